// Who won, in a sentence.
import type { Summary } from "../wire/types";
import { listed, t } from "./words.svelte";

/** How a closed table ended, for somebody with these seats. People who share a screen are called by name. */
export function resultFor(table: Summary, mine: readonly number[]): string {
  if (!hasWon(table, mine) || mine.length > 1) return resultOf(table);
  const others = winnersOf(table).filter((seat) => !mine.includes(seat));
  if (others.length === 0) return t("web-you-win");
  return t("web-you-win-with", { names: listed(others.map((seat) => table.seats[seat]?.name ?? "")) });
}

/** The seats that won; none in a drawn game. */
export function winnersOf({ result, seats }: Summary): number[] {
  return result && !result.drawn ? [...seats.keys()].filter((seat) => result.places[seat] === 1) : [];
}

/** Whether one of these seats has won. */
export function hasWon(table: Summary, mine: readonly number[]): boolean {
  return winnersOf(table).some((seat) => mine.includes(seat));
}

/** How a closed table ended. */
export function resultOf(table: Summary): string {
  const { result } = table;
  if (!result) return table.why || t(`web-ending-${table.ending ?? "aborted"}`);
  if (result.drawn) return t("result-drawn");
  const winners = table.seats.filter((_, seat) => result.places[seat] === 1).map((seat) => seat.name ?? "");
  return t(winners.length === 1 ? "result-winner" : "result-winners", { names: listed(winners) });
}
