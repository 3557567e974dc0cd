// Chances to win as figures in whole points.

/** A chance as it is written: a number of points, or less or more than one can say in whole points. */
export type Figure = number | "under" | "over";

/**
 * The figures of all seats. They sum to 100 even where rounding each on its own would not: the points left over go to
 * the largest remainders. While the game runs, nobody who can still win is told 0, and nobody 100.
 */
export function figuresOf(chances: readonly number[], over: boolean, resigned: readonly boolean[]): Figure[] {
  if (over) return chances.map((chance) => Math.round(chance * 100));
  const points = chances.map((chance) => Math.floor(chance * 100));
  const left = 100 - points.reduce((sum, one) => sum + one, 0);
  const largest = chances
    .map((chance, seat) => ({ seat, remainder: chance * 100 - (points[seat] ?? 0) }))
    .sort((one, other) => other.remainder - one.remainder)
    .slice(0, left)
    .map(({ seat }) => seat);
  return chances.map((chance, seat) => {
    if (chance === 0 && resigned[seat]) return 0;
    if (chance < 0.01) return "under";
    if (chance > 0.99) return "over";
    return (points[seat] ?? 0) + (largest.includes(seat) ? 1 : 0);
  });
}
