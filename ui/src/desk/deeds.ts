/** Everything that can be asked of the room, with its fields: what the forms are made of. */

import type { DeskWire } from "../desk_wire";
import type { Fields, Tag } from "./desk.svelte";
import { idIn } from "./typed";

export type Group =
  | "lists"
  | "seats"
  | "tables"
  | "hands"
  | "absence"
  | "chips"
  | "charge"
  | "decks"
  | "conduct"
  | "needs"
  | "corrections";

/**
 * How a field is filled: `player` a person the room knows or a new name, `players` several, `cards`
 * and `stacks` something for every player of the table, `seats` a seat for each, `pots` who won how
 * much, `seen` what matters to a breach.
 */
export type Kind =
  | "player"
  | "players"
  | "table"
  | "game"
  | "seat"
  | "chips"
  | "number"
  | "minutes"
  | "words"
  | "flag"
  | "choice"
  | "breach"
  | "sanction"
  | "variant"
  | "card"
  | "cards"
  | "stacks"
  | "seats"
  | "caps"
  | "stakes"
  | "pots"
  | "seen";

export interface Field {
  name: string;
  kind: Kind;
  /** The values one chooses among. */
  of?: readonly string[];
  /** May stay empty, and is not sent then. */
  optional?: boolean;
  /** The least number it takes. */
  least?: number;
  /** Not asked of a player who speaks for himself: chips change hands with the staff. */
  ofStaff?: boolean;
  /** What it is before somebody touches it. */
  first?: string | number | boolean;
}

export interface DeedForm {
  group: Group;
  fields: readonly Field[];
  /** Adds what follows from the fields and nobody types. */
  complete?: (fields: Fields) => Fields;
  /** Whether it is for somebody in the room, who checks in first if need be. */
  comesIn?: (fields: Fields) => boolean;
}

const f = (name: string, kind: Kind, more: Omit<Field, "name" | "kind"> = {}): Field => ({ name, kind, ...more });
const maybe = (name: string, kind: Kind, more: Omit<Field, "name" | "kind"> = {}): Field =>
  f(name, kind, { ...more, optional: true });
const form = (group: Group, ...fields: Field[]): DeedForm => ({ group, fields });

const PLAYER = f("player", "player");
const TABLE = f("table", "table");
const GAME = f("game", "game");
const SEAT = f("seat", "seat");
const CHIPS = f("chips", "chips", { least: 1 });
const STACK = f("stack", "chips");
const NOTE = maybe("note", "words");
const REASON = f("reason", "words");
const POST = f("post", "flag", { first: false });

