import { EMBLEMS, COLOURS } from "../../wire/types";
import SeatMark from "../../ui/SeatMark.svelte";
import { picture, type Picture } from "../picture";
import { LOOKS } from "./looks";

export const pictures: Picture[] = [
  ...Object.keys(LOOKS).map((name, seat) => picture(name, SeatMark, { seat, bot: "squire", picture: name })),
  ...EMBLEMS.map((emblem, seat) => picture(emblem, SeatMark, { seat, picture: `${emblem}-${COLOURS[seat] ?? "red"}` })),
];
