// Where something small is placed that belongs to something else on the page: close by, and never over the edge.

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

export interface Placed {
  left: number;
  top: number;
  /** On which side of the other it lies. */
  side: "right" | "left" | "below" | "above";
}

const GAP = 9;
const EDGE = 6;

/** Places a box at an anchor: at its side if `sideways` and there is room, otherwise below or above it. */
export function beside(anchor: Box, size: Size, page: Size, sideways: boolean): Placed {
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - size.width;
  const below = anchor.top + anchor.height + GAP;
  const across = within(anchor.left + (anchor.width - size.width) / 2, page.width - size.width);
  const level = within(anchor.top + (anchor.height - size.height) / 2, page.height - size.height);
  if (sideways && right + size.width + EDGE <= page.width) return { left: right, top: level, side: "right" };
  if (sideways && left >= EDGE) return { left, top: level, side: "left" };
  if (below + size.height + EDGE <= page.height) return { left: across, top: below, side: "below" };
  const above = within(anchor.top - GAP - size.height, page.height - size.height);
  return { left: across, top: above, side: "above" };
}

function within(wanted: number, most: number): number {
  return Math.max(EDGE, Math.min(wanted, most - EDGE));
}
