/** What the table tells the viewer about turns and standings. */

import { counted, num, say, t } from "../i18n/index.svelte";
import { mattersOf } from "../lib/entry";
import { capital } from "../lib/people";
import type { EntryView, LogLine, Menu, SeatView, TableView } from "../wire";

/** "Your turn: call 80, pot 310". */
export function turnWords(view: TableView): string {
  const { menu } = view;
  const pot = num(view.pot);
  if (!menu) return "";
  if (menu.draw) return menu.draw.replaced ? t("turn_draw") : drawHint(menu);
  if (menu.runs) return t("turn_runs", { pot });
  if (menu.decline) return t("turn_chop");
  if (menu.show || menu.muck) return t("turn_show");
  if (menu.bring_in !== null) return t("turn_bring_in", { amount: menu.bring_in, pot });
  if (menu.call !== null && !menu.check) return t("turn_call", { amount: menu.call, pot });
  if (!menu.check) return t("turn_open", { pot });
  return t(menu.wager ? "turn_check" : "turn_check_only", { pot });
}

/** What the viewer waits for when it is not his turn. */
export function waitWords(view: TableView): string {
  const mine = seatOf(view, view.you);
  const actor = seatOf(view, view.actor);
  // What the line above the dock says is not said twice.
  const told = mattersOf(view).some((matter) => matter.id !== "ordered");
  const standing = told ? "" : mine ? ownWords(mine, view) : railWords(view);
  if (actor && view.actor !== view.you && (told || mine?.state === "in")) {
    return t("waiting_for", { name: actor.name });
  }
  return standing || soonWords(view);
}

export function seatOf(view: TableView, seat: number): SeatView | undefined {
  return seat ? view.seats.find((each) => each.seat === seat) : undefined;
}

/** What a plate says in place of the stack; "" = the stack. */
export function standingWords({ state, leaving, note }: SeatView): string {
  if (leaving) return t("state_leaving");
  if (note && state === "away") return capital(say(note));
  // A note under the plate tells more of who waits than a word.
  if (note && state === "waiting") return "";
  return state === "in" || state === "folded" || state === "empty" ? "" : t(`state_${state}`);
}

/** Whether a seat has shown cards in the hand that the log ends with. */
export function hasShown(log: LogLine[], seat: number): boolean {
  const start = log.findLastIndex((line) => line.kind === "post");
  return log
    .slice(start + 1)
    .some((line) => line.kind === "show" && line.seat === seat && line.cards.length > 0);
}

/** The line under a menu whose draw is due. */
export function drawHint(menu: Menu): string {
  const { most, least } = menu.draw ?? { most: 0, least: 0 };
  return least ? counted("throw_hint", least) : counted("draw_hint", most);
}

/** The seat that is kept for a viewer of that name from the next hand on. */
export function promisedTo(view: TableView, name: string | undefined): SeatView | undefined {
  return name && !view.you ? view.seats.find((seat) => seat.promised === name) : undefined;
}

/** What lies under a plate; "" = nothing that the plate does not say itself. */
export function noteWords({ state, leaving, note }: SeatView): string {
  return note && !leaving && state !== "away" && state !== "busted" ? say(note) : "";
}

/** What one's own plate says of one's standing; "" = only the stack. */
export function ownStanding(view: TableView, seat: SeatView): string {
  const { own } = view;
  if (own?.entry && !own.entry.dealt && seat.state === "waiting") return t("state_waits");
  if (own && own.away !== "" && own.away !== "out" && !seat.leaving) return t(`plate_${own.away}`);
  return standingWords({ ...seat, note: null });
}

function railWords(view: TableView): string {
  const full = view.seats.every((seat) => seat.state !== "empty" || seat.promised);
  return full ? t("watching_full") : t("watching");
}

/** A hand comes soon, or nobody is there to play it. */
function soonWords(view: TableView): string {
  return view.phase === "waiting" ? say(view.street) : t("waiting_players");
}

function waitingWords(entry: EntryView | null): string {
  if (!entry || entry.dealt) return t("waiting_hand");
  return t(entry.offer ? "waiting_big_blind" : "waiting_entry");
}

function ownWords(mine: SeatView, view: TableView): string {
  if (mine.leaving) return t("you_leaving");
  if (mine.state === "away") return t("you_away");
  if (mine.state === "busted") return t("own_busted");
  if (mine.state === "waiting") return waitingWords(view.own?.entry ?? null);
  if (view.phase === "between" || view.phase === "waiting") return soonWords(view);
  if (mine.did === "muck") return t("you_mucked");
  if (mine.state === "folded") return t("you_folded");
  return mine.state === "all_in" ? t("you_all_in") : "";
}
