// Short remarks in brackets stay on one line.

const NO_BREAK = "\u00a0";
const MAX_LETTERS = 12;
const SHORT = new RegExp(`\\([^()]{1,${MAX_LETTERS}}\\)`, "g");

/** A sentence in which no line ends within short brackets such as "(1 left)". */
export function unbroken(sentence: string): string {
  return sentence.replace(SHORT, (brackets) => brackets.replaceAll(" ", NO_BREAK));
}
