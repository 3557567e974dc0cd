// The dice tapped since the last roll, so that a reload does not let go of them. Only this tab knows them.

interface Tapped {
  roll: string;
  faces: unknown[];
}

/** Each table has a note of its own: looking at another one must not let go of the dice here. */
const keyOf = (table: string): string => `wuerfelreich.kept ${table}`;

/** Notes the kept faces of a table's last roll. */
export function noteKept(table: string, roll: string, faces: readonly unknown[]): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify({ roll, faces }));
  } catch {
    // A browser that stores nothing lets go of the dice on a reload.
  }
}

/** The faces noted for this roll; none if the table's last note is about another one. */
export function notedKept(table: string, roll: string): unknown[] {
  try {
    const noted = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "null") as Tapped | null;
    return noted?.roll === roll ? noted.faces : [];
  } catch {
    return [];
  }
}
