// "It is your turn": in the title of the page, as a sound, and as a notification where that is allowed.
import { settings } from "./settings.svelte";
import { play } from "./sound";

const MARK = "● ";
let told = false;

/** Tells that it is my turn, once, or takes the notice away. */
export function noticeTurn(mine: boolean, words: string): void {
  const plain = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  document.title = mine ? MARK + plain : plain;
  if (mine && !told) {
    play("turn");
    if (document.hidden && settings.notices && "Notification" in window && Notification.permission === "granted")
      new Notification("Würfelreich", { body: words, tag: "turn", icon: "/icon-192.png" });
  }
  told = mine;
}
