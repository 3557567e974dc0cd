import { beforeEach, expect, it, vi } from "vitest";
import type { Guest } from "../wire/types";

let stored: Guest | null;
let sent: Guest[];
/** What the server does with the next changes; each waits until it is let through. */
let waiting: (() => void)[];
let me: typeof import("./me.svelte");

vi.mock("./api", () => ({
  me: () => Promise.resolve(stored),
  becomeGuest: async (guest: Guest) => {
    sent.push(guest);
    await new Promise<void>((done) => waiting.push(done));
    if (guest.name === "refused") throw new Error("no");
    return (stored = guest);
  },
}));

beforeEach(async () => {
  stored = null;
  sent = [];
  waiting = [];
  vi.resetModules();
  me = await import("./me.svelte");
});

/** Lets the server answer what it was asked. */
async function answer(): Promise<void> {
  await vi.waitFor(() => expect(waiting).not.toEqual([]));
  waiting.shift()?.();
}

it("keeps a name while a picture is chosen before the server has answered", async () => {
  const named = me.rename("Zsófi");
  const pictured = me.choosePicture("dragon-teal");
  await answer();
  await named;
  await answer();
  expect(await pictured).toEqual({ name: "Zsófi", picture: "dragon-teal" });
  expect(me.me()).toEqual({ name: "Zsófi", picture: "dragon-teal" });
});

it("makes one guest of somebody who asks twice", async () => {
  const [first, second] = [me.beGuest(), me.beGuest()];
  await answer();
  expect(await second).toEqual(await first);
  expect(sent).toHaveLength(1);
});

it("goes on after a change that was refused", async () => {
  const refused = me.rename("refused").catch(() => "refused");
  const renamed = me.rename("Ben");
  await answer();
  expect(await refused).toBe("refused");
  await answer();
  expect((await renamed).name).toBe("Ben");
});

it("introduces me by my name, or as I am without one", async () => {
  const named = me.introduce(" Ben ");
  await answer();
  expect((await named).name).toBe("Ben");
  expect((await me.introduce("  ")).name).toBe("Ben");
  expect((await me.introduce("Ben")).name).toBe("Ben");
  expect(sent).toHaveLength(1);
});
