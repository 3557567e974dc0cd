// Playing a finished game on from one of its moments, at a new table.
import * as api from "../../shell/api";
import { beGuest } from "../../shell/me.svelte";
import { go } from "../../shell/router.svelte";
import { complain } from "../../shell/toasts.svelte";

/** The level of the bots that play for people. */
const LEVEL = "squire";

/** Takes a seat in a game after an event, and goes there; false if it cannot be done, and then it says why. */
export async function playOn(id: string, at: number, seat: number): Promise<boolean> {
  try {
    await beGuest();
    go(`/t/${(await api.playOn(id, { at, seat, level: LEVEL })).id}`);
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}
