// Where coloured dice lie. The server sends them sorted; on the table, a kept die stays in its place from roll to roll.

export const DICE = 6;

/** Six places: the face lying there, or null while that die is in the hand; and which dice are kept. */
export interface Places {
  faces: (string | null)[];
  kept: boolean[];
}

export const IN_HAND: Places = { faces: Array<null>(DICE).fill(null), kept: Array<boolean>(DICE).fill(false) };

/** The places after a change: kept dice stay where they are, the others fill the remaining places. */
export function settle(before: Places, dice: readonly string[]): Places {
  if (sameBag(before.faces, dice)) return before;
  const left = [...dice];
  const faces = before.faces.map(() => null as string | null);
  const kept = before.faces.map(() => false);
  const claim = (only: boolean): void => {
    for (const [at, face] of before.faces.entries()) {
      if (face === null || faces[at] !== null || (only && !before.kept[at])) continue;
      const found = left.indexOf(face);
      if (found < 0) continue;
      left.splice(found, 1);
      faces[at] = face;
      kept[at] = true;
    }
  };
  // After a full roll, only the dice on the rail are known to be kept; if there are fewer dice, they are all kept ones.
  claim(true);
  const some = dice.length < before.faces.length;
  if (some) claim(false);
  for (const [at, face] of faces.entries()) {
    if (face !== null || left.length === 0) continue;
    faces[at] = left.shift() ?? null;
    kept[at] = some;
  }
  return { faces, kept };
}

function sameBag(faces: readonly (string | null)[], dice: readonly string[]): boolean {
  const shown = faces.filter((face) => face !== null).sort();
  return shown.length === dice.length && [...dice].sort().every((face, at) => face === shown[at]);
}
