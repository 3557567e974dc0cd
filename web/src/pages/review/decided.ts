// Luck or skill: what decided a game, in words whose numbers add up.
import type { Review, SeatInfo } from "../../wire/types";
import { number, percent, t } from "../../words/words.svelte";

/** If start, luck and play miss the win by so many points, it is said by how much the computer misjudged it. */
const TOLD = 3;

/** What brought the winner the win, and from where; empty if that cannot be said. */
export function decidedBy({ decided_by, places, players }: Review, seats: readonly SeatInfo[]): string[] {
  const seat = places.indexOf(1);
  const winner = players[seat];
  if (!decided_by || !winner) return [];
  const play = winner.others - winner.loss;
  const points = (chance: number): number => Math.round(chance * 100);
  const told = (chance: number): string => number(Math.abs(points(chance)));
  const missing = 100 - points(winner.start) - points(winner.luck) - points(play);
  return [
    t(`reviewed-decided-by-${decided_by}`, {
      who: seats[seat]?.name ?? "",
      players: players.length,
      luck: told(winner.luck),
      play: told(play),
    }),
    t("reviewed-decided-rose", {
      start: percent(points(winner.start) / 100),
      end: percent(1),
      misjudged: Math.abs(missing) < TOLD ? "no" : missing > 0 ? "under" : "over",
      drift: told(winner.drift),
    }),
  ];
}
