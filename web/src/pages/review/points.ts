// Chances to win as points: a hundred of them are a certain win.
import type { PlayerReport } from "../../wire/types";
import { t } from "../../words/words.svelte";

/** So many points, with one decimal below ten. */
export function pointsOf(chance: number): number {
  const points = chance * 100;
  const rounded = Math.abs(points) < 9.95 ? Math.round(points * 10) / 10 : Math.round(points);
  return rounded || 0; // never −0
}

/** What was given away per decision, with more decimals where it would be none: many small amounts are something. */
export function meanPoints(chance: number): number {
  return pointsOf(chance) || Number((chance * 100).toPrecision(1));
}

/** So many points in words; how many, not in which direction. */
export function inPoints(chance: number, rounded = pointsOf): string {
  return t("web-review-points", { points: Math.abs(rounded(chance)) });
}

/** What is held against a player: all that counts in the mean per decision. */
export function heldLoss({ mean_loss, decisions }: Pick<PlayerReport, "mean_loss" | "decisions">): number {
  return mean_loss * decisions;
}
