/** The subjects and points that are open; one finds them so when one comes back. */

import { SvelteSet } from "svelte/reactivity";

const open = new SvelteSet<string>();

/** `place` is the id of a subject or the key of a point. */
export function isOpen(place: string): boolean {
  return open.has(place);
}

export function setOpen(place: string, isNowOpen: boolean): void {
  if (isNowOpen) open.add(place);
  else open.delete(place);
}
