import { picture, type Picture } from "../../../art/picture";
import Scene from "./Scene.svelte";
import { CITIZENS, CardBack, Emblem, Scoundrel, VILLAGES } from "./index";

export const pictures: Picture[] = [
  ...Object.entries({ ...CITIZENS, scoundrel: Scoundrel, ...VILLAGES, card_back: CardBack }).map(([name, component]) =>
    picture(name, component, {}),
  ),
  ...Object.keys(VILLAGES).map((village) => picture(`emblem ${village}`, Emblem, { village })),
  picture("scene", Scene, {}),
];
