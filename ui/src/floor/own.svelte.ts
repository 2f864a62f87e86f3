/** A house of one's own, made in this browser, by whose rules the floor is asked. */

import { send } from "../lib/ask.svelte";
import { draftOf } from "../lib/house";
import { ownHouses, type OwnHouse } from "../lib/own";
import type { HousePage, HouseText, HouseTrouble, Text } from "../wire";

const MARK = "own:";

/** What the address calls the house of that place in the list. */
export function ownId(place: number): string {
  return MARK + String(place);
}

export function isOwn(house: string): boolean {
  return house.startsWith(MARK);
}

/** The house an address means; undefined if this browser has none such. */
export function ownOf(house: string): OwnHouse | undefined {
  return isOwn(house) ? ownHouses()[Number(house.slice(MARK.length))] : undefined;
}

/** The file of such a house, written by the room; a house of the package needs none. */
export class OwnRules {
  /** Whether one may ask by its rules. */
  isReady = $state(false);
  toml = $state("");
  /** Whether this browser has no such house. */
  isMissing = $state(false);
  isLost = $state(false);
  /** What is wrong with the house. */
  refusal: Text | null = $state.raw(null);
  private house = "";

  read(house: string): void {
    const own = ownOf(house);
    this.house = house;
    this.toml = "";
    this.refusal = null;
    this.isLost = false;
    this.isReady = !isOwn(house);
    this.isMissing = isOwn(house) && !own;
    if (own) void this.fetch(own, house);
  }

  /** Asks once more for what did not come. */
  again(): void {
    if (this.isLost) this.read(this.house);
  }

  private async fetch(own: OwnHouse, house: string): Promise<void> {
    const written = await writtenBy(own);
    if (house !== this.house) return;
    this.toml = written?.value?.toml ?? "";
    this.refusal = written?.refusal?.text ?? null;
    this.isReady = this.toml !== "";
    this.isLost = !this.isReady && !this.refusal;
  }
}

async function writtenBy(own: OwnHouse): Promise<{ value?: HouseText; refusal?: HouseTrouble } | undefined> {
  try {
    const reply = await fetch(`/api/houses/house?${new URLSearchParams({ id: own.preset })}`);
    if (!reply.ok) return undefined;
    const draft = draftOf(new URLSearchParams(own.query), (await reply.json()) as HousePage);
    return await send<HouseText, HouseTrouble>("/api/houses/toml", draft);
  } catch {
    return undefined;
  }
}
