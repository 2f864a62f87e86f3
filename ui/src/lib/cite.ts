export type Book = "rrop3" | "rrop11" | "general" | "tda" | "championship";

const BOOKS: readonly string[] = ["rrop3", "rrop11", "general", "tda", "championship"];
const ID = /\b(?:rrop3|rrop11|general|tda|championship|house):[\w.]*\w/g;

/** The book and the article of a rule's id, such as `rrop3:10.nolimit.3a`; book null = the house. */
export function citation(id: string): { book: Book | null; article: string } {
  const colon = id.indexOf(":");
  const book = id.slice(0, Math.max(0, colon));
  return { book: isBook(book) ? book : null, article: id.slice(colon + 1) };
}

export function isBook(book: string): book is Book {
  return BOOKS.includes(book);
}

/** An article as a list of its own section names it: `3a` for `rrop3:10.nolimit.3a`. */
export function shortArticle(id: string): string {
  return citation(id).article.split(".").at(-1) ?? id;
}

/** A text cut at the ids of rules in it. */
export function citing(text: string): { text: string; rule: boolean }[] {
  const parts: { text: string; rule: boolean }[] = [];
  let at = 0;
  for (const match of text.matchAll(ID)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), rule: false });
    parts.push({ text: match[0], rule: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), rule: false });
  return parts;
}
