/** What an address names: the screen, and what it is about. */

export type Route =
  | { screen: "lobby" }
  | { screen: "table"; table: string }
  | { screen: "rules"; book: string }
  | { screen: "section"; book: string; section: string }
  | { screen: "rule"; rule: string }
  | { screen: "houses" }
  | { screen: "house"; house: string }
  | { screen: "cardroom"; view: CardRoomView }
  | { screen: "floor" }
  | { screen: "unknown"; table?: string };

/** The pages of the card room; "" = the board, "list" = the screen on the wall. */
export const CARD_ROOM_VIEWS = ["", "list", "public", "log", "money", "deeds", "staff"] as const;
export type CardRoomView = (typeof CARD_ROOM_VIEWS)[number];

/** The screen of an address's path. */
export function routeOf(path: string): Route {
  const [first = "", second = "", third = "", ...more] = parts(path);
  if (more.length) return { screen: "unknown" };
  if (!first) return { screen: "lobby" };
  if (first === "table" && second && !third) return { screen: "table", table: second };
  if (first === "rules") return ruleRoute(second, third);
  if (first === "floor" && !second) return { screen: "floor" };
  if (first === "cardroom" && !third) return cardRoomRoute(second);
  if (first === "houses" && !second) return { screen: "houses" };
  if (first === "houses" && !third) return { screen: "house", house: second };
  return { screen: "unknown" };
}

export function tablePath(table: string): string {
  return table ? `/table/${encodeURIComponent(table)}` : "/";
}

export function cardRoomPath(view: CardRoomView = ""): string {
  return view ? `/cardroom/${view}` : "/cardroom";
}

export function rulePath(rule: string): string {
  return `/rules/${encodeURIComponent(rule).replace("%3A", ":")}`;
}

export function bookPath(book: string, section = ""): string {
  return section ? `/rules/${book}/${section}` : `/rules/${book}`;
}

export function housePath(house: string): string {
  return `/houses/${encodeURIComponent(house)}`;
}

export function searchPath(words: string): string {
  return words ? `/rules?${new URLSearchParams({ q: words })}` : "/rules";
}

function ruleRoute(second: string, third: string): Route {
  if (third) return { screen: "section", book: second, section: third };
  if (second.includes(":")) return { screen: "rule", rule: second };
  return { screen: "rules", book: second };
}

function cardRoomRoute(second: string): Route {
  const view = CARD_ROOM_VIEWS.find((each) => each === second);
  return view === undefined ? { screen: "unknown" } : { screen: "cardroom", view };
}

function parts(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["?", "?"];
  }
}
