/** How long a page may wait for its typefaces; after that it is drawn without them, and they replace others' later. */
const MAX_WAIT_MS = 1500;
/** Letters of both files of a typeface. */
const LETTERS = "aő";

/** The typefaces, or no longer than a moment: a page drawn with them never moves. */
export async function typefaces(): Promise<void> {
  const loaded = ['1em "Nunito"', '600 1em "Grenze Gotisch"'].map((font) => document.fonts.load(font, LETTERS));
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([Promise.allSettled(loaded), late]);
}
