/** A house in the making: a preset and the points one chooses otherwise. */

import type { HouseDraft, HousePage, HouseValues, OptionGroup, OptionPoint, Text } from "../wire";
import { speaksOf } from "./marked";

const NAMES = ["id", "title", "title_fr", "books"];

export type Changes = Record<string, string>;

export interface Sieve {
  /** Words that a point must speak of. */
  words: string;
  /** Only points chosen otherwise than in the preset. */
  changed: boolean;
  /** Only points that the software reads today. */
  today: boolean;
}

export interface Difference {
  point: OptionPoint;
  ours: string;
  theirs: string;
}

/** The points an address chooses otherwise than the preset; a key has a dot in it. */
export function changesIn(params: URLSearchParams, page: HousePage): Changes {
  const points = pointsOf(page);
  const changes: Changes = {};
  for (const [key, value] of params) {
    const point = points.get(key);
    if (point && point.chosen !== value) changes[key] = value;
  }
  return changes;
}

/** The name an address gives, in both languages: `title`, and `title_fr` where the French one differs. */
export function titleIn(params: URLSearchParams): Text {
  const [en = "", fr = ""] = ["title", "title_fr"].map((name) => params.get(name)?.trim());
  return { en: en || fr, fr: fr || en };
}

/** The order of books an address gives; none while it is the preset's own. */
export function booksIn(params: URLSearchParams, page: HousePage): string[] {
  const books = (params.get("books") ?? "").split(",").filter(Boolean);
  return books.join() === page.books.join() ? [] : books;
}

/** What of an address makes the house; the rest says how one looks at it. */
export function houseIn(params: URLSearchParams): URLSearchParams {
  const own = [...params].filter(([name, value]) => value && (name.includes(".") || NAMES.includes(name)));
  return new URLSearchParams(own);
}

/** The keys in an address that are points of no house. */
export function strangersIn(params: URLSearchParams, page: HousePage): string[] {
  const points = pointsOf(page);
  return [...params.keys()].filter((key) => key.includes(".") && !points.has(key));
}

export function pointsOf(page: HousePage): Map<string, OptionPoint> {
  return new Map(page.groups.flatMap((group) => group.options).map((point) => [point.key, point]));
}

/** `params` with a point chosen; the preset's own value leaves no trace. */
export function choosing(params: URLSearchParams, point: OptionPoint, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === point.chosen) next.delete(point.key);
  else next.set(point.key, value);
  return next;
}

/**
 * `params` with the house's name: in one language if it has a name of its own in each, else in both.
 * A name that is emptied is emptied in both.
 */
export function naming(params: URLSearchParams, language: "en" | "fr", words: string): URLSearchParams {
  const old = titleIn(params);
  const both = { en: words, fr: words };
  const now = words.trim() !== "" && old.en !== old.fr ? { ...old, [language]: words } : both;
  return setting(setting(params, "title", now.en), "title_fr", now.fr === now.en ? "" : now.fr);
}

/** `params` with `name` set, or without it where the value is empty. */
export function setting(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** `params` without any point chosen otherwise. */
export function resetting(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([key]) => !key.includes(".")));
}

/** The effect of a value in words, `{n}` filled in. */
export function effectOf(
  point: OptionPoint,
  value: string,
  language: "en" | "fr",
  write: (n: number) => string,
): string {
  const own = point.values.find((each) => each.value === value);
  const words = own ?? point.values.find((each) => each.value === "n");
  if (!words) return value;
  const number = /^\d+$/.test(value) ? write(Number(value)) : value.replaceAll(",", ", ");
  return words.words[language].replaceAll("{n}", number);
}

/** The groups with those of their points that pass the sieve; groups without any are left out. */
export function sifted(page: HousePage, changes: Changes, sieve: Sieve): OptionGroup[] {
  return page.groups
    .map((group) => ({
      ...group,
      options: group.options.filter((point) => passes(group, point, changes, sieve)),
    }))
    .filter((group) => group.options.length > 0);
}

/** The points on which the house in the making and another one differ. */
export function differences(page: HousePage, changes: Changes, other: HouseValues): Difference[] {
  return [...pointsOf(page).values()]
    .map((point) => ({
      point,
      ours: changes[point.key] ?? point.chosen,
      theirs: other.values[point.key] ?? point.chosen,
    }))
    .filter(({ ours, theirs }) => ours !== theirs);
}

/** The house of an address, as the room is asked to write it. */
export function draftOf(params: URLSearchParams, page: HousePage): HouseDraft {
  return {
    extends: page.id,
    id: params.get("id") ?? "",
    title: titleIn(params),
    books: booksIn(params, page),
    changes: changesIn(params, page),
  };
}

/** The rules a house goes by on a point: those of its highest book that speaks of it. */
export function articlesOf(books: string[], rules: string[]): string[] {
  for (const book of books) {
    const spoken = rules.filter((rule) => rule.startsWith(`${book}:`));
    if (spoken.length) return spoken;
  }
  return [];
}

/** A name for the file of a house. */
export function fileName(title: string): string {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "") || "house"}.toml`;
}

/** Words of either language will do: an address is sent to people who read the other one. */
function passes(group: OptionGroup, point: OptionPoint, changes: Changes, sieve: Sieve): boolean {
  if (sieve.changed && !(point.key in changes)) return false;
  if (sieve.today && point.layer) return false;
  if (!sieve.words) return true;
  const texts = [group.title, point.title, point.meaning, ...point.values.map((each) => each.words)];
  const all = texts.map((text) => `${text.en} ${text.fr}`).join(" ");
  return speaksOf(`${all} ${point.key} ${point.rules.join(" ")}`, sieve.words);
}
