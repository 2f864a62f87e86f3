import type { SeatView, TableView } from "../wire";
import { award, backs, both, menu, result, seat, stud, view, wager } from "./build";

type States = Record<string, () => TableView>;

const omaha = {
  table: "omaha8",
  title: both("Omaha hi-lo, eight or better", "Omaha haut-bas, huit ou mieux"),
  stakes: both("limit 10/20, blinds 5/10", "limite fixe 10/20, blindes 5/10"),
};

function omahaSeats(change: Record<number, Partial<SeatView>> = {}): SeatView[] {
  const four = { cards: backs(4) };
  return [
    seat(1, "Inès", 940, {
      cards: ["Ah", "2s", "3d", "Kc"],
      hand: both("Pair of aces · eight-six low", "Paire d’as · bas huit-six"),
    }),
    seat(2, "Rosa", 1010, four),
    seat(3, "Viktor", 640, { state: "folded" }),
    seat(4, "Nora", 995, { ...four, blind: "SB" }),
    seat(5, "Hugo", 1480, { ...four, blind: "BB", bet: 20, did: "bet" }),
    seat(6, "Uma", 870, { ...four, bet: 40, did: "raise" }),
  ].map((each) => ({ ...each, ...change[each.seat] }));
}

const OMAHA8: States = {
  turn: () =>
    view({
      ...omaha,
      seats: omahaSeats(),
      board: ["As", "8c", "6h", "Kd"],
      pots: [{ amount: 120, seats: [1, 2, 4, 5, 6] }],
      pot: 180,
      button: 3,
      actor: 1,
      menu: menu({ call: 40, wager: wager({ min: 60, max: 60, fixed: true }) }),
    }),
  result: () =>
    view({
      ...omaha,
      seats: omahaSeats({
        1: { won: 90, winning: ["Ah", "2s"] },
        5: {
          bet: 0,
          cards: ["Ad", "8d", "Jc", "Tc"],
          up: [true, true, true, true],
          won: 90,
          winning: ["Ad", "8d", "As", "8c", "Kd"],
          hand: both("Two pair, aces and eights", "Double paire, as et huit"),
        },
        6: {
          bet: 0,
          cards: ["Kh", "Qh", "Js", "9s"],
          up: [true, true, true, true],
          hand: both("Pair of kings", "Paire de rois"),
        },
      }),
      board: ["As", "8c", "6h", "Kd", "4s"],
      phase: "between",
      button: 3,
      result: result(
        [
          award(5, 90, {
            share: "high",
            hand: both("Two pair, aces and eights", "Double paire, as et huit"),
            cards: ["Ad", "As", "8d", "8c", "Kd"],
          }),
          award(1, 90, {
            share: "low",
            hand: both("Eight-six low (8-6-4-2-A)", "Bas huit-six (8-6-4-2-A)"),
            cards: ["8c", "6h", "4s", "2s", "Ah"],
          }),
        ],
        [
          both(
            "Two pair, aces and eights beats a pair of kings.",
            "Double paire, as et huit, bat une paire de rois.",
          ),
          both(
            "Nobody else has a low hand of five cards, eight or lower.",
            "Personne d’autre n’a cinq cartes de huit ou moins.",
          ),
        ],
        ["rrop3:7.omahahilo.1"],
      ),
    }),
};

const sevenCard = {
  table: "stud",
  title: both("seven-card stud", "stud à sept cartes"),
  stakes: both("limit 10/20, ante 2, bring-in 3", "limite fixe 10/20, ante 2, bring-in 3"),
  board_size: 0,
  button: 0,
};

function studSeats(rows: string[], change: Record<number, Partial<SeatView>> = {}): SeatView[] {
  const names = ["Inès", "Rosa", "Viktor", "Nora", "Hugo", "Uma", "Otto", "Yann"];
  return rows.map((row, at) => ({
    ...seat(at + 1, names[at] ?? "", 800 + 37 * at, row ? stud(row) : { state: "folded" }),
    ...change[at + 1],
  }));
}

