// Who won, in a sentence.
import type { Summary } from "../wire/types";
import { listed, t } from "./words.svelte";

/** How a closed table ended. */
export function resultOf(table: Summary): string {
  const { result } = table;
  if (!result) return t(`web-ending-${table.ending ?? "aborted"}`);
  if (result.drawn) return t("result-drawn");
  const winners = table.seats.filter((_, seat) => result.places[seat] === 1).map((seat) => seat.name ?? "");
  return t(winners.length === 1 ? "result-winner" : "result-winners", { names: listed(winners) });
}
