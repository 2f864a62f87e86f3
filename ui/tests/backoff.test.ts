import { expect, test } from "vitest";
import { retryDelay } from "../src/lib/backoff";

test("waits double from half a second to eight seconds", () => {
  const waits = [0, 1, 2, 3, 4, 5, 20].map((attempt) => retryDelay(attempt, () => 0.5));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test("a wait is spread by half either way", () => {
  expect(retryDelay(4, () => 0)).toBe(4000);
  expect(retryDelay(4, () => 1)).toBe(12_000);
});
