import { expect, test } from "vitest";
import { archPlace, fromBottom, ovalPlace, type Place } from "../src/lib/seats";

const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The smallest gap between two plates, in px; below 0 they overlap. */
function smallestGap(
  places: Place[],
  at: (place: Place) => [number, number],
  w: number,
  h: number,
) {
  const points = places.map(at);
  const gaps = points.flatMap(([x1, y1], i) =>
    points.slice(i + 1).map(([x2, y2]) => Math.max(Math.abs(x1 - x2) - w, Math.abs(y1 - y2) - h)),
  );
  return Math.min(...gaps);
}

test("own seat is at the bottom and the next player sits to the left", () => {
  expect(fromBottom(6, 4)).toEqual([4, 5, 6, 1, 2, 3]);
  expect(ovalPlace(0, 6)).toMatchObject({ x: 0.5, y: 1, side: "bottom" });
  expect(ovalPlace(1, 6)).toMatchObject({ side: "left" });
  expect(archPlace(1, 6, true)).toMatchObject({ x: 0, side: "left" });
  expect(archPlace(5, 6, true)).toMatchObject({ x: 1, side: "right" });
});

test.each(COUNTS)("plates of %d seats stand apart on the oval", (n) => {
  const places = Array.from({ length: n }, (_, k) => ovalPlace(k, n));
  const at = (p: Place): [number, number] => [p.x * (1026 - 151), p.y * (516 - 48)];
  expect(smallestGap(places, at, 151, 48)).toBeGreaterThan(20);
});

test.each(COUNTS)("plates of %d seats stand apart on a phone", (n) => {
  const places = Array.from({ length: n - 1 }, (_, k) => archPlace(k + 1, n, true));
  const at = (p: Place): [number, number] => [6 + p.x * (375 - 12 - 76), p.y * 590];
  expect(n === 2 || smallestGap(places, at, 76, 40) >= 0).toBe(true);
});

test("the sides mirror each other", () => {
  for (const k of [1, 2, 3, 4]) {
    expect(ovalPlace(k, 9).x).toBeCloseTo(1 - ovalPlace(9 - k, 9).x, 2);
    expect(archPlace(k, 9, true).x).toBeCloseTo(1 - archPlace(9 - k, 9, true).x, 2);
  }
});
