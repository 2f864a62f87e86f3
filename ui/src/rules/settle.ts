/** On a small table pills would come to lie on cards: each is moved to the nearest free place. */

import { around, clearShift, moved, type Box, type Shift } from "../lib/clear";

const FIXED = ".card, .plate, .plate__badge, .note";
/** In the order in which they choose. */
const PILLS = ".pot, .won, .bet, .button-disc";
const EDGE = 2;

/** Moves the pills of the table in `table` clear of its cards, its plates and each other. */
export function settle(table: HTMLElement): void {
  const stage = table.querySelector(".stage");
  if (!stage) return;
  const pills = PILLS.split(", ").flatMap((kind) => [...table.querySelectorAll<HTMLElement>(kind)]);
  for (const pill of pills) pill.style.transform = "";
  const within = inner(stage.getBoundingClientRect());
  const fixed = [...table.querySelectorAll<HTMLElement>(FIXED)];
  const taken: Box[] = fixed.map((each) => each.getBoundingClientRect()).filter(isShown);
  const shifts = pills.map((pill): Shift => {
    const box = pill.getBoundingClientRect();
    const start = wish(table, pill, box);
    // A sum that was won hangs on its own plate.
    const others = pill.matches(".won") ? taken.filter((each) => !holds(pill, each)) : taken;
    const way = clearShift(moved(box, start), within, others);
    const shift = { x: start.x + way.x, y: start.y + way.y };
    taken.push(moved(box, shift));
    return shift;
  });
  pills.forEach((pill, k) => {
    const { x = 0, y = 0 } = shifts[k] ?? {};
    if (x || y) pill.style.transform = `translate(${x}px, ${y}px)`;
  });
}

/** The dealer's disc lies as near its plate as can be; every other pill where it lies anyway. */
function wish(table: HTMLElement, pill: HTMLElement, box: Box): Shift {
  const seat = pill.dataset.seat;
  const plate = seat && table.querySelector(`[data-testid="seat-${seat}"] .plate`);
  return plate ? around(box, plate.getBoundingClientRect()) : { x: 0, y: 0 };
}

function holds(pill: HTMLElement, box: Box): boolean {
  const plate = pill.closest(".plate")?.getBoundingClientRect();
  return !!plate && plate.left === box.left && plate.top === box.top;
}

function isShown(box: Box): boolean {
  return box.right > box.left;
}

function inner(box: Box): Box {
  return {
    left: box.left + EDGE,
    top: box.top + EDGE,
    right: box.right - EDGE,
    bottom: box.bottom - EDGE,
  };
}
