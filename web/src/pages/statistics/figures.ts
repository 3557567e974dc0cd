// What can honestly be said about a row of games.

/** The smallest number of games of which more is said than their figures. */
const MIN_GAMES = 6;

/** The mean of some numbers. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}

/** Whether a mean is so far from zero that chance alone would seldom do it: more than two standard errors. Null if there
 * are too few games to say. */
export function leaning(values: readonly number[]): "up" | "down" | "none" | null {
  if (values.length < MIN_GAMES) return null;
  const middle = mean(values);
  const variance = values.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (values.length - 1);
  const error = Math.sqrt(variance / values.length);
  if (Math.abs(middle) <= 2 * error) return "none";
  return middle > 0 ? "up" : "down";
}

/** The means of the earlier and the later half; null if there are too few games to compare. */
export function halves(values: readonly number[]): [earlier: number, later: number] | null {
  if (values.length < MIN_GAMES) return null;
  const half = Math.floor(values.length / 2);
  return [mean(values.slice(0, half)), mean(values.slice(-half))];
}

/** A number with one decimal, never −0. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Chances to win as points: a hundred of them are a certain win. */
export function points(chance: number): number {
  return tenths(chance * 100);
}
