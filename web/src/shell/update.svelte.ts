// The service worker as the page sees it: how the next version arrives, and when it takes over.
import { TAKE_OVER } from "../worker/message";
import { whenIdle } from "./idle";

/** How far the next version is: none known, being fetched, waiting for a word from a page, or in charge already. */
type Progress = "none" | "arriving" | "waiting" | "taking over" | "in charge";

let progress = $state<Progress>("none");
let registered: ServiceWorkerRegistration | null = null;

/** How far the next version of the app is. */
export function nextVersion(): Progress {
  return progress;
}

/** Whether this browser lets pages of this address have a service worker: not over plain HTTP in a local network. */
export function canInstall(): boolean {
  return isSecureContext && "serviceWorker" in navigator;
}

/** Registers the service worker once the page has nothing better to do. Without one, everything but installing works. */
export function keepAppReady(): void {
  if (!canInstall() || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  // The first worker takes charge of a page that had none; that is no new version.
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) progress = "in charge";
    controlled = true;
  });
  const begin = (): void =>
    void serviceWorker.register("/sw.js", { updateViaCache: "none" }).then(follow, () => null /* as without one */);
  if (document.readyState === "complete") whenIdle(begin);
  else addEventListener("load", () => whenIdle(begin), { once: true });
}

/** Follows a registration: every worker that arrives after the first is a new version. */
export function follow(registration: ServiceWorkerRegistration): void {
  registered = registration;
  // A page that has only just been opened has no move to lose.
  if (registration.waiting) {
    progress = "waiting";
    takeOver();
  }
  registration.addEventListener("updatefound", () => {
    const arriving = registration.installing;
    if (!arriving || !registration.active) return;
    progress = "arriving";
    arriving.addEventListener("statechange", () => {
      if (arriving.state === "installed") progress = "waiting";
      // It could not be installed: the page stays as it is, and a later visit tries again.
      else if (arriving.state === "redundant" && progress === "arriving") progress = "none";
    });
  });
}

/** Asks the server for a new version: it may have changed while the connection was lost. */
export function lookForUpdate(): void {
  void registered?.update().catch(() => null /* the server is away again */);
}

/** Lets the next version take over, if one waits; the page is then reloaded at its next quiet moment. */
export function takeOver(): void {
  if (progress !== "waiting") return;
  progress = "taking over";
  registered?.waiting?.postMessage(TAKE_OVER);
}
