/** The facts of the log gathered into the decisions that wrote them. */

import type { LogEntry, Text, Why } from "../desk_wire";

/** What was written down at once, by one deed. */
export interface Decision {
  /** The number of its first fact, by which it is taken back. */
  seq: number;
  at: number;
  by: string;
  byName: string;
  /** What happened, fact by fact; said twice by none. */
  said: Text[];
  why: Why;
  people: string[];
  table: string;
  tags: string[];
  takenBack: boolean;
}

/** Facts in a row with the same hand, moment and reason are one decision. */
export function gathered(entries: LogEntry[]): Decision[] {
  const decisions: Decision[] = [];
  for (const entry of [...entries].sort((one, other) => one.fact.seq - other.fact.seq)) {
    const last = decisions.at(-1);
    if (last && isSame(last, entry)) add(last, entry);
    else decisions.push(begun(entry));
  }
  return decisions;
}

function isSame(last: Decision, { at, by, why, taken_back }: LogEntry): boolean {
  return last.at === at && last.by === by && last.why.text.en === why.text.en && last.takenBack === taken_back;
}

function begun({ fact, text, at, by, by_name, why, taken_back }: LogEntry): Decision {
  return {
    seq: fact.seq,
    at,
    by,
    byName: by_name,
    said: [text],
    why,
    people: [...fact.people],
    table: fact.table,
    tags: [fact.tag],
    takenBack: taken_back,
  };
}

function add(decision: Decision, { fact, text }: LogEntry): void {
  if (!decision.said.some((one) => one.en === text.en)) decision.said.push(text);
  decision.people.push(...fact.people.filter((person) => !decision.people.includes(person)));
  decision.table ||= fact.table;
  if (!decision.tags.includes(fact.tag)) decision.tags.push(fact.tag);
}
