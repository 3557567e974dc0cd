// One version of the app as the service worker keeps it: its page and all its files, or nothing at all.

/** The version of a build, and the paths of the files it consists of. */
export interface Release {
  version: string;
  files: readonly string[];
}

/** What the app's caches are called, before the version. */
export const PREFIX = "wuerfelreich-";
/** The page is kept under this path, whichever address it was opened at. */
const PAGE = "/";
/** Files whose names stay the same from version to version. */
const UNHASHED = ["/first-paint.js", "/icon.svg"];
/** How long somebody waits for the server's page before the kept one is shown. */
const PAGE_LIMIT_MS = 700;
/** A proxy says with these that there is no server behind it. */
const NO_SERVER = [502, 503, 504];
const KINDS: Record<string, string> = { js: "text/javascript", css: "text/css", svg: "image/svg+xml" };

/** Answers the requests of pages from the cache of one release where that helps, and from the server otherwise. */
export class KeptRelease {
  readonly name: string;
  readonly #listed: ReadonlySet<string>;

  constructor(
    release: Release,
    readonly caches: CacheStorage,
    readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>,
    /** Called when the server no longer has a file of this release. */
    readonly superseded: () => void,
  ) {
    this.name = PREFIX + release.version;
    this.#listed = new Set([...release.files, ...UNHASHED]);
  }

  /** Fetches the page and every file. If one is missing or wrong, nothing is kept and the installation fails. */
  async install(): Promise<void> {
    const cache = await this.caches.open(this.name);
    try {
      await cache.put(PAGE, await this.#wholePage());
      await Promise.all([...this.#listed].map(async (path) => cache.put(path, await this.#whole(path))));
    } catch (error) {
      await this.caches.delete(this.name);
      throw error;
    }
  }

  /** Removes releases that no open page can need: all but this one and the one before it. */
  async tidy(): Promise<void> {
    const others = (await this.caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.name);
    await Promise.all(others.slice(0, -1).map((name) => this.caches.delete(name)));
  }

  /** The answer to a request of a page; null leaves it to the browser, as for everything under /api/. */
  answer(request: Request): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin) return null;
    if (request.mode === "navigate") return /^\/(api|schema)\//.test(pathname) ? null : this.#page(request);
    if (UNHASHED.includes(pathname)) return this.#newest(request, pathname);
    return pathname.startsWith("/assets/") ? this.#file(request, pathname) : null;
  }

  /** The server's page; the kept one if the server cannot be reached, or takes long and nobody insists on a reload. */
  #page(request: Request): Promise<Response> {
    const insists = request.cache === "reload" || request.cache === "no-cache";
    return this.#newest(request, PAGE, insists ? Infinity : PAGE_LIMIT_MS);
  }

  async #newest(request: Request, path: string, limit = PAGE_LIMIT_MS): Promise<Response> {
    const asked = this.fetch(request).catch(() => null);
    const useful = asked.then((found) => (found && !NO_SERVER.includes(found.status) ? found : null));
    const late = new Promise<null>((resolve) => {
      if (Number.isFinite(limit)) setTimeout(() => resolve(null), limit);
    });
    const soon = await Promise.race([useful, late]);
    return soon ?? (await this.#kept(path, { cacheName: this.name })) ?? (await asked) ?? Response.error();
  }

  /** A file whose name changes with its content: any release's copy is the right one. */
  async #file(request: Request, path: string): Promise<Response> {
    const kept = await this.#kept(path);
    if (kept) return kept;
    const found = await this.fetch(request);
    if (found.status === 404) this.superseded();
    else if (this.#listed.has(path) && isWhole(path, found)) void this.#mend(path, found.clone());
    return found;
  }

  /** Puts back a file that the browser has removed from the cache. */
  async #mend(path: string, found: Response): Promise<void> {
    try {
      await (await this.caches.open(this.name)).put(path, found);
    } catch {
      // There is no room: the file is fetched again the next time.
    }
  }

  async #kept(path: string, where: MultiCacheQueryOptions = {}): Promise<Response | undefined> {
    try {
      return await this.caches.match(path, { ignoreVary: true, ...where });
    } catch {
      return undefined; // the browser's storage is broken: the server still has everything
    }
  }

  /** A file from the server. A copy in the browser's own cache may be wrong, but then it is asked for once more. */
  async #whole(path: string): Promise<Response> {
    const found = await this.fetch(path);
    if (isWhole(path, found)) return found;
    const again = await this.fetch(path, { cache: "reload" });
    if (!isWhole(path, again)) throw new Error(`${path} did not arrive as it should`);
    return again;
  }

  /** The page; it must belong to this release, and not to one the server has changed to in the meantime. */
  async #wholePage(): Promise<Response> {
    const found = await this.fetch(PAGE, { cache: "no-cache" });
    const text = await found.clone().text();
    const files = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
    const ours = files.length > 0 && files.every((path) => this.#listed.has(path));
    if (!found.ok || found.redirected || !ours) throw new Error("the server's page belongs to another version");
    return found;
  }
}

/** Whether this is the file asked for, and not somebody's login page. */
function isWhole(path: string, found: Response): boolean {
  const kind = found.headers.get("content-type") ?? "";
  const wanted = KINDS[path.slice(path.lastIndexOf(".") + 1)];
  return (
    found.status === 200 && !found.redirected && (wanted ? kind.startsWith(wanted) : !kind.startsWith("text/html"))
  );
}
