export type Book = "rrop3" | "rrop11" | "general" | "tda" | "championship";

const BOOKS: readonly string[] = ["rrop3", "rrop11", "general", "tda", "championship"];

/** The book and the article of a rule's id, such as `rrop3:10.nolimit.3a`; book null = the house. */
export function citation(id: string): { book: Book | null; article: string } {
  const colon = id.indexOf(":");
  const book = id.slice(0, Math.max(0, colon));
  if (!BOOKS.includes(book)) return { book: null, article: id };
  return { book: book as Book, article: id.slice(colon + 1) };
}
