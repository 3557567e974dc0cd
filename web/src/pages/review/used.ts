// What a player did with a roll, so that a lucky one says what it was good for.
import type { AccountStep } from "../../wire/types";

/** The player's move after a roll, unless that was rolling again. */
export function usedAs(steps: readonly AccountStep[], roll: AccountStep): AccountStep | undefined {
  const at = steps.indexOf(roll);
  const [next, later] = [steps[at + 1], steps[at + 2]];
  if (roll.kind !== "dice" || !next?.move || next.player !== roll.player || later?.kind === "dice") return undefined;
  return next;
}
