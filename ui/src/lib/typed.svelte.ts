/** What is typed into a field whose words stand in the address: told after a pause. */

import { untrack } from "svelte";
import { arrivals } from "../router.svelte";

/** Milliseconds without a letter after which the words are told. */
const PAUSE = 150;

/**
 * The words of a field, bound to it by `text`.  It takes over what the address says, unless one is
 * typing; whoever goes to another page is not followed there.  Made while a component is.
 */
export class Typed {
  text: string = $state("");
  #said: () => string;
  #tell: (text: string) => void;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** `said` is what the address says, `tell` what is done with words typed. */
  constructor(said: () => string, tell: (text: string) => void) {
    this.#said = said;
    this.#tell = tell;
    this.text = untrack(said);
    $effect(() => {
      const now = said();
      untrack(() => this.#follow(now));
    });
    $effect(() => {
      void arrivals();
      untrack(() => this.drop());
    });
    $effect(() => () => clearTimeout(this.#waiting));
  }

  /** Tells the words once nothing was typed for a moment. */
  wait = (): void => {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(this.now, PAUSE);
  };

  /** Tells the words at once. */
  now = (): void => {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#tell(this.text);
  };

  /** Forgets what was not told yet. */
  drop(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#follow(this.#said());
  }

  #follow(said: string): void {
    if (this.#waiting === undefined && this.text.trim() !== said.trim()) this.text = said;
  }
}
