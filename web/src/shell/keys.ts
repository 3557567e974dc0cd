// Keys for the whole table. Typing and whatever has the focus come first.

/** A handler for the window: calls `press` with the key, unless it belongs to somebody else; true means it was used. */
export function onKeys(press: (key: string) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element | null;
    if (target?.closest?.("input, textarea, select, dialog, [contenteditable]")) return;
    // A focused button is pressed by space and enter itself.
    if ((event.key === " " || event.key === "Enter") && target?.closest?.("button, a, summary, [role=button]")) return;
    if (press(event.key)) event.preventDefault();
  };
}

/** Which way an arrow goes through a row of things; 0 if the key is no arrow. */
export function arrowStep(key: string): -1 | 0 | 1 {
  if (key === "ArrowRight" || key === "ArrowDown") return 1;
  return key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
}

/** Moves the focus to the next thing of a row, or the one before, and around its ends; true if there is one. */
export function walk(row: readonly HTMLElement[], step: -1 | 1): boolean {
  const at = row.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : row.length - 1) : (at + step + row.length) % row.length;
  row[next]?.focus();
  return row.length > 0;
}
