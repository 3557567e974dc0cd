// What is new on the table since the last look, to show it.
import type { BrettspielMapField } from "../../wire/types";

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
