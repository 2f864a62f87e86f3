import { remember, remembered } from "../lib/storage";
import type { Text } from "../wire";
import { en, type Key } from "./en";
import { fr } from "./fr";

export type Language = "en" | "fr";
type Params = Record<string, string | number>;
/** The stems of the keys that come in `_one` and `_other`. */
type Counted = Key extends infer K ? (K extends `${infer Stem}_one` ? Stem : never) : never;

const WORDS = { en, fr };
const NUMBERS = { en: new Intl.NumberFormat("en"), fr: new Intl.NumberFormat("fr") };
/** Rounded towards nothing: a shortened amount is never more than what is there. */
const BRIEF: Intl.NumberFormatOptions & { roundingMode: string } = {
  notation: "compact",
  maximumSignificantDigits: 4,
  roundingMode: "trunc",
};
const BRIEFS = { en: new Intl.NumberFormat("en", BRIEF), fr: new Intl.NumberFormat("fr", BRIEF) };
const PLURALS = { en: new Intl.PluralRules("en"), fr: new Intl.PluralRules("fr") };

const chosen = $state({ language: firstLanguage() });

export function language(): Language {
  return chosen.language;
}

export function setLanguage(language: Language): void {
  chosen.language = language;
  remember("lang", language);
}

/** The words for `key`, its {places} filled; numbers are written as the language writes them. */
export function t(key: Key, params: Params = {}): string {
  return WORDS[chosen.language][key].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = params[name];
    return value === undefined ? place : typeof value === "number" ? num(value) : value;
  });
}

/** The label itself, its places unfilled. */
export function template(key: Key): string {
  return WORDS[chosen.language][key];
}

/** "{n} players" with the right form for n. */
export function counted(stem: Counted, n: number): string {
  const form = PLURALS[chosen.language].select(n) === "one" ? "one" : "other";
  return t(`${stem}_${form}` as Key, { n });
}

export function num(value: number): string {
  return NUMBERS[chosen.language].format(value);
}

/** A number in little room: in full below `from`, else "1.234M" by its first four digits. */
export function brief(value: number, from = 1_000_000): string {
  return Math.abs(value) < from ? num(value) : BRIEFS[chosen.language].format(value);
}

/** What the room said, in the reader's language. */
export function say(text: Text): string {
  return text[chosen.language];
}

function firstLanguage(): Language {
  const kept = remembered("lang");
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}