export const DEEDS: Record<keyof DeskWire["deeds"], DeedForm> = {
  offer_game: {
    ...form("lists", f("variant", "variant"), f("stakes", "stakes")),
    complete: (fields) => ({ ...fields, game: gameId(fields) }),
  },
  check_in: form("lists", PLAYER),
  check_out: form("lists", PLAYER),
  step_out: form("lists", PLAYER),
  step_in: form("lists", PLAYER),
  join_list: {
    ...form("lists", PLAYER, GAME, f("calls_in", "flag", { first: false })),
    comesIn: (fields) => !fields.calls_in,
  },
  leave_list: form("lists", PLAYER, GAME),
  drop_to_bottom: form("lists", PLAYER, GAME),
  pass_call: form("lists", PLAYER),
  lock_up: form("lists", PLAYER, f("minutes", "minutes", { first: 10 }), maybe("money", "chips", { ofStaff: true })),
  call_unanswered: form(
    "lists",
    PLAYER,
    f("then", "choice", { of: ["skipped", "bottom", "struck"], first: "bottom" }),
  ),
  let_time_pass: form("lists"),

  sit_down: form("seats", PLAYER, CHIPS, POST),
  ask_for_seat: { ...form("seats", PLAYER, TABLE, SEAT, CHIPS), comesIn: () => true },
  answer_seat: form("seats", PLAYER, f("grant", "flag", { first: true })),
  first_seats: form("seats", TABLE, f("wishes", "seats")),
  leave_seat: form("seats", PLAYER, STACK),
  change_seat: form("seats", PLAYER, SEAT),
  request_seat: form("seats", PLAYER, maybe("seat", "seat")),
  request_transfer: form("seats", PLAYER, f("to", "table")),
  withdraw_request: form("seats", PLAYER),
  move_now: form("seats", PLAYER, STACK, maybe("added", "chips"), POST),
  refuse_move: form("seats", PLAYER, STACK),

  place_table: form("tables", f("table", "words"), f("size", "number", { first: 9 })),
  open_table: form("tables", TABLE, GAME, f("extra", "flag", { first: false })),
  close_table: form("tables", TABLE),
  break_table: form("tables", TABLE, f("cards", "cards")),
  declare_feed: form("tables", TABLE, maybe("feeds", "table")),
  ask_for_table: form("tables", PLAYER, GAME),
  wish_limit: form("tables", PLAYER, TABLE, GAME),
  object_to_limit: form("tables", PLAYER, TABLE),
  change_limit: form("tables", TABLE),

  draw_for_button: form("hands", TABLE, f("cards", "cards")),
  start_hand: form("hands", TABLE),
  end_hand: form(
    "hands",
    TABLE,
    f("flop", "flag", { first: true }),
    maybe("awards", "pots"),
    maybe("drop", "chips"),
    maybe("stacks", "stacks"),
    maybe("ruined", "players"),
  ),
  count_stacks: form("hands", TABLE, f("stacks", "stacks")),
  come_in: form("hands", PLAYER, f("wish", "choice", { of: ["post", "wait"], first: "post" })),
  dodge_blinds: {
    ...form("hands", PLAYER, f("blinds", "choice", { of: ["big", "small", "both"], first: "big" })),
    complete: (fields) => ({ ...fields, blinds: fields.blinds === "both" ? ["small", "big"] : [fields.blinds] }),
  },

  step_away: form(
    "absence",
    PLAYER,
    f("where", "choice", { of: ["seated", "at_chair", "gone"], first: "gone" }),
    maybe("take", "chips", { ofStaff: true }),
  ),
  announce_absence: form("absence", PLAYER, f("minutes", "minutes", { first: 30 })),
  come_back: form("absence", PLAYER, maybe("put_back", "chips", { ofStaff: true })),
  pick_up_chips: form("absence", PLAYER, STACK, f("often", "flag", { first: false })),
  play_over: form("absence", PLAYER, f("absent", "player"), CHIPS, STACK),
  end_play_over: form("absence", PLAYER, STACK),

  buy_in: form("chips", PLAYER, CHIPS),
  add_chips: form("chips", PLAYER, CHIPS, STACK),
  buy_behind: form("chips", PLAYER, CHIPS, STACK, maybe("announced", "chips")),
  chips_arrive: form("chips", PLAYER),
  change_notes: form("chips", PLAYER, f("amount", "chips")),
  let_notes_play: form(
    "chips",
    PLAYER,
    f("amount", "chips"),
    f("unaware", "flag", { first: true }),
    maybe("objecting", "players"),
  ),

  set_charge: form("charge", TABLE, f("amount", "chips"), f("minutes", "minutes", { first: 30 })),
  pay_time: form("charge", PLAYER, f("from_stack", "flag", { first: true })),
  take_courtesy: form("charge", PLAYER),
  set_rake: form("charge", GAME, maybe("caps", "caps"), maybe("drop", "chips")),

  change_deck: form(
    "decks",
    TABLE,
    f("what", "choice", { of: ["deck", "setup"], first: "deck" }),
    f("occasion", "choice", {
      of: ["request", "dealer_push", "new_level", "house_schedule", "every_hand"],
      first: "request",
    }),
  ),
  flag_deck: form("decks", TABLE, maybe("card", "card")),
  push_dealer: form("decks", TABLE, f("dealer", "player")),

  log_breach: form("conduct", f("people", "players"), f("breach", "breach"), maybe("facts", "seen"), NOTE),
  complain: form("conduct", f("people", "players"), f("breach", "breach"), NOTE),
  sanction: form("conduct", f("number", "number"), f("kind", "sanction"), maybe("amount", "number"), NOTE),
  lift_bar: form("conduct", PLAYER, NOTE),
  correct_file: form("conduct", f("number", "number"), f("note", "words")),

  close_case: form("conduct", f("number", "number"), NOTE),
  file_ruling: form(
    "conduct",
    TABLE,
    f("incident", "words"),
    f("decision", "words"),
    f("says", "words"),
    maybe("says_fr", "words"),
    maybe("number", "number"),
    maybe("instead_of", "words"),
    maybe("reason", "words"),
    maybe("breach", "breach"),
    maybe("people", "players"),
    NOTE,
  ),
  appeal_ruling: form("conduct", PLAYER, TABLE, f("number", "number"), NOTE),

  bring_guest: form("needs", PLAYER, f("guest", "words")),
  object_to_guest: form("needs", PLAYER, f("guest", "words")),
  guest_leaves: form("needs", f("guest", "words")),
  keep_apart: form("needs", f("one", "player"), f("other", "player"), REASON),
  reserve_seat: form("needs", PLAYER, TABLE, SEAT, REASON),
  unreserve_seat: form("needs", PLAYER),

  take_back: form("corrections", f("seq", "number"), REASON),
  correct_money: form("corrections", f("key", "words"), REASON),
};

export const GROUPS: readonly Group[] = [
  "lists",
  "seats",
  "tables",
  "hands",
  "absence",
  "chips",
  "charge",
  "decks",
  "conduct",
  "needs",
  "corrections",
];

export const LOCK_MINUTES = [5, 10, 30, 60] as const;

/** The deeds of a group, in their order. */
export function deedsOf(group: Group): Tag[] {
  return (Object.keys(DEEDS) as Tag[]).filter((tag) => DEEDS[tag].group === group);
}

/** The id of a game: its name and its sizes, such as holdem-none-5-10. */
function gameId({ variant, stakes }: Fields): string {
  const { structure, ...sizes } = (stakes ?? {}) as Record<string, unknown>;
  const ascending = [...new Set(Object.values(sizes).map(Number))].sort((one, other) => one - other);
  return idIn([variant, structure, ...ascending].join("-"));
}
