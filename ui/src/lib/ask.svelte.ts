/** What plain requests brought; an answer is kept as long as the page is open. */

import { untrack } from "svelte";

export type Trouble = "" | "missing" | "lost";

export class Answer<T> {
  value: T | null = $state.raw(null);
  trouble: Trouble = $state("");
  /** The name the room thinks was meant, where it has none of the name asked for. */
  near = $state("");
}

const answers = new Map<string, Answer<unknown>>();

/**
 * The answer from an address, asked for once; `value` is filled when it is there.
 * What did not come is asked for anew by the next page that needs it.
 */
export function ask<T>(address: string): Answer<T> {
  const known = answers.get(address);
  if (known && untrack(() => known.trouble) !== "lost") return known as Answer<T>;
  const answer = new Answer<T>();
  answers.set(address, answer);
  void fetchInto(answer, address);
  return answer;
}

/** Asks once more for what did not come. */
export function askAgain(address: string): void {
  const answer = answers.get(address);
  if (!answer || answer.value) return;
  answer.trouble = "";
  void fetchInto(answer, address);
}

/**
 * Sends `body` and reads what comes back: `refusal` where the room said no in both languages, `reason`
 * where it did not take the request at all, nothing where it did not answer.
 */
export async function send<T, R>(
  address: string,
  body: unknown,
): Promise<{ value?: T; refusal?: R; reason?: string }> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.ok) return { value: (await answer.json()) as T };
    if (answer.status === 422) return { refusal: (await answer.json()) as R };
    return answer.status < 500 ? { reason: await reasonOf(answer) } : {};
  } catch {
    return {};
  }
}

interface Problem {
  detail?: string;
  extra?: { key?: string; message?: string }[];
}

/** Why a request was not taken, in the server's words. */
async function reasonOf(answer: Response): Promise<string> {
  try {
    const { detail = answer.statusText, extra } = (await answer.json()) as Problem;
    const more = Array.isArray(extra) ? extra : [];
    return [detail, ...more.map(({ key, message }) => (key ? `${key}: ${message}` : `${message}`))].join("; ");
  } catch {
    return `${answer.status} ${answer.statusText}`;
  }
}

async function fetchInto<T>(answer: Answer<T>, address: string): Promise<void> {
  try {
    const reply = await fetch(address, { headers: { accept: "application/json" } });
    if (reply.ok) {
      answer.value = (await reply.json()) as T;
      return;
    }
    answer.near = await nearIn(reply);
    answer.trouble = reply.status === 404 || reply.status === 400 ? "missing" : "lost";
  } catch {
    answer.trouble = "lost";
  }
}

async function nearIn(reply: Response): Promise<string> {
  try {
    const said = (await reply.json()) as { extra?: { near?: unknown } };
    return typeof said.extra?.near === "string" ? said.extra.near : "";
  } catch {
    return "";
  }
}
