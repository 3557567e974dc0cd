// Keeps the keyboard at the table: a button that is pressed may be disabled or gone a moment later, and then the browser
// drops the focus to the top of the page. Where it only turns dark it would keep the focus, and the next key would explain
// it instead of going on with the game.

const isDark = (one: Element): boolean => one.ariaDisabled === "true";

/** Watches a table: while what had the focus cannot have it, the table itself has it; then it returns. */
export function keepFocus(table: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let parking = false;

  function noted({ target }: FocusEvent): void {
    if (target !== table) last = target as HTMLElement;
    // Somebody meant the table itself: nothing is to return.
    else if (!parking) last = null;
  }

  function park(): void {
    parking = true;
    table.focus({ preventScroll: true });
    parking = false;
  }

  function check(): void {
    const { activeElement } = document;
    if (!last || (activeElement !== document.body && activeElement !== table)) return;
    if (last.isConnected && !last.matches(":disabled, [aria-disabled=true], [inert] *"))
      last.focus({ preventScroll: true });
    else if (activeElement !== table) park();
  }

  const turnedDark = ({ attributeName, target }: MutationRecord): boolean =>
    attributeName === "aria-disabled" && target === document.activeElement && isDark(target as Element);

  // The browser drops the focus when it next draws the page, after the change.
  const changes = new MutationObserver((records) => {
    if (records.some(turnedDark)) park();
    requestAnimationFrame(() => setTimeout(check));
  });
  const attributeFilter = ["disabled", "aria-disabled", "inert"];
  changes.observe(table, { subtree: true, childList: true, attributeFilter });
  table.addEventListener("focusin", noted);
  return () => {
    changes.disconnect();
    table.removeEventListener("focusin", noted);
  };
}
