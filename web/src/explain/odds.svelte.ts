// The odds of the position for an explanation, at tables where they are allowed but not shown all the time.
import * as api from "../shell/api";
import type { Odds } from "../wire/types";

/** What is known after an event of the table: null until it arrives, nothing if there are no odds. */
let held = $state.raw<{ seq: number; odds: Odds | null | undefined } | null>(null);
let asking: AbortController | null = null;

/** Asks for the odds of a table's position after this event, once. */
export async function wantOdds(table: string, seq: number): Promise<void> {
  if (held?.seq === seq) return;
  held = { seq, odds: null };
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  const found = await api.odds(table, signal).catch(() => undefined);
  if (!signal.aborted) held = { seq, odds: found };
}

/** The odds that were asked for after this event; null until they arrive, nothing if there are none. */
export function heldOdds(seq: number): Odds | null | undefined {
  return held?.seq === seq ? held.odds : null;
}
