/** One WebSocket that comes back by itself; it knows frames and time, nothing of poker. */

import { retryDelay } from "../lib/backoff";
import type { ClientMessage, Command, ServerMessage } from "../protocol";

export type Link = "connecting" | "open" | "lost" | "restarting" | "elsewhere";

/** The part of a WebSocket that is used. */
export type Socket = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "send" | "close">;

export interface Handlers {
  open: () => Socket;
  hello: () => ClientMessage;
  receive: (message: ServerMessage) => void;
  link: (link: Link) => void;
  /** The room knows no session: get one, then the connection tries again. */
  enter: () => Promise<boolean>;
  latency: (ms: number) => void;
}

const NO_SESSION = 4401;
const ELSEWHERE = 4409;
const PING_EVERY = 15_000;
const PONG_WITHIN = 6_000;
const RESEND_WITHIN = 10_000;

export class Connection {
  #handlers: Handlers;
  #socket: Socket | null = null;
  #attempt = 0;
  #isOpen = false;
  #trouble: Link = "connecting";
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #ping = 0;
  #pingSent = 0;
  #unanswered = new Map<string, { command: Command; at: number }>();

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  start(): void {
    this.#drop();
    clearTimeout(this.#retry);
    this.#handlers.link(this.#trouble);
    const socket = this.#handlers.open();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(String(event.data));
    socket.onclose = (event) => this.#closed(event.code);
  }

  stop(): void {
    this.#drop();
    clearTimeout(this.#retry);
  }

  /** Tries at once when it was waiting to try: the network or the page is back. */
  hurry(): void {
    if (this.#socket || this.#retry === undefined) return;
    this.#attempt = 0;
    this.start();
  }

  /** Says hello again: asks for the whole truth. */
  resync(): void {
    this.#send(this.#handlers.hello());
  }

  /** Sends a command, and once more after a lost connection if it is still unanswered by then. */
  command(command: Command): void {
    this.#unanswered.set(command.id, { command, at: Date.now() });
    this.#send(command);
  }

  #send(message: ClientMessage): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
  }

  #opened(): void {
    this.#isOpen = true;
    this.#trouble = "lost";
    this.#handlers.link("open");
    this.resync();
    for (const [id, { command, at }] of this.#unanswered) {
      if (Date.now() - at < RESEND_WITHIN) this.#send(command);
      else this.#unanswered.delete(id);
    }
    this.#pinger = setInterval(() => this.#sendPing(), PING_EVERY);
    this.#sendPing();
  }

  #received(frame: string): void {
    const message = JSON.parse(frame) as ServerMessage;
    this.#attempt = 0;
    if (message.t === "pong") {
      if (message.n === this.#ping) this.#ponged();
      return;
    }
    if (message.t === "ack" || message.t === "refuse") this.#unanswered.delete(message.id);
    if (message.t === "restart") {
      this.#trouble = "restarting";
      this.#handlers.link("restarting");
    }
    this.#handlers.receive(message);
  }

  #closed(code: number): void {
    this.#drop();
    if (code === ELSEWHERE) {
      this.#handlers.link("elsewhere");
      return;
    }
    this.#handlers.link(this.#trouble);
    if (code === NO_SESSION && this.#attempt === 0) {
      this.#attempt = 1;
      void this.#handlers.enter().then((entered) => (entered ? this.start() : this.#later()));
      return;
    }
    this.#later();
  }

  #later(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.start(), retryDelay(this.#attempt));
    this.#attempt += 1;
  }

  #sendPing(): void {
    this.#ping += 1;
    this.#pingSent = Date.now();
    this.#send({ t: "ping", n: this.#ping });
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#closed(0), PONG_WITHIN);
  }

  #ponged(): void {
    clearTimeout(this.#late);
    this.#handlers.latency(Date.now() - this.#pingSent);
  }

  #drop(): void {
    clearInterval(this.#pinger);
    clearTimeout(this.#late);
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
