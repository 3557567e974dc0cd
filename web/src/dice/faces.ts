// The faces of the coloured dice: `R4` is a red four.
import type { Colour } from "./Sign.svelte";
import { t } from "../words/words.svelte";

export interface Face {
  colour: Colour;
  number: number;
}

const COLOURS: [string, Colour][] = [
  ["R", "red"],
  ["G", "green"],
  ["B", "blue"],
];
const FACES = new Map<string, Face>(
  COLOURS.flatMap(([letter, colour]) =>
    [1, 2, 3, 4, 5, 6].map((number): [string, Face] => [`${letter}${number}`, { colour, number }]),
  ),
);

/** What a face shows. */
export function readFace(face: string): Face {
  const known = FACES.get(face);
  if (!known) throw new Error(`No die shows ${face}.`);
  return known;
}

/** A face in words, such as "red 4". */
export function faceName(face: string): string {
  const { colour, number } = readFace(face);
  return t("web-face", { colour: { key: `colour-${colour}` }, number });
}

/** Part of a sentence: plain words, a die in notation, or a result of white dice such as 333+5. */
export interface Piece {
  text: string;
  face: boolean;
}

/** Splits a sentence into plain words and dice in notation. */
export function inPieces(sentence: string): Piece[] {
  return split(sentence, /(?<![A-Za-z0-9])([RGB][1-6])(?![A-Za-z0-9])/);
}

/** Splits a sentence into plain words and results of white dice, equal ones first (Knatsch): 333+5, and three or more
 * without another die. One or two could be any number. */
export function inResults(sentence: string): Piece[] {
  const equal = "1{3,8}|2{3,8}|3{3,8}|4{3,8}|5{3,8}|6{3,8}";
  return split(sentence, new RegExp(`(?<![0-9+.,])([1-6]{1,8}\\+[1-6]|${equal})(?![0-9+]|[.,][0-9])`));
}

function split(sentence: string, notation: RegExp): Piece[] {
  return sentence
    .split(notation)
    .map((text, at) => ({ text, face: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** A sentence as it is read aloud: "red 4" instead of R4. */
export function spoken(sentence: string): string {
  return inPieces(sentence)
    .map(({ text, face }) => (face ? faceName(text) : text))
    .join("");
}

/** Whether an event involves dice, so that its sentence mentions some. */
export function withDice({ action, outcome }: { action?: unknown; outcome?: unknown }): boolean {
  const move = action ?? outcome;
  return typeof move === "object" && move !== null && "dice" in move;
}
