/** The file of the house in the making, written by the room after every change. */

import { send } from "../lib/ask.svelte";
import type { HouseDraft, HouseText, HouseTrouble } from "../wire";

const PAUSE = 200;

export class Draft {
  /** The file of the house as it stands; "" while there is none. */
  toml: string = $state("");
  refusal: HouseTrouble | null = $state.raw(null);
  /** Why the room did not take the request. */
  reason: string = $state("");
  isLost: boolean = $state(false);
  isBusy: boolean = $state(false);

  #body: HouseDraft | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #answered: Promise<void> = Promise.resolve();

  /** Has the file written anew; the last one asked for counts. */
  write(body: HouseDraft): void {
    clearTimeout(this.#waiting);
    this.#asked += 1;
    this.#body = body;
    this.toml = "";
    this.isBusy = true;
    this.#waiting = setTimeout(() => this.#send(), PAUSE);
  }

  /** The file with the last change in it, asked for at once; "" if there can be none. */
  async fresh(): Promise<string> {
    let asked: number;
    do {
      asked = this.#asked;
      this.#send();
      await this.#answered;
    } while (asked !== this.#asked);
    return this.toml;
  }

  /** Why a point cannot be as it is chosen; "" if it has no part in any trouble. */
  troubleAt(key: string, language: "en" | "fr"): string {
    return this.refusal?.keys.includes(key) ? this.refusal.text[language] : "";
  }

  #send(): void {
    clearTimeout(this.#waiting);
    if (this.#body) this.#answered = this.#ask(this.#body, this.#asked);
    this.#body = null;
  }

  async #ask(body: HouseDraft, mine: number): Promise<void> {
    const { value, refusal, reason } = await send<HouseText, HouseTrouble>("/api/houses/toml", body);
    if (mine !== this.#asked) return;
    this.isBusy = false;
    this.toml = value?.toml ?? "";
    this.refusal = refusal ?? null;
    this.reason = reason ?? "";
    this.isLost = !value && !refusal && !reason;
  }
}
