/** What the page knows of the room; each message from the room makes the next state. */

import type { ServerMessage } from "../protocol";
import type { LobbyTable, LogLine, Refuse, TableView, You } from "../wire";

const LOG_KEPT = 400;

export interface RoomState {
  you: You | null;
  lobby: LobbyTable[] | null;
  /** The table the page shows; "" = the lobby. */
  table: string;
  view: TableView | null;
  log: LogLine[];
  /** The lines that came last, to be read out. */
  fresh: LogLine[];
  refusal: Refuse | null;
  /** The refusal is of an action in the hand: it goes when the turn does. */
  refusalOfTurn: boolean;
  /** The command sent and not yet answered, or answered and not yet seen in a view. */
  pending: Pending | null;
  /** The room's clock less ours, in ms. */
  clockOffset: number;
  /** Set when news came before the whole truth: it must be asked for. */
  gap: boolean;
}

export interface Pending {
  id: string;
  kind: "act" | "sit" | "other";
  seat: number;
  answered: boolean;
}

export const START: RoomState = {
  you: null,
  lobby: null,
  table: "",
  view: null,
  log: [],
  fresh: [],
  refusal: null,
  refusalOfTurn: false,
  pending: null,
  clockOffset: 0,
  gap: false,
};

/** The state after `message`; `now` is our clock in ms. */
export function after(state: RoomState, message: ServerMessage, now: number): RoomState {
  switch (message.t) {
    case "lobby":
      return { ...state, lobby: message.tables, you: message.you, gap: false };
    case "snap":
      if (message.view.table !== state.table) return state;
      return {
        ...withView(state, message.view, now),
        you: message.you,
        log: message.log.slice(-LOG_KEPT),
        fresh: [],
        gap: false,
      };
    case "ev":
      return afterEvent(state, message.view, message.lines, now);
    case "ack":
      return answered(state, message.id);
    case "refuse":
      return refused(state, message);
    default:
      return state;
  }
}

/** The state on the way to another table, or to the lobby as "". */
export function goingTo(state: RoomState, table: string): RoomState {
  return { ...START, you: state.you, lobby: state.lobby, clockOffset: state.clockOffset, table };
}

export function commanding(state: RoomState, pending: Pending): RoomState {
  return { ...state, pending, refusal: null };
}

function afterEvent(state: RoomState, view: TableView, lines: LogLine[], now: number): RoomState {
  if (view.table !== state.table || (state.view && view.v <= state.view.v)) return state;
  const last = state.log.at(-1)?.seq ?? 0;
  const added = lines.filter((line) => line.seq > last);
  return {
    ...withView(state, view, now),
    log: [...state.log, ...added].slice(-LOG_KEPT),
    fresh: added,
    gap: !state.view,
  };
}

function withView(state: RoomState, view: TableView, now: number): RoomState {
  const moved = !state.view || state.view.hand !== view.hand || state.view.turn !== view.turn;
  return {
    ...state,
    view,
    clockOffset: view.now - now,
    refusal: moved && state.refusalOfTurn ? null : state.refusal,
    pending: stillPending(state.pending, view, moved),
  };
}

function stillPending(pending: Pending | null, view: TableView, moved: boolean): Pending | null {
  if (!pending) return null;
  if (pending.kind === "sit") return view.you ? null : pending;
  return moved || pending.answered ? null : pending;
}

function answered(state: RoomState, id: string): RoomState {
  if (state.pending?.id !== id) return state;
  if (state.pending.kind === "other") return { ...state, pending: null };
  return { ...state, pending: { ...state.pending, answered: true } };
}

function refused(state: RoomState, refusal: Refuse): RoomState {
  const known = state.pending?.id === refusal.id ? state.pending : null;
  return {
    ...state,
    refusal,
    refusalOfTurn: known === null || known.kind === "act",
    pending: known ? null : state.pending,
  };
}
