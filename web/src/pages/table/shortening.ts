// The last move in the line above the table, as much of it as fits.
import { unbroken } from "../../ui/unbroken";

/**
 * What was told, and shorter and shorter versions of it: first without the sentences at its beginning, since the last one
 * says what came of it; then the last one without more and more of its end. None stops inside a name or within what stays
 * together on a line, such as "2 × red".
 */
export function shorterAndShorter(told: string, names: readonly string[]): string[] {
  const whole = [0, ...beginnings(told, names)].map((start) => told.slice(start));
  const last = whole.at(-1) ?? "";
  const named = names.flatMap((name) => placesOf(name, last));
  const parts = [...unbroken(last).matchAll(/\S(?= )/g)]
    .map(({ index }) => index + 1)
    .filter((end) => !named.some(([from, to]) => from < end && end < to))
    .map((end) => `${last.slice(0, end).replace(/[:,–—-]$/u, "")} …`);
  return [...whole, ...parts.reverse()];
}

/** Where further sentences begin. A number and a stop may be an ordinal, unless somebody's name follows. */
function beginnings(told: string, names: readonly string[]): number[] {
  const named = new Set(names.flatMap((name) => placesOf(name, told)).map(([from]) => from));
  return [...told.matchAll(/(.)[.!?] +(?=(\p{Lu})?)/gu)]
    .map(({ index, 0: gap, 1: before = "", 2: capital }) => ({
      start: index + gap.length,
      plain: capital !== undefined && !/\d/.test(before),
    }))
    .filter(({ start, plain }) => plain || named.has(start))
    .map(({ start }) => start);
}

/** From where to where a name stands in a sentence, each time. */
function placesOf(name: string, sentence: string): [number, number][] {
  const found: [number, number][] = [];
  if (!name) return found;
  for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + name.length))
    found.push([at, at + name.length]);
  return found;
}

/** What of an element's measures says whether all of it is seen. */
type Measured = Pick<HTMLElement, "scrollHeight" | "clientHeight" | "scrollWidth" | "clientWidth">;

/**
 * Whether part of a text is hidden. Letters may reach out of lines that are set close together, by up to a quarter of
 * the height of a line, and are seen nevertheless; if a line were too many, it would be far more.
 */
export function isCut({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Measured, lineHeight: number): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + Math.max(1, lineHeight / 4);
}
