/** A room made of fixtures, for looking at every state without a server (development only).
    `?mock=<game>&state=<state>`; `&with=refusal|lost|restart|elsewhere` adds what may go wrong. */

import type { Socket } from "../net/connection";
import type { ClientMessage, ServerMessage } from "../protocol";
import type { Doors } from "../room/room.svelte";
import type { LobbyTable, LogLine, TableView } from "../wire";
import { BETWEEN } from "./between";
import { both, line } from "./build";
import { HOLDEM } from "./holdem";
import { OTHERS } from "./others";

const STATES: Record<string, Record<string, () => TableView>> = { holdem: HOLDEM, between: BETWEEN, ...OTHERS };
/** What brings the next state. */
const MOVES_ON = new Set<ClientMessage["t"]>(["act", "sit", "back", "entry", "away", "buy", "move", "stay"]);
const YOU = { name: "Inès", id: "g1" };

const lobby: LobbyTable[] = [
  entry("holdem", "flop", both("hold'em"), both("no-limit 5/10"), 0),
  entry(
    "omaha8",
    "flop",
    both("Omaha hi-lo, eight or better", "Omaha haut-bas, huit ou mieux"),
    both("limit 10/20, blinds 5/10", "limite fixe 10/20, blindes 5/10"),
    1,
  ),
  entry(
    "stud",
    "stud",
    both("seven-card stud", "stud à sept cartes"),
    both("limit 10/20, ante 2, bring-in 3", "limite fixe 10/20, ante 2, bring-in 3"),
    2,
  ),
  entry(
    "jacks",
    "draw",
    both("five-card draw, jacks or better", "poker fermé, valets ou mieux"),
    both("limit 5/10, ante 2", "limite fixe 5/10, ante 2"),
    0,
  ),
];

function entry(
  id: string,
  group: LobbyTable["group"],
  title: LobbyTable["title"],
  stakes: LobbyTable["stakes"],
  players: number,
): LobbyTable {
  const about = both("What is special about it", "Ce qu’il a de particulier");
  return { id, group, title, about, stakes, seats: 6, players, bots: 4, hand: 318, you: 0, starting: false, waiting: 0 };
}

function history(): LogLine[] {
  return [
    line("table", both("Hand 12: Cyril has the button.", "Main 12\u00a0: le bouton est à Cyril.")),
    line("post", both("Dee posts the small blind, 5.", "Dee poste la petite blinde, 5."), {
      seat: 7,
      amount: 5,
    }),
    line("post", both("Tomasz posts the big blind, 10.", "Tomasz poste la grosse blinde, 10."), {
      seat: 8,
      amount: 10,
    }),
    line("deal", both("Your cards:", "Vos cartes\u00a0:"), { seat: 1, cards: ["Ad", "Jd"] }),
    line("action", both("Ève-Marie folds.", "Ève-Marie passe."), { seat: 9 }),
    line("action", both("Inès raises to 30.", "Inès relance à 30."), { seat: 1, amount: 30 }),
    line("action", both("Karim calls 30.", "Karim suit 30."), { seat: 2, amount: 30 }),
    line("action", both("Bob raises to 95, all-in.", "Bob relance à 95, à tapis."), {
      seat: 5,
      amount: 95,
    }),
    line("action", both("Dee calls 95.", "Dee suit 95."), { seat: 7, amount: 95 }),
    line("action", both("Inès calls 65.", "Inès suit 65."), { seat: 1, amount: 65 }),
    line("street", both("Flop"), { cards: ["9d", "7d", "2c"] }),
    line("action", both("Dee checks.", "Dee fait parole."), { seat: 7 }),
    line("action", both("Inès bets 120.", "Inès mise 120."), { seat: 1, amount: 120 }),
    line("action", both("Dee calls 120.", "Dee suit 120."), { seat: 7, amount: 120 }),
    line("street", both("Turn"), { cards: ["Kd"] }),
    line("action", both("Dee bets 200.", "Dee mise 200."), { seat: 7, amount: 200 }),
  ];
}

class MockSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #states: string[];
  #game: Record<string, () => TableView>;
  #trouble: string;

  constructor(game: string, first: string, trouble: string) {
    this.#game = STATES[game] ?? HOLDEM;
    const names = Object.keys(this.#game);
    const at = Math.max(0, names.indexOf(first));
    this.#states = [...names.slice(at), ...names.slice(0, at)];
    this.#trouble = trouble;
    setTimeout(() => this.onopen?.call(this as unknown as WebSocket, new Event("open")), 20);
  }

  send(frame: string): void {
    const message = JSON.parse(frame) as ClientMessage;
    setTimeout(() => this.#answer(message), 40);
  }

  close(): void {
    this.onmessage = null;
  }

  #answer(message: ClientMessage): void {
    if (message.t === "ping") return this.#say({ t: "pong", n: message.n });
    if (message.t === "hello") return this.#hello(message.table ?? "");
    this.#say({ t: "ack", id: message.id });
    if (MOVES_ON.has(message.t)) {
      this.#states.push(this.#states.shift() ?? "");
      setTimeout(
        () =>
          this.#say({
            t: "ev",
            view: this.#view(),
            lines: [line("action", both(`Inès: ${message.t}.`), { seat: 1 })],
          }),
        300,
      );
    }
  }

  #hello(table: string): void {
    if (!table) return this.#say({ t: "lobby", tables: lobby, you: YOU });
    this.#say({ t: "snap", view: { ...this.#view(), table }, log: history(), you: YOU });
    if (this.#trouble) setTimeout(() => this.#goWrong(), 600);
  }

  #goWrong(): void {
    if (this.#trouble === "refusal") {
      this.#say({
        t: "refuse",
        id: "x",
        text: both("A raise to 350 is too small.", "Relancer à 350 est trop peu."),
        legal: both(
          "Fold, call 200, or raise to at least 400.",
          "Passer, suivre 200, ou relancer à 400 au moins.",
        ),
        rules: ["rrop3:10.nolimit.3a", "tda:43A"],
      });
    }
    if (this.#trouble === "restart") this.#say({ t: "restart" });
    if (this.#trouble === "lost") this.#closed(1006);
    if (this.#trouble === "elsewhere") this.#closed(4409);
  }

  #view(): TableView {
    const make = this.#game[this.#states[0] ?? ""] ?? HOLDEM.turn;
    return (make as () => TableView)();
  }

  #say(message: ServerMessage): void {
    const event = new MessageEvent("message", { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  #closed(code: number): void {
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code }));
  }
}

export function mockDoors(game: string): Doors {
  const query = new URLSearchParams(location.search);
  let opened = 0;
  return {
    session: { enter: (name) => Promise.resolve({ ...YOU, name }) },
    openSocket: () => {
      opened += 1;
      const lost = query.get("with") === "lost" && opened > 1;
      const socket = new MockSocket(game, query.get("state") ?? "", query.get("with") ?? "");
      if (lost) socket.onopen = null;
      return lost ? { ...socket, send: () => undefined, close: () => undefined } : socket;
    },
  };
}
