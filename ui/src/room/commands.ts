/** Builds what the page sends; ids are never used twice, not even after a reload. */

import type { Offer } from "../lib/offers";
import type { Slot } from "../lib/slots";
import type { Command } from "../protocol";
import type { Act, Menu } from "../wire";

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

export function sit(table: string, seat: number): Command {
  return { t: "sit", id: nextId(), table, seat };
}

export function plain(t: "leave" | "back", table: string): Command {
  return { t, id: nextId(), table };
}

export function show(table: string, cards: string[]): Command {
  return { t: "show", id: nextId(), table, cards };
}
