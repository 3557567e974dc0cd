// How fast a replay plays.

export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is shown, in milliseconds. */
export const STEP_MS: Record<Speed, number> = { slow: 2400, normal: 1200, fast: 450 };
