/** Amounts as players type them; always the raise-to total, a whole number of chips. */

import type { Wager } from "../wire";

/** What relative amounts are measured by: all in chips. */
export interface Measure {
  bigBlind: number | null;
  /** Everything in the middle, bets included. */
  pot: number;
  /** The highest bet of the round. */
  bet: number;
  /** What calling would add. */
  call: number;
}

const VULGAR: Record<string, string> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
};

/** The total meant by `120`, `3bb`, `2.5x`, `60%`, `1/2` or `pot`; null if it is none. */
export function parseAmount(text: string, measure: Measure): number | null {
  const typed = tidy(text);
  if (/^\d+$/.test(typed)) return whole(Number(typed));
  if (typed === "pot") return potShare(1, measure);
  const fraction = /^(\d{1,3})\/(\d{1,3})$/.exec(typed);
  if (fraction) {
    const below = Number(fraction[2]);
    return below === 0 ? null : potShare(Number(fraction[1]) / below, measure);
  }
  const scaled = /^(\d+(?:\.\d+)?)(bb|x|%)$/.exec(typed);
  return scaled ? inUnits(Number(scaled[1]), scaled[2] as "bb" | "x" | "%", measure) : null;
}

/** The nearest total one may name: on the steps from the least, the most always among them. */
export function fitted(to: number, wager: Wager): number {
  if (to >= wager.max) return wager.max;
  const steps = Math.round((to - wager.min) / wager.step);
  return Math.min(wager.max, wager.min + Math.max(0, steps) * wager.step);
}

/** The next round total above or below `to`: a multiple of `unit` where the steps allow it. */
export function stepped(to: number, by: 1 | -1, wager: Wager, unit = wager.step): number {
  const multiple = by === 1 ? Math.floor(to / unit) + 1 : Math.ceil(to / unit) - 1;
  const next = fitted(multiple * unit, wager);
  return next === to ? fitted(to + by * wager.step, wager) : next;
}

/** The round total nearest to a place on the slider; both its ends are always among them. */
export function slidTo(to: number, wager: Wager, unit = wager.step): number {
  if (to <= wager.min || to >= wager.max) return fitted(to, wager);
  return fitted(Math.round(to / unit) * unit, wager);
}

/** What amounts are rounded to as one slides: half a big blind. */
export function unitOf(bigBlind: number | null, wager: Wager): number {
  return Math.max(wager.step, Math.floor((bigBlind ?? 0) / 2));
}

/** The big blind named by stakes such as "No-limit 5/10"; null where there is no such pair. */
export function bigBlindOf(stakes: string): number | null {
  const pair = /(\d[\d,]*)\s*\/\s*(\d[\d,]*)/.exec(stakes);
  return pair?.[2] ? Number(pair[2].replaceAll(",", "")) : null;
}

function tidy(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[½⅓⅔¼¾]/g, (glyph) => VULGAR[glyph] ?? glyph)
    .replace(/\s/g, "")
    .replace(/^(\d{1,3})((?:,\d{3})+)(?=\D|$)/, (all) => all.replaceAll(",", ""));
  return plain.replace(",", ".");
}

function inUnits(count: number, unit: "bb" | "x" | "%", measure: Measure): number | null {
  if (unit === "%") return potShare(count / 100, measure);
  if (unit === "x") return measure.bet > 0 ? whole(count * measure.bet) : null;
  return measure.bigBlind === null ? null : whole(count * measure.bigBlind);
}

/** A raise by a share of the pot counts the pot as it would be after the call. */
function potShare(share: number, { pot, bet, call }: Measure): number | null {
  return whole(bet + share * (pot + call));
}

function whole(value: number): number | null {
  const rounded = Math.round(value);
  return Number.isSafeInteger(rounded) ? rounded : null;
}
