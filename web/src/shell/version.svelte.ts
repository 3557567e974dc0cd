// A page that is older than its server reloads itself: once, and only when nobody will notice.
import { WIRE } from "../wire/types";
import { t } from "../words/words.svelte";
import { toast } from "./toasts.svelte";
import { nextVersion, takeOver } from "./update.svelte";

const KEY = "wuerfelreich-reloaded";

/** The wire version of the server, as far as it has said. */
export const server = $state({ wire: WIRE });

/** Whether there is a newer version than this page: the server speaks it, or the service worker has fetched it. */
export function outdated(): boolean {
  const next = nextVersion();
  return server.wire > WIRE || next === "waiting" || next === "in charge";
}

/**
 * Brings the newer version in: first its service worker takes over, if there is one, and then the page is reloaded. Each
 * is a step of its own at a quiet moment, because somebody may have begun a move in between.
 */
export function renew(): void {
  const next = nextVersion();
  if (next === "waiting") takeOver();
  else if (next === "in charge") location.reload();
  else if (next === "none") reload();
}

/** Reloads the page. If that did not help, because something in between caches an old copy, says so once. */
function reload(): void {
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
