/** What somebody tells the floor, as it stands in the address, and the ruling on it. */

import { send } from "../lib/ask.svelte";
import type { FloorAsked, FloorForms, FloorQuestion, FloorRuling, FloorStory, FloorTrouble } from "../wire";
import { ownOf } from "./own.svelte";

/** The names in an address that say which table it is; all others are answers. */
export const TABLE_NAMES = ["house", "game", "structure", "small", "big", "ante"] as const;
const OTHER_NAMES = ["cat", "story", "mock", "q"];
const WAIT_MS = 150;

/** The story an address tells. */
export function storyIn(params: URLSearchParams, forms: FloorForms): FloorStory | undefined {
  const id = params.get("story") ?? "";
  return forms.categories.flatMap((category) => category.stories).find((story) => story.id === id);
}

/** What is answered to a question, by default or in the address. */
export function answerTo(params: URLSearchParams, question: FloorQuestion): string {
  return params.get(question.id) ?? question.default;
}

/** The questions that matter, given what is answered so far. */
export function askedOf(story: FloorStory, params: URLSearchParams): FloorQuestion[] {
  const byId = new Map(story.questions.map((question) => [question.id, question]));
  return story.questions.filter((question) =>
    question.only_if.every(({ question: id, answers }) => {
      const before = byId.get(id);
      return before !== undefined && answers.includes(answerTo(params, before));
    }),
  );
}

/** What is asked of the room. */
export function askingOf(params: URLSearchParams, story: FloorStory, toml: string): FloorAsked {
  const answers: Record<string, string> = {};
  for (const question of askedOf(story, params)) {
    const said = params.get(question.id);
    if (said !== null && said.trim() !== "") answers[question.id] = said;
  }
  return {
    story: story.id,
    table: {
      house: ownOf(params.get("house") ?? "")?.preset ?? (params.get("house") || "tda"),
      toml,
      game: params.get("game") || "holdem",
      structure: params.get("structure") ?? "",
      small: chips(params.get("small")),
      big: chips(params.get("big")),
      ante: chips(params.get("ante")),
    },
    answers,
  };
}

/** The names in an address that are neither the table's nor questions of the story. */
export function strangersIn(params: URLSearchParams, story: FloorStory): string[] {
  const known = new Set<string>([...TABLE_NAMES, ...OTHER_NAMES, ...story.questions.map((question) => question.id)]);
  return [...new Set(params.keys())].filter((name) => !known.has(name));
}

/** What an address names that is not there, a story or a category; "" if nothing. */
export function missingIn(params: URLSearchParams, forms: FloorForms): string {
  const story = params.get("story") ?? "";
  if (story) return storyIn(params, forms) ? "" : story;
  const category = params.get("cat") ?? "";
  return forms.categories.some((each) => each.id === category) ? "" : category;
}

/** `params` telling another story, at the same table. */
export function telling(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const kept = [...params].filter(([name]) => isTables(name));
  const next = new URLSearchParams(kept);
  for (const [name, value] of Object.entries(changes)) if (value) next.set(name, value);
  return next;
}

function isTables(name: string): boolean {
  return (TABLE_NAMES as readonly string[]).includes(name) || OTHER_NAMES.slice(2, 3).includes(name);
}

/** What is no whole number of chips is sent as a number that the room refuses. */
const UNREAD = -1;
const GROUPED = /^[1-9]\d{0,2}([ ,.\u00a0\u202f’'])\d{3}(\1\d{3})*$/;

function chips(said: string | null): number {
  const bare = (said ?? "").trim();
  const plain = GROUPED.test(bare) ? bare.replace(/\D/g, "") : bare;
  const value = /^\d*$/.test(plain) ? Number(plain) : UNREAD;
  return Number.isSafeInteger(value) ? value : UNREAD;
}

/** The ruling on what is told; the last one stays while the next is on its way. */
export class Ruled {
  ruling: FloorRuling | null = $state.raw(null);
  /** What that ruling is on; what is told now may have changed since. */
  of: FloorAsked | null = $state.raw(null);
  trouble: FloorTrouble | null = $state.raw(null);
  lost = $state(false);
  /** Why the request was not taken at all. */
  reason = $state("");
  private last = "";
  private asked: FloorAsked | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  ask(asked: FloorAsked, now = false): void {
    const words = JSON.stringify(asked);
    if (words === this.last) return;
    this.last = words;
    this.asked = asked;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.fetch(asked, words), now ? 0 : WAIT_MS);
  }

  /** Asks once more for what did not come. */
  again(): void {
    if (this.lost && this.asked) this.ask(this.asked, true);
  }

  private async fetch(asked: FloorAsked, words: string): Promise<void> {
    const answer = await send<FloorRuling, FloorTrouble>("/api/floor/ruling", asked);
    if (words !== this.last) return;
    this.lost = !answer.value && !answer.refusal && !answer.reason;
    this.reason = answer.reason ?? "";
    if (!this.lost) this.trouble = answer.refusal ?? null;
    if (answer.value) {
      this.ruling = answer.value;
      this.of = asked;
    }
    if (this.lost) this.last = "";
  }
}
