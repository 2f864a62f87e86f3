import { expect, test } from "vitest";
import { Guard, GUARD_MS } from "../src/lib/guard";
import { firstWager, isRange, meaningOf, slotsOf, splitLabel } from "../src/lib/slots";
import { menu, wager } from "../src/mock/build";

const raise = wager({ min: 400, max: 1965, step: 5, all_in: 1965 });

test("a press right after the price has changed does nothing", () => {
  const guard = new Guard();
  expect(guard.mean("check", 1000)).toBe(true);
  expect(guard.isOpen(1000 + GUARD_MS)).toBe(true);
  expect(guard.mean("call 9000", 5000)).toBe(true);
  expect(guard.isOpen(5000 + GUARD_MS - 1)).toBe(false);
  expect(guard.mean("call 9000", 6000)).toBe(false);
  expect(guard.isOpen(6000)).toBe(true);
});

test("a raise is named by its total, and all-in when it is all-in", () => {
  const facing = menu({ call: 200, wager: raise });
  expect(slotsOf(facing, 680).raise).toEqual({
    kind: "raise",
    label: "label_raise_to",
    amount: 680,
    to: 680,
  });
  expect(slotsOf(facing, 1965).raise?.label).toBe("label_all_in");
  expect(slotsOf(facing, 680).call).toMatchObject({ kind: "call", amount: 200, to: 0 });
});

test("check stands where call stood", () => {
  expect(slotsOf(menu({ check: true }), 0).call?.kind).toBe("check");
});

test("a bring-in may not be folded, and completing stands where raising does", () => {
  const first = menu({
    fold: false,
    bring_in: 3,
    wager: wager({ kind: "complete", min: 10, max: 10, fixed: true }),
  });
  const slots = slotsOf(first, firstWager(first));
  expect(slots.fold).toBeNull();
  expect(slots.call).toMatchObject({ kind: "bring_in", amount: 3 });
  expect(slots.raise).toMatchObject({ kind: "complete", to: 10 });
});

test("at the showdown one shows or mucks", () => {
  const slots = slotsOf(menu({ fold: false, show: true, muck: true }), 0);
  expect([slots.fold?.kind, slots.call?.kind, slots.raise]).toEqual(["muck", "show", null]);
});

test("one amount or two are no range", () => {
  expect(isRange(raise)).toBe(true);
  expect(isRange(wager({ min: 60, max: 60, fixed: true }))).toBe(false);
  expect(isRange(wager({ min: 10, max: 20, choices: [10, 20] }))).toBe(false);
});

test("the meaning of the dock changes with the price but not with the chosen amount", () => {
  const facing = menu({ call: 200, wager: raise });
  expect(meaningOf(facing)).toBe(meaningOf({ ...facing }));
  expect(meaningOf(facing)).not.toBe(meaningOf({ ...facing, call: 400 }));
});

test("a label falls apart into a verb and what follows the amount", () => {
  expect(splitLabel("Ouvrir à {amount} (bring-in)")).toEqual({
    verb: "Ouvrir à",
    tail: "(bring-in)",
  });
  expect(splitLabel("Fold")).toEqual({ verb: "Fold", tail: "" });
});
