// Where the dice lie. The server's dice are sorted; on the table, a kept die stays where it is.

export const DICE = 6;
/** A face in notation, or null for a die not yet rolled. */
export type Place = string | null;

export interface Lying {
  places: Place[];
  kept: boolean[];
}

export const UNROLLED: Lying = { places: Array<Place>(DICE).fill(null), kept: Array<boolean>(DICE).fill(false) };

/** The dice after a change: kept ones stay in place, rolled ones fill the rest. */
export function settle(before: Lying, dice: readonly string[]): Lying {
  if (dice.length === 0) return UNROLLED;
  const left = [...dice];
  const claim = (face: Place): boolean => {
    const at = face === null ? -1 : left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const stays = before.places.map((face, at) => Boolean(before.kept[at]) && claim(face));
  // When somebody else keeps dice, none of them are marked here: find them among those on the table.
  if (dice.length < DICE) for (const [at, face] of before.places.entries()) stays[at] ||= claim(face);
  const places = before.places.map((face, at) => {
    if (stays[at]) return face;
    return left.shift() ?? null;
  });
  return { places, kept: dice.length < DICE ? places.map((face) => face !== null) : stays };
}
