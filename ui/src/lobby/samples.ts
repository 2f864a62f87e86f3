/** What a hand of a game may look like, printed on its table's cloth. */

import { HIDDEN } from "../lib/cards";

const SAMPLES: Record<string, string> = {
  holdem: "As Kh",
  shortdeck: "9c 9d",
  pineapple: "Qd Qs Jd",
  omaha: "Ks Kd Qs Jd",
  omaha5: "Ac Kc Jd 9d 9c",
  omaha6: "Ah Kh Qs Js 9d 8d",
  courchevel: "As Qs Jh 9h 8s",
  omaha8: "Ah 2s 3d Kc",
  bigo: "Ad 2d 3c 5s Ks",
  stud: "?? ?? 9s 9d",
  stud8: "?? ?? 4c 5h",
  razz: "?? ?? 3h Ad",
  stud5: "?? Kc Kd 7s",
  draw: "8s 8d 8c Kh 4s",
  jacks: "Js Jh 8d 5c 2s",
  lowball_a5: "Ac 2d 4h 5s 8c",
  lowball_27: "2c 3d 4h 6s 7c",
  triple_a5: "As 3c 4d 5h 6s",
  triple_27: "2d 3s 4c 5d 7h",
  badugi: "Ac 2d 4h 7s",
  kuhn: "Js Qs Ks",
  leduc: "Qs Qh",
  horse: "Ah 2s ?? 9d",
  eight_game: "2d 3s As Kh",
  dealers_choice: "?? ?? ?? ??",
};

export function sampleOf(table: string): string[] {
  return SAMPLES[table]?.split(" ") ?? [HIDDEN, HIDDEN, HIDDEN];
}
