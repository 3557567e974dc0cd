// A part of a ring's picture that is left out, so that a number below it can be read.

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far a ring shines. */
const SHINE_PX = 24;

/** A clip path for a box that shines: everything but what lies on these numbers. */
export function leavingOut(box: Box, numbers: readonly Box[]): string {
  const [right, bottom] = [box.width + SHINE_PX, box.height + SHINE_PX];
  const whole = [
    [-SHINE_PX, -SHINE_PX],
    [right, -SHINE_PX],
    [right, bottom],
    [-SHINE_PX, bottom],
    [-SHINE_PX, -SHINE_PX],
  ];
  const holes = numbers
    .map(({ left, top, width, height }) => ({ left: left - box.left, top: top - box.top, width, height }))
    .filter((one) => one.left < right && one.top < bottom && one.left + one.width > 0 && one.top + one.height > 0)
    // There and back along the same line: it is no part of the hole.
    .flatMap(({ left, top, width, height }) => [
      [left, top],
      [left, top + height],
      [left + width, top + height],
      [left + width, top],
      [left, top],
      [-SHINE_PX, -SHINE_PX],
    ]);
  if (!holes.length) return "none";
  return `polygon(evenodd, ${[...whole, ...holes].map(([x = 0, y = 0]) => `${x}px ${y}px`).join(", ")})`;
}
