// What the list of findings asks of the page around it.

/** Shows the table after an event. */
export type Show = (seq: number) => void;
