// Short remarks in brackets stay on one line, and so do a number of things and a picture with the brackets and full
// stops around it.

const NO_BREAK = "\u00a0";
const MAX_LETTERS = 12;
const SHORT = new RegExp(`\\([^()]{1,${MAX_LETTERS}}\\)`, "g");

/** A sentence in which no line ends within short brackets such as "(1 left)" or in "2 × red", and none begins with a
 * dash. */
export function unbroken(sentence: string): string {
  return sentence
    .replace(SHORT, (brackets) => brackets.replaceAll(" ", NO_BREAK))
    .replaceAll(" – ", `${NO_BREAK}– `)
    .replaceAll(" × ", `${NO_BREAK}×${NO_BREAK}`);
}

/** What must not be parted from a picture by the end of a line: an opening bracket before it, or what closes after it. */
const OPENING = /[([„“"]+$/;
const CLOSING = /^[)\].,;:!?”“"]+/;

/** A part of a sentence: words, or something that is drawn. */
export interface Part {
  text: string;
  kind: "words" | "face" | "result";
}

/** Something drawn, with the signs that belong to it; words have none. */
export interface Whole extends Part {
  before: string;
  after: string;
}

/** Moves brackets and full stops next to a picture from the words to the picture. */
export function joined(parts: readonly Part[]): Whole[] {
  const found = parts.map((one): Whole => ({ ...one, before: "", after: "" }));
  for (const [at, words] of found.entries()) {
    if (words.kind !== "words") continue;
    const [left, right] = [found[at - 1], found[at + 1]];
    const closing = left && CLOSING.exec(words.text)?.[0];
    if (closing) {
      left.after = closing;
      words.text = words.text.slice(closing.length);
    }
    const opening = right && OPENING.exec(words.text)?.[0];
    if (opening) {
      right.before = opening;
      words.text = words.text.slice(0, -opening.length);
    }
  }
  return found;
}
