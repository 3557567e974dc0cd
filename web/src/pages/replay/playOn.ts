// Playing a finished game on from one of its moments, at a new table.
import { rememberPractice } from "../../coach/practice";
import * as api from "../../shell/api";
import { beGuest } from "../../shell/me.svelte";
import { go } from "../../shell/router.svelte";
import { complain, toast } from "../../shell/toasts.svelte";
import type { SeatInfo } from "../../wire/types";
import { listed, t } from "../../words/words.svelte";

/** The level of the bots that play for people. */
const LEVEL = "squire";

/** The page that a game is played on from. */
type Page = "review" | "replay";

/** The moment of a game that is played on, and who sat there. */
export interface Moment {
  page: Page;
  id: string;
  at: number;
  seats: readonly SeatInfo[];
}

/** Takes a seat in a game after an event, and goes there; false if it cannot be done, and then it says why. The new table
 * knows the way back to this moment. */
export async function playOn({ page, id, at, seats }: Moment, seat: number): Promise<boolean> {
  try {
    await beGuest();
    const made = await api.playOn(id, { at, seat, level: LEVEL });
    rememberPractice(made.id, `/t/${id}/${page}/${at}`);
    go(`/t/${made.id}`);
    const whose = [whoseSeat(seats, made.seats, seat), insteadOf(seats, made.seats)].filter(Boolean).join(" ");
    if (whose) toast(whose);
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

/** For whom I play, in words; empty if the seat was my own. */
export function whoseSeat(before: readonly SeatInfo[], after: readonly SeatInfo[], seat: number): string {
  const name = before[seat]?.name ?? "";
  return name && name !== after[seat]?.name ? t("web-practice-seat", { name }) : "";
}

/** Who plays for whom, in words: the bots that have taken people's seats. Empty if there are none. */
export function insteadOf(before: readonly SeatInfo[], after: readonly SeatInfo[]): string {
  const pairs = after.flatMap(({ name = "", bot }, at) => {
    const person = before[at]?.bot ? undefined : before[at]?.name;
    return bot && person ? [t("web-practice-instead", { bot: name, name: person })] : [];
  });
  return pairs.length ? t("web-practice-bots", { pairs: listed(pairs) }) : "";
}
