// A card's condition: its words, and where the pieces of its picture lie.
import type { Body, Face, Symbol } from "./MiniDie.svelte";

type ColourLetter = "R" | "G" | "B";
export type Condition =
  | { type: "colours"; colours: Partial<Record<ColourLetter, number>> }
  | { type: "numbers"; numbers: Partial<Record<string, number>> }
  | { type: "groups"; groups: readonly number[] }
  | { type: "straight"; length: number }
  | { type: "same_colour"; dice: number }
  | { type: "parity"; parity: "even" | "odd"; dice: number }
  | { type: "sum"; min?: number | null; max?: number | null }
  | { type: "colour_sum"; colour: ColourLetter; min: number }
  | { type: "order"; order: readonly [ColourLetter, ColourLetter, ColourLetter] };

/** Looks up a sentence in the catalogue of the page's language. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

const BODIES: Record<ColourLetter, "red" | "green" | "blue"> = { R: "red", G: "green", B: "blue" };

/** A condition in words, exactly as in the terminal. */
export function conditionText(say: Say, condition: Condition): string {
  switch (condition.type) {
    case "colours":
      return parts(condition.colours, (colour, count) => say("condition-colour-part", { colour, count }));
    case "numbers":
      return parts(condition.numbers, (number, count) =>
        say("condition-number-part", { number: Number(number), count }),
      );
    case "groups":
      return say("condition-groups", { groups: condition.groups.join(" + ") });
    case "straight":
      return say("condition-straight", { length: condition.length });
    case "same_colour":
      return say("condition-same-colour", { count: condition.dice });
    case "parity":
      return say("condition-parity", { parity: condition.parity, count: condition.dice });
    case "sum":
      return condition.min != null
        ? say("condition-sum-min", { bound: condition.min })
        : say("condition-sum-max", { bound: condition.max ?? 0 });
    case "colour_sum":
      return say("condition-colour-sum", { colour: condition.colour, bound: condition.min });
    case "order": {
      const [first, second, third] = condition.order.map((colour) => say(`colour-${BODIES[colour]}`));
      return say("condition-order", { first: first ?? "", second: second ?? "", third: third ?? "" });
    }
  }
}

function parts(amounts: Partial<Record<string, number>>, one: (key: string, count: number) => string): string {
  return Object.entries(amounts)
    .map(([key, count]) => one(key, count ?? 0))
    .join(" + ");
}

/** The picture's box: it is shown about 90 px wide, so one unit is about one pixel. */
export const WIDTH = 96;
export const HEIGHT = 60;
const LARGEST = 27;
/** Gaps between dice and between groups of dice, as a fraction of a die's size. */
const AIR = 0.06;
const APART = 0.34;

interface PlacedDie extends Face {
  x: number;
  y: number;
  size: number;
}
export interface Drawing {
  dice: PlacedDie[];
  /** Large figures: a bound or a number of dice. */
  figures: { x: number; y: number; text: string; size: number; width: number }[];
  /** Lines of ink, as paths: plus, greater, or. */
  lines: string[];
  /** Faint lines between alternatives. */
  rules: string[];
  /** The rising arrow of a straight. */
  arrow?: string;
}

/** The pieces that make up a condition's picture. */
export function drawing(condition: Condition): Drawing {
  switch (condition.type) {
    case "colours":
      return laid(
        Object.entries(condition.colours).map(([colour, count]) =>
          group({ body: BODIES[colour as ColourLetter] }, count),
        ),
      );
    case "numbers":
      return laid(
        Object.entries(condition.numbers).map(([number, count]) =>
          group({ body: "paper", number: Number(number) }, count),
        ),
      );
    case "groups":
      return laid(
        condition.groups.map((count, at) => group({ body: "paper", symbol: SYMBOLS[at % 6] as Symbol }, count)),
      );
    case "straight":
      return stairs(condition.length);
    case "same_colour":
      return eitherColour(condition.dice);
    case "parity":
      return timesOneOf(condition.dice, condition.parity === "even" ? [2, 4, 6] : [1, 3, 5]);
    case "sum":
      return bound("paper", condition.min != null ? `≥${condition.min}` : `≤${condition.max ?? 0}`);
    case "colour_sum":
      return bound(BODIES[condition.colour], `≥${condition.min}`);
    case "order":
      return falling(condition.order);
  }
}

const EMPTY: Drawing = { dice: [], figures: [], lines: [], rules: [] };
const SYMBOLS: Symbol[] = ["star", "moon", "tree", "house", "key", "fish"];

function group(face: Face, count = 0): Face[] {
  return Array.from({ length: count }, () => face);
}

interface Layout {
  size: number;
  places: { face: Face; column: number; row: number }[];
  width: number;
  rows: number;
}

/** Groups of dice as large as will fit: in rows without splitting a group, or each group as a block of two rows. */
function laid(groups: Face[][]): Drawing {
  const layouts = [...rowsOf(groups), blocksOf(groups)];
  const best = layouts.reduce((a, b) => (b.size > a.size + 0.5 ? b : a));
  const step = best.size * (1 + AIR);
  const left = (WIDTH - best.width * step) / 2;
  const top = (HEIGHT - best.rows * step) / 2;
  const dice = best.places.map(({ face, column, row }) => ({
    ...face,
    x: left + column * step,
    y: top + row * step,
    size: best.size,
  }));
  return { ...EMPTY, dice };
}

