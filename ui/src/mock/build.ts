/** Helpers to write down a table as the room would send it. */

import type {
  Award,
  BuyView,
  EntryView,
  LogLine,
  Menu,
  Own,
  Result,
  SeatView,
  TableView,
  Text,
  Wager,
} from "../wire";

export function both(en: string, fr: string = en): Text {
  return { en, fr };
}

export function seat(
  number: number,
  name: string,
  stack: number,
  more: Partial<SeatView> = {},
): SeatView {
  return {
    seat: number,
    name,
    bot: name !== "" && name !== "Inès",
    stack,
    bet: 0,
    state: name ? "in" : "empty",
    blind: "",
    cards: [],
    up: (more.cards ?? []).map(() => false),
    acting: false,
    hand: null,
    won: 0,
    winning: [],
    drew: null,
    did: "",
    promised: "",
    leaving: false,
    owes: [],
    note: null,
    ...more,
  };
}

export function backs(count: number): string[] {
  return Array.from({ length: count }, () => "??");
}

/** Stud cards: hidden ones first and last, faces between. */
export function stud(cards: string): Pick<SeatView, "cards" | "up"> {
  const list = cards.split(" ");
  return {
    cards: list.map((c) => c.replace("_", "")),
    up: list.map((c) => !c.startsWith("_") && c !== "??"),
  };
}

export function wager(more: Partial<Wager>): Wager {
  return {
    kind: "raise",
    min: 0,
    max: 0,
    step: 1,
    sizes: [],
    all_in: null,
    fixed: false,
    choices: [],
    ...more,
  };
}

export function menu(more: Partial<Menu>): Menu {
  return {
    hand: 12,
    turn: 5,
    fold: true,
    check: false,
    call: null,
    call_all_in: false,
    wager: null,
    bring_in: null,
    draw: null,
    show: false,
    muck: false,
    chop: false,
    decline: false,
    runs: 0,
    rules: [],
    least: both(""),
    ...more,
  };
}

export function award(seat: number, amount: number, more: Partial<Award> = {}): Award {
  return { seat, amount, pot: 0, share: "whole", hand: null, cards: [], run: 0, run_name: null, ...more };
}

export function result(awards: Award[], explain: Text[] = [], rules: string[] = []): Result {
  return { awards, explain, rules };
}

let version = 0;

export function view(more: Partial<TableView> & Pick<TableView, "seats">): TableView {
  const now = Date.now();
  version += 1;
  const actor = more.actor ?? 0;
  return {
    v: version,
    table: "holdem",
    title: both("hold'em", "hold'em"),
    stakes: both("no-limit 5/10"),
    house: both("Online room rules", "Règles de salle en ligne"),
    hand: 12,
    turn: 5,
    phase: "betting",
    street: both("Flop"),
    street_name: "flop",
    button: 4,
    you: 1,
    actor,
    deadline: actor ? now + 32_000 : null,
    now,
    board: [],
    boards: more.board ? [more.board] : [[]],
    board_size: 5,
    pots: [],
    pot: 0,
    menu: null,
    result: null,
    carried: 0,
    mix: null,
    dead_button: false,
    small: 0,
    big: 0,
    own: null,
    join: null,
    prices: [],
    ...more,
  };
}

export function buy(more: Partial<BuyView> = {}): BuyView {
  return {
    least: 400,
    most: 1000,
    usual: 1000,
    why: both(
      "The minimum buy-in is 400: 40 big blinds of 10.",
      "La cave minimale est de 400\u00a0: 40 grosses blindes de 10.",
    ),
    rules: ["house:buy_in.range"],
    ...more,
  };
}

export function entry(more: Partial<EntryView> = {}): EntryView {
  return {
    dealt: false,
    offer: 10,
    wish: "wait",
    why: both(
      "You wait for the big blind to reach you.",
      "Vous attendez que la grosse blinde arrive à vous.",
    ),
    rules: ["rrop3:4.blinds.5"],
    ...more,
  };
}

/** What a player who simply plays on may decide. */
export function own(more: Partial<Own> = {}): Own {
  return {
    entry: null,
    away: "",
    away_until: null,
    penalty: null,
    buy: null,
    ordered: 0,
    rebuy: false,
    rebuy_until: null,
    straddle: null,
    moves: [],
    leaving: false,
    ...more,
  };
}

let seq = 0;

export function line(
  kind: LogLine["kind"],
  text: Text,
  more: Partial<Pick<LogLine, "amount" | "cards" | "seat" | "rules">> = {},
): LogLine {
  seq += 1;
  return { seq, kind, text, amount: null, cards: [], seat: 0, rules: [], ...more };
}
