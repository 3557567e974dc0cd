// What is new on the table since the last look, to show it.
import type { BrettspielMapField, NarratedEvent } from "../../wire/types";

/** The fields on which something was placed, driven away or taken. */
export function changedFields(before: readonly BrettspielMapField[], after: readonly BrettspielMapField[]): string[] {
  const was = new Map(before.map((field) => [field.id, field]));
  return after
    .filter((field) => {
      const old = was.get(field.id);
      return old && (old.owner !== field.owner || old.fire !== field.fire || old.castle !== field.castle);
    })
    .map((field) => field.id);
}

/** A citizen that somebody took, face up or face down. */
export interface Taken {
  seat: number;
  stack: number;
  alarm: boolean;
}

/** The last citizen that was taken in these events; undefined if none was. */
export function lastTaken(latest: readonly NarratedEvent[]): Taken | undefined {
  return latest
    .flatMap(({ event }): Taken[] => {
      if (event.type !== "played" || event.entry.type !== "moved") return [];
      const [what, stack] = event.entry.text.split(" ");
      if (what !== "take" && what !== "alarm") return [];
      return [{ seat: event.entry.seat, stack: Number(stack), alarm: what === "alarm" }];
    })
    .at(-1);
}
