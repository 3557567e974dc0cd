// Remarks for somebody's first games: each has its moment, is made once, and says what the rules allow there.

/** The table at the moment when I am to decide. */
export interface Moment<View, Action> {
  view: View;
  /** My seat. */
  me: number;
  /** My dice are waiting to be rolled. */
  roll: boolean;
  /** What I can do. */
  offers: readonly Action[];
  /** What everybody has done since I last did something. */
  since: readonly { seat: number; action: Action }[];
}

/** A remark of a game. `games/<game>/remarks.ts` has them in the order in which they are preferred. */
export interface Remark<View, Action> {
  /** Its key in the catalogue, by which a device also remembers that it has been made. */
  key: string;
  /** Whether this is its moment. */
  when: (moment: Moment<View, Action>) => boolean;
  /** The numbers in its sentence. */
  args?: (view: View) => Record<string, number>;
}

export type AnyRemark = Remark<unknown, unknown>;

/** The first remark that fits and has not been made yet. */
export function remarkFor<View, Action>(
  remarks: readonly Remark<View, Action>[],
  moment: Moment<View, Action>,
  made: readonly string[],
): Remark<View, Action> | null {
  return remarks.find((one) => !made.includes(one.key) && one.when(moment)) ?? null;
}

// Each game's are loaded with its table.
const files = import.meta.glob<{ REMARKS: readonly Remark<never, never>[] }>("../games/*/remarks.ts");

/** The remarks of a game. */
export async function remarksOf(game: string): Promise<readonly AnyRemark[]> {
  const found = await files[`../games/${game}/remarks.ts`]?.();
  // The cast is sound because the server sends each game's messages in that game's types.
  return (found?.REMARKS ?? []) as unknown as readonly AnyRemark[];
}
