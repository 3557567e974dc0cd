// Arrow keys on a board: from a field to the nearest one in that direction.
import { middle } from "./art/paper";
import type { Field } from "./art/land";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The field that an arrow key leads to; null if it is not an arrow key, or there is no such field. */
export function towards(key: string, from: Field, fields: readonly Field[], tall: boolean): Field | null {
  const way = WAYS[key];
  if (!way) return null;
  const here = middle(from.col, from.row, tall);
  let best: Field | null = null;
  let least = Infinity;
  for (const field of fields) {
    const there = middle(field.col, field.row, tall);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * way[0] + y * way[1];
    if (along <= 1) continue;
    // Sideways distance counts double: a key prefers straight over near.
    const far = along + 2 * Math.abs(x * way[1] + y * way[0]);
    if (far < least) [best, least] = [field, far];
  }
  return best;
}
