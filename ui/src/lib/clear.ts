/** Where pills may lie on a small table so that none covers a card, a plate or another pill. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Shift {
  x: number;
  y: number;
}

const STEP = 3;
const FARTHEST = 150;
/** Room left between a pill and what lies beside it. */
const APART = 2;

/** All ways to move, the nearest first. */
const WAYS: readonly Shift[] = ways();

/**
 * The shortest way that brings `pill` to a free place inside `within`, clear of all `taken`.
 * Where no place is free, the one that covers least.
 */
export function clearShift(pill: Box, within: Box, taken: readonly Box[]): Shift {
  let best: Shift = { x: 0, y: 0 };
  let least = Infinity;
  for (const way of WAYS) {
    const there = moved(pill, way);
    if (!isInside(there, within)) continue;
    const covered = taken.reduce((sum, box) => sum + overlap(there, box), 0);
    if (covered < least) [best, least] = [way, covered];
    if (least === 0) break;
  }
  return best;
}

export function moved(box: Box, by: Shift): Box {
  return {
    left: box.left + by.x,
    right: box.right + by.x,
    top: box.top + by.y,
    bottom: box.bottom + by.y,
  };
}

/** The way that brings a box over the middle of another. */
export function around(box: Box, at: Box): Shift {
  return {
    x: (at.left + at.right - box.left - box.right) / 2,
    y: (at.top + at.bottom - box.top - box.bottom) / 2,
  };
}

function isInside(box: Box, within: Box): boolean {
  return (
    box.left >= within.left &&
    box.right <= within.right &&
    box.top >= within.top &&
    box.bottom <= within.bottom
  );
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left) + APART;
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + APART;
  return wide > 0 && high > 0 ? wide * high : 0;
}

function ways(): Shift[] {
  const steps = Math.floor(FARTHEST / STEP);
  const all: Shift[] = [];
  for (let i = -steps; i <= steps; i += 1) {
    for (let j = -steps; j <= steps; j += 1) all.push({ x: i * STEP, y: j * STEP });
  }
  return all.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
}
