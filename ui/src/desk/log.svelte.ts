/** The log of the day, its facts gathered into the decisions that wrote them, the latest first. */

import type { DeskLog, LogEntry } from "../desk_wire";
import { get } from "./desk.svelte";
import { gathered, type Decision } from "./gathered";

/** The log has facts in thousands; this many are read at a time. */
const MOST_PAGES = 40;
/** So many facts back one looks again for what was taken back. */
const BACK = 300;

export class Log {
  decisions: Decision[] = $state.raw([]);
  #entries = new Map<number, LogEntry>();
  #reading = false;
  #again = false;

  /**
   * Reads what is new, and whether any of the latest was taken back.  `v` is the number of the
   * board, which is never below that of the last fact.
   */
  async latest(v: number): Promise<void> {
    if (this.#reading) {
      this.#again = true;
      return;
    }
    this.#reading = true;
    const known = Math.max(0, ...this.#entries.keys()) || v;
    await this.#read({ since: String(Math.max(0, known - BACK)) });
    if (!this.#entries.size) await this.#read({ since: "0" });
    this.#reading = false;
    if (!this.#again) return;
    this.#again = false;
    await this.latest(v);
  }

  /** Reads all there is of a player or a table. */
  async all(of: { player?: string; table?: string }): Promise<void> {
    this.#entries.clear();
    await this.#read({ since: "0", ...of });
  }

  async #read(params: Record<string, string>): Promise<void> {
    let since = params.since ?? "0";
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const outcome = await get<DeskLog>(`/api/desk/log?${new URLSearchParams({ ...params, since })}`);
      if (!("value" in outcome)) return;
      for (const entry of outcome.value.entries) this.#entries.set(entry.fact.seq, entry);
      if (!outcome.value.next) break;
      since = String(outcome.value.next);
    }
    this.decisions = gathered([...this.#entries.values()]).reverse();
  }
}
