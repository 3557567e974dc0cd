// Making a decision again at a table of its own, with other dice.
import * as api from "../shell/api";
import { go } from "../shell/router.svelte";
import { complain, toast } from "../shell/toasts.svelte";
import { t } from "../words/words.svelte";
import { rememberPractice } from "./practice";

/** The bots of the table stay as they are; there is no other seat to fill. */
const LEVEL = "squire";

/** Opens a table where the game stands as it did before the decision of an event. */
export async function tryAgain(id: string, seat: number, seq: number): Promise<void> {
  try {
    const made = await api.playOn(id, { at: seq - 1, seat, level: LEVEL });
    rememberPractice(made.id, `/t/${id}`);
    go(`/t/${made.id}`);
    toast(t("web-coach-branch"));
  } catch (error) {
    complain(error);
  }
}
