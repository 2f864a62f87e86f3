import { expect, test } from "vitest";
import { mattersOf, movesTo } from "../src/lib/entry";
import { buy, entry, own, seat, view } from "../src/mock/build";
import type { Own, SeatView, TableView } from "../src/wire";

function table(mine: Partial<Own>, change: Partial<SeatView> = {}): TableView {
  const seats = [seat(1, "Inès", 1000, change), seat(2, "Rosa", 1000), seat(3, "", 0)];
  return view({ seats, own: own(mine) });
}

function told(mine: Partial<Own>, change: Partial<SeatView> = {}): string[] {
  return mattersOf(table(mine, change)).map((matter) => matter.words);
}

test("who plays on and owes nothing is asked nothing", () => {
  expect(mattersOf(table({}))).toEqual([]);
});

test("a watcher is asked nothing", () => {
  expect(mattersOf(view({ seats: [seat(1, "Rosa", 1000)], you: 0 }))).toEqual([]);
});

test("a newcomer may post or wait, and may say so anew", () => {
  const [matter] = mattersOf(table({ entry: entry({ wish: "wait" }) }));
  expect(matter?.presses.map((press) => [press.deed, press.pressed])).toEqual([
    ["post", false],
    ["wait", true],
  ]);
  expect(matter?.presses[0]?.amount).toBe(10);
});

test("a small blind owed alone is posted dead", () => {
  const [matter] = mattersOf(table({ entry: entry({ offer: 5 }) }, { owes: ["small"] }));
  expect(matter?.words).toBe("owes_small");
  expect(matter?.presses[0]?.label).toBe("post_dead");
});

test("where there is no way in nothing is offered, and the reason is told", () => {
  const [matter] = mattersOf(table({ entry: entry({ offer: 0, dealt: false }) }));
  expect(matter?.words).toBe("waiting_entry");
  expect(matter?.presses).toEqual([]);
  expect(matter?.rules).toEqual(["rrop3:4.blinds.5"]);
});

test("each way of sitting out is told, and may be taken back until it is so", () => {
  expect(told({ away: "hand" })).toEqual(["is_away_hand"]);
  expect(mattersOf(table({ away: "blind" }))[0]?.presses[0]?.deed).toBe("back");
  expect(mattersOf(table({ away: "out", away_until: 5 }))[0]).toMatchObject({
    until: 5,
    presses: [],
  });
});

test("who lost all may buy in again at once, for another amount, or sit out", () => {
  const [matter] = mattersOf(table({ rebuy: true, rebuy_until: 9, buy: buy() }));
  expect(matter?.presses.map((press) => press.deed)).toEqual(["rebuy", "rebuy_other", "sit_out"]);
  expect(matter?.until).toBe(9);
});

test("who leaves is asked nothing but whether he stays", () => {
  const matters = mattersOf(table({ leaving: true, ordered: 500, away: "hand" }));
  expect(matters.map((matter) => matter.id)).toEqual(["leaving"]);
});

test("who leaves is told what becomes of his hand", () => {
  expect(told({ leaving: true })).toEqual(["is_leaving"]);
  expect(told({ leaving: true }, { state: "all_in" })).toEqual(["is_leaving_all_in"]);
});

test("chips ordered are told after what waits for an answer", () => {
  expect(told({ ordered: 500, entry: entry() })).toEqual(["owes_entry", "is_ordered"]);
});

test("a change of seat is told until it is done", () => {
  const moving = table({});
  moving.seats[2] = seat(3, "", 0, { promised: "Inès" });
  expect(movesTo(moving)).toBe(3);
  expect(mattersOf(moving)[0]).toMatchObject({ id: "moving", seat: 3 });
});

test("who serves a penalty is told how many hands are left, and by which rule", () => {
  const [matter, ...others] = mattersOf(table({ penalty: { hands: 3, rules: ["tda:71A"] } }));
  expect(matter).toMatchObject({ id: "penalty", words: "is_penalised", seat: 3, rules: ["tda:71A"], presses: [] });
  expect(others).toEqual([]);
});
