// What can honestly be said about a row of games.

/** The smallest number of games of which more is said than their figures. */
const MIN_GAMES = 6;

/** The mean of some numbers. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}

/** Whether a mean is so far from zero that chance alone does it to one player in forty. Null if there are too few games
 * to say. */
export function leaning(values: readonly number[]): "up" | "down" | "none" | null {
  if (values.length < MIN_GAMES) return null;
  const middle = mean(values);
  if (Math.abs(middle) <= seldom(values.length - 1) * Math.sqrt(squaredError(values))) return "none";
  return middle > 0 ? "up" : "down";
}

/** Whether less is given away in the later half, more, or neither beyond what chance does. Null if there are too few
 * games to compare. */
export function improving(values: readonly number[]): "better" | "worse" | "alike" | null {
  if (values.length < MIN_GAMES) return null;
  const half = Math.floor(values.length / 2);
  const [earlier, later] = [values.slice(0, half), values.slice(-half)];
  const change = mean(later) - mean(earlier);
  if (Math.abs(change) <= seldom(2 * half - 2) * Math.sqrt(squaredError(earlier) + squaredError(later))) return "alike";
  return change < 0 ? "better" : "worse";
}

/** The square of the standard error of a mean. */
function squaredError(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (values.length - 1) / values.length;
}

/** So many standard errors are exceeded to one side in one of forty cases: the quantile of Student's distribution, to
 * 0.03 from four degrees of freedom on. Few games err more than two standard errors suggest. */
function seldom(freedom: number): number {
  return 1.96 + 2.4 / freedom + 3 / freedom ** 2;
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
