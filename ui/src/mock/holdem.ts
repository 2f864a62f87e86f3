import type { SeatView, TableView } from "../wire";
import { award, backs, both, menu, result, seat, view, wager } from "./build";

const own = { cards: ["Ad", "Jd"], hand: both("Flush, ace high", "Couleur à l’as") };
const two = { cards: backs(2) };

function nine(change: Record<number, Partial<SeatView>> = {}): SeatView[] {
  const seats = [
    seat(1, "Inès", 1965, own),
    seat(2, "Karim", 870, { state: "folded" }),
    seat(3, "Zoé", 1200, { state: "away" }),
    seat(4, "Ann", 1415, { state: "folded" }),
    seat(5, "Bob", 0, { state: "all_in", ...two }),
    seat(6, "Cyril", 640, { state: "folded" }),
    seat(7, "Dee", 2240, { ...two, bet: 200, did: "bet", blind: "SB" }),
    seat(8, "Tomasz", 1104, { state: "folded", blind: "BB" }),
    seat(9, "Ève-Marie", 985, { state: "folded" }),
  ];
  return seats.map((each) => ({ ...each, ...change[each.seat] }));
}

function six(change: Record<number, Partial<SeatView>> = {}): SeatView[] {
  const seats = [
    seat(1, "Inès", 965, { cards: ["Qh", "Qc"], hand: both("Pair of queens", "Paire de dames") }),
    seat(2, "Rosa", 1210, { ...two }),
    seat(3, "Viktor", 640, { state: "folded", did: "fold" }),
    seat(4, "Nora", 995, { ...two, blind: "SB", bet: 5 }),
    seat(5, "Hugo", 1480, { ...two, blind: "BB", bet: 10 }),
    seat(6, "", 0),
  ];
  return seats.map((each) => ({ ...each, ...change[each.seat] }));
}

const sizes = [
  { label: "1/3", to: 520 },
  { label: "1/2", to: 680 },
  { label: "2/3", to: 840 },
  { label: "3/4", to: 920 },
  { label: "pot", to: 1165 },
];
const raise = wager({ min: 400, max: 1965, step: 5, sizes, all_in: 1965 });
const sidePots = [
  { amount: 325, seats: [1, 5, 7] },
  { amount: 240, seats: [1, 7] },
];
const late = { board: ["9d", "7d", "2c", "Kd"], pots: sidePots, pot: 765, button: 6 };
const least = both("Minimum raise 400.", "Relance minimale 400.");

const shown = {
  5: {
    cards: ["Ks", "Kh"],
    up: [true, true],
    hand: both("Three of a kind, kings", "Brelan de rois"),
  },
  7: {
    cards: ["9s", "9h"],
    up: [true, true],
    bet: 0,
    did: "" as const,
    hand: both("Three of a kind, nines", "Brelan de neuf"),
  },
  1: { won: 965, winning: ["Ad", "Jd", "9d", "7d", "Kd"] },
};

export const HOLDEM: Record<string, () => TableView> = {
  turn: () =>
    view({
      ...late,
      seats: nine(),
      actor: 1,
      menu: menu({ call: 200, wager: raise, least, rules: ["rrop3:10.nolimit.3a"] }),
    }),
  wait: () =>
    view({
      ...late,
      seats: nine({ 1: { bet: 680, stack: 1285, did: "raise" } }),
      pot: 1445,
      actor: 7,
    }),
  result: () =>
    view({
      ...late,
      board: ["9d", "7d", "2c", "Kd", "3h"],
      seats: nine(shown),
      phase: "between",
      pots: [],
      pot: 0,
      result: result(
        [
          award(1, 325, {
            hand: both("Flush, ace high", "Couleur à l’as"),
            cards: ["Ad", "Kd", "Jd", "9d", "7d"],
          }),
          award(1, 640, { pot: 1, hand: both("Flush, ace high", "Couleur à l’as") }),
        ],
        [both("A flush beats three of a kind.", "Une couleur bat un brelan.")],
        ["rrop3:5.hands.1"],
      ),
    }),
  preflop: () =>
    view({
      seats: six({ 2: { bet: 30, did: "raise", stack: 1180 } }),
      board: [],
      pot: 45,
      button: 3,
      actor: 1,
      street: both("Before the flop", "Préflop"),
      menu: menu({
        call: 30,
        wager: wager({
          min: 50,
          max: 965,
          step: 5,
          sizes: [
            { label: "2.5x", to: 75 },
            { label: "3x", to: 90 },
            { label: "pot", to: 105 },
          ],
          all_in: 965,
        }),
        least: both("Minimum raise 50.", "Relance minimale 50."),
        rules: ["tda:43A"],
      }),
    }),
  check: () =>
    view({
      seats: six({
        2: { did: "check" },
        4: { bet: 0, did: "check" },
        5: { bet: 0, state: "folded" },
      }),
      board: ["Qs", "9d", "4c"],
      pots: [{ amount: 65, seats: [1, 2, 4] }],
      pot: 65,
      button: 1,
      actor: 1,
      menu: menu({
        check: true,
        wager: wager({
          kind: "bet",
          min: 10,
          max: 965,
          step: 5,
          sizes: [
            { label: "1/3", to: 20 },
            { label: "1/2", to: 30 },
            { label: "2/3", to: 45 },
            { label: "3/4", to: 50 },
            { label: "pot", to: 65 },
          ],
          all_in: 965,
        }),
        least: both("Minimum bet 10.", "Mise minimale 10."),
      }),
    }),
  allin: () =>
    view({
      ...late,
      seats: nine({ 7: { bet: 2440, stack: 0, state: "all_in", did: "all_in" } }),
      pot: 3005,
      actor: 1,
      menu: menu({ call: 1965, call_all_in: true }),
    }),
  showdown: () =>
    view({
      ...late,
      board: ["9d", "7d", "2c", "Kd", "3h"],
      seats: nine({ 7: { ...shown[7] }, 5: { ...shown[5] } }),
      phase: "showdown",
      actor: 1,
      menu: menu({ fold: false, show: true, muck: true }),
    }),
  fold: () =>
    view({
      seats: six({
        4: { bet: 0, won: 65 },
        5: { bet: 0, state: "folded" },
        2: { state: "folded" },
        1: { state: "folded" },
      }),
      board: ["Qs", "9d", "4c"],
      phase: "between",
      button: 3,
      result: result([award(4, 65, { share: "uncontested" })]),
    }),
  away: () =>
    view({ seats: six({ 1: { state: "away", cards: [], hand: null } }), actor: 2, pot: 15 }),
  watch: () =>
    view({
      seats: six({ 1: { name: "Tom", bot: true, cards: backs(2), hand: null } }),
      you: 0,
      actor: 2,
      pot: 15,
      button: 3,
    }),
  full: () =>
    view({
      seats: six({
        1: { name: "Tom", bot: true, cards: backs(2), hand: null },
        6: { name: "Wanda", bot: true, stack: 1000, state: "in", cards: backs(2) },
      }),
      you: 0,
      actor: 2,
      pot: 15,
      button: 3,
    }),
};
