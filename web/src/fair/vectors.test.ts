// The test vectors of version 2 in docs/fair-dice.md, and the linked games that Python has written.
import { describe, expect, it } from "vitest";
import page from "../../../docs/fair-dice.md?raw";
import files from "../../../docs/game-files.md?raw";
import king from "../../../tests/games/knatsch/king-linked.wr?raw";
import { before, Chain } from "./chain";
import { checkDice } from "./check";
import { drawingWith } from "./draws";
import { fromHex, shaOf } from "./hashes";
import { firstMix, mixed, openingHash, seenAfter, type Opening } from "./opening";

interface Vectors {
  seed: string;
  commitment: string;
  table: string;
  secret: string;
  tip: string;
  links: string[];
  opening: {
    game: string;
    rules: number;
    material: string;
    options: string;
    seats: (string | null)[];
    chains: [string, string][];
    hash: string;
  };
  mix: string[];
  steps: { label: string; mix: string; totals: number[]; picks: number[] }[];
  seen: { line: string; hash: string }[];
}

const [, second] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((block) => block[1] ?? "");
const vectors = JSON.parse(second ?? "") as Vectors;
const { seats, chains, ...terms } = vectors.opening;
const opening: Opening = {
  ...terms,
  table: vectors.table,
  commitment: vectors.commitment,
  bots: seats,
  chains: chains.map(([whose, tip]) => ({ seats: whose.split(","), tip, link: vectors.links[0] ?? null })),
};

describe("the test vectors of version 2", () => {
  it("have the chain of their secret", async () => {
    const chain = await Chain.from(vectors.table, vectors.secret);
    expect([chain.tip(), chain.link(1), chain.link(2), chain.link(3)]).toEqual([vectors.tip, ...vectors.links]);
    expect(vectors.links.map((link) => before(vectors.table, link))).toEqual([
      vectors.tip,
      ...vectors.links.slice(0, 2),
    ]);
  });

  it("have the opening, and the mix after each link", () => {
    expect(shaOf(fromHex(vectors.seed))).toBe(vectors.commitment);
    expect(openingHash(opening)).toBe(vectors.opening.hash);
    const mix = [firstMix(opening)];
    for (const link of vectors.links.slice(1)) mix.push(mixed(mix.at(-1) ?? "", 1, link));
    expect(mix).toEqual(vectors.mix);
  });

  it("have the picks of each step, and no others", () => {
    const drawn = drawingWith(fromHex(vectors.seed));
    expect(vectors.steps.length).toBeGreaterThan(4);
    for (const { label, mix, totals, picks } of vectors.steps) {
      const isDrawn = (found: readonly number[]): boolean =>
        drawn(
          `wuerfelreich-fair-2\n${mix}`,
          label,
          found.map((pick, at) => [pick, totals[at] ?? 0] as const),
        );
      expect([label, isDrawn(picks)]).toEqual([label, true]);
      const last = picks.length - 1;
      expect(isDrawn(picks.with(last, ((picks[last] ?? 0) + 1) % (totals[last] ?? 1)))).toBe(false);
    }
  });

  it("have the hash of the record after each line", () => {
    let seen = vectors.mix[0] ?? "";
    for (const { line, hash } of vectors.seen) {
      seen = seenAfter(seen, line);
      expect([line, seen]).toEqual([line, hash]);
    }
    expect(vectors.seen).toHaveLength(3);
  });
});

describe("a linked game written by Python", () => {
  const example = /```\n(wuerfelreich 2\n[\s\S]*?)```/.exec(files)?.[1] ?? "";

  it.each([
    ["in docs/game-files.md", example],
    ["of the recorded games", king],
  ])("%s passes", async (_, text) => {
    const found = await checkDice(text);
    expect(found).toMatchObject({ kind: "checked", secret: null, faults: [] });
    expect(found.kind === "checked" ? found.links : 0).toBeGreaterThan(1);
  });
});
