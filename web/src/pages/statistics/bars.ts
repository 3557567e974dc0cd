// Bars on a fixed scale.

/** The smallest height, so that a bar of nothing is seen. */
const LEAST = 1.5;

interface Bar {
  y: number;
  height: number;
  /** Where the bar ends, above or below the line. */
  end: number;
  /** Whether the value is beyond the scale. */
  cut: boolean;
}

/** The bar of a value, up or down from a line; the end of the scale is `tallest` high. */
export function barOf(value: number, most: number, zero: number, tallest: number): Bar {
  const height = Math.max(LEAST, (Math.min(Math.abs(value), most) / most) * tallest);
  const end = value < 0 ? zero + height : zero - height;
  return { y: Math.min(zero, end), height, end, cut: Math.abs(value) > most };
}
