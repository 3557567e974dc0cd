// How large cards can be in the space a realm has.

export interface Fit {
  /** The width of a card, in pixels. */
  width: number;
  /** Only the pictures fit, without the dice. */
  tiles: boolean;
  /** What a card has room for below it: for its chance, which would cover a small card. */
  foot: number;
}

/** A card's height as a multiple of its width. */
const RATIO = 1.34;
/** Below this the dice on a card cannot be read. */
const READABLE = 26;
/** Below this a chance on a card would cover its picture. */
const ROOMY = 54;
const FOOT = 12;
const LOW_FOOT = 10;
/** What a finger needs: a chance lies on the picture rather than make it smaller. */
const PRESSED = 22;
const ROWS = [1, 2, 3];
/** A place is measured in whole pixels: in fact it may be half a pixel smaller, and the last card of a row would not fit. */
const ROUNDED = 0.5;

/** The largest cards that fit a space in one to three rows; only their pictures if the dice would not be readable. */
export function fit(cards: number, place: { width: number; height: number }, most: number, gap: number): Fit {
  const widest = (ratio: number, foot: number): number =>
    Math.max(
      ...ROWS.map((rows) => {
        const columns = Math.ceil(cards / rows);
        const across = (place.width - ROUNDED - gap * (columns - 1)) / columns;
        return Math.min(most, across, ((place.height - ROUNDED - gap * (rows - 1)) / rows - foot) / ratio);
      }),
    );
  if (cards === 0) return { width: most, tiles: false, foot: 0 };
  const large = widest(RATIO, 0);
  if (large >= ROOMY) return { width: Math.floor(large), tiles: false, foot: 0 };
  const width = widest(RATIO, FOOT);
  if (width >= READABLE) return { width: Math.floor(width), tiles: false, foot: FOOT };
  const tile = widest(1, LOW_FOOT);
  const foot = tile < Math.min(PRESSED, widest(1, 0)) ? 0 : LOW_FOOT;
  return { width: Math.max(1, Math.floor(foot ? tile : widest(1, 0))), tiles: true, foot };
}

/** The largest width of cards in realms, on a stage of some width: they need not be larger than those on the piles. */
export function largest(stage: number, players: number): number {
  if (stage < 620) return players > 2 ? 62 : 92;
  return players > 3 ? 110 : players > 2 ? 112 : 150;
}
