import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { reached } from "../shell/reach.svelte";
import { speak } from "../words/words.svelte";
import NotOpened from "./NotOpened.svelte";

const answered = (): Promise<Response> => reached(Promise.resolve(new Response()));
const lost = (): Promise<unknown> => reached(Promise.reject(new TypeError())).catch(() => null);

it("tries again by itself when the connection is back, as often as it was lost", async () => {
  await speak("en");
  const again = vi.fn();
  await lost();
  const shown = mount(NotOpened, { target: document.body, props: { sentence: "No.", again } });
  flushSync();
  expect(document.body.textContent).toContain("as soon as the server can be reached again");
  for (const times of [1, 2]) {
    await lost();
    await answered();
    await answered();
    flushSync();
    expect(again).toHaveBeenCalledTimes(times);
  }
  await unmount(shown);
});

it("waits for nothing where the connection was not what was missing", async () => {
  await speak("en");
  const again = vi.fn();
  await answered();
  const shown = mount(NotOpened, { target: document.body, props: { sentence: "No.", again } });
  flushSync();
  await answered();
  flushSync();
  expect(document.body.textContent).toContain("No.");
  expect(again).not.toHaveBeenCalled();
  document.querySelector("button")?.click();
  expect(again).toHaveBeenCalledOnce();
  await unmount(shown);
});
