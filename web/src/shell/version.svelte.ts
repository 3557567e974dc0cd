// A page that is older than its server reloads itself: once, and only when nobody will notice.
import { WIRE } from "../wire/types";
import { t } from "../words/words.svelte";
import { toast } from "./toasts.svelte";

const KEY = "wuerfelreich-reloaded";

/** The wire version of the server, as far as it has said. */
export const server = $state({ wire: WIRE });

/** Whether the server speaks a newer version than this page. */
export function outdated(): boolean {
  return server.wire > WIRE;
}

/** Reloads the page. If that did not help, because something in between caches an old copy, says so once. */
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
    // A browser that stores nothing could not tell that it had already tried.
  }
  toast(t("web-outdated"), { bad: true });
}
