import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Hint } from "../../wire/types";
import { speak } from "../../words/words.svelte";
import HintBar from "./HintBar.svelte";

it("names the bot whose move can be asked about: beside a hint, why? alone would ask about the hint", async () => {
  await speak("en");
  const hint = { sentence: "Keep the two sixes.", outlook: "Your chance to win: 51%.", text: "keep" } as Hint;
  const nothing = (): void => undefined;
  const why = { who: "Conrad", ask: nothing };
  const bar = mount(HintBar, { target: document.body, props: { hint, take: nothing, why, close: nothing } });
  flushSync();
  const buttons = [...document.querySelectorAll("button")].map((button) => button.textContent?.trim());
  expect(buttons).toEqual(["Close", "Do it", "Why? – Conrad"]);
  await unmount(bar);
});
