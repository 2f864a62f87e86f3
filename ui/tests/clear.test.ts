import { describe, expect, it } from "vitest";
import { around, clearShift, moved, type Box } from "../src/lib/clear";

const stage: Box = { left: 0, top: 0, right: 300, bottom: 200 };
const card: Box = { left: 100, top: 80, right: 130, bottom: 122 };

function box(left: number, top: number, wide = 40, high = 20): Box {
  return { left, top, right: left + wide, bottom: top + high };
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  );
}

describe("a pill on a small table", () => {
  it("stays where it lies on nothing", () => {
    expect(clearShift(box(10, 10), stage, [card])).toEqual({ x: 0, y: 0 });
  });

  it("goes the shortest way off a card", () => {
    const pill = box(95, 70);
    const way = clearShift(pill, stage, [card]);
    expect(meet(moved(pill, way), card)).toBe(false);
    expect(way.x).toBe(0);
    expect(way.y).toBeLessThan(0);
    expect(way.y).toBeGreaterThan(-20);
  });

  it("comes back into the stage it sticks out of", () => {
    const pill = box(280, 190);
    const there = moved(pill, clearShift(pill, stage, []));
    expect(there.right).toBeLessThanOrEqual(stage.right);
    expect(there.bottom).toBeLessThanOrEqual(stage.bottom);
  });

  it("covers as little as can be where all is taken", () => {
    const narrow = { ...stage, right: 100, bottom: 40 };
    const pill = box(10, 10);
    const there = moved(pill, clearShift(pill, narrow, [{ ...narrow, right: 80 }]));
    expect(there.right).toBeGreaterThan(95);
    expect(there.right).toBeLessThanOrEqual(100);
  });

  it("may begin over the middle of its plate", () => {
    expect(around(box(0, 0, 20, 20), box(100, 100, 80, 40))).toEqual({ x: 130, y: 110 });
  });
});
