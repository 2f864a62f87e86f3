/** The houses somebody made in this browser, for as long as it remembers them. */

import { houseIn, titleIn } from "./house";
import { housePath } from "./route";
import { remember, remembered } from "./storage";

const PLACE = "houses";
const MOST = 20;

export interface OwnHouse {
  /** The house it starts from. */
  preset: string;
  /** What makes it, as in its address. */
  query: string;
}

/** The last one first. */
export function ownHouses(): OwnHouse[] {
  try {
    const kept: unknown = JSON.parse(remembered(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isHouse) : [];
  } catch {
    return [];
  }
}

/** Keeps the house that an address makes, in the place of the one it was changed from. */
export function keepOwn(preset: string, before: URLSearchParams, now: URLSearchParams): void {
  const [old, own] = [before, now].map((params) => ({ preset, query: houseIn(params).toString() }));
  if (!old || !own) return;
  const others = ownHouses().filter((each) => !isSame(each, old) && !isNamedAlike(each, own));
  write(own.query ? [own, ...others] : others);
}

export function forgetOwn(house: OwnHouse): void {
  write(ownHouses().filter((each) => !isSame(each, house)));
}

/** Its address, looked at with `find`. */
export function ownPath(house: OwnHouse, find = ""): string {
  const params = new URLSearchParams(house.query);
  if (find) params.set("find", find);
  return `${housePath(house.preset)}?${params}`;
}

function isSame(one: OwnHouse, other: OwnHouse): boolean {
  return one.preset === other.preset && one.query === other.query;
}

/** On one preset a name stands for one house, and one may have none. */
function isNamedAlike(one: OwnHouse, other: OwnHouse): boolean {
  return one.preset === other.preset && nameOf(one) === nameOf(other);
}

function nameOf(house: OwnHouse): string {
  const { en, fr } = titleIn(new URLSearchParams(house.query));
  return `${en}\n${fr}`;
}

function write(houses: OwnHouse[]): void {
  remember(PLACE, JSON.stringify(houses.slice(0, MOST)));
}

function isHouse(it: unknown): it is OwnHouse {
  const { preset, query } = (it ?? {}) as Partial<OwnHouse>;
  return typeof preset === "string" && typeof query === "string" && query !== "";
}
