/** Every breach by its family, with the first of its articles. */

export type Family = "code" | "collusion" | "ethics" | "manners";

export const BREACHES: readonly { id: string; family: Family; rule: string }[] = [
  { id: "collusion", family: "collusion", rule: "rrop3:1.conduct.1" },
  { id: "threats", family: "code", rule: "rrop3:1.conduct.2" },
  { id: "obscene_language", family: "code", rule: "rrop3:1.conduct.3" },
  { id: "disturbance", family: "code", rule: "rrop3:1.conduct.4" },
  { id: "card_abuse", family: "code", rule: "rrop3:1.conduct.5" },
  { id: "property_damage", family: "code", rule: "rrop3:1.conduct.6" },
  { id: "device", family: "code", rule: "rrop3:1.conduct.7" },
  { id: "weapon", family: "code", rule: "rrop3:1.conduct.8" },
  { id: "out_of_turn", family: "ethics", rule: "rrop3:1.ethics.1" },
  { id: "splashing", family: "ethics", rule: "rrop3:1.ethics.2" },
  { id: "check_down", family: "ethics", rule: "rrop3:1.ethics.3" },
  { id: "reading_untabled_hand", family: "ethics", rule: "rrop3:1.ethics.4" },
  { id: "urging_to_table", family: "ethics", rule: "rrop3:1.ethics.5" },
  { id: "revealing_live_hand", family: "ethics", rule: "rrop3:1.ethics.6" },
  { id: "needless_delay", family: "ethics", rule: "rrop3:1.ethics.7" },
  { id: "careless_fold", family: "ethics", rule: "rrop3:1.ethics.8" },
  { id: "hindering_stacks", family: "ethics", rule: "rrop3:1.ethics.9" },
  { id: "influencing", family: "ethics", rule: "rrop3:1.ethics.10" },
  { id: "cards_out_of_view", family: "manners", rule: "rrop3:2.procedures.17" },
  { id: "inattention", family: "manners", rule: "rrop3:2.procedures.24" },
  { id: "other_language", family: "manners", rule: "rrop3:2.procedures.27" },
  { id: "smoking", family: "manners", rule: "rrop3:1.smoking.0" },
  { id: "free_fold", family: "manners", rule: "tda:58" },
  { id: "improper_conduct", family: "manners", rule: "tda:70" },
  { id: "not_identifiable", family: "manners", rule: "tda:4" },
  { id: "left_table", family: "manners", rule: "tda:31" },
  { id: "dodging_blinds", family: "ethics", rule: "tda:33" },
  { id: "disclosing", family: "ethics", rule: "tda:67" },
  { id: "one_player_to_a_hand", family: "ethics", rule: "tda:67b" },
  { id: "soft_play", family: "ethics", rule: "tda:69" },
  { id: "cheating", family: "code", rule: "tda:71Bb" },
];

export const FAMILIES: readonly Family[] = ["code", "collusion", "ethics", "manners"];

export const SANCTIONS = [
  "warning",
  "reprimand",
  "suspension",
  "exclusion",
  "bar",
  "missed_hands",
  "missed_rounds",
  "disqualification",
  "mute",
  "kick",
  "ban",
] as const;
