// What somebody who has not won reads first at the end.
import type { NarratedEvent, Summary } from "../../wire/types";
import { t } from "../../words/words.svelte";

/** A kind word for these seats, or that they have left the game: then neither the dice nor the others are to blame. */
export function consolation({ seats, result }: Summary, mine: readonly number[], resigned: string): string {
  if (resigned) return resigned;
  const places = result?.places ?? [];
  const place = Math.min(...mine.map((seat) => places[seat] ?? 0));
  // A place that is shared with everybody behind the winner is the last one, and nothing to be praised for.
  const praised = seats.length > 2 && places.some((other) => other > place);
  return t("web-end-kind", { place: praised ? place : 0 });
}

/**
 * That a player with one seat has resigned or run out of time, in words; empty if they have not. What the others declared
 * is told as such.
 */
export function ownResignation({ seats }: Summary, mine: readonly number[], events: readonly NarratedEvent[]): string {
  const [seat = -1] = mine;
  if (mine.length !== 1 || !seats[seat]?.resigned) return "";
  if (seats[seat].timed_out) return t("web-end-timed-out");
  const declared = events.find(
    ({ event }) =>
      event.type === "played" &&
      event.declared_by != null &&
      event.entry.type === "event" &&
      event.entry.kind === "resign" &&
      event.entry.seat === seat,
  );
  return declared?.sentence ?? t("web-end-resigned");
}
