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
/** Multiples of the page's text: below these an upright card shows no dice, and small dice; letters beside a picture. */
const UPRIGHT = 4;
const CLEAR = 5;
const LETTERS = 0.72;
/** Letters may fill what is left beside a picture. */
const LARGER = 1.25;
/** They may be smaller before cards need another row. */
const NARROW = 0.66;
/** Cards with small dice lie instead where their pictures become hardly smaller. */
const HARDLY = 0.75;
/** Multiples of these letters: the least picture, what must be beaten, the chance beside it, and their heights. */
const LEAST = 1.7;
const COMBINATION = 3.1;
const CHANCE = 2.4;
const LINE = 1.05;
const LINES = 2.3;
const ROWS = [1, 2, 3, 4];
/** A place is measured in whole pixels: in fact it may be half a pixel smaller, and the last card of a row would not fit. */
const ROUNDED = 0.5;
/** What a finger needs. */
const PRESSED = 24;
/** How much worse a card is without it. */
const MISSED = 0.6;

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
  const { columns: abreast } = upright;
  const standing = { width: tall, height: tall * RATIO, picture: tall, columns: abreast, letters: 0, inLine: false };
  if (tall >= CLEAR * text || !cards) return standing;
  const inLine = { inLine: true, words: COMBINATION + (chances ? CHANCE : 0), lines: LINE };
  const ways = chances ? [{ inLine: false, words: COMBINATION, lines: LINES }, inLine] : [inLine];
  const lying = places.flatMap((place) =>
    ways.map((way) => {
      const { across, down } = place;
      const least = Math.min(LETTERS * text, down / way.lines, across / (LEAST + way.words));
      const picture = Math.min(most, down, across - way.words * least);
      const letters = Math.min(LARGER * LETTERS * text, down / way.lines, (across - picture) / way.words);
      return { ...place, ...way, least, letters, picture };
    }),
  );
  // Letters count for more than pictures: without them nobody knows what must be beaten.
  const chosen = best(
    lying,
    ({ least, letters, picture, down }) => least ** 3 * letters * picture * (down < PRESSED ? MISSED : 1),
  );
  if (tall >= UPRIGHT * text && chosen.picture < HARDLY * tall) return standing;
  const { down, columns, picture, words, lines, letters } = chosen;
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

/** How high a place of some width should be for letters not much below their full size, and for fingers. */
export function needed(cards: number, { width, gap, text }: Place): number {
  const letters = LETTERS * text;
  const columns = Math.max(1, Math.floor((width + gap) / ((LEAST + COMBINATION) * NARROW * letters + gap)));
  return Math.ceil(cards / columns) * (Math.max(LINES * letters, PRESSED) + gap);
}

/** The largest width of cards in realms, on a stage of some width: they need not be larger than those on the piles. */
export function largest(stage: number, players: number): number {
  if (stage < 620) return players > 2 ? 62 : 92;
  return players > 3 ? 110 : players > 2 ? 112 : 150;
}
