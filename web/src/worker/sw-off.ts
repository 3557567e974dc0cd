// Served instead of the service worker by `wuerfelreich serve --no-service-worker`: removes it and all it has kept.
import { PREFIX } from "./release";
import { worker } from "./scope";

async function leave(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(leave()));
