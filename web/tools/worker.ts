// Builds the service workers beside the app: each in one file, because browsers load them without their imports.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const web = new URL("../", import.meta.url);
const out = new URL("../../src/wuerfelreich/server/web/", import.meta.url);
const WORKERS = ["sw", "sw-off"];

/** The files in a folder and those below it. */
async function named(folder: URL): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = fileURLToPath(folder);
  return found
    .filter((one) => one.isFile())
    .map((one) => relative(inside, join(one.parentPath, one.name)).replaceAll("\\", "/"))
    .sort();
}

/** The release that the worker keeps: another version for any change in the app, its page or the worker itself. */
async function release(): Promise<{ version: string; files: string[] }> {
  const files = (await named(new URL("assets/", out))).map((name) => `/assets/${name}`);
  const hash = createHash("sha256").update(files.join("\n"));
  const others = [new URL("index.html", out)];
  for (const folder of ["public/", "src/worker/"])
    for (const name of await named(new URL(folder, web))) others.push(new URL(folder + name, web));
  for (const file of others) hash.update(await readFile(file));
  return { version: hash.digest("hex").slice(0, 16), files };
}

async function one(name: string, define: Record<string, string>): Promise<void> {
  await build({
    root: fileURLToPath(web),
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define,
    build: {
      outDir: fileURLToPath(out),
      emptyOutDir: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: {
        input: fileURLToPath(new URL(`src/worker/${name}.ts`, web)),
        output: { format: "iife", entryFileNames: `${name}.js` },
      },
    },
  });
}

/** Builds the workers once everything else has been written. */
export function workers(): Plugin {
  return {
    name: "workers",
    apply: "build",
    closeBundle: {
      sequential: true,
      async handler() {
        const define = { RELEASE: JSON.stringify(await release()) };
        for (const name of WORKERS) await one(name, define);
      },
    },
  };
}
