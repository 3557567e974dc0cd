// Where the fields of the map lie: pointy-topped hexagons, 100 wide, in rows offset by half a field.

export interface Spot {
  id: string;
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** The outline of a field around (0, 0). */
export const HEX = "M0-57.7L50-28.9V28.9L0 57.7L-50 28.9V-28.9Z";
const ROW = 86.6;
/** From the centre of a field to its top and bottom corners. */
const TALL = 57.74;
const CORNERS: readonly Point[] = [
  { x: 0, y: -TALL },
  { x: 50, y: -TALL / 2 },
  { x: 50, y: TALL / 2 },
  { x: 0, y: TALL },
  { x: -50, y: TALL / 2 },
  { x: -50, y: -TALL / 2 },
];
/** The neighbour across the edge from one corner to the next. */
const BEYOND: readonly { q: number; r: number }[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** The centre of a field. */
export function middle({ q, r }: { q: number; r: number }): Point {
  return { x: 50 * (2 * q + r), y: ROW * r };
}

/** All fields as one reads: row by row, from the left. */
export function inRows<S extends Spot>(spots: readonly S[]): S[] {
  return [...spots].sort((a, b) => a.r - b.r || a.q - b.q);
}

/** The fields to choose from, numbered from 1 as one reads them. */
export function numbersOf(spots: readonly Spot[], lit: ReadonlySet<string>): ReadonlyMap<string, number> {
  const chosen = inRows(spots).filter(({ id }) => lit.has(id));
  return new Map(chosen.map(({ id }, at) => [id, at + 1]));
}

/** The box around all fields. */
export function around(spots: readonly Spot[]): Box {
  const points = spots.map(middle);
  const x = Math.min(...points.map((point) => point.x)) - 50;
  const y = Math.min(...points.map((point) => point.y)) - TALL;
  return {
    x,
    y,
    width: Math.max(...points.map((point) => point.x)) + 50 - x,
    height: Math.max(...points.map((point) => point.y)) + TALL - y,
  };
}

/** Whether the map, in any orientation, is more than twice as long as it is high: a band. */
export function isLong(spots: readonly Spot[]): boolean {
  const { width, height } = around(spots);
  return width > 2 * height;
}

/** The field that an arrow key leads to: the next in the row, or the nearest in the row above or below. */
export function beside<S extends Spot>(spots: readonly S[], from: S, key: string): S | undefined {
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (aside) return spots.find(({ q, r }) => q === from.q + aside && r === from.r);
  const down = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (!down) return undefined;
  const far = (spot: S): number => Math.abs(middle(spot).x - middle(from).x);
  return spots.filter(({ r }) => r === from.r + down).sort((a, b) => far(a) - far(b))[0];
}

/** The outer edges of an owner's fields, moved slightly inwards: together they outline each area. */
export function borders(spots: readonly (Spot & { owner: number | null })[], owner: number): string {
  const owned = new Set(spots.filter((spot) => spot.owner === owner).map(({ q, r }) => `${q} ${r}`));
  const at = (spot: Spot, corner: number): string => {
    const { x, y } = middle(spot);
    const { x: dx, y: dy } = CORNERS[corner % 6] as Point;
    return `${(x + dx * 0.92).toFixed(1)} ${(y + dy * 0.92).toFixed(1)}`;
  };
  return spots
    .filter((spot) => spot.owner === owner)
    .flatMap((spot) =>
      BEYOND.flatMap(({ q, r }, edge) =>
        owned.has(`${spot.q + q} ${spot.r + r}`) ? [] : [`M${at(spot, edge)}L${at(spot, edge + 1)}`],
      ),
    )
    .join("");
}

/** Where to look through a window of this size to see as many of the points as possible. */
export function busiest(points: readonly Point[], width: number, height: number): Point {
  const near = points.map((centre) =>
    points.filter(
      (one) => Math.abs(one.x - centre.x) <= width / 2 - 50 && Math.abs(one.y - centre.y) <= height / 2 - TALL,
    ),
  );
  const most = near.reduce((best, group) => (group.length > best.length ? group : best), near[0] ?? points);
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  return { x: mean(most.map(({ x }) => x)), y: mean(most.map(({ y }) => y)) };
}
