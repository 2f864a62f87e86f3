/** People, tables and games of the card room in words. */

import type { Board, GameOfRoom, PersonOfRoom, PurseAt, SeatOfTable, TableOfRoom, Text } from "../desk_wire";
import { say, t } from "../i18n/index.svelte";
import { capital } from "../lib/people";
import { desk } from "./desk.svelte";
import { isSitting } from "./places";

/** The ids of people without a device begin so; the name stands behind. */
export const NO_DEVICE = "p:";

const names = $derived(namesIn(desk.board));
/** What is an id in a sentence; the longest first, so that none is cut in another. */
const replaced = $derived(
  [...names, ...gamesIn(desk.board)]
    .filter(([id, name]) => id.length > 3 && id !== name)
    .sort(([one], [other]) => other.length - one.length),
);

export function nameOf(id: string): string {
  return names.get(id) ?? (id.startsWith(NO_DEVICE) ? id.slice(NO_DEVICE.length).replaceAll("_", " ") : id);
}

/** What the room said, ids of people and games replaced by their names. */
export function told(text: Text): string {
  return withNames(say(text));
}

export function withNames(words: string): string {
  let told = words;
  for (const [id, name] of replaced) told = told.replaceAll(id, name);
  return told.replaceAll(NO_DEVICE, "").replace(/\btable:(\w+)/g, (_, table: string) => t("desk_table", { table }));
}

export function gameWords(game: Pick<GameOfRoom, "title" | "stakes">): string {
  return `${capital(say(game.title))} · ${say(game.stakes)}`;
}

export function gameOf(id: string): GameOfRoom | undefined {
  return desk.board?.games.find((each) => each.id === id);
}

export function tableOf(id: string): TableOfRoom | undefined {
  return desk.board?.tables.find((each) => each.id === id);
}

export function personOf(id: string): PersonOfRoom | undefined {
  return desk.board?.people.find((each) => each.id === id);
}

/** The seat somebody sits in, with its table. */
export function seatOf(id: string): { table: TableOfRoom; seat: SeatOfTable } | undefined {
  for (const table of desk.board?.tables ?? []) {
    const seat = table.seats.find((each) => each.id === id && isSitting(each));
    if (seat) return { table, seat };
  }
  return undefined;
}

/** The seat to which somebody is called or that is kept for him, with its table. */
export function heldFor(id: string): { table: string; seat: SeatOfTable } | undefined {
  return desk.board?.tables
    .flatMap((table) => table.seats.map((seat) => ({ table: table.id, seat })))
    .find(({ seat }) => seat.id === id && (seat.state === "called" || seat.state === "kept"));
}

/** What somebody has in front of him at the table of a purse; null where nobody has counted it. */
export function stackIn({ table, stack }: PurseAt, player: string): number | null {
  const seat = tableOf(table)?.seats.find((each) => (each.id === player || each.over === player) && isSitting(each));
  const isHis = seat && (seat.over || seat.id) === player;
  return isHis ? seat.stack : (stack ?? 0);
}

/** Table and seat: "table 3, seat 4". */
export function placeWords(table: string, seat: number): string {
  return seat ? t("desk_place", { table, seat }) : t("desk_table", { table });
}

export function may(deed: string): boolean {
  return desk.board?.you.may.includes(deed) ?? false;
}

export function isStaff(): boolean {
  return (desk.board?.you.role ?? "player") !== "player";
}

function gamesIn(board: Board | null): [string, string][] {
  return (board?.games ?? []).map((game) => [game.id, `${say(game.title)} ${say(game.stakes)}`]);
}

function namesIn(board: Board | null): Map<string, string> {
  const known = new Map<string, string>();
  for (const person of board?.people ?? []) known.set(person.id, person.name);
  for (const game of board?.games ?? []) for (const name of game.list) known.set(name.id, name.name);
  for (const table of board?.tables ?? []) for (const seat of table.seats) if (seat.id) known.set(seat.id, seat.name);
  if (board?.you.id) known.set(board.you.id, board.you.name);
  return known;
}
