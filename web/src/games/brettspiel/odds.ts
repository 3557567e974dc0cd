// The chances of the open citizens, for the dice as they are kept.
import type { BrettspielCitizen, Odds } from "../../wire/types";

/** The chances of a citizen's tiers, the easiest first; none where nobody has asked for odds. */
export function chancesOf(odds: Odds | null, keep: string | null, card: BrettspielCitizen | null): number[] {
  if (!odds || !card) return [];
  const targets = (keep !== null && odds.keeps[keep]) || odds.targets;
  const names = card.tiers?.length ? card.tiers.map((_, tier) => `${card.id}*${tier + 1}`) : [card.id];
  return names.flatMap((name) => (name in targets ? [targets[name] ?? 0] : []));
}