const STUD: States = {
  bringin: () =>
    view({
      ...sevenCard,
      seats: studSeats(["_Ks _Kd 2c", "?? ?? 9h", "?? ?? Td", "?? ?? As", "?? ?? 4d", "?? ?? Jh"]),
      pot: 12,
      street: both("Third street", "Troisième rue"),
      actor: 1,
      menu: menu({
        fold: false,
        bring_in: 3,
        wager: wager({ kind: "complete", min: 10, max: 10, fixed: true }),
      }),
    }),
  fourth: () =>
    view({
      ...sevenCard,
      seats: studSeats(["_Ks _Kd 2c 2h", "?? ?? 9h 8h", "", "?? ?? As 4c", "", "?? ?? Jh Tc"], {
        1: { hand: both("Two pair, kings and deuces", "Double paire, rois et deux") },
      }),
      pots: [{ amount: 42, seats: [1, 2, 4, 6] }],
      pot: 42,
      actor: 1,
      menu: menu({
        check: true,
        wager: wager({ kind: "bet", min: 10, max: 20, choices: [10, 20] }),
      }),
    }),
  seventh: () =>
    view({
      ...sevenCard,
      seats: studSeats(
        [
          "_Ks _Kd 2c 2h 7s 9c _2d",
          "?? ?? 9h 8h Qh 3c ??",
          "",
          "?? ?? As 4c 4h Ac ??",
          "",
          "?? ?? Jh Tc Td 5s ??",
        ],
        {
          1: { hand: both("Full house, deuces full of kings", "Full aux deux par les rois") },
          4: { bet: 20, did: "bet" },
          6: { bet: 40, did: "raise" },
        },
      ),
      pots: [{ amount: 182, seats: [1, 2, 4, 6] }],
      pot: 242,
      actor: 1,
      menu: menu({ call: 40, wager: wager({ min: 60, max: 60, fixed: true }) }),
    }),
  eight: () =>
    view({
      ...sevenCard,
      seats: studSeats(
        [
          "_Ks _Kd 2c 2h 7s 9c _2d",
          "?? ?? 9h 8h Qh 3c ??",
          "?? ?? 6h 6c Qd 3s ??",
          "?? ?? As 4c 4h Ac ??",
          "?? ?? 5h 5c Jd 3d ??",
          "?? ?? Jh Tc Td 5s ??",
          "?? ?? Ah 7c 8d 9d ??",
          "?? ?? Kh Kc 4s 6s ??",
        ],
        {
          4: { bet: 20, did: "bet" },
          6: { bet: 40, did: "raise" },
          2: { bet: 40, did: "call" },
          8: { bet: 40, did: "call" },
        },
      ),
      pots: [{ amount: 182, seats: [1, 2, 4, 6] }],
      pot: 322,
      actor: 1,
      menu: menu({ call: 40, wager: wager({ min: 60, max: 60, fixed: true }) }),
    }),
  result: () =>
    view({
      ...sevenCard,
      seats: studSeats(["_Ks _Kd 2c 2h 7s 9c _2d", "", "", "Ad 8s As 4c 4h Ac Qs", "", ""], {
        1: { hand: both("Full house, deuces full of kings", "Full aux deux par les rois") },
        4: {
          won: 322,
          hand: both("Full house, aces full of fours", "Full aux as par les quatre"),
          winning: ["Ad", "As", "Ac", "4c", "4h"],
        },
      }),
      phase: "between",
      result: result(
        [
          award(4, 322, {
            hand: both("Full house, aces full of fours", "Full aux as par les quatre"),
            cards: ["Ad", "As", "Ac", "4c", "4h"],
          }),
        ],
        [both("Three aces are higher than three deuces.", "Trois as passent devant trois deux.")],
      ),
    }),
};

const jacks = {
  table: "jacks",
  title: both("five-card draw, jacks or better", "poker fermé, valets ou mieux"),
  stakes: both("limit 5/10, ante 2", "limite fixe 5/10, ante 2"),
  board_size: 0,
};

function jacksSeats(change: Record<number, Partial<SeatView>> = {}): SeatView[] {
  const five = { cards: backs(5) };
  return [
    seat(1, "Inès", 980, {
      cards: ["Js", "Jh", "8d", "5c", "2s"],
      hand: both("Pair of jacks", "Paire de valets"),
    }),
    seat(2, "Rosa", 1010, five),
    seat(3, "Viktor", 640, { state: "folded" }),
    seat(4, "Nora", 995, five),
    seat(5, "Hugo", 1480, five),
    seat(6, "", 0),
  ].map((each) => ({ ...each, ...change[each.seat] }));
}

const JACKS: States = {
  open: () =>
    view({
      ...jacks,
      seats: jacksSeats({ 4: { did: "check" }, 5: { did: "check" } }),
      pot: 10,
      carried: 10,
      button: 2,
      actor: 1,
      menu: menu({ check: true, wager: wager({ kind: "open", min: 5, max: 5, fixed: true }) }),
    }),
  draw: () =>
    view({
      ...jacks,
      seats: jacksSeats({ 4: { drew: 3, did: "draw" }, 5: { drew: 0, did: "draw" } }),
      phase: "drawing",
      pots: [{ amount: 35, seats: [1, 4, 5] }],
      pot: 35,
      button: 2,
      actor: 1,
      menu: menu({ fold: false, draw: { most: 5, least: 0, replaced: true } }),
    }),
  after: () =>
    view({
      ...jacks,
      seats: jacksSeats({
        1: { drew: 3 },
        2: { state: "folded", cards: [] },
        4: { drew: 3, bet: 10, did: "bet" },
        5: { drew: 0, bet: 20, did: "raise" },
      }),
      pots: [{ amount: 35, seats: [1, 4, 5] }],
      pot: 65,
      button: 2,
      actor: 1,
      menu: menu({ call: 20, wager: wager({ min: 30, max: 30, fixed: true }) }),
    }),
};

export const OTHERS: Record<string, States> = { omaha8: OMAHA8, stud: STUD, jacks: JACKS };
