// The dice tapped since the last roll, so that a reload does not let go of them. Only this tab knows them.

const KEY = "wuerfelreich.kept";

interface Tapped {
  /** Identifies the table and the roll. */
  roll: string;
  faces: unknown[];
}

/** Notes the kept faces of a roll. */
export function noteKept(roll: string, faces: readonly unknown[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ roll, faces }));
  } catch {
    // A browser that stores nothing lets go of the dice on a reload.
  }
}

/** The faces noted for this roll; none if the last note is about another one. */
export function notedKept(roll: string): unknown[] {
  try {
    const noted = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Tapped | null;
    return noted?.roll === roll ? noted.faces : [];
  } catch {
    return [];
  }
}
