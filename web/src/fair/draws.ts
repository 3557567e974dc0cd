// From a seed to picks, as in docs/fair-dice.md: the same for all versions but for the lines before the label.
import { hmacWith } from "./hashes";

const WORDS = 2 ** 32;

/** Whether these are the picks that follow from the seed, the lines before the label, and the label. */
export type Drawing = (prefix: string, label: string, picks: readonly (readonly [number, number])[]) => boolean;

/** Draws with one seed. */
export function drawingWith(seed: Uint8Array): Drawing {
  const hmac = hmacWith(seed);
  return (prefix, label, picks) => {
    const words: number[] = [];
    let block = 0;
    return picks.every(([pick, total]) => {
      const bound = WORDS - (WORDS % total);
      let word: number;
      do {
        if (words.length === 0) words.push(...wordsOf(hmac(`${prefix}\n${label}\n${block++}`)));
        word = words.shift() ?? 0;
      } while (word >= bound);
      return word % total === pick;
    });
  };
}

function wordsOf(digest: Uint8Array): number[] {
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return Array.from({ length: digest.byteLength / 4 }, (_, at) => view.getUint32(4 * at));
}
