/** Who is meant by a name that is typed: somebody the room knows, or somebody new without a device. */

import { tidyName } from "../lib/guest";
import { desk } from "./desk.svelte";
import { NO_DEVICE } from "./words.svelte";

/** Names as they are typed, told apart by a number where two people have the same. */
const byName = $derived.by(() => {
  const found = new Map<string, string>();
  for (const person of desk.board?.people ?? []) {
    let name = person.name;
    for (let n = 2; found.has(name); n += 1) name = `${person.name} (${n})`;
    found.set(name, person.id);
  }
  return found;
});
const byPlainName = $derived(new Map([...byName].map(([name, id]) => [name.toLowerCase(), id])));

export function knownNames(): string[] {
  return [...byName.keys()].sort((one, other) => one.localeCompare(other));
}

/** The id of the person of that name; a new one for a name nobody has; "" for no name. */
export function idOf(typed: string): string {
  const name = tidyName(typed);
  return name ? (byPlainName.get(name.toLowerCase()) ?? NO_DEVICE + name) : "";
}
