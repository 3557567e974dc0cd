// Which page is shown. The address decides; links are real links.
import { outdated } from "./version.svelte";

/** The address follows when nobody has gone on for so long. */
const FOLLOWS_MS = 300;

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

/** The path of the page being shown. */
export function here(): string {
  return path;
}

/** Goes to another page of the app. */
export function go(to: string, { replace = false } = {}): void {
  if (to !== location.pathname) history[replace ? "replaceState" : "pushState"](null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Lets the address follow what the page already shows: for a reload or a link that is passed on. No page is opened. */
function follow(to: string): void {
  if (to === location.pathname) return;
  history.replaceState(history.state, "", to);
  path = to;
}

/** The same when the page has shown it for a while: browsers forbid a change for every step of a slider that is drawn.
 * What is returned calls it off. */
export function followSoon(to: string): () => void {
  const timer = setTimeout(() => follow(to), FOLLOWS_MS);
  return () => clearTimeout(timer);
}

/** Makes links to our own pages work without a full page load. */
export function followLinks(): void {
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    // If the server is newer than this page, the next page is loaded from the server.
    if (link.pathname.startsWith("/api/") || outdated()) return;
    event.preventDefault();
    go(link.pathname);
  });
}
