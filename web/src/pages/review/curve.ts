// The geometry of the curve of chances: where its points lie, and how far somebody's chance went up and down.

/** A rectangle for a curve, in pixels. */
export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How somebody's chance went over a game. */
export interface Course {
  start: number;
  lowest: number;
  highest: number;
  end: number;
}

/** Where a step of so many lies, from the left. */
export function across(plot: Plot, step: number, steps: number): number {
  return plot.left + (steps > 1 ? (step / (steps - 1)) * plot.width : 0);
}

/** Where a chance lies, from the top. */
export function down(plot: Plot, chance: number): number {
  return plot.top + (1 - chance) * plot.height;
}

/** The line of one seat, as the `d` of an SVG path; it ends early if there are more steps than chances. */
export function line(plot: Plot, chances: readonly (readonly number[])[], seat: number, steps: number): string {
  const points = chances.map((now, step) => `${round(across(plot, step, steps))} ${round(down(plot, now[seat] ?? 0))}`);
  return points.length ? `M${points.join("L")}` : "";
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/**
 * Heights for marks at the ends of the lines: each as near as possible to its own line, none closer together than
 * `apart`, and none outside the plot as long as there is room.
 */
export function spread(wanted: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = wanted.map((height, seat) => ({ seat, height })).sort((a, b) => a.height - b.height || a.seat - b.seat);
  const found: number[] = wanted.map(() => 0);
  let least = top;
  for (const { seat, height } of order) {
    found[seat] = Math.max(least, height);
    least = (found[seat] ?? 0) + apart;
  }
  let most = bottom;
  for (const { seat } of order.reverse()) {
    found[seat] = Math.min(most, found[seat] ?? 0);
    most = (found[seat] ?? 0) - apart;
  }
  return found;
}

/** How a seat's chance went. */
export function courseOf(chances: readonly (readonly number[])[], seat: number): Course {
  const own = chances.map((now) => now[seat] ?? 0);
  return {
    start: own[0] ?? 0,
    lowest: Math.min(...own),
    highest: Math.max(...own),
    end: own.at(-1) ?? 0,
  };
}
