// The faces of the coloured dice: `R4` is a red four.
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
