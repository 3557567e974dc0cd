// The faces of the coloured dice: `R4` is a red four.
import type { Played } from "../wire/types";
import type { Colour } from "./Sign.svelte";
import { t } from "../words/words.svelte";

const COLOURS: Record<string, Colour> = { R: "red", G: "green", B: "blue" };

export interface Face {
  colour: Colour;
  number: number;
}

/** What a face in notation shows. */
export function readFace(face: string): Face {
  return { colour: COLOURS[face[0] ?? "R"] ?? "red", number: Number(face[1]) };
}

/** A face in words, such as "red 4". */
export function faceName(face: string): string {
  const { colour, number } = readFace(face);
  return t("web-face", { colour: { key: `colour-${colour}` }, number });
}

/** Part of a sentence: plain words, or a die in notation, or a result of white dice such as 333+5. */
export interface Piece {
  text: string;
  face: boolean;
}

/** A sentence in pieces: plain words, and dice in notation. */
export function inPieces(sentence: string): Piece[] {
  return split(sentence, /(?<![A-Za-z0-9])([RGB][1-6])(?![A-Za-z0-9])/);
}

/** A sentence in pieces: plain words, and results of white dice, equal ones first (Knatsch). */
export function inResults(sentence: string): Piece[] {
  return split(sentence, /(?<![0-9+])([1-6]{1,8}\+[1-6])(?![0-9+])/);
}

function split(sentence: string, notation: RegExp): Piece[] {
  return sentence
    .split(notation)
    .map((text, at) => ({ text, face: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** A sentence as it is spoken: "red 4" instead of R4. */
export function spoken(sentence: string): string {
  return inPieces(sentence)
    .map(({ text, face }) => (face ? faceName(text) : text))
    .join("");
}

/** Whether what happened was done with dice, so that its sentence has some. */
export function withDice(entry: Played["entry"]): boolean {
  return entry.type === "drawn"
    ? / roll /.test(`${entry.label} `)
    : entry.type === "moved" && entry.text.startsWith("keep");
}
