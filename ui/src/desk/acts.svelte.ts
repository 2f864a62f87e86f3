/** What one is doing in the card room: the form that is open, the reason that is shown, a refusal. */

import type { DeskRefuse, Done, Why } from "../desk_wire";
import { DEEDS } from "./deeds";
import { desk, type Fields, type Outcome, type Tag } from "./desk.svelte";

export interface Filling {
  tag: Tag;
  /** Fields that are settled already; they are not asked for. */
  settled: Fields;
  /** What the other fields begin with. */
  first: Fields;
  /** What it is about, in words, where the fields do not tell it. */
  about: string;
}

/** A deed with its fields. */
export interface Doing {
  tag: Tag;
  fields: Fields;
}

export interface Explained {
  /** What is explained, in words. */
  about: string;
  why: Why | null;
  refusal: DeskRefuse | null;
  lost: boolean;
}

export const acts = $state<{
  filling: Filling | null;
  explained: Explained | null;
  refusals: DeskRefuse[];
  lost: boolean;
}>({ filling: null, explained: null, refusals: [], lost: false });

/** What was asked for and is not answered yet: a second press on the same button is none. */
const pending = new Set<string>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Does a deed, in its turn after those asked for before; a refusal is shown on the page.
 * True if it took effect.
 */
export async function act(tag: Tag, fields: Fields = {}): Promise<boolean> {
  const key = JSON.stringify([tag, fields]);
  if (pending.has(key)) return false;
  pending.add(key);
  const done = last.then(() => doNow(tag, fields));
  last = done;
  const isDone = await done;
  pending.delete(key);
  return isDone;
}

/**
 * Does several deeds one after the other; what each of them came to stays in sight, and one that is
 * refused hinders none of the others.
 */
export async function actEach(doings: readonly Doing[]): Promise<void> {
  const key = JSON.stringify(doings);
  if (pending.has(key)) return;
  pending.add(key);
  last = last.then(() => doEach(doings));
  await last;
  pending.delete(key);
}

async function doEach(doings: readonly Doing[]): Promise<void> {
  clear();
  const told: Why[] = [];
  for (const { tag, fields } of doings) {
    const outcome = await perform(tag, fields);
    if ("value" in outcome) told.push(...outcome.value.why);
    else note(outcome);
  }
  desk.told = told;
}

async function doNow(tag: Tag, fields: Fields): Promise<boolean> {
  clear();
  const outcome = await perform(tag, fields);
  if ("value" in outcome) return true;
  note(outcome);
  return false;
}

/** Asks for a deed; whoever it is for checks in first where he has to be in the room. */
export async function perform(tag: Tag, fields: Fields): Promise<Outcome<Done>> {
  const { complete, comesIn } = DEEDS[tag];
  const whole = complete?.(fields) ?? fields;
  const { player } = whole;
  const isHere = desk.board?.people.some((person) => person.id === player && person.present);
  if (comesIn?.(whole) && !isHere) {
    const arrival = await desk.do("check_in", { player });
    if (!("value" in arrival)) return arrival;
  }
  return desk.do(tag, whole);
}

/** Shows on the page that something came to nothing, beside what was shown before. */
export function note(outcome: Outcome<unknown>): void {
  if ("refusal" in outcome) acts.refusals.push(outcome.refusal);
  acts.lost ||= "lost" in outcome;
}

export function clear(): void {
  acts.refusals = [];
  acts.lost = false;
  desk.told = [];
}

/** Opens the form of a deed. */
export function fill(tag: Tag, settled: Fields = {}, first: Fields = {}, about = ""): void {
  clear();
  acts.filling = { tag, settled, first, about };
}

export function stopFilling(): void {
  acts.filling = null;
}

/** Asks the room why, and shows what it says. */
export async function explain(about: string, question: string, fields: Fields): Promise<void> {
  acts.explained = { about, why: null, refusal: null, lost: false };
  const outcome = await desk.why(question, fields);
  if (acts.explained?.about !== about) return;
  acts.explained = {
    about,
    why: "value" in outcome ? outcome.value : null,
    refusal: "refusal" in outcome ? outcome.refusal : null,
    lost: "lost" in outcome,
  };
}

/** Shows a reason the page has already. */
export function showWhy(about: string, why: Why): void {
  acts.explained = { about, why, refusal: null, lost: false };
}

export function stopExplaining(): void {
  acts.explained = null;
}
