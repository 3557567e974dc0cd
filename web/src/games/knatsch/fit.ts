// How large cards can be in the space a realm has.

export interface Fit {
  /** The size of a card, in pixels. */
  width: number;
  height: number;
  /** How wide its picture is. */
  picture: number;
  /** How many stand in a row. */
  columns: number;
  /** The size of the letters beside the picture; 0 on a card that stands upright, with its dice below the picture. */
  letters: number;
  /** The chance stands beside what must be beaten, not below it. */
  inLine: boolean;
}

export interface Place {
  width: number;
  height: number;
  /** Between cards. */
  gap: number;
  /** The size of the page's text. */
  text: number;
  /** Chances are shown. */
  chances: boolean;
}

/** An upright card's height as a multiple of its width. */
const RATIO = 1.34;
/** Multiples of the page's text: below this an upright card shows no dice; and letters beside a picture. */
const UPRIGHT = 4;
const LETTERS = 0.72;
/** Letters may fill what is left beside a picture. */
const LARGER = 1.6;
/** Multiples of these letters: the least picture, what must be beaten, the chance beside it, and their heights. */
const LEAST = 1.7;
const COMBINATION = 3.1;
const CHANCE = 2.8;
const LINE = 1.05;
const LINES = 1.85;
const ROWS = [1, 2, 3, 4];
/** A place is measured in whole pixels: in fact it may be half a pixel smaller, and the last card of a row would not fit. */
const ROUNDED = 0.5;
/** What a finger needs. */
const PRESSED = 24;

/** The largest cards that fit a space in a few rows: upright if their dice can be seen, otherwise lying, with what must
 * be beaten beside the picture, and its chance below or beside that. */
export function fit(cards: number, { width, height, gap, text, chances }: Place, most: number): Fit {
  const places = ROWS.map((rows) => {
    const columns = Math.ceil(Math.max(cards, 1) / rows);
    const share = (length: number, parts: number): number => Math.max(1, (length - ROUNDED + gap) / parts - gap);
    return { columns, across: share(width, columns), down: share(height, rows) };
  });
  const upright = best(places, ({ across, down }) => Math.min(most, across, down / RATIO));
  const tall = Math.floor(Math.min(most, upright.across, upright.down / RATIO));
  if (tall >= UPRIGHT * text || !cards)
    return { width: tall, height: tall * RATIO, picture: tall, columns: upright.columns, letters: 0, inLine: false };
  const inLine = { inLine: true, words: COMBINATION + (chances ? CHANCE : 0), lines: LINE };
  const ways = chances ? [{ inLine: false, words: COMBINATION, lines: LINES }, inLine] : [inLine];
  const lying = places.flatMap((place) =>
    ways.map((way) => {
      const letters = Math.min(LETTERS * text, place.down / way.lines, place.across / (LEAST + way.words));
      return { ...place, ...way, letters, picture: Math.min(most, place.down, place.across - way.words * letters) };
    }),
  );
  // Letters count for more than pictures: without them nobody knows what must be beaten.
  const chosen = best(lying, ({ letters, picture, down }) => letters ** 2 * picture * Math.min(1, down / PRESSED));
  const { across, down, columns, picture, words, lines } = chosen;
  const letters = Math.min(LARGER * LETTERS * text, down / lines, (across - picture) / words);
  return {
    width: Math.floor(picture + words * letters),
    height: Math.floor(Math.min(down, Math.max(picture, lines * letters, PRESSED))),
    picture: Math.floor(picture),
    columns,
    letters,
    inLine: chosen.inLine,
  };
}

function best<T>(all: readonly T[], quality: (one: T) => number): T {
  return all.reduce((one, other) => (quality(other) > quality(one) ? other : one));
}

/** Whether a finger hits one card and not the next. */
export function canPress({ width, height }: Fit): boolean {
  return Math.min(width, height) >= PRESSED;
}

/** How high a place of some width must be for letters not much below their full size. */
export function needed(cards: number, { width, gap, text }: Place): number {
  const letters = LETTERS * text * 0.66;
  const columns = Math.max(1, Math.floor((width + gap) / ((LEAST + COMBINATION) * letters + gap)));
  return Math.ceil(cards / columns) * (LINES * letters + gap);
}

/** The largest width of cards in realms, on a stage of some width: they need not be larger than those on the piles. */
export function largest(stage: number, players: number): number {
  if (stage < 620) return players > 2 ? 62 : 92;
  return players > 3 ? 110 : players > 2 ? 112 : 150;
}
