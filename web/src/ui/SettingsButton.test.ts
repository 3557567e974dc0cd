import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../shell/settings.svelte";
import { speak } from "../words/words.svelte";
import SettingsButton from "./SettingsButton.svelte";

vi.mock("../shell/api", () => ({ me: () => Promise.resolve(null) }));

let page: Record<string, unknown>;
let answer: NotificationPermission;

const toggle = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll("label")]
    .find((label) => label.textContent?.includes("Notify me when it is my turn"))
    ?.querySelector("input") ?? undefined;

/** Flips the switch; says whether it is on then, and what is said below it. */
async function flip(): Promise<[boolean | undefined, string | undefined]> {
  toggle()?.click();
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  return [toggle()?.checked, toggle()?.closest("label")?.querySelector("small")?.textContent];
}

async function open(): Promise<void> {
  await speak("en");
  page = mount(SettingsButton, { target: document.body, props: {} });
  flushSync();
  document.querySelector("button")?.click();
  flushSync();
}

beforeEach(() => {
  settings.notices = false;
  vi.stubGlobal("isSecureContext", false);
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve(answer) });
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

it("notifies nobody where the browser blocks it, and says so", async () => {
  await open();
  answer = "default";
  expect(await flip()).toEqual([false, ""]);
  answer = "denied";
  const [on, said] = await flip();
  expect(on).toBe(false);
  expect(said).toContain("Your browser blocks notifications.");
  expect(settings.notices).toBe(false);
  answer = "granted";
  expect(await flip()).toEqual([true, ""]);
  expect(settings.notices).toBe(true);
  expect(await flip()).toEqual([false, ""]);
  expect(settings.notices).toBe(false);
});

it("offers no notifications where the browser has none", async () => {
  // @ts-expect-error -- an iPhone has them only in installed apps
  delete globalThis.Notification;
  await open();
  expect(toggle()).toBeUndefined();
});
