/** Where seats stand: shares 0…1 of the free space, so that no plate can leave the stage. */

export type Side = "left" | "right" | "top" | "bottom";

export interface Place {
  x: number;
  y: number;
  side: Side;
}

/** Seat numbers in playing order, beginning with the one shown at the bottom. */
export function fromBottom(count: number, bottom: number): number[] {
  return Array.from({ length: count }, (_, k) => ((bottom - 1 + k) % count) + 1);
}

/** Place k of n on the oval, 0 at the bottom, then clockwise. */
export function ovalPlace(k: number, n: number): Place {
  const angle = Math.PI / 2 + (2 * Math.PI * k) / n;
  const x = 0.5 + 0.5 * bent(Math.cos(angle), 0.8);
  const y = 0.5 + 0.5 * bent(Math.sin(angle), 0.9);
  return { x: round(x), y: round(y), side: ovalSide(x, y) };
}

/** Place k of n on a phone: up the left, across the top, down the right; k = 0 at the bottom. */
export function archPlace(k: number, n: number, hasBoard: boolean): Place {
  if (k === 0) return { x: 0.5, y: 0.9, side: "bottom" };
  const others = n - 1;
  const along = others === 1 ? 0.5 : (k - 1) / (others - 1);
  const shoulder = 0.12;
  const foot = Math.min(hasBoard ? 0.355 : 0.5, shoulder + (hasBoard ? 0.05 : 0.08) * others);
  const column = hasBoard ? 0.27 : 0.42;
  if (along < column) return onColumn(0, along / column, foot, shoulder);
  if (along > 1 - column) return onColumn(1, (1 - along) / column, foot, shoulder);
  const across = (along - column) / (1 - 2 * column);
  const y = shoulder - 0.085 * Math.sin(Math.PI * across);
  const side = across < 0.2 ? "left" : across > 0.8 ? "right" : "top";
  return { x: round(across), y: round(y), side };
}

function onColumn(x: 0 | 1, up: number, foot: number, shoulder: number): Place {
  return { x, y: round(foot + (shoulder - foot) * up), side: x === 0 ? "left" : "right" };
}

function ovalSide(x: number, y: number): Side {
  if (x < 0.3) return "left";
  if (x > 0.7) return "right";
  return y < 0.5 ? "top" : "bottom";
}

function bent(value: number, power: number): number {
  return Math.sign(value) * Math.abs(value) ** power;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
