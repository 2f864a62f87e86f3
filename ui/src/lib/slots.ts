/** The dock's three places and what stands in each: they never trade places. */

import type { ActKind } from "../protocol";
import type { Menu, Wager } from "../wire";
import type { Key } from "../i18n/en";

export interface Slot {
  kind: ActKind;
  label: Key;
  /** The amount written on it; null = a verb alone. */
  amount: number | null;
  /** The total sent with it; 0 where it has no meaning. */
  to: number;
}

export interface Slots {
  fold: Slot | null;
  call: Slot | null;
  raise: Slot | null;
}

const WAGER_LABELS: Record<Wager["kind"], Key> = {
  bet: "label_bet",
  raise: "label_raise_to",
  complete: "label_complete_to",
  open: "label_open",
};

/** What the menu puts in the three places when the wager is set to `to`. */
export function slotsOf(menu: Menu, to: number): Slots {
  if (menu.show || menu.muck) {
    return {
      fold: menu.muck ? verb("muck", "label_muck") : null,
      call: menu.show ? verb("show", "label_show") : null,
      raise: null,
    };
  }
  return {
    fold: menu.fold ? verb("fold", "label_fold") : null,
    call: callSlot(menu),
    raise: menu.wager ? raiseSlot(menu.wager, to) : null,
  };
}

/** Everything a press may cost, in a word: when it changes, presses wait a moment. */
export function meaningOf(menu: Menu | null): string {
  if (!menu) return "";
  const { rules: _, least: __, call_all_in: ___, ...meant } = menu;
  return JSON.stringify(meant);
}

/** The wager a menu begins with: the least one. */
export function firstWager(menu: Menu | null): number {
  const wager = menu?.wager;
  if (!wager) return 0;
  return wager.choices[0] ?? wager.min;
}

/** Whether an amount can be chosen from a range. */
export function isRange(wager: Wager | null | undefined): wager is Wager {
  return !!wager && !wager.fixed && wager.choices.length === 0 && wager.max > wager.min;
}

/** The whole amount of a label and the words before it: "Call {amount}" is a verb over a number. */
export function splitLabel(template: string): { verb: string; tail: string } {
  const [before = "", after = ""] = template.split(/\{\w+\}/);
  return { verb: before.trim(), tail: after.trim() };
}

function callSlot(menu: Menu): Slot | null {
  if (menu.check) return verb("check", "label_check");
  if (menu.bring_in !== null) {
    return { kind: "bring_in", label: "label_bring_in", amount: menu.bring_in, to: 0 };
  }
  if (menu.call === null) return null;
  const label = menu.call_all_in ? "label_call_all_in" : "label_call";
  return { kind: "call", label, amount: menu.call, to: 0 };
}

function raiseSlot(wager: Wager, to: number): Slot {
  const label = to === wager.all_in ? "label_all_in" : WAGER_LABELS[wager.kind];
  return { kind: wager.kind, label, amount: to, to };
}

function verb(kind: ActKind, label: Key): Slot {
  return { kind, label, amount: null, to: 0 };
}
