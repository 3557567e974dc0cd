// What makes each board a little land of its own: its surroundings, and what can be met off its coast.
import type { Decorated } from "./decorations/Decoration.svelte";

export interface Surroundings {
  /** What the land lies in: water, a desk with maps, night or clouds. */
  around: "sea" | "desk" | "night" | "sky";
  /** What can be seen in its bays, two at each end. */
  bays: readonly [Decorated, Decorated, Decorated, Decorated];
  /** Which of the dark places comes first among its obstacles. */
  first: number;
}

const FIRST: Surroundings = { around: "sea", bays: ["compass", "ship", "whale", "lighthouse"], first: 3 };
const SHIPPED: Record<string, Surroundings> = {
  "1A": FIRST,
  "1B": { around: "sea", bays: ["lighthouse", "cloud", "ship", "serpent"], first: 2 },
  "2A": { around: "sky", bays: ["cloud", "balloon", "kite", "cloud"], first: 1 },
  "2B": { around: "sky", bays: ["kite", "cloud", "cloud", "balloon"], first: 0 },
  "3A": { around: "night", bays: ["moon", "cloud", "owl", "serpent"], first: 3 },
  "3B": { around: "night", bays: ["owl", "moon", "cloud", "balloon"], first: 2 },
  "4A": { around: "desk", bays: ["compass", "kite", "lighthouse", "ship"], first: 1 },
  "4B": { around: "desk", bays: ["balloon", "compass", "serpent", "lighthouse"], first: 0 },
};

/** The surroundings of a board; a custom board gets some chosen by its name. */
export function surroundings(board: string): Surroundings {
  const lands = Object.values(SHIPPED);
  const sum = [...board].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return SHIPPED[board] ?? lands[sum % lands.length] ?? FIRST;
}
