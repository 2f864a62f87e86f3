/** Places on lists and at tables. */

import type { Name, SeatOfTable } from "../desk_wire";

export function isSitting(seat: SeatOfTable): boolean {
  return seat.state === "here" || seat.state === "away";
}

/** How many names wait before this one; who sits, is called to a seat or is out does not. */
export function ahead(list: Name[], id: string): number {
  const place = list.findIndex((each) => each.id === id);
  return list.slice(0, Math.max(0, place)).filter((each) => each.state === "waiting").length;
}
