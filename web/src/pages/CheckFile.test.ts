import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { Verdict } from "../wire/types";
import { speak } from "../words/words.svelte";
import CheckFile from "./CheckFile.svelte";

const api = vi.hoisted(() => ({ checkFile: vi.fn<(text: string) => Promise<Verdict>>() }));
vi.mock("../shell/api", () => api);

function choose(text: string): void {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  Object.defineProperty(input, "files", { value: [new File([text], "game.wr")], configurable: true });
  input?.dispatchEvent(new Event("change", { bubbles: true }));
}
const alert = (): string => document.querySelector("[role=alert]")?.textContent ?? "";

it("keeps saying why a file cannot be checked, until another is chosen", async () => {
  await speak("en");
  const page = mount(CheckFile, { target: document.body });
  api.checkFile.mockRejectedValueOnce(new Error("This is no game file."));
  choose("\0");
  await vi.waitFor(() => expect(alert()).toBe("This is no game file."));
  expect(document.querySelector("[role=status]")).toBeNull();
  api.checkFile.mockReturnValueOnce(new Promise(() => undefined));
  choose("another");
  flushSync();
  expect(alert()).toBe("");
  await unmount(page);
});
