// Which dice are kept. Dice with the same face are interchangeable, so a choice is a bag of faces, not a set of places.

/** The kept faces, in the order of the dice. */
export function keptFaces<F>(dice: readonly F[], kept: readonly boolean[]): F[] {
  return dice.filter((_, at) => kept[at]);
}

/** After a roll, the dice that were already kept stay on the rail. */
export function stillKept<F>(dice: readonly F[], before: readonly F[]): boolean[] {
  const left = [...before];
  return dice.map((face) => {
    const at = left.indexOf(face);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** An offer to keep dice. */
export interface Keeping<F> {
  text: string;
  action: { dice: readonly F[] };
}

/** The offer that keeps exactly these dice, in any order. */
export function keepOf<F>(keeps: readonly Keeping<F>[], faces: readonly NoInfer<F>[]): Keeping<F> | undefined {
  return keeps.find(({ action: { dice } }) => dice.length === faces.length && stillKept(dice, faces).every(Boolean));
}
