/** How long the dock takes no input after what a press would do has changed under the finger. */
export const GUARD_MS = 350;

/** Ignores presses shortly after the meaning of the buttons has changed. */
export class Guard {
  #meaning = "";
  #until = 0;

  /** Tells what the buttons now mean; true if that is new and the guard has closed. */
  mean(meaning: string, now: number): boolean {
    if (meaning === this.#meaning) return false;
    this.#meaning = meaning;
    this.#until = now + GUARD_MS;
    return true;
  }

  isOpen(now: number): boolean {
    return now >= this.#until;
  }
}
