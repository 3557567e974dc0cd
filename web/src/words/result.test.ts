import { beforeAll, describe, expect, it } from "vitest";
import type { Summary } from "../wire/types";
import { resultFor } from "./result";
import { speak } from "./words.svelte";

const closed = (more: Partial<Summary>) =>
  ({ status: "closed", ending: "aborted", seats: [{ name: "Anna" }, { name: "Ben" }], ...more }) as Summary;

describe("how a table without a result ended", () => {
  beforeAll(() => speak("en"));

  it("is that it was closed", () => {
    expect(resultFor(closed({}), [0])).toBe("The table was closed.");
  });

  it("is what the operator's closing of it was for", () => {
    expect(resultFor(closed({ why: "Closed for maintenance." }), [0])).toBe("Closed for maintenance.");
  });
});
