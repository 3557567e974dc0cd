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
