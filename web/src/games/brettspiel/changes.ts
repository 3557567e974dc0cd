// What has changed on the table since the last view, so that it can be shown.
import type { BrettspielAction as Action, BrettspielMapField } from "../../wire/types";
import { actionsIn, type Told } from "../moves";

/** The fields where something was placed, driven away or taken. */
export function changedFields(before: readonly BrettspielMapField[], after: readonly BrettspielMapField[]): string[] {
  const was = new Map(before.map((field) => [field.id, field]));
  return after
    .filter((field) => {
      const old = was.get(field.id);
      return old && (old.owner !== field.owner || old.fire !== field.fire || old.castle !== field.castle);
    })
    .map((field) => field.id);
}

/** A citizen that a player took, face up or face down. */
export interface Taken {
  seat: number;
  /** From 0. */
  stack: number;
  alarm: boolean;
}

/** The last citizen taken in these events, if any. */
export function lastTaken(latest: readonly Told<Action, unknown>[]): Taken | undefined {
  return actionsIn(latest)
    .flatMap(({ seat, action }): Taken[] =>
      action.type === "take" || action.type === "alarm"
        ? [{ seat, stack: action.stack, alarm: action.type === "alarm" }]
        : [],
    )
    .at(-1);
}
