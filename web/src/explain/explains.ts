// Makes an element explain itself: to a mouse that rests on it, to a long press, a right click, and the keys i and ?.
import type { Attachment } from "svelte/attachments";
import { closeExplanation, explain, explained, toggleExplanation } from "./sheet.svelte";
import type { Subject } from "./subject";

const REST_MS = 600;
const HOLD_MS = 450;
/** A finger that moves further than this is scrolling. */
const STILL_PX = 10;

/** Whoever has pressed a key since the mouse last moved is not looking at what lies under the mouse. */
let byKey = false;
addEventListener("keydown", () => (byKey = true), true);
addEventListener(
  "pointermove",
  (event) => {
    if (event.movementX || event.movementY) byKey = false;
  },
  true,
);
addEventListener("pointerdown", () => (byKey = false), true);
addEventListener("focusin", ({ target }) => {
  const open = explained();
  if (byKey && open?.by === "hover" && open.anchor !== target) closeExplanation();
});

interface How {
  /** A plain press explains it too: it has no other purpose. A thing that cannot be chosen now (`aria-disabled`) is
   * always explained by a press. */
  press?: boolean;
}

/** Explains an element. The subject is made when it is opened, and again whenever what it says changes. */
export function explains(subject: () => Subject, { press = false }: How = {}): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController();
    const on = <E extends keyof HTMLElementEventMap>(
      type: E,
      handle: (event: HTMLElementEventMap[E]) => void,
      capture = false,
    ): void => element.addEventListener(type, handle, { capture, signal: listening.signal });
    /** Of things within things, the innermost one is meant. */
    const isMeant = ({ target }: Event): boolean =>
      target instanceof Element && target.closest("[data-explains]") === element;

    let resting: ReturnType<typeof setTimeout> | undefined;
    let holding: ReturnType<typeof setTimeout> | undefined;
    /** Where the finger went down. */
    let down = { x: 0, y: 0 };
    /** The mouse has pressed the element and not left it since. */
    let used = false;
    /** A long press has opened the explanation: the click that follows does nothing. */
    let held = false;

    function forget(): void {
      clearTimeout(resting);
      clearTimeout(holding);
      resting = holding = undefined;
    }

    element.dataset["explains"] = "";
    on("pointermove", (event) => {
      if (event.pointerType !== "mouse") {
        if (Math.hypot(event.clientX - down.x, event.clientY - down.y) > STILL_PX) forget();
        return;
      }
      // The browser reports a move without motion when something else slides under the mouse.
      const still = event.movementX === 0 && event.movementY === 0;
      if (!isMeant(event)) forget();
      else if (!used && !still && !event.buttons)
        resting ??= setTimeout(() => {
          if (byKey) resting = undefined;
          else if (explained()?.by !== "press") explain(element, subject, "hover");
        }, REST_MS);
    });
    on("pointerleave", () => {
      forget();
      used = false;
      if (explained()?.by === "hover") closeExplanation(element);
    });
    on("pointerdown", (event) => {
      forget();
      held = false;
      used = event.pointerType === "mouse";
      if (used || !isMeant(event)) return;
      down = { x: event.clientX, y: event.clientY };
      holding = setTimeout(() => {
        held = true;
        explain(element, subject, "press");
      }, HOLD_MS);
    });
    on("pointerup", forget);
    on("pointercancel", forget);
    on("contextmenu", (event) => {
      if (!isMeant(event) || event.defaultPrevented) return;
      event.preventDefault();
      forget();
      explain(element, subject, "press");
    });
    on("keydown", (event) => {
      if ((event.key !== "i" && event.key !== "?") || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isMeant(event) || event.defaultPrevented) return;
      event.preventDefault();
      const open = explained();
      if (open?.by === "press" && open.anchor === element) closeExplanation();
      else explain(element, subject, "press");
    });
    on(
      "click",
      (event) => {
        if (!isMeant(event)) return;
        if (held || press || element.ariaDisabled === "true") {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
        if (!held && (press || element.ariaDisabled === "true")) toggleExplanation(element, subject);
        held = false;
      },
      true,
    );
    return () => {
      forget();
      listening.abort();
      closeExplanation(element);
    };
  };
}
