/** Builds what the page sends; ids are never used twice, not even after a reload. */

import type { Offer } from "../lib/offers";
import type { Slot } from "../lib/slots";
import type { Command } from "../protocol";
import type { Act, Away, EntryView, Menu } from "../wire";

/** How one comes in: at once for what it costs, or on the big blind. */
export type Wish = EntryView["wish"];

const page = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
let count = 0;

export function nextId(): string {
  count += 1;
  return `${page}-${count}`;
}

export function act(table: string, menu: Menu, slot: Slot, cards: string[] = []): Act {
  const { hand, turn } = menu;
  return { t: "act", id: nextId(), table, hand, turn, kind: slot.kind, to: slot.to, cards };
}

export function settle(table: string, menu: Menu, { kind, times }: Offer): Act {
  const { hand, turn } = menu;
  return { t: "act", id: nextId(), table, hand, turn, kind, times };
}

export function choose(table: string, game: number): Command {
  return { t: "choose", id: nextId(), table, game };
}

/** `buyIn` chips, 0 for the usual amount. */
export function sit(table: string, seat: number, buyIn: number, post: Wish): Command {
  return { t: "sit", id: nextId(), table, seat, buy_in: buyIn, post };
}

export function entry(table: string, wish: Wish): Command {
  return { t: "entry", id: nextId(), table, wish };
}

export function away(table: string, when: Away["when"]): Command {
  return { t: "away", id: nextId(), table, when };
}

export function back(table: string, post: Wish): Command {
  return { t: "back", id: nextId(), table, post };
}

export function buy(table: string, amount: number): Command {
  return { t: "buy", id: nextId(), table, amount };
}

export function straddle(table: string, on: boolean): Command {
  return { t: "straddle", id: nextId(), table, on };
}

export function move(table: string, seat: number): Command {
  return { t: "move", id: nextId(), table, seat };
}

export function plain(t: "leave" | "stay", table: string): Command {
  return { t, id: nextId(), table };
}

export function show(table: string, cards: string[]): Command {
  return { t: "show", id: nextId(), table, cards };
}
