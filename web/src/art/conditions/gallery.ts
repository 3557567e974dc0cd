// The conditions of all cards, for illustrators.
import Condition from "../../dice/Condition.svelte";
import type { Condition as Asked } from "../../dice/condition";
import { picture, type Picture } from "../picture";

const CONDITIONS: Asked[] = [
  { type: "colours", colours: { G: 3 } },
  { type: "colours", colours: { R: 4 } },
  { type: "colours", colours: { B: 5 } },
  { type: "colours", colours: { B: 6 } },
  { type: "colours", colours: { R: 2, G: 3 } },
  { type: "colours", colours: { R: 2, G: 2, B: 2 } },
  { type: "colours", colours: { R: 3, B: 2, G: 1 } },
  { type: "colours", colours: { R: 4, B: 1, G: 1 } },
  { type: "colours", colours: { B: 5, G: 1 } },
  { type: "numbers", numbers: { "3": 3 } },
  { type: "numbers", numbers: { "6": 4 } },
  { type: "numbers", numbers: { "1": 5 } },
  { type: "numbers", numbers: { "2": 2, "5": 1 } },
  { type: "numbers", numbers: { "1": 2, "3": 2, "5": 1 } },
  { type: "groups", groups: [3] },
  { type: "groups", groups: [5] },
  { type: "groups", groups: [2, 2] },
  { type: "groups", groups: [3, 2] },
  { type: "groups", groups: [3, 2, 1] },
  { type: "groups", groups: [4, 1, 1] },
  { type: "groups", groups: [2, 2, 2] },
  { type: "groups", groups: [4, 2] },
  { type: "straight", length: 4 },
  { type: "straight", length: 5 },
  { type: "straight", length: 6 },
  { type: "same_colour", dice: 4 },
  { type: "same_colour", dice: 6 },
  { type: "parity", parity: "even", dice: 6 },
  { type: "parity", parity: "odd", dice: 6 },
  { type: "sum", min: 25 },
  { type: "sum", max: 12 },
  { type: "colour_sum", colour: "R", min: 13 },
  { type: "order", order: ["R", "B", "G"] },
];

export const pictures: Picture[] = CONDITIONS.map((condition) =>
  picture(JSON.stringify(condition), Condition, { condition }),
);
