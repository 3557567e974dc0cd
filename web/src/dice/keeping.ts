// Which dice are kept. Dice of one face are alike, so a choice is a bag of faces, not a set of places.
import type { Offer } from "../wire/types";

/** The faces that are kept, in the order of the dice. */
export function keptFaces<F>(dice: readonly F[], kept: readonly boolean[]): F[] {
  return dice.filter((_, at) => kept[at]);
}

/** After a roll: the dice that were kept before stay on the rail. */
export function stillKept<F>(dice: readonly F[], before: readonly F[]): boolean[] {
  const left = [...before];
  return dice.map((face) => {
    const at = left.indexOf(face);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** The legal action in this notation, if there is one. */
export function actionOf(actions: readonly Offer[], text: string): Offer | undefined {
  return actions.find((offer) => offer.text === text);
}

/** The notation of keeping coloured dice: `keep R4 G1`, or `keep -` for none; in the order R, G, B and by number. */
export function keepText(faces: readonly string[]): string {
  const order = (face: string): number => "RGB".indexOf(face[0] ?? "") * 6 + Number(face[1]);
  return `keep ${[...faces].sort((a, b) => order(a) - order(b)).join(" ") || "-"}`;
}
