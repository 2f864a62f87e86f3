/** The card room as the page knows it: the board the room pushes, and what one asks of it. */

import { retryDelay } from "../lib/backoff";
import { guestName } from "../lib/guest";
import { remembered } from "../lib/storage";
import { session } from "../net/session";
import { newId } from "./ids";
import type { Board, BoardFrame, DeskPong, DeskRefuse, DeskRestart, DeskWire, Done, Text, Why } from "../desk_wire";

export type Tag = keyof DeskWire["deeds"];
export type Fields = Record<string, unknown>;
export type Link = "connecting" | "open" | "lost";

/** What came of a request: it took effect, it was refused, or the room did not answer. */
export type Outcome<T> = { value: T } | { refusal: DeskRefuse } | { lost: true };

type Frame = BoardFrame | DeskPong | DeskRestart;

const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;
const NO_SESSION = 4401;

export class Desk {
  board: Board | null = $state.raw(null);
  link: Link = $state("connecting");
  /** The room's clock less ours, in ms. */
  offset = $state(0);
  /** The reasons of what was done last on this page, to be shown for a moment. */
  told: Why[] = $state.raw([]);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #isStopped = true;

  /** Watches the room until the returned function is called. */
  watch(): () => void {
    this.#isStopped = false;
    this.#open();
    const hurry = () => this.link !== "open" && this.again();
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      this.#isStopped = true;
      this.#drop();
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
    };
  }

  /** Connects anew: at once, and as whoever the browser is now. */
  again(): void {
    this.#drop();
    this.#attempt = 0;
    this.#open();
  }

  /** Asks for a deed; what it did is told to the page. */
  async do(deed: Tag, fields: Fields = {}): Promise<Outcome<Done>> {
    const outcome = await post<Done>("/api/desk/do", { ...fields, deed, id: newId() });
    if ("value" in outcome) this.told = outcome.value.why;
    return outcome;
  }

  async why(question: string, fields: Fields): Promise<Outcome<Why>> {
    return post<Why>("/api/desk/ask", { ...fields, question });
  }

  #open(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/desk`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(JSON.parse(String(event.data)) as Frame);
    socket.onclose = (event) => void this.#closed(event.code);
  }

  #opened(): void {
    this.link = "open";
    this.#attempt = 0;
    let n = 0;
    this.#pinger = setInterval(() => {
      n += 1;
      this.#socket?.send(JSON.stringify({ t: "ping", n }));
      this.#late ??= setTimeout(() => this.again(), PONG_WITHIN);
    }, PING_EVERY);
  }

  #received(frame: Frame): void {
    if (frame.t === "board") this.#show(frame.board);
    if (frame.t === "pong") {
      clearTimeout(this.#late);
      this.#late = undefined;
    }
  }

  #show(board: Board): void {
    this.offset = board.now - Date.now();
    this.board = board;
  }

  /** A browser the room does not know enters first: whoever looks on is a guest too. */
  async #closed(code: number): Promise<void> {
    this.#drop();
    const isIn = code === NO_SESSION && (await entered());
    if (this.#isStopped) return;
    if (isIn && this.#attempt === 0) {
      this.#attempt = 1;
      return this.#open();
    }
    this.link = "lost";
    this.#retry = setTimeout(() => this.#open(), retryDelay(this.#attempt));
    this.#attempt += 1;
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pinger);
    clearTimeout(this.#late);
    this.#late = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

export const desk = new Desk();

/** Sends `body`; a refusal comes with its sentence in both languages, whoever spoke it. */
export async function post<T>(address: string, body: unknown): Promise<Outcome<T>> {
  try {
    const reply = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    });
    return outcomeOf<T>(reply);
  } catch {
    return { lost: true };
  }
}

export async function get<T>(address: string): Promise<Outcome<T>> {
  try {
    return outcomeOf<T>(await fetch(address, { headers: { accept: "application/json" } }));
  } catch {
    return { lost: true };
  }
}

async function outcomeOf<T>(reply: Response): Promise<Outcome<T>> {
  if (reply.ok) return { value: (await reply.json()) as T };
  if (reply.status >= 500) return { lost: true };
  const said = (await reply.json().catch(() => ({}))) as Partial<DeskRefuse> & { detail?: string };
  const text: Text = said.text ?? { en: said.detail ?? reply.statusText, fr: said.detail ?? reply.statusText };
  return { refusal: { text, legal: said.legal ?? { en: "", fr: "" }, rules: said.rules ?? [] } };
}

async function entered(): Promise<boolean> {
  return (await session.enter(remembered("name") ?? guestName()).catch(() => null)) !== null;
}
