/** The room as the page lives in it: the state, the connection, and what one can do. */

import { language } from "../i18n/index.svelte";
import { guestName, tidyName } from "../lib/guest";
import type { Offer } from "../lib/offers";
import type { Slot } from "../lib/slots";
import { remember, remembered } from "../lib/storage";
import { Connection, type Link, type Socket } from "../net/connection";
import type { Session } from "../net/session";
import type { Command, ServerMessage } from "../protocol";
import { noSuchTable } from "../router.svelte";
import type { Away, LobbyTable, Menu } from "../wire";
import * as commands from "./commands";
import { after, commanding, goingTo, START, type Pending, type RoomState } from "./state";

export interface Doors {
  session: Session;
  openSocket: () => Socket;
}

export class Room {
  state: RoomState = $state.raw(START);
  link: Link = $state("connecting");
  latency: number | null = $state(null);
  /** The name in the field: told once, remembered by the browser. */
  name: string = $state(remembered("name") ?? guestName());
  /** The seat for which the page asks how to sit down; 0 = it asks nothing. */
  asking: number = $state(0);

  #doors: Doors;
  #connection: Connection;
  #known = false;
  #offered = this.name;
  /** The table at which the first free seat is to be taken. */
  #seatWantedAt = "";
  /** The table at which a seat was asked for, perhaps one that comes free after the hand. */
  #askedToSitAt = "";

  constructor(doors: Doors) {
    this.#doors = doors;
    this.#connection = new Connection({
      open: doors.openSocket,
      hello: () => ({ t: "hello", lang: language(), table: this.state.table }),
      receive: (message) => this.#receive(message),
      link: (link) => (this.link = link),
      enter: () => this.#enter(),
      latency: (ms) => (this.latency = ms),
    });
  }

  /** Opens the page at a table, or at the lobby as "". */
  open(table: string): void {
    this.state = goingTo(this.state, table);
    this.#connection.start();
    addEventListener("online", () => this.#connection.hurry());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#connection.hurry();
    });
  }

  /** Shows another table; the connection stays. */
  go(table: string): void {
    if (table === this.state.table) return;
    this.state = goingTo(this.state, table);
    this.asking = 0;
    if (!this.#takenBack()) this.#connection.resync();
  }

  /** Enters under the name in the field if need be, to sit at `table`; false if refused. */
  async play(table: string): Promise<boolean> {
    if (!this.#known || this.state.you?.name !== tidyName(this.name)) {
      if (!(await this.#enter())) return false;
      this.#connection.start();
    }
    this.#seatWantedAt = table;
    return true;
  }

  languageChanged(): void {
    this.#connection.resync();
  }

  playHere(): void {
    this.#connection.start();
  }

  act(menu: Menu, slot: Slot, cards: string[] = []): void {
    if (this.state.pending?.kind === "act") return;
    this.#command(commands.act(this.state.table, menu, slot, cards), "act", 0);
  }

  /** Answers what players settle between them. */
  settle(menu: Menu, offer: Offer): void {
    if (this.state.pending?.kind === "act") return;
    this.#command(commands.settle(this.state.table, menu, offer), "act", 0);
  }

  /** Names the game of the next round, at dealer's choice. */
  choose(game: number): void {
    this.#command(commands.choose(this.state.table, game), "other", 0);
  }

  /** Asks how to sit down there; where the table tells no terms one sits down as it is usual. */
  ask(seat: number): void {
    if (this.state.view?.join) this.asking = seat;
    else this.sit(seat, 0, "wait");
  }

  sit(seat: number, buyIn: number, post: commands.Wish): void {
    this.asking = 0;
    if (this.state.pending?.kind === "sit") return;
    this.#askedToSitAt = this.state.table;
    this.#command(commands.sit(this.state.table, seat, buyIn, post), "sit", seat);
  }

  leave(): void {
    const { view, table } = this.state;
    // A seat that comes free after the hand is given up too.
    const promised = view?.seats.some((seat) => seat.promised === this.state.you?.name);
    const seated = view?.you || promised || this.#askedToSitAt === table;
    this.#askedToSitAt = "";
    if (seated) this.#command(commands.plain("leave", table), "other", 0);
  }

  /** Not leave after all. */
  stay(): void {
    this.#command(commands.plain("stay", this.state.table), "other", 0);
  }

  /** Says how to come in; until the deal it may be said anew. */
  enterHand(wish: commands.Wish): void {
    this.#command(commands.entry(this.state.table, wish), "other", 0);
  }

  sitOut(when: Away["when"]): void {
    this.#command(commands.away(this.state.table, when), "other", 0);
  }

  comeBack(post: commands.Wish = "wait"): void {
    this.#command(commands.back(this.state.table, post), "other", 0);
  }

  buy(amount: number): void {
    this.#command(commands.buy(this.state.table, amount), "other", 0);
  }

  straddle(on: boolean): void {
    this.#command(commands.straddle(this.state.table, on), "other", 0);
  }

  move(seat: number): void {
    this.#command(commands.move(this.state.table, seat), "other", 0);
  }

  show(cards: string[]): void {
    this.#command(commands.show(this.state.table, cards), "other", 0);
  }

  forgetRefusal(): void {
    this.state = { ...this.state, refusal: null };
  }

  /** Connects again here if another tab took over; what is asked waits for it. */
  #takenBack(): boolean {
    if (this.link !== "elsewhere") return false;
    this.#connection.start();
    return true;
  }

  #command(command: Command, kind: Pending["kind"], seat: number): void {
    this.#takenBack();
    this.state = commanding(this.state, { id: command.id, kind, seat, answered: false });
    this.#connection.command(command);
  }

  #receive(message: ServerMessage): void {
    if (message.t === "lobby" && this.#isMissing(message.tables)) noSuchTable();
    this.state = after(this.state, message, Date.now());
    if (message.t === "lobby" || message.t === "snap") this.#recognised(message.you.name);
    if (this.state.gap) this.#connection.resync();
    if (message.t === "snap" && message.view.table === this.#seatWantedAt) this.#takeSeat();
  }

  /** The page's table is none of the room's. */
  #isMissing(tables: LobbyTable[]): boolean {
    const { table } = this.state;
    return table !== "" && !tables.some((each) => each.id === table);
  }

  #recognised(name: string): void {
    const untouched = this.name === this.#offered;
    if (!this.#known && untouched && remembered("name") === null) this.name = name;
    this.#known = true;
  }

  #takeSeat(): void {
    this.#seatWantedAt = "";
    const { view } = this.state;
    if (!view || view.you) return;
    const free =
      view.seats.find((seat) => seat.state === "empty") ?? view.seats.find((seat) => seat.bot && !seat.promised);
    if (free) this.ask(free.seat);
  }

  async #enter(): Promise<boolean> {
    const name = tidyName(this.name);
    try {
      const you = name ? await this.#doors.session.enter(name) : null;
      if (!you) return false;
      this.state = { ...this.state, you };
    } catch {
      return false;
    }
    this.#known = true;
    // What was typed while the room answered stays in the field.
    if (tidyName(this.name) === name) this.name = name;
    remember("name", name);
    return true;
  }
}
