import { expect, test } from "vitest";
import { bigBlindOf, fitted, parseAmount, slidTo, stepped, unitOf } from "../src/lib/amount";
import type { Wager } from "../src/wire";

/** Facing a bet of 200 into 565, with blinds of 5 and 10. */
const facing = { bigBlind: 10, pot: 765, bet: 200, call: 200 };
const wager: Wager = {
  kind: "raise",
  min: 400,
  max: 1963,
  step: 5,
  sizes: [],
  all_in: 1963,
  fixed: false,
  choices: [],
};

test.each([
  ["680", 680],
  ["1 200", 1200],
  ["1\u202f200", 1200],
  ["1,200", 1200],
  ["3bb", 30],
  ["2.5x", 500],
  ["2,5x", 500],
  ["pot", 1165],
  ["1/2", 683],
  ["½", 683],
  ["60%", 779],
  ["60 %", 779],
])("%j means %d chips in all", (typed, total) => {
  expect(parseAmount(typed, facing)).toBe(total);
});

test.each(["", "-5", "10.5", "NaN", "1e309", "all", "1/0", "120 and 40", "0x10", "9".repeat(30)])(
  "%j is no amount",
  (typed) => expect(parseAmount(typed, facing)).toBeNull(),
);

test("big blinds mean nothing where the stakes name none", () => {
  expect(parseAmount("3bb", { ...facing, bigBlind: null })).toBeNull();
});

test("the first bet by a share of the pot counts the pot alone", () => {
  expect(parseAmount("1/2", { bigBlind: 10, pot: 60, bet: 0, call: 0 })).toBe(30);
});

test("a total snaps to a step, and all-in is always one", () => {
  expect(fitted(402, wager)).toBe(400);
  expect(fitted(403, wager)).toBe(405);
  expect(fitted(1962, wager)).toBe(1960);
  expect(fitted(5000, wager)).toBe(1963);
  expect(stepped(1960, 1, wager)).toBe(1963);
  expect(stepped(1963, -1, wager)).toBe(1960);
  expect(stepped(400, -1, wager)).toBe(400);
});

test("the slider stops at round totals and at both ends", () => {
  const free = { ...wager, min: 22, max: 987, step: 1 };
  const unit = unitOf(10, free);
  expect(unit).toBe(5);
  expect([22, 23, 233, 986, 987].map((to) => slidTo(to, free, unit))).toEqual([
    22, 25, 235, 985, 987,
  ]);
  expect(stepped(22, 1, free, unit)).toBe(25);
  expect(stepped(25, -1, free, unit)).toBe(22);
  expect(stepped(985, 1, free, unit)).toBe(987);
});

test("a step is never lost where round totals are not allowed", () => {
  const odd = { ...wager, min: 22, max: 62, step: 5 };
  expect(stepped(22, 1, odd)).toBe(27);
  expect(stepped(27, -1, odd)).toBe(22);
});

test("the big blind is read from the stakes", () => {
  expect(bigBlindOf("no-limit 5/10")).toBe(10);
  expect(bigBlindOf("no-limit 500/1,000")).toBe(1000);
  expect(bigBlindOf("home game")).toBeNull();
});
