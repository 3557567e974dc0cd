// Whoever resigned or ran out of time, and what that cost.
import type { AccountStep, SeatInfo } from "../../wire/types";
import { t } from "../../words/words.svelte";
import { pointsOf } from "./points";

export interface Left {
  seat: number;
  /** The chance to win that was given away. */
  cost: number;
}

/** Those who left the game, by the last step of its account. */
export function leftIn(steps: readonly AccountStep[]): Left[] {
  const end = steps.at(-1);
  return (end?.resigned ?? []).map((seat) => ({ seat, cost: (end?.before[seat] ?? 0) - (end?.after[seat] ?? 0) }));
}

/** What it cost, as a sentence. */
export function leftTold({ cost }: Left, { name = "", timed_out }: SeatInfo): string {
  const how = timed_out ? "timeout" : "resigned";
  return t(`reviewed-left-${how}`, { who: name, points: pointsOf(cost) });
}
