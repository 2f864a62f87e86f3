/** What the staff have to do now, read off the board: each line with its reason and its deed. */

import type { Board, SeatOfTable, TableOfRoom } from "../desk_wire";
import { num, t } from "../i18n/index.svelte";
import type { Doing } from "./acts.svelte";
import type { Fields } from "./desk.svelte";
import { roomNow } from "./time.svelte";
import { gameWords, may, nameOf, placeWords, seatOf, told } from "./words.svelte";
import { isSitting } from "./places";

export interface DueLine {
  key: string;
  kind: "pick_up" | "time" | "move" | "asked" | "limit" | "deck" | "open";
  tone: "danger" | "wait" | "info";
  title: string;
  text?: string;
  label?: string;
  /** Done at once. */
  act?: Doing;
  /** Done at once, one after the other. */
  acts?: Doing[];
  /** The same for one person at a time. */
  each?: { label: string; act: Doing }[];
  /** The same in another way, by a form. */
  otherwise?: { label: string; act: Doing };
  /** Done by a form. */
  fill?: Doing;
  why?: { question: string; fields: Fields };
}

/** So many names make a game worth a table. */
const ENOUGH = 5;

export function dueIn(board: Board): DueLine[] {
  const seats = board.tables.flatMap((table) => table.seats.map((seat) => ({ table, seat })));
  const lines = [
    ...seats.flatMap(({ table, seat }) => pickUp(table, seat)),
    ...seats.flatMap(({ table, seat }) => asked(table, seat)),
    ...seats.flatMap(({ table, seat }) => move(table, seat)),
    ...board.tables.flatMap(timeDue),
    ...board.tables.flatMap(limit),
    ...board.tables.flatMap(deck),
    ...worthATable(board),
  ];
  return lines.map((line) => {
    const deed = line.act ?? line.fill ?? line.acts?.[0];
    const { act: _act, acts: _acts, each: _each, otherwise: _otherwise, fill: _fill, label: _label, ...said } = line;
    return deed && !may(deed.tag) ? said : line;
  });
}

function pickUp(table: TableOfRoom, seat: SeatOfTable): DueLine[] {
  if (!seat.pick_up || seat.state !== "away") return [];
  const settled: Fields = seat.stack === null ? {} : { stack: seat.stack };
  const first: Fields = { player: seat.id, ...settled };
  return [
    {
      key: `pick ${seat.id}`,
      kind: "pick_up",
      tone: "danger",
      title: t("desk_due_pick_up", { name: seat.name, place: placeWords(table.id, seat.seat) }),
      text: told(seat.pick_up),
      label: t("desk_pick_up"),
      fill: { tag: "pick_up_chips", fields: first },
      why: { question: "absence", fields: { player: seat.id } },
    },
  ];
}

function asked(table: TableOfRoom, seat: SeatOfTable): DueLine[] {
  if (seat.state !== "asked") return [];
  return [
    {
      key: `ask ${seat.id}`,
      kind: "asked",
      tone: "wait",
      title: t("desk_due_asked", { name: seat.name, place: placeWords(table.id, seat.seat) }),
      label: t("desk_grant"),
      act: { tag: "answer_seat", fields: { player: seat.id, grant: true } },
      why: { question: "may_join", fields: { player: seat.id } },
    },
  ];
}

/** A seat kept for somebody who sits at another table. */
function move(table: TableOfRoom, seat: SeatOfTable): DueLine[] {
  const from = seat.state === "kept" ? seatOf(seat.id) : undefined;
  if (!from || from.table.id === table.id) return [];
  const stack = from.seat.stack;
  return [
    {
      key: `move ${seat.id}`,
      kind: "move",
      tone: "wait",
      title: t("desk_due_move", {
        name: seat.name,
        from: placeWords(from.table.id, from.seat.seat),
        to: placeWords(table.id, seat.seat),
      }),
      label: t("desk_move"),
      fill: { tag: "move_now", fields: { player: seat.id, ...(stack === null ? {} : { stack }) } },
      why: { question: "who_must_move", fields: { table: from.table.id } },
    },
  ];
}

/** One line a table: whoever has not paid is named, and all may be ticked off at once. */
function timeDue(table: TableOfRoom): DueLine[] {
  // Those who are there hold up the hand, those who are away do not.
  const owing = table.seats
    .filter((seat) => isOwing(seat, table))
    .sort((one, other) => Number(one.state === "away") - Number(other.state === "away"));
  const [first] = owing;
  if (!first) return [];
  const pays = owing.map((seat): Doing => ({ tag: "pay_time", fields: { player: seat.id } }));
  return [
    {
      key: `time ${table.id}`,
      kind: "time",
      tone: "wait",
      title: t("desk_due_time", { table: table.id, amount: num(table.charge) }),
      each: owing.map((seat, place) => ({
        label: seat.state === "away" ? t("desk_name_away", { name: seat.name }) : seat.name,
        act: pays[place] as Doing,
      })),
      otherwise: {
        label: t("desk_pay_pocket"),
        act: { tag: "pay_time", fields: { player: first.id, from_stack: false } },
      },
      label: t("desk_all_paid"),
      acts: pays,
      why: { question: "charge_of", fields: { player: first.id } },
    },
  ];
}

/** Whether the time charge is asked of somebody: at once, or as soon as a period has begun. */
export function isOwing(seat: SeatOfTable, table: TableOfRoom): boolean {
  if (!isSitting(seat)) return false;
  const hasBegun = seat.time === "" && seat.state === "here" && table.charge > 0 && table.rent_due <= roomNow();
  return hasBegun || seat.time === "asked" || seat.time === "played_out";
}

function limit(table: TableOfRoom): DueLine[] {
  if (!table.wish) return [];
  const { objectors } = table.wish;
  return [
    {
      key: `limit ${table.id}`,
      kind: "limit",
      tone: "info",
      title: t("desk_due_limit", { table: table.id, game: table.wish.game }),
      text: objectors.length ? t("desk_objectors", { names: objectors.map(nameOf).join(", ") }) : t("desk_objectors_none"),
      label: t("deed_change_limit"),
      act: { tag: "change_limit", fields: { table: table.id } },
    },
  ];
}

function deck(table: TableOfRoom): DueLine[] {
  if (!table.deck?.damaged) return [];
  return [
    {
      key: `deck ${table.id}`,
      kind: "deck",
      tone: "danger",
      title: t("desk_due_deck", { table: table.id, card: table.deck.card || "?" }),
      label: t("deed_change_deck"),
      fill: { tag: "change_deck", fields: { table: table.id } },
    },
  ];
}

function worthATable(board: Board): DueLine[] {
  const free = board.tables.find((table) => table.state === "free" || table.state === "closed");
  return board.games
    .filter((game) => game.interest && game.list.filter((name) => name.state === "waiting").length >= ENOUGH)
    .map((game) => ({
      key: `open ${game.id}`,
      kind: "open",
      tone: "info",
      title: t("desk_due_open", { n: game.list.length, game: gameWords(game) }),
      label: t("deed_open_table"),
      ...(free ? { fill: { tag: "open_table" as const, fields: { game: game.id } } } : {}),
    }));
}
