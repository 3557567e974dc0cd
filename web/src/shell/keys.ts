// Keyboard shortcuts for the whole table. Typing and the focused element come first, unless the mouse has left the focus
// there.
import { isClicked } from "./clicked";

const PRESSED = "button, a, summary, [role=button]";
const LIT = `:is(${PRESSED}):not([aria-disabled=true])`;

/** A handler for the window: calls `press` with the key unless another element needs it; true means it was used. */
export function onKeys(press: (key: string) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = event.target as Element | null;
    // A dialog that Escape has closed keeps the focus until the browser next draws the page: the key is not for it.
    const target = focused?.closest?.("dialog:not([open])") ? null : focused;
    if (target?.closest?.("input, textarea, select, dialog, [contenteditable]")) return;
    // Space and Enter already press a focused button. One that is dark explains itself to Enter; Space is for the dice.
    const pressed = event.key === "Enter" ? PRESSED : event.key === " " ? LIT : null;
    // Somebody who clicked it did not choose it for the keyboard: the table comes first, and what it has no use for
    // presses the button as ever.
    const button = pressed && target?.closest?.(pressed);
    if (button && !isClicked(button)) return;
    if (press(event.key)) event.preventDefault();
  };
}

/** Which way an arrow key moves through a row; 0 if it is not an arrow key. */
export function arrowStep(key: string): -1 | 0 | 1 {
  if (key === "ArrowRight" || key === "ArrowDown") return 1;
  return key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
}

/** Moves focus to the next or previous item of a row, wrapping around; true if there is one. */
export function walk(row: readonly HTMLElement[], step: -1 | 1): boolean {
  const at = row.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : row.length - 1) : (at + step + row.length) % row.length;
  row[next]?.focus();
  return row.length > 0;
}

/** The buttons of a row that can be chosen now; all of them if none can, since each explains itself. */
export function choosable(row: Element): HTMLElement[] {
  const lit = [...row.querySelectorAll<HTMLElement>("button:not([aria-disabled])")];
  return lit.length ? lit : [...row.querySelectorAll<HTMLElement>("button")];
}
