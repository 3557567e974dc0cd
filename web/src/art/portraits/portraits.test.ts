import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { CAST, COLOURS, EMBLEMS } from "../../wire/types";
import { LOOKS } from "./looks";
import Portrait from "./Portrait.svelte";

function drawn(picture: string): string {
  const target = document.createElement("svg");
  const shown = mount(Portrait, { target, props: { picture } });
  const found = target.innerHTML;
  void unmount(shown);
  return found;
}

describe("portraits", () => {
  it("show every character of every level, each with a face of its own", () => {
    const everybody = Object.values(CAST).flat();
    expect(everybody.filter((one) => !(one in LOOKS))).toEqual([]);
    expect(new Set(everybody.map(drawn)).size).toBe(everybody.length);
  });

  it("tell characters of a level apart by hair, skin or hat, not only by colour", () => {
    for (const cast of Object.values(CAST)) {
      const shapes = cast.map((one) => {
        const { hair, eyes, mouth, extra, hat } = LOOKS[one] ?? {};
        return [hair?.[0], eyes, mouth, extra, hat].join(" ");
      });
      expect(new Set(shapes).size).toBe(cast.length);
    }
  });

  it("show every emblem in every colour, and a red die for a name nobody knows", () => {
    const pictures = EMBLEMS.flatMap((emblem) => COLOURS.map((colour) => `${emblem}-${colour}`));
    expect(new Set(pictures.map(drawn)).size).toBe(pictures.length);
    expect(drawn("unicorn")).toBe(drawn("die-red"));
  });
});
