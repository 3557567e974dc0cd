import { beforeEach, describe, expect, it, vi } from "vitest";
import { KeptRelease, PREFIX } from "./release";

const FILES = ["/assets/index-1.js", "/assets/index-1.css"];
const page = (version = 1): string => `<script src="/assets/index-${version}.js"></script><div id="app"></div>`;
const KINDS: Record<string, string> = { js: "text/javascript; charset=utf-8", css: "text/css", svg: "image/svg+xml" };

/** The browser's caches, as far as a worker uses them; `match` looks in the oldest first, as browsers do. */
class TestCaches {
  all = new Map<string, Map<string, Response>>();
  open = (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    return Promise.resolve({ put: (path: string, found: Response) => Promise.resolve(void kept.set(path, found)) });
  };
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  keys = () => Promise.resolve([...this.all.keys()]);
  match = (path: string, { cacheName }: { cacheName?: string }) => {
    const caches = [...this.all].filter(([name]) => !cacheName || name === cacheName).map(([, kept]) => kept);
    return Promise.resolve(
      caches
        .find((kept) => kept.has(path))
        ?.get(path)
        ?.clone(),
    );
  };
}

let caches: TestCaches;
let served: Map<string, Response | "down" | "hangs">;
let online: boolean;
const superseded = vi.fn();
const asked: string[] = [];

function text(body: string, kind: string, status = 200): Response {
  return new Response(body, { status, headers: { "content-type": kind } });
}

function ask(request: Request | string): Promise<Response> {
  const path = new URL(typeof request === "string" ? request : request.url, location.origin).pathname;
  asked.push(path);
  const found = served.get(path) ?? text("nothing", "application/json", 404);
  if (found === "hangs") return new Promise(() => null);
  return found === "down" || !online ? Promise.reject(new TypeError("no connection")) : Promise.resolve(found.clone());
}

function release(version = "one", files = FILES): KeptRelease {
  return new KeptRelease({ version, files }, caches as unknown as CacheStorage, ask, superseded);
}

function wanted(path: string, init: Partial<Pick<Request, "mode" | "cache" | "method">> = {}): Request {
  return { url: location.origin + path, method: "GET", mode: "cors", cache: "default", ...init } as Request;
}
const visit = (path: string, cache: RequestCache = "default"): Request => wanted(path, { mode: "navigate", cache });
const read = async (answer: Promise<Response> | null): Promise<string> => (await answer!).text();

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://127.0.0.1:8040" });
  caches = new TestCaches();
  online = true;
  asked.length = 0;
  superseded.mockClear();
  served = new Map([["/", text(page(), "text/html")]]);
  for (const path of [...FILES, "/first-paint.js", "/icon.svg"])
    served.set(path, text(path, KINDS[path.slice(path.lastIndexOf(".") + 1)]!));
});

describe("a release", () => {
  it("opens without a connection, at every address of the app", async () => {
    await release().install();
    online = false;
    for (const path of ["/", "/t/abc", "/rules/any"]) expect(await read(release().answer(visit(path)))).toBe(page());
    for (const path of [...FILES, "/icon.svg"]) expect(await read(release().answer(wanted(path)))).toBe(path);
  });

  it("opens after a moment if the server does not answer, or a proxy has no server", async () => {
    await release().install();
    for (const answer of ["hangs", text("no server", "text/html", 502)] as const) {
      served.set("/t/abc", answer);
      expect(await read(release().answer(visit("/t/abc")))).toBe(page());
    }
  });

  it("waits as long as it takes for somebody who reloads", async () => {
    await release().install();
    served.set("/t/abc", "hangs");
    const answer = release().answer(visit("/t/abc", "no-cache"))!;
    const shown = await Promise.race([
      answer.then(() => "a page"),
      new Promise((late) => setTimeout(late, 900, "wait")),
    ]);
    expect(shown).toBe("wait");
  });

  it("gives the server's page where there is one", async () => {
    await release().install();
    served.set("/", text(page(2), "text/html"));
    expect(await read(release().answer(visit("/")))).toBe(page(2));
  });

  it("asks the server for no file that it has", async () => {
    await release().install();
    asked.length = 0;
    await release().answer(wanted(FILES[0]!));
    expect(asked).toEqual([]);
  });

  it("leaves tables, other methods and other sites to the browser", () => {
    for (const path of ["/api/v1/me", "/api/v1/tables/x/odds", "/health", "/share.png"])
      expect(release().answer(wanted(path))).toBeNull();
    expect(release().answer(visit("/api/v1/tables/x/file"))).toBeNull();
    expect(release().answer(wanted(FILES[0]!, { method: "POST" }))).toBeNull();
    expect(release().answer({ ...wanted("/"), url: `https://example.org${FILES[0]}` } as Request)).toBeNull();
  });
});

describe("an installation", () => {
  it.each([
    ["a file is missing", "/assets/index-1.css", text("none", "application/json", 404)],
    ["a login page came instead of a file", "/assets/index-1.js", text("<p>Hotel</p>", "text/html")],
    ["the connection is lost", "/first-paint.js", "down"],
    ["the page is a login page", "/", text("<p>Hotel</p>", "text/html")],
    ["the page belongs to the next version already", "/", text(page(2), "text/html")],
  ] as const)("keeps nothing if %s", async (_, path, answer) => {
    served.set(path, answer);
    await expect(release().install()).rejects.toThrow();
    expect([...caches.all.keys()]).toEqual([]);
  });

  it("that failed leaves the version before it as it was", async () => {
    await release().install();
    served.set("/assets/index-2.js", "down");
    await expect(release("two", ["/assets/index-2.js"]).install()).rejects.toThrow();
    online = false;
    expect(await read(release().answer(visit("/")))).toBe(page());
  });
});

describe("a worker that lacks a file", () => {
  it("takes it from the server and keeps it again", async () => {
    await release().install();
    caches.all.get(`${PREFIX}one`)!.delete(FILES[0]!);
    expect(await read(release().answer(wanted(FILES[0]!)))).toBe(FILES[0]);
    await vi.waitFor(() => expect(caches.all.get(`${PREFIX}one`)!.has(FILES[0]!)).toBe(true));
    expect(superseded).not.toHaveBeenCalled();
  });

  it("looks for a new version if the server lacks it too", async () => {
    await release().install();
    caches.all.get(`${PREFIX}one`)!.delete(FILES[0]!);
    served.delete(FILES[0]!);
    expect((await release().answer(wanted(FILES[0]!))!).status).toBe(404);
    expect(superseded).toHaveBeenCalledOnce();
  });

  it("still shows the server's page if the browser's storage is broken", async () => {
    caches.match = () => Promise.reject(new DOMException("broken", "UnknownError"));
    expect(await read(release().answer(visit("/")))).toBe(page());
    expect(await read(release().answer(wanted(FILES[0]!)))).toBe(FILES[0]);
  });
});

it("keeps the files of the version before it, for pages that are still open, and of none earlier", async () => {
  for (const [version, at] of [
    ["one", 1],
    ["two", 2],
    ["three", 3],
  ] as const) {
    const file = `/assets/index-${at}.js`;
    served.set(file, text(file, KINDS["js"]!));
    served.set("/", text(page(at), "text/html"));
    await release(version, [file]).install();
    await release(version, [file]).tidy();
  }
  expect([...caches.all.keys()]).toEqual([`${PREFIX}two`, `${PREFIX}three`]);
  expect(await read(release("three").answer(wanted("/assets/index-2.js")))).toBe("/assets/index-2.js");
});
