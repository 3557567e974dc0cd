import { expect, it, vi } from "vitest";
import * as api from "../../shell/api";
import type { BestMove } from "../../wire/types";
import { speak } from "../../words/words.svelte";
import { BestMoves } from "./best.svelte";

it("asks once for every decision and language", async () => {
  vi.spyOn(api, "best").mockImplementation((_id, at) =>
    Promise.resolve({ best: { text: `${at}` }, promised: `${at}%.` } as BestMove),
  );
  await speak("en");
  const best = new BestMoves("t");
  best.want(5);
  best.want(5);
  expect(best.of(5)).toBeNull();
  await vi.waitFor(() => expect(best.of(5)?.text).toBe("5"));
  expect(best.promised(5)).toBe("5%.");
  expect(best.of(6)).toBeNull();
  expect(best.promised(6)).toBe("");
  await speak("de");
  expect(best.of(5)).toBeNull();
  best.want(5);
  expect(api.best).toHaveBeenCalledTimes(2);
});
