/** The signs of the villages, in a 24 × 24 box: colour is not the only thing that tells them apart. */
export const EMBLEMS: Record<string, string> = {
  city: "M4 21V8l2-1V4h3v3h2V4h2v3h2V4h3v3l2 1v13h-5v-4a3 3 0 0 0-6 0v4z",
  mine: "M3 11C6 5 12 3 19 5l2-2 1 1-2 2c2 7 0 12-5 16 1-6-1-10-4-12L4 21l-2-2L11 9C9 8 6 9 3 11z",
  workshop:
    "M10 2h4l.6 3 2 .9 2.6-1.7 2.8 2.8-1.7 2.6.9 2 2.8.6v3.6l-2.8.7-.9 2 1.7 2.5-2.8 2.8-2.6-1.7-2 .9-.6 3h-4l-.6-3-2-.9-2.6 1.7L2 20.5 3.7 18l-.9-2L0 15.3v-3.6l2.8-.6.9-2L2 6.5l2.8-2.8 2.6 1.7 2-.9zM12 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  orc_village: "M5 3c-4 6-4 13 2 18 2-1 4-1 5-1s3 0 5 1c6-5 6-12 2-18 0 6-1 10-4 12H9C6 13 5 9 5 3z",
  enchanted_forest: "M12 2c6 0 10 4 10 10-3 0-5-1-7-1l1 10H8l1-10c-2 0-4 1-7 1C2 6 6 2 12 2z",
};

/** The paper that a village and its citizens are cut from: the name of a design colour. */
export const PAPER: Record<string, string> = {
  city: "yellow",
  mine: "brown",
  workshop: "blue",
  orc_village: "green",
  enchanted_forest: "violet",
};
