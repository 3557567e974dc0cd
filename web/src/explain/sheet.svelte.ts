// Which explanation is open: at most one on the page.
import type { Subject } from "./subject";

/** How it was opened. One that follows the mouse goes when the mouse goes, and nothing in it can be pressed. */
type Way = "hover" | "press";

interface Open {
  subject: () => Subject;
  /** The element that it explains. */
  anchor: HTMLElement;
  by: Way;
}

let open = $state.raw<Open | null>(null);
/** The element whose explanation the latest press closed: the click that belongs to it must not open it again. */
let pressedAway: HTMLElement | null = null;

/** The open explanation. */
export function explained(): Open | null {
  return open;
}

/** Opens the explanation of an element, in place of any other. */
export function explain(anchor: HTMLElement, subject: () => Subject, by: Way): void {
  open = { anchor, subject, by };
}

/** Opens the explanation of an element, or closes it if it is the one that is open. */
export function toggleExplanation(anchor: HTMLElement, subject: () => Subject): void {
  const closes = open?.by === "press" ? open.anchor === anchor : pressedAway === anchor;
  pressedAway = null;
  if (closes) open = null;
  else explain(anchor, subject, "press");
}

/** Closes the explanation; with an element, only if it is that element's. */
export function closeExplanation(anchor?: HTMLElement): void {
  if (!anchor || open?.anchor === anchor) open = null;
}

/** A press somewhere else on the page closes it. */
export function pressElsewhere(): void {
  pressedAway = open?.by === "press" ? open.anchor : null;
  open = null;
}
