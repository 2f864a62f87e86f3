/** The page's address: "/" is the lobby, "/table/<id>" a table. */

const here = $state({ table: tableIn(location.pathname) });

addEventListener("popstate", () => (here.table = tableIn(location.pathname)));

/** The table the address names; "" = the lobby. */
export function table(): string {
  return here.table;
}

export function navigate(to: string): void {
  history.pushState(null, "", (to ? `/table/${encodeURIComponent(to)}` : "/") + location.search);
  here.table = to;
  scrollTo(0, 0);
}

/** Follows a link within the page, unless it is to open elsewhere. */
export function follow(event: MouseEvent, to: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  navigate(to);
}

function tableIn(path: string): string {
  return decodeURIComponent(/^\/table\/([^/]+)\/?$/.exec(path)?.[1] ?? "");
}
