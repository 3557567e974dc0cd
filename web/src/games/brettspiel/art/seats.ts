/** The markers of the four seats: purple, yellow, turquoise and black, each with its own shape. */
export interface Paint {
  fill: string;
  deep: string;
  /** The colour that is legible on it. */
  on: string;
  /** Its shape, 40 wide around (0, 0). */
  shape: string;
  /** Its emblem. */
  emblem: string;
}

export const SEATS: readonly Paint[] = [
  {
    fill: "#7a3fa0",
    deep: "#532670",
    on: "#fff8ec",
    shape: "M0-20C12-20.5 20-12 20 0C20 12 12 20 0 20C-12 20-20 12-20 0C-20-11-12-20 0-20Z",
    emblem: "M-11 8L-13-7L-6-1L0-10L6-1L13-7L11 8Z",
  },
  {
    fill: "#eebf27",
    deep: "#b3860c",
    on: "#3a2a00",
    shape: "M-17-18.500Q0-19.5 17.5-18Q19 0 18 17.500Q0 19-17.5 18Q-19 0-17-18.500Z",
    emblem: "M0-12L3-6L9-9L6-3L12 0L6 3L9 9L3 6L0 12L-3 6L-9 9L-6 3L-12 0L-6-3L-9-9L-3-6Z",
  },
  {
    fill: "#2fb3aa",
    deep: "#17776f",
    on: "#04302c",
    shape: "M-20-17Q0-20 20-17Q21-14 19-10Q12 10 1 21Q-1 21-2 20Q-13 8-19-10Q-21-14-20-17Z",
    emblem:
      "M-12-9C-8-13-4-5 0-9C4-13 8-5 12-9V-4C8 0 4-8 0-4C-4 0-8-8-12-4ZM-7 2C-4-1-2 5 0 2C2-1 4 5 7 2V6C4 9 2 3 0 6C-2 9-4 3-7 6Z",
  },
  {
    fill: "#37343a",
    deep: "#17151a",
    on: "#fff8ec",
    shape:
      "M-7-19Q0-22 7-19Q9-13 7-8Q13-9 19-7Q22 0 19 7Q13 9 8 7Q9 13 7 19Q0 22-7 19Q-9 13-7 8Q-13 9-19 7Q-22 0-19-7Q-13-9-8-7Q-9-13-7-19Z",
    emblem: "M-6 9V-9H-3V-5H-1.500V-9H1.500V-5H3V-9H6V9H2V3H-2V9Z",
  },
];

/** Their colours alone. */
export const FILLS: readonly string[] = SEATS.map(({ fill }) => fill);
