// The chances of the open citizens, given the dice currently kept.
import type { BrettspielCitizen, BrettspielCitizenTarget as Target } from "../../wire/types";
import type { Odds } from "../moves";

/** The chances of a citizen's tiers, easiest first, after keeping these dice or as they lie; empty without odds. */
export function chancesOf(odds: Odds<Target> | null, keep: string | null, card: BrettspielCitizen | null): number[] {
  const after = keep === null ? undefined : odds?.keeps[keep];
  return (odds?.targets ?? [])
    .filter(({ target }) => target.card === card?.id)
    .sort((a, b) => a.target.tier - b.target.tier)
    .map(({ name, chance }) => after?.[name] ?? chance);
}
