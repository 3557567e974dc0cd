// Whoever is out of a game that the others may play on.
import type { SeatInfo } from "../wire/types";
import { t } from "./words.svelte";

/** That the person of a seat has resigned or run out of time; empty if not. */
export function leftGame({ resigned, timed_out }: SeatInfo): string {
  if (timed_out) return t("web-timed-out");
  return resigned ? t("web-resigned") : "";
}
