// "It is your turn": in the page's title, as a sound, and as a notification where allowed.
import { settings } from "./settings.svelte";
import { play } from "./sound";

const MARK = "● ";
let told = false;

/** Announces once that it is my turn, or clears the notice. */
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
