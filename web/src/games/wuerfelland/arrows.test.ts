import { describe, expect, it } from "vitest";
import { readLand } from "./art/land";
import { towards } from "./arrows";

const land = readLand(["RRYYG", "RYSGG", "BBOOA"]);
const at = (name: string) => land.byName.get(name)!;
const to = (key: string, from: string, tall = false) => towards(key, at(from), land.fields, tall)?.name;

describe("arrow keys", () => {
  it("go along a row", () => {
    expect(to("ArrowRight", "b2")).toBe("c2");
    expect(to("ArrowLeft", "b2")).toBe("a2");
  });

  it("go to a neighbour above or below, although rows are offset", () => {
    expect(["b1", "c1"]).toContain(to("ArrowUp", "b2"));
    expect(["b3", "c3"]).toContain(to("ArrowDown", "b2"));
  });

  it("go by what is seen when the board lies on its side", () => {
    expect(to("ArrowDown", "b2", true)).toBe("c2");
    expect(["b3", "c3"]).toContain(to("ArrowRight", "b2", true));
  });

  it("stop at the coast, and other keys lead nowhere", () => {
    expect(to("ArrowRight", "e1")).toBe("e2"); // half a field to the right of it
    expect(to("ArrowUp", "c1")).toBeUndefined();
    expect(to("Enter", "c1")).toBeUndefined();
  });
});
