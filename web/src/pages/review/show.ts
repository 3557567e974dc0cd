// What the list of findings asks of the page around it.
import type { Hint } from "../../games/moves";

/** Shows the table after an event; with a hint, what would have been best there is marked on it. */
export type Show = (seq: number, hint?: Hint<unknown, unknown> | null) => void;
