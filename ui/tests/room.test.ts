import { expect, test } from "vitest";
import { both, line, seat, view } from "../src/mock/build";
import { after, commanding, goingTo, START, type RoomState } from "../src/room/state";
import type { TableView } from "../src/wire";

const you = { name: "Inès", id: "g1" };

function table(more: Partial<TableView> = {}): TableView {
  return view({ seats: [seat(1, "Inès", 1000), seat(2, "Rosa", 1000)], ...more });
}

function seated(more: Partial<TableView> = {}): RoomState {
  const state = goingTo(START, "holdem");
  return after(state, { t: "snap", view: table(more), log: [], you }, 0);
}

test("an older view never replaces a newer one", () => {
  const state = seated({ v: 57 });
  expect(after(state, { t: "ev", view: table({ v: 56 }), lines: [] }, 0)).toBe(state);
  expect(after(state, { t: "ev", view: table({ v: 58 }), lines: [] }, 0).view?.v).toBe(58);
});

test("news of another table is not shown", () => {
  const state = seated();
  expect(after(state, { t: "ev", view: table({ table: "stud", v: 999_999 }), lines: [] }, 0)).toBe(
    state,
  );
});

test("a log line is kept once", () => {
  const first = line("action", both("Rosa calls 10."));
  const second = line("action", both("Inès folds."));
  const one = after(seated({ v: 1 }), { t: "ev", view: table({ v: 2 }), lines: [first] }, 0);
  const two = after(one, { t: "ev", view: table({ v: 3 }), lines: [first, second] }, 0);
  expect(two.log).toEqual([first, second]);
  expect(two.fresh).toEqual([second]);
});

test("an action waits for its answer and for the turn to move on", () => {
  const sent = commanding(seated({ v: 1, turn: 5 }), {
    id: "a",
    kind: "act",
    seat: 0,
    answered: false,
  });
  const acked = after(sent, { t: "ack", id: "a" }, 0);
  expect(acked.pending?.answered).toBe(true);
  expect(
    after(acked, { t: "ev", view: table({ v: 2, turn: 6 }), lines: [] }, 0).pending,
  ).toBeNull();
});

test("a refused action may be chosen anew, and the refusal goes when the turn does", () => {
  const sent = commanding(seated({ v: 1, turn: 5 }), {
    id: "a",
    kind: "act",
    seat: 0,
    answered: false,
  });
  const refused = after(
    sent,
    { t: "refuse", id: "a", text: both("No."), legal: both("Call."), rules: [] },
    0,
  );
  expect(refused.pending).toBeNull();
  expect(refused.refusal?.text.en).toBe("No.");
  expect(
    after(refused, { t: "ev", view: table({ v: 2, turn: 6 }), lines: [] }, 0).refusal,
  ).toBeNull();
});

test("the room's clock is known by its offset from ours", () => {
  const state = goingTo(START, "holdem");
  const now = 1_767_000_000_000;
  expect(
    after(state, { t: "snap", view: table({ now }), log: [], you }, now - 250).clockOffset,
  ).toBe(250);
});

test("a refusal of what is asked between hands stays though the turn moves on", () => {
  const sent = commanding(seated({ v: 1, turn: 5 }), {
    id: "b",
    kind: "other",
    seat: 0,
    answered: false,
  });
  const refusal = { t: "refuse" as const, id: "b", text: both("No."), legal: both("Less."), rules: [] };
  const refused = after(sent, refusal, 0);
  const later = after(refused, { t: "ev", view: table({ v: 2, turn: 6 }), lines: [] }, 0);
  expect(later.refusal?.text.en).toBe("No.");
  expect(commanding(later, { id: "c", kind: "other", seat: 0, answered: false }).refusal).toBeNull();
});
