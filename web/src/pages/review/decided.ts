// Luck or skill: what decided a game, in words whose numbers add up.
import type { Review, SeatInfo } from "../../wire/types";
import { number, percent, t } from "../../words/words.svelte";
import { leftIn, leftTold } from "./left";

/** What brought the winner the win, and from where, or what those lost who left; empty if that cannot be said. */
export function decidedBy({ decided_by, places, players, steps }: Review, seats: readonly SeatInfo[]): string[] {
  const left = leftIn(steps);
  if (left.length) return left.map((one) => leftTold(one, seats[one.seat] ?? {}));
  const seat = places.indexOf(1);
  const winner = players[seat];
  if (!decided_by || !winner) return [];
  const [start = 0, luck = 0, drift = 0] = [winner.start, winner.luck, winner.drift].map((one) =>
    Math.round(one * 100),
  );
  /** With the rounding of all four. */
  const play = 100 - start - luck - drift;
  return [
    t(`reviewed-decided-by-${decided_by}`, {
      who: seats[seat]?.name ?? "",
      players: players.length,
      luck: number(Math.abs(luck)),
      play: number(Math.abs(play)),
    }),
    t("reviewed-decided-rose", {
      start: percent(start / 100),
      end: percent(1),
      misjudged: drift > 0 ? "under" : drift < 0 ? "over" : "no",
      drift: number(Math.abs(drift)),
    }),
  ];
}
