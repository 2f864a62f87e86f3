/** What in a form a refusal is about: the fields and the people it names. */

import type { DeskRefuse } from "../desk_wire";
import type { Field } from "./deeds";
import type { Fields } from "./desk.svelte";

/** The articles of buy-ins: whoever breaks one has named the wrong number of chips. */
const OF_CHIPS = ["rrop3:3.buyin", "rrop3:2.procedures.5d", "house:buy_in"];
const CHIP_FIELDS: readonly string[] = ["chips", "added"];

export interface Marks {
  fields: ReadonlySet<string>;
  people: ReadonlySet<string>;
}

export const NO_MARKS: Marks = { fields: new Set(), people: new Set() };

/**
 * The marks of a refusal in a form: fields it names by their place or by their article, and those
 * people of the form who are named in its sentence, `said`.
 */
export function marksOf(
  refusal: DeskRefuse,
  said: string,
  fields: readonly Field[],
  values: Fields,
  nameOf: (id: string) => string,
): Marks {
  const people = new Set(peopleIn(fields, values).filter((id) => isNamed(said, nameOf(id))));
  const isOne = fields.filter(({ kind }) => kind === "player").length < 2;
  const marked = fields.filter((field) => {
    const value = values[field.name];
    if (refusal.text.en.startsWith(`${field.name}:`) || refusal.text.en.startsWith(`${field.name}.`)) return true;
    if (CHIP_FIELDS.includes(field.name)) return refusal.rules.some(isOfChips);
    if (field.kind === "player") return !isOne && people.has(String(value));
    return field.kind === "players" && Array.isArray(value) && value.some((id) => people.has(String(id)));
  });
  return { fields: new Set(marked.map(({ name }) => name)), people };
}

function peopleIn(fields: readonly Field[], values: Fields): string[] {
  return fields.flatMap(({ name, kind }) => {
    const value = values[name];
    if (kind === "player") return typeof value === "string" ? [value] : [];
    if (kind === "players") return Array.isArray(value) ? value.map(String) : [];
    const isEach = kind === "cards" || kind === "stacks";
    return isEach && typeof value === "object" && value !== null ? Object.keys(value) : [];
  });
}

/** Whether a name stands in a sentence by itself, not within another word. */
function isNamed(said: string, name: string): boolean {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return name !== "" && new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, "u").test(said);
}

function isOfChips(rule: string): boolean {
  return OF_CHIPS.some((start) => rule.startsWith(start));
}
