// "It is your turn": in the page's title, as a sound, and as a notification where allowed.
import type { NarratedEvent, Position } from "../wire/types";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { followsFromMine } from "./telling";

const MARK = "● ";

export class TurnNotice {
  /** I know that it is for me to decide: I was told, what I did has led to it, or it was so when the page opened. */
  #known = true;

  /** Notes what is being shown; `events` are all that have led to it. */
  show(position: Position, events: readonly NarratedEvent[]): void {
    if (!position.own?.choices?.some((one) => !one.early)) this.#known = false;
    else if (followsFromMine(position, events)) this.#known = true;
  }

  /** Marks the title while I am to decide, and tells me once. */
  tell(mine: boolean, words: string): void {
    const plain = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
    document.title = mine ? MARK + plain : plain;
    if (!mine || this.#known) return;
    this.#known = true;
    play("turn");
    if (document.hidden && settings.notices && "Notification" in window && Notification.permission === "granted")
      void notify(words);
  }
}

/** Phones take a notification from the service worker alone; where there is none, the page may show it. */
async function notify(words: string): Promise<void> {
  const what = { body: words, tag: "turn", icon: "/icon-192.png" };
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker?.active) await worker.showNotification("Würfelreich", { ...what, data: location.href });
  else new Notification("Würfelreich", what);
}
