import { beforeEach, expect, it } from "vitest";
import { MAX_TABLES, rememberPractice, wayBack } from "./practice";

beforeEach(() => localStorage.clear());

it("knows where a practice table began", () => {
  rememberPractice("new", "/t/old/review/30");
  expect([wayBack("new"), wayBack("old")]).toEqual(["/t/old/review/30", null]);
});

it("forgets the oldest tables first", () => {
  for (let at = 0; at <= MAX_TABLES; at++) rememberPractice(`t${at}`, "/t/old");
  expect([wayBack("t0"), wayBack("t1"), wayBack(`t${MAX_TABLES}`)]).toEqual([null, "/t/old", "/t/old"]);
});

it("follows no path that somebody else has written", () => {
  for (const text of ['[["t","//elsewhere"]]', '[["t","/t/x/review/1/../../.."]]', "{}", "[1,[]]", "no"]) {
    localStorage.setItem("wuerfelreich.practice", text);
    expect(wayBack("t")).toBeNull();
  }
});
