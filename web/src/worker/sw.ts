// The service worker: an installed app opens at once, and without a connection too. Nothing of a game is kept here.
// A new version waits until a page tells it to take over, which it does between moves.
import { TAKE_OVER } from "./message";
import { KeptRelease, type Release } from "./release";
import { worker } from "./scope";

/** Put in by the build (tools/worker.ts). */
declare const RELEASE: Release;

const release = new KeptRelease(
  RELEASE,
  caches,
  (request, init) => fetch(request, init),
  () => void worker.registration.update().catch(() => null),
);

worker.addEventListener("install", (event) => event.waitUntil(release.install()));
worker.addEventListener("activate", (event) => event.waitUntil(release.tidy().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const answer = release.answer(event.request);
  if (answer) event.respondWith(answer);
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** Brings the page with this address to the front, or opens it again. */
async function show(url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window" });
  const open = pages.find((page) => page.url === url);
  await (open ? open.focus() : worker.clients.openWindow(url));
}
