// The browser's offer to install the app, kept until somebody wants it.
import { canInstall } from "./update.svelte";

/** Chromium's event; other browsers install from their own menu and have none. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallEvent | null>(null);
let installed = $state(false);
const standalone = matchMedia("(display-mode: standalone)");

/** Listens for the browser's offer, which comes soon after the page has loaded. */
export function awaitOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
  });
  addEventListener("appinstalled", () => {
    offer = null;
    installed = true;
  });
}

/** How the app can be installed here: with a button, from the browser's menu, not at all, or it already is. */
export function installing(): "offered" | "menu" | "impossible" | "done" {
  if (installed || standalone.matches) return "done";
  if (!canInstall()) return "impossible";
  return offer ? "offered" : "menu";
}

/** Asks the browser to install the app; it asks back, once for each offer. */
export async function install(): Promise<void> {
  const kept = offer;
  offer = null;
  await kept?.prompt();
}
