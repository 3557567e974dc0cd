// Where an explanation goes: beside the thing it explains, and never over the dice if there is any other place.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The place for an explanation of this size in a window. Where several are as good, the first one listed. */
export function placeFor(
  thing: Box,
  dice: readonly Box[],
  size: { width: number; height: number },
  room: { width: number; height: number },
): Box {
  const within = (left: number, top: number): Box => ({
    left: Math.max(GAP, Math.min(left, room.width - size.width - GAP)),
    top: Math.max(GAP, Math.min(top, room.height - size.height - GAP)),
    ...size,
  });
  const centred = thing.left + (thing.width - size.width) / 2;
  const beside = [
    within(thing.left + thing.width + GAP, thing.top),
    within(thing.left - size.width - GAP, thing.top),
    within(centred, thing.top - size.height - GAP),
    within(centred, thing.top + thing.height + GAP),
  ];
  const edges = [
    within(centred, room.height),
    ...dice.map(({ top }) => within(centred, top - size.height - GAP)),
    within(centred, 0),
  ];
  // A narrow window has room only above and below: at the edge, the sheet is where a thumb expects it.
  const narrow = size.width > room.width / 2;
  const harm = (box: Box): number => dice.reduce((sum, one) => sum + 4 * overlap(box, one), overlap(box, thing));
  return (narrow ? [...edges, ...beside] : [...beside, ...edges]).reduce((a, b) => (harm(b) < harm(a) ? b : a));
}
