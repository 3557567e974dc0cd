// A page that is older than its server loads itself anew: once, and only when nobody notices.
import { WIRE } from "../wire/types";
import { t } from "../words/words.svelte";
import { toast } from "./toasts.svelte";

const KEY = "wuerfelreich-reloaded";

/** The version of the wire that the server speaks, as far as it has told. */
export const server = $state({ wire: WIRE });

/** Whether the server speaks a newer version than this page. */
export function outdated(): boolean {
  return server.wire > WIRE;
}

/** Loads the page anew. Where that has not helped – something between keeps an old copy – it says so, once. */
export function renew(): void {
  const tried = String(server.wire);
  try {
    const before = sessionStorage.getItem(KEY);
    if (before === `${tried} told`) return;
    sessionStorage.setItem(KEY, before === tried ? `${tried} told` : tried);
    if (before !== tried) {
      location.reload();
      return;
    }
  } catch {
    // A browser that keeps nothing would not know that it has tried already.
  }
  toast(t("web-outdated"), { bad: true });
}
