import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { speak } from "../../words/words.svelte";
import DoubtBar from "./DoubtBar.svelte";

it("shows the same doubt as often as there was reason for it", async () => {
  await speak("en");
  const notices = [7, 9].map((entry) => ({ key: "dice-link-early", entry, turn: 2 }) as const);
  const bar = mount(DoubtBar, { target: document.body, props: { notices, close: () => undefined } });
  flushSync();
  expect(document.body.textContent?.match(/before the roll was due/g)?.length).toBeGreaterThan(1);
  await unmount(bar);
});
