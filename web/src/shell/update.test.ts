import { beforeEach, describe, expect, it, vi } from "vitest";

/** A registration whose workers come and go as the test says. */
class Registration extends EventTarget {
  active: object | null = {};
  installing: (EventTarget & { state: string }) | null = null;
  waiting: { postMessage: (message: unknown) => void } | null = null;
  update = vi.fn(() => Promise.resolve());

  arrive(): EventTarget & { state: string } {
    this.installing = Object.assign(new EventTarget(), { state: "installing" });
    this.dispatchEvent(new Event("updatefound"));
    return this.installing;
  }
}

function become(worker: EventTarget & { state: string }, state: string): void {
  worker.state = state;
  worker.dispatchEvent(new Event("statechange"));
}

let update: typeof import("./update.svelte");
let registration: Registration;

beforeEach(async () => {
  vi.resetModules();
  update = await import("./update.svelte");
  registration = new Registration();
});
const follow = (): void => update.follow(registration as unknown as ServiceWorkerRegistration);

describe("the next version", () => {
  it("arrives, waits, and takes over only when it is told to, once", () => {
    follow();
    const arriving = registration.arrive();
    expect(update.nextVersion()).toBe("arriving");
    const told = vi.fn();
    registration.waiting = { postMessage: told };
    become(arriving, "installed");
    expect(update.nextVersion()).toBe("waiting");
    expect(told).not.toHaveBeenCalled();
    update.takeOver();
    update.takeOver();
    expect(told.mock.calls).toEqual([["take over"]]);
  });

  it("is none if it could not be installed", () => {
    follow();
    become(registration.arrive(), "redundant");
    expect(update.nextVersion()).toBe("none");
  });

  it("is none if this is the first worker of all", () => {
    registration.active = null;
    follow();
    become(registration.arrive(), "installed");
    expect(update.nextVersion()).toBe("none");
  });

  it("takes over at once where it waited before the page was opened", () => {
    const told = vi.fn();
    registration.waiting = { postMessage: told };
    follow();
    expect(told).toHaveBeenCalledOnce();
  });

  it("is asked for after a lost connection, and an answer that does not come is no harm", () => {
    update.lookForUpdate();
    follow();
    registration.update.mockReturnValueOnce(Promise.reject(new TypeError("away")));
    update.lookForUpdate();
    expect(registration.update).toHaveBeenCalledOnce();
  });
});
