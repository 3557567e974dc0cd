// All pictures of Knatsch.
import PipDie from "../../../dice/PipDie.svelte";
import { picture, type Picture } from "../../../art/picture";
import CardBack from "./CardBack.svelte";
import DeadSix from "./DeadSix.svelte";
import { CARDS } from "./index";
import King from "./King.svelte";
import Scene from "./Scene.svelte";
import StandingGuard from "./StandingGuard.svelte";

const values = [1, 2, 3, 4, 5, 6] as const;

export const pictures: Picture[] = [
  picture("scene", Scene, {}),
  ...Object.entries(CARDS).map(([name, { component, props }]) => picture(name, component, props)),
  picture("king, angry", King, { mood: "angry" as const }),
  picture("king, beaten", King, { mood: "beaten" as const }),
  picture("standing guard of a castle", StandingGuard, { of: "castle" as const }),
  picture("standing guard of a special", StandingGuard, { of: "special" as const }),
  picture("dead six", DeadSix, {}),
  picture("back of a card", CardBack, {}),
  ...values.map((value) => picture(`die ${value}`, PipDie, { value })),
];
