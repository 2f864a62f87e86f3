import type { TableView } from "../wire";

const BEAT = 250;

/** The time of the player in turn: the room says when it ends, the page only draws. */
export class Clock {
  #now = $state(Date.now());
  #deadline: number | null = $state(null);
  #span = $state(1);

  /** ms left, never below 0; null = no clock runs. */
  get left(): number | null {
    return this.#deadline === null ? null : Math.max(0, this.#deadline - this.#now);
  }

  get seconds(): number | null {
    return this.left === null ? null : Math.ceil(this.left / 1000);
  }

  /** The share of the time that is left, 0…1. */
  get share(): number {
    return this.left === null ? 0 : Math.min(1, this.left / this.#span);
  }

  /** Follows the view; `offset` is the room's clock less ours. */
  follow(view: TableView | null, offset: number): void {
    const deadline = view?.deadline == null ? null : view.deadline - offset;
    // Views of one turn differ by their time on the way; that must not refill the ring.
    const same =
      deadline !== null && this.#deadline !== null && Math.abs(deadline - this.#deadline) < 1500;
    if (same) return;
    this.#now = Date.now();
    this.#deadline = deadline;
    this.#span = Math.max(1, (deadline ?? 0) - this.#now);
  }

  /** Beats until the returned function is called. */
  start(): () => void {
    const beat = setInterval(() => {
      if (this.#deadline !== null) this.#now = Date.now();
    }, BEAT);
    return () => clearInterval(beat);
  }
}
