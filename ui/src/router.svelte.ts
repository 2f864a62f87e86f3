/** The page's address: what it shows, and everything about it that others may be sent. */

import { tick } from "svelte";
import { routeOf, tablePath, type Route } from "./lib/route";

const here = $state({ path: location.pathname, query: location.search, arrivals: 0, missing: "" });
const shown = $derived(shownOf(routeOf(here.path)));

if (history.scrollRestoration) history.scrollRestoration = "manual";
addEventListener("popstate", () => void arrive(scrollOf(history.state)));

/** What was changed last in the address; "" = nothing since one came here. */
let step = "";

export function route(): Route {
  return shown;
}

/** The table the address names; "" = none. */
export function table(): string {
  return shown.screen === "table" ? shown.table : "";
}

/** What stands behind the address's question mark. */
export function query(): URLSearchParams {
  return new URLSearchParams(here.query);
}

/** How often a page was gone to, even to the one that is shown. */
export function arrivals(): number {
  return here.arrivals;
}

/** Says of the table the address names that the room has none such. */
export function noSuchTable(): void {
  here.missing = here.path;
}

/** Goes to a table, or to the lobby as "". */
export function navigate(to: string): void {
  go(tablePath(to));
}

/** Goes to an address of this page, which then can be gone back from. */
export function go(address: string): void {
  history.replaceState({ scroll: scrollY }, "");
  history.pushState(null, "", kept(address));
  void arrive(0);
}

/**
 * Changes what stands behind the question mark.  A change of something, `of`, can be gone back from,
 * and what one changes several times in turn is one step; without `of` there is none.
 */
export function revise(params: URLSearchParams, of = ""): void {
  const words = params.toString();
  const address = kept(location.pathname + (words ? `?${words}` : ""));
  if (of && of !== step) {
    const state = { scroll: scrollY };
    history.replaceState(state, "");
    history.pushState(state, "", address);
    step = of;
  } else history.replaceState(history.state, "", address);
  here.query = location.search;
}

/** Puts another path in the place of the shown one, without a step to go back to. */
export function correct(path: string): void {
  history.replaceState(history.state, "", kept(path));
  here.path = location.pathname;
  here.query = location.search;
}

/** Follows a link within the page, unless it is to open elsewhere. */
export function follow(event: MouseEvent, address: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  go(address);
}

async function arrive(scroll: number): Promise<void> {
  step = "";
  here.path = location.pathname;
  here.query = location.search;
  if (here.path !== here.missing) here.missing = "";
  here.arrivals += 1;
  await tick();
  scrollTo(0, scroll);
}

/** A table drawn without a room is asked for by `mock`, which stays. */
function kept(address: string): string {
  const mock = new URLSearchParams(location.search).get("mock");
  if (!import.meta.env.DEV || !mock || address.includes("mock=")) return address;
  return `${address}${address.includes("?") ? "&" : "?"}mock=${encodeURIComponent(mock)}`;
}

function shownOf(named: Route): Route {
  const isMissing = named.screen === "table" && here.missing === here.path;
  return isMissing ? { screen: "unknown", table: named.table } : named;
}

function scrollOf(state: unknown): number {
  const scroll = (state as { scroll?: unknown } | null)?.scroll;
  return typeof scroll === "number" ? scroll : 0;
}