function sized(places: Layout["places"], width: number, rows: number): Layout {
  const size = Math.min(LARGEST, WIDTH / (width * (1 + AIR)), HEIGHT / (rows * (1 + AIR)));
  return { size, places, width, rows };
}

function rowsOf(groups: Face[][]): Layout[] {
  return splits(groups).map((rows) => {
    const widths = rows.map((row) => row.reduce((sum, one) => sum + one.length, 0) + (row.length - 1) * APART);
    const width = Math.max(...widths);
    const places = rows.flatMap((row, at) => {
      let column = (width - (widths[at] ?? 0)) / 2;
      return row.flatMap((one) => {
        const placed = one.map((face, index) => ({ face, column: column + index, row: at }));
        column += one.length + APART;
        return placed;
      });
    });
    return sized(places, width, rows.length);
  });
}

/** All ways to break a list into at most three lines. */
function splits<T>(list: T[], lines = 3): T[][][] {
  const whole = [[list]];
  if (lines === 1 || list.length < 2) return whole;
  const cut = list
    .slice(1)
    .flatMap((_, at) => splits(list.slice(at + 1), lines - 1).map((rest) => [list.slice(0, at + 1), ...rest]));
  return [...whole, ...cut];
}

function blocksOf(groups: Face[][]): Layout {
  let column = 0;
  const places = groups.flatMap((one) => {
    const wide = Math.ceil(one.length / 2);
    const placed = one.map((face, index) => ({
      face,
      column: column + (index % wide),
      row: one.length === 1 ? 0.5 : Math.floor(index / wide),
    }));
    column += wide + APART;
    return placed;
  });
  return sized(places, column - APART, 2);
}

/** Blank dice as rising steps, with an arrow along them. */
function stairs(length: number): Drawing {
  const size = length > 5 ? 18 : length > 4 ? 20 : 22;
  const step = Math.min((WIDTH - size - 1) / (length - 1), size * 1.04);
  const up = (HEIGHT - size - 5) / (length - 1);
  const left = (WIDTH - size - step * (length - 1)) / 2;
  const dice = Array.from({ length }, (_, at) => ({
    body: "paper" as Body,
    x: left + at * step,
    y: HEIGHT - size - 1 - at * up,
    size,
  }));
  const end = { x: WIDTH - size - 7, y: 6 };
  const head = "l-9.5-1.5m9.5 1.5l-5.5 8";
  return {
    ...EMPTY,
    dice,
    figures: [{ x: 12, y: 19, text: String(length), size: 23, width: 13 }],
    arrow: `M${left + size * 0.3} ${HEIGHT - size - 6}L${end.x} ${end.y}${head}`,
  };
}

/** A row for each colour, with lines between: all red, or all green, or all blue. */
function eitherColour(count: number): Drawing {
  const size = Math.min(18, WIDTH / (count * (1 + AIR)));
  const step = size * (1 + AIR);
  const left = (WIDTH - count * step) / 2;
  const high = HEIGHT / 3;
  const dice = (["red", "green", "blue"] as const).flatMap((body, row) =>
    Array.from({ length: count }, (_, at) => ({
      body,
      x: left + at * step,
      y: row * high + (high - size) / 2,
      size,
    })),
  );
  return { ...EMPTY, dice, rules: [1, 2].map((row) => `M${left} ${row * high}H${WIDTH - left}`) };
}

/** This many dice, each showing one of these numbers. */
function timesOneOf(count: number, numbers: number[]): Drawing {
  const dice = numbers.map((number, at) => ({ body: "paper" as Body, number, x: 33 + at * 22, y: 21, size: 19 }));
  const lines = [53.5, 75.5].map((at) => `M${at - 1} 38l2-15`);
  return { ...EMPTY, dice, figures: [{ x: 16, y: 39, text: `${count}×`, size: 25, width: 27 }], lines };
}

/** Dice that are added up. */
function bound(body: Body, text: string): Drawing {
  const size = 14;
  const dice = [0, 1, 2, 3, 4, 5].map((at) => ({
    body,
    x: 3 + (at % 3) * 16,
    y: at < 3 ? 13 : 33,
    size,
  }));
  const lines = [18, 34].flatMap((x) => [20, 40].map((y) => `M${x - 1.5} ${y}h3m-1.5-1.5v3`));
  return { ...EMPTY, dice, figures: [{ x: 73, y: 39, text, size: 23, width: 40 }], lines };
}

/** The sum of each colour's dice is less than that of the colour before it. */
function falling(order: readonly ColourLetter[]): Drawing {
  const places = [
    { x: 0, size: 23 },
    { x: 41, size: 17 },
    { x: 76, size: 13 },
  ];
  const dice = order.flatMap((colour, at) => {
    const { x, size } = places[at] ?? { x: 0, size: 0 };
    const y = (HEIGHT - size) / 2;
    const behind = { body: BODIES[colour], x: x + size * 0.2, y: y - size * 0.36, size };
    return [behind, { ...behind, x, y: y + size * 0.36 }];
  });
  return { ...EMPTY, dice, lines: [30, 64].map((at) => `M${at} 23.5l8 6.5l-8 6.5`) };
}
