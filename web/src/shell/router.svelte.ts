// Which page is shown. The address is the truth; links are real links.
import { outdated } from "./version.svelte";

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

/** The path of the page that is shown. */
export function here(): string {
  return path;
}

/** Goes to another page of the app. */
export function go(to: string, { replace = false } = {}): void {
  if (to !== location.pathname) history[replace ? "replaceState" : "pushState"](null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Makes the links of our own pages work without loading everything again. */
export function followLinks(): void {
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    // Where the server is newer than the page, the next page is loaded from there.
    if (link.pathname.startsWith("/api/") || outdated()) return;
    event.preventDefault();
    go(link.pathname);
  });
}
