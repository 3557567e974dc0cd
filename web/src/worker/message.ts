/** What a page sends to the next version's worker when nothing is lost by a reload. */
export const TAKE_OVER = "take over";
