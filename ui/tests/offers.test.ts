import { expect, test } from "vitest";
import { offersOf, proposalOf } from "../src/lib/offers";
import { meaningOf } from "../src/lib/slots";
import { menu } from "../src/mock/build";

const asked = menu({ fold: false, runs: 3 });

test("the rest may be dealt once, twice or three times, and silence is once", () => {
  expect(offersOf(asked).map(({ id, times }) => [id, times])).toEqual([
    ["runs-1", 1],
    ["runs-2", 2],
    ["runs-3", 3],
  ]);
  expect(offersOf(asked).filter((offer) => offer.usual).map((offer) => offer.times)).toEqual([1]);
});

test("the big blind takes the blinds back or plays on", () => {
  const chopping = menu({ fold: false, chop: true, decline: true });
  expect(offersOf(chopping).map((offer) => offer.kind)).toEqual(["chop", "decline"]);
  expect(proposalOf(chopping)).toBeNull();
});

test("the small blind proposes beside folding and calling", () => {
  const small = menu({ call: 5, chop: true });
  expect(offersOf(small)).toEqual([]);
  expect(proposalOf(small)?.kind).toBe("chop");
});

test("a question about the rest is not a question about a bet", () => {
  expect(meaningOf(asked)).not.toBe(meaningOf({ ...asked, runs: 2 }));
});
