import { expect, test } from "vitest";
import { chipsTrouble, parseChips, scaleOf, slidChips, steppedChips } from "../src/lib/chips";
import { buy } from "../src/mock/build";

const scale = scaleOf(buy({ least: 400, most: 1000, usual: 1000 }));

test("the slider goes from the least buy-in to the most in round steps", () => {
  expect(scale).toEqual({ least: 400, most: 1000, step: 20 });
});

test("without a maximum the slider ends at five usual buy-ins", () => {
  expect(scaleOf(buy({ least: 200, most: 0, usual: 1000 })).most).toBe(5000);
});

test("steps go to round amounts and stop at both ends", () => {
  expect(steppedChips(405, 1, scale)).toBe(420);
  expect(steppedChips(405, -1, scale)).toBe(400);
  expect(steppedChips(400, -1, scale)).toBe(400);
  expect(steppedChips(1000, 1, scale)).toBe(1000);
});

test("both ends can be slid to though they are on no step", () => {
  const odd = scaleOf(buy({ least: 37, most: 963 }));
  expect(slidChips(37, odd)).toBe(37);
  expect(slidChips(963, odd)).toBe(963);
});

test("room for less than the least is still room", () => {
  expect(scaleOf(buy({ least: 400, most: 120, usual: 120 }))).toEqual({ least: 120, most: 120, step: 1 });
});

test("amounts are read as either language writes them", () => {
  expect(parseChips("1000")).toBe(1000);
  expect(parseChips("1,000")).toBe(1000);
  expect(parseChips("1\u202f000")).toBe(1000);
  expect(parseChips("12 500")).toBe(12500);
});

test("what is no whole number of chips is none", () => {
  for (const typed of ["", "0", "-5", "10.5", "1e3", "abc", "99999999999999999999"]) {
    expect(parseChips(typed)).toBeNull();
  }
});

const asked = buy({ least: 400, most: 1000, usual: 1000 });

test("what is wrong with an amount is told by what it lacks", () => {
  const wrong = (typed: string) => chipsTrouble(typed, asked, true)?.words;
  expect(wrong("10.5")).toBe("chips_fraction");
  expect(wrong("12,5")).toBe("chips_fraction");
  expect(wrong("abc")).toBe("chips_unknown");
  expect(wrong("")).toBe("chips_unknown");
  expect(wrong("500")).toBeUndefined();
});

test("nothing and less is told the least, too much the most", () => {
  for (const typed of ["0", "-5", "−5"]) {
    expect(chipsTrouble(typed, asked, true)).toEqual({ words: "chips_at_least", amount: 400 });
  }
  expect(chipsTrouble("1001", asked, true)).toEqual({ words: "amount_most", amount: 1000 });
  expect(chipsTrouble("1000000000000000000", asked, true)?.amount).toBe(1000);
});

test("without a maximum there is still a most that a table holds", () => {
  const open = buy({ least: 400, most: 0 });
  expect(chipsTrouble("99,999,999,999", open, true)).toEqual({ words: "amount_most", amount: 1e9 });
});

test("below the least is a short buy-in, but no addition", () => {
  expect(chipsTrouble("50", asked, true)).toBeNull();
  expect(chipsTrouble("50", asked, false)).toEqual({ words: "chips_at_least", amount: 400 });
});
