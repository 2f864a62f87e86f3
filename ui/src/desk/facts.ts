/** The facts a decision rests on, in words. */

import { language, num, t } from "../i18n/index.svelte";
import { en, type Key } from "../i18n/en";
import { dayTime } from "./time.svelte";
import { withNames } from "./words.svelte";

const MOMENTS = new Set(["at", "since", "until", "told_until", "away_since", "opened", "ends"]);

/** Reasons within the reason: each is asked for where its player is. */
const NESTED = new Set(["entries", "evidence", "lifts"]);
const CARDS = new Set(["cards", "card", "drawn"]);
const SIGNS: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };
const POST = /(\d+), (\w+), (\d+)/g;

/** Each fact by its name and its value; what is nothing is left out. */
export function factLines(facts: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(facts)
    .filter(([key, value]) => value !== "" && value !== "None" && !NESTED.has(key))
    .map(([key, value]) => ({ name: nameOfFact(key), value: valueOf(key, value) }));
}

function nameOfFact(key: string): string {
  const words = `fact_${key}`;
  return words in en ? t(words as Key) : key.replaceAll("_", " ");
}

/** Posts as the room lists them, `4, small_blind, 5, 5, big_blind, 10`, in words. */
function postsIn(value: string): string {
  const posts = [...value.matchAll(POST)].map(([, seat = "", kind = "", amount = ""]) => {
    const words = `post_${kind}`;
    return t("desk_seat_posts", { seat, kind: words in en ? t(words as Key) : kind, amount: num(Number(amount)) });
  });
  return posts.join(", ");
}

function valueOf(key: string, value: string): string {
  if (value === "True" || value === "true") return t("desk_yes");
  if (value === "False" || value === "false") return t("desk_no");
  if (/^-?\d+$/.test(value)) {
    const isMoment = MOMENTS.has(key) || key.endsWith("_at");
    if (isMoment) return Number(value) > 0 ? dayTime(Number(value) * 1000) : "–";
    return num(Number(value));
  }
  const words = CARDS.has(key) ? cardsIn(value) : key === "posts" ? postsIn(value) : numbersIn(value);
  return withNames(colonsIn(key === "players" ? tablesIn(words) : words));
}

/** Players by their tables, `1: 7`: the number of a table is called so. */
function tablesIn(value: string): string {
  return value.replace(/(^|, )(\w+): /g, (_, before: string, table: string) => `${before}${t("desk_table", { table })}: `);
}

/** Cards by their signs: As is an ace of spades, and no word of a sentence. */
function cardsIn(value: string): string {
  return value.replace(/(?<![\p{L}\p{N}:])([2-9TJQKA])([shdc])(?![\p{L}\p{N}])/gu, (_, rank: string, suit: string) => `${rank === "T" ? "10" : rank}${SIGNS[suit]}`);
}

/** Numbers of four digits and more as the language groups them. */
function numbersIn(value: string): string {
  return value.replace(/(?<![\p{L}\p{N}.:_-])\d{4,12}(?![\p{L}\p{N}.:_-])/gu, (digits) => num(Number(digits)));
}

/** French has a space before a colon. */
function colonsIn(value: string): string {
  return language() === "fr" ? value.replace(/(\S): /g, "$1\u00a0: ") : value;
}
