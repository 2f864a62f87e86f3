/** What is typed into the forms of the card room, read. */

import { LONGEST_NAME } from "../lib/guest";

/** The value of a field whose words are typed but cannot be read: it is neither sent nor left out. */
export const UNREAD = Number.NaN;

/** The largest number a field takes. */
export const MOST_NUMBER = 1_000_000_000;

/** What is wrong with a number as it is typed; "" for nothing, and for an empty field. */
export type NumberTrouble = "" | "whole" | "least" | "most";

/** A whole number as people write it: 1500, 1 500, 1,500; null for anything else. */
export function amountIn(text: string): number | null {
  const plain = plainDigits(text);
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null;
}

/** Why a number that was typed is not taken. */
export function numberTrouble(text: string, least = 0): NumberTrouble {
  const plain = plainDigits(text);
  if (!plain) return "";
  if (!/^\d+$/.test(plain)) return "whole";
  if (Number(plain) > MOST_NUMBER) return "most";
  return Number(plain) < least ? "least" : "";
}

/** Whether a name is longer than the room takes it; nothing is cut off without a word. */
export function isTooLong(name: string): boolean {
  return name.trim().replace(/\s+/g, " ").length > LONGEST_NAME;
}

/** Whether any part of what a field holds is typed and cannot be read. */
export function isUnread(value: unknown): boolean {
  if (typeof value === "number") return Number.isNaN(value);
  return typeof value === "object" && value !== null && Object.values(value).some(isUnread);
}

function plainDigits(text: string): string {
  return text.replace(/[\s\u00a0\u202f]/g, "").replace(/^(\d{1,3})((?:[,.’']\d{3})+)$/, (all) => all.replace(/\D/g, ""));
}

const SUITS: Record<string, string> = { s: "s", h: "h", d: "d", c: "c", "♠": "s", "♥": "h", "♦": "d", "♣": "c" };

/** A card as it is typed: Ks, ks, 10h, K♠; "" for anything else. */
export function cardIn(text: string): string {
  const typed = text.trim().replace(/^10/, "T");
  const [rank = "", suit = "", ...more] = [...typed];
  const known = SUITS[suit.toLowerCase()];
  return known && !more.length && /^[2-9tjqka]$/i.test(rank) ? rank.toUpperCase() + known : "";
}

/** Pairs of a number of players and an amount: 2: 1, 4: 3; null for anything else. */
export function capsIn(text: string): [number, number][] | null {
  const pairs: [number, number][] = [];
  for (const part of text.split(/[,;]/).filter((each) => each.trim())) {
    const [, players, amount] = /^\s*(\d+)\s*:\s*(\d+)\s*$/.exec(part) ?? [];
    if (!players || !amount) return null;
    pairs.push([Number(players), Number(amount)]);
  }
  return pairs;
}

/** A short id out of words: hold’em 5/10 → hold-em-5-10. */
export function idIn(words: string): string {
  return words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
