/** The sheet that is open beside the page stands in the address: it can be linked to and gone back from. */

import { query, revise } from "../router.svelte";

export function openedPerson(): string {
  return query().get("person") ?? "";
}

export function openedTable(): string {
  return query().get("table") ?? "";
}

export function openPerson(id: string): void {
  open("person", id);
}

export function openTable(id: string): void {
  open("table", id);
}

export function closeSheet(): void {
  const params = query();
  params.delete("person");
  params.delete("table");
  revise(params);
}

function open(what: "person" | "table", id: string): void {
  const params = query();
  params.delete("person");
  params.delete("table");
  params.set(what, id);
  revise(params, `${what} ${id}`);
}
