// Keeps the keyboard at the table: a button that is pressed may be disabled or gone a moment later, and then the browser
// drops the focus to the top of the page.

/** Watches a table: while what had the focus cannot have it, the table itself has it; then it returns. */
export function keepFocus(table: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let parking = false;

  function noted({ target }: FocusEvent): void {
    if (target !== table) last = target as HTMLElement;
    // Somebody meant the table itself: nothing is to return.
    else if (!parking) last = null;
  }

  function check(): void {
    const { activeElement } = document;
    if (!last || (activeElement !== document.body && activeElement !== table)) return;
    if (last.isConnected && !last.matches(":disabled, [inert] *")) last.focus({ preventScroll: true });
    else if (activeElement !== table) {
      parking = true;
      table.focus({ preventScroll: true });
      parking = false;
    }
  }

  // The browser drops the focus when it next draws the page, after the change.
  const changes = new MutationObserver(() => requestAnimationFrame(() => setTimeout(check)));
  changes.observe(table, { subtree: true, childList: true, attributeFilter: ["disabled", "inert"] });
  table.addEventListener("focusin", noted);
  return () => {
    changes.disconnect();
    table.removeEventListener("focusin", noted);
  };
}
