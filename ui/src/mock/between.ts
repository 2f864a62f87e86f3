/** The table between hands, as it looks to a newcomer and to a player with something to say. */

import type { Own, SeatView, TableView } from "../wire";
import { backs, both, buy, entry, own, seat, view } from "./build";

const two = { cards: backs(2) };
const waits = both("waits for the big blind", "attend la grosse blinde");

function six(change: Record<number, Partial<SeatView>> = {}): SeatView[] {
  const seats = [
    seat(1, "Inès", 965, { state: "waiting" }),
    seat(2, "Rosa", 1210, { ...two }),
    seat(3, "", 0),
    seat(4, "Nora", 995, { ...two, blind: "SB", bet: 5 }),
    seat(5, "Hugo", 1480, { ...two, blind: "BB", bet: 10 }),
    seat(6, "", 0),
  ];
  return seats.map((each) => ({ ...each, ...change[each.seat] }));
}

function table(mine: Partial<Own>, change: Record<number, Partial<SeatView>> = {}): TableView {
  return view({
    seats: six(change),
    actor: 2,
    pot: 15,
    button: 2,
    small: 4,
    big: 5,
    own: own({ buy: buy({ least: 1, most: 35, usual: 35 }), moves: [3, 6], ...mine }),
  });
}

export const BETWEEN: Record<string, () => TableView> = {
  join: () =>
    view({
      seats: six({ 1: { name: "Tom", bot: true, ...two, state: "in" } }),
      you: 0,
      actor: 2,
      pot: 15,
      button: 2,
      small: 4,
      big: 5,
      join: buy(),
      prices: [0, 0, 10, 0, 0, 10],
    }),
  starting: () =>
    view({
      seats: six({
        1: { name: "", state: "empty" },
        2: { cards: [], state: "waiting" },
        4: { cards: [], bet: 0, blind: "", name: "", state: "empty" },
        5: { cards: [], bet: 0, blind: "", name: "", state: "empty" },
      }),
      hand: 0,
      you: 0,
      phase: "waiting",
      join: buy({ most: 0, least: 200 }),
    }),
  newcomer: () => table({ entry: entry() }, { 1: { note: waits } }),
  owes: () =>
    table(
      { entry: entry({ offer: 5, wish: "post", dealt: true, rules: ["rrop3:4.blinds.11a"] }) },
      {
        1: { owes: ["small"], note: waits },
        2: { cards: [], state: "waiting", owes: ["small", "big"], note: waits },
      },
    ),
  barred: () =>
    table({
      entry: entry({
        offer: 0,
        why: both(
          "Nobody comes in after the button and before the big blind: you wait until the button is past.",
          "On n’entre pas entre le bouton et la grosse blinde\u00a0: vous attendez que le bouton soit passé.",
        ),
        rules: ["rrop3:4.blinds.9"],
      }),
    }),
  asked: () =>
    table(
      { away: "blind", ordered: 500, straddle: { on: true, amount: 20 } },
      { 1: { state: "in", cards: ["Qh", "Qc"], hand: both("Pair of queens", "Paire de dames") } },
    ),
  out: () =>
    table(
      { away: "out", away_until: Date.now() + 610_000 },
      { 1: { state: "away", owes: ["small", "big"] } },
    ),
  penalised: () =>
    table(
      { penalty: { hands: 3, rules: ["tda:71A"] } },
      { 1: { state: "away", note: both("penalty, hands to miss: 3", "pénalité, mains à manquer\u00a0: 3") } },
    ),
  rebuy: () =>
    table(
      {
        rebuy: true,
        rebuy_until: Date.now() + 27_000,
        buy: buy(),
        moves: [],
        straddle: { on: false, amount: 20 },
      },
      { 1: { state: "busted", stack: 0 } },
    ),
  leaving: () =>
    table({ leaving: true, moves: [], buy: null }, { 1: { state: "folded", leaving: true } }),
  moving: () => table({}, { 3: { promised: "Inès" }, 1: { state: "in", ...two } }),
  /** The button at a seat that owes, a blind at another, a long name, and very large stacks. */
  marks: () =>
    table(
      { entry: entry({ offer: 5, wish: "post", dealt: true, rules: ["rrop3:4.blinds.11a"] }) },
      {
        1: { stack: 100_000_000_234, owes: ["small"] },
        2: { name: "Maximilienne-Rose", owes: ["small", "big"], note: waits },
        3: { name: "Viktor", stack: 999_999, state: "in", ...two, blind: "SB", owes: ["small", "big"] },
        4: { stack: 123_456_789, bet: 12_345_678, did: "raise" },
        5: { stack: 100_000_000_234 },
        6: { name: "Uma", stack: 10_000, state: "waiting", note: waits },
      },
    ),
  dead: () => ({
    ...table({}, { 1: { state: "in", cards: ["Qh", "Qc"] }, 2: { bet: 10 } }),
    button: 3,
    dead_button: true,
    pot: 30,
  }),
};
