/** What is a player's own to say between hands, the most pressing first. */

import type { Key } from "../i18n/en";
import type { Own, SeatView, TableView, Text } from "../wire";

/** What a press asks of the room. */
export type Deed = "post" | "wait" | "rebuy" | "rebuy_other" | "sit_out" | "back" | "stay" | "stay_here" | "lobby";

export interface Press {
  deed: Deed;
  label: Key;
  /** The amount in the label. */
  amount?: number;
  /** One of two answers: whether it is the one that stands. */
  pressed?: boolean;
  primary?: boolean;
}

/** A line above the dock: what is so, and what may be said to it. */
export interface Matter {
  id: "rebuy" | "leaving" | "penalty" | "moving" | "away" | "entry" | "ordered";
  words: Key;
  amount?: number;
  seat?: number;
  /** Until when it is so, in ms of the room's clock. */
  until?: number | null;
  presses: Press[];
  why?: Text;
  rules?: string[];
}

/** Every matter of the viewer's seat. */
export function mattersOf(view: TableView): Matter[] {
  const { own } = view;
  const mine = view.seats.find((seat) => seat.seat === view.you);
  if (!own || !mine) return [];
  if (own.leaving) return [leaving(mine)];
  return [rebuy(own), penalty(own), moving(view), away(own), entry(own, mine), ordered(own)].filter(
    (matter) => matter !== null,
  );
}

/** The seat to which a seated viewer moves after the hand; 0 = none. */
export function movesTo(view: TableView): number {
  const mine = view.seats.find((seat) => seat.seat === view.you);
  return view.seats.find((seat) => seat.promised !== "" && seat.promised === mine?.name)?.seat ?? 0;
}

export function owedWords(owes: SeatView["owes"]): Key {
  if (owes.length > 1) return "owes_both";
  if (owes[0] === "small") return "owes_small";
  return owes[0] === "big" ? "owes_big" : "owes_entry";
}

/** A small blind alone is dead: it goes to the pot and is no bet. */
export function postLabel(owes: SeatView["owes"]): Key {
  return owes.length === 1 && owes[0] === "small" ? "post_dead" : "post_amount";
}

function leaving({ state }: SeatView): Matter {
  const presses: Press[] = [
    { deed: "stay", label: "stay", primary: true },
    { deed: "lobby", label: "to_tables" },
  ];
  return { id: "leaving", words: state === "all_in" ? "is_leaving_all_in" : "is_leaving", presses };
}

function rebuy(own: Own): Matter | null {
  if (!own.rebuy) return null;
  const presses: Press[] = [{ deed: "sit_out", label: "rebuy_no" }];
  if (own.buy) {
    presses.unshift(
      { deed: "rebuy", label: "rebuy_confirm", amount: own.buy.usual, primary: true },
      { deed: "rebuy_other", label: "rebuy_other" },
    );
  }
  return { id: "rebuy", words: "rebuy_question", until: own.rebuy_until, presses };
}

function moving(view: TableView): Matter | null {
  const seat = movesTo(view);
  if (!seat) return null;
  return { id: "moving", words: "is_moving", seat, presses: [{ deed: "stay_here", label: "stay_here" }] };
}

function penalty(own: Own): Matter | null {
  if (!own.penalty) return null;
  return { id: "penalty", words: "is_penalised", seat: own.penalty.hands, presses: [], rules: own.penalty.rules };
}

function away(own: Own): Matter | null {
  if (own.away === "" || own.rebuy) return null;
  if (own.away === "out") {
    return { id: "away", words: "is_away_out", until: own.away_until, presses: [] };
  }
  return {
    id: "away",
    words: `is_away_${own.away}`,
    presses: [{ deed: "back", label: "stay_in" }],
  };
}

function entry(own: Own, mine: SeatView): Matter | null {
  const { entry } = own;
  if (!entry || own.away === "out" || own.rebuy) return null;
  const { why, rules, offer, wish } = entry;
  if (!offer) return entry.dealt ? null : { id: "entry", words: "waiting_entry", presses: [], why, rules };
  const presses: Press[] = [
    { deed: "post", label: postLabel(mine.owes), amount: offer, pressed: wish === "post" },
    { deed: "wait", label: "wait_short", pressed: wish === "wait" },
  ];
  return { id: "entry", words: owedWords(mine.owes), presses, rules };
}

function ordered(own: Own): Matter | null {
  if (!own.ordered) return null;
  return { id: "ordered", words: "is_ordered", amount: own.ordered, presses: [] };
}
