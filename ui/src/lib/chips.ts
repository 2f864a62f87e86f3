/** Chips to buy: the ends of the slider, its steps, and what is typed. */

import type { Key } from "../i18n/en";
import type { BuyView } from "../wire";

export interface Scale {
  least: number;
  most: number;
  step: number;
}

/** Where a table sets no maximum the slider ends at so many usual buy-ins. */
const FAR = 5;
const STEPS = 40;
/** More than this no table takes. */
const MOST_CHIPS = 1_000_000_000;

export function scaleOf(buy: BuyView): Scale {
  const most = buy.most || Math.max(buy.usual, buy.least, 1) * FAR;
  const least = Math.min(buy.least, most);
  return { least, most, step: roundStep((most - least) / STEPS) };
}

/** The next multiple of the step above or below, never beyond the ends. */
export function steppedChips(amount: number, by: 1 | -1, { least, most, step }: Scale): number {
  const multiple = by === 1 ? Math.floor(amount / step) + 1 : Math.ceil(amount / step) - 1;
  return Math.min(most, Math.max(least, multiple * step));
}

/** The nearest amount to a place on the slider; its ends are always among them. */
export function slidChips(amount: number, { least, most, step }: Scale): number {
  if (amount <= least) return least;
  if (amount >= most) return most;
  return Math.min(most, Math.max(least, Math.round(amount / step) * step));
}

/** A whole number of chips as people write it, with or without marks for thousands; null if none. */
export function parseChips(text: string): number | null {
  const typed = text.replace(/\s/g, "");
  if (!/^\d+([,.]\d{3})*$/.test(typed)) return null;
  const amount = Number(typed.replace(/[,.]/g, ""));
  return amount > 0 && Number.isSafeInteger(amount) ? amount : null;
}

export interface Trouble {
  words: Key;
  /** The amount in the words. */
  amount: number;
}

/**
 * What is wrong with the chips typed; null = nothing.  Below the least of a buy-in it may be the
 * short one, which the room decides: of that only nothing and less is refused here.
 */
export function chipsTrouble(text: string, buy: BuyView, short: boolean): Trouble | null {
  const typed = text.replace(/\s/g, "");
  const least = Math.max(1, short ? 1 : scaleOf(buy).least);
  const most = buy.most || MOST_CHIPS;
  const chips = parseChips(text);
  if (chips !== null) {
    if (chips > most) return { words: "amount_most", amount: most };
    return chips < least ? { words: "chips_at_least", amount: least } : null;
  }
  if (/^\d+$/.test(typed) && Number(typed) > most) return { words: "amount_most", amount: most };
  if (/^0+$|^[-−]\d+$/.test(typed)) return { words: "chips_at_least", amount: Math.max(least, scaleOf(buy).least) };
  return { words: /^\d+[.,]\d+$/.test(typed) ? "chips_fraction" : "chips_unknown", amount: 0 };
}

/** 1, 2 or 5 times a power of ten, the first that is not below `size`. */
function roundStep(size: number): number {
  if (size <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(size));
  return ([1, 2, 5].find((each) => each * power >= size) ?? 10) * power;
}
