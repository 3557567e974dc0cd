/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./tools/catalogues.ts";
import { workers } from "./tools/worker.ts";

// `make web-dev` runs Vite beside a server; both are served from the same address, as in the built app.
const server = process.env["WUERFELREICH_SERVER"] ?? "http://127.0.0.1:8040";

// What is needed together comes in one file. A table would else come in more than a hundred, each a request of its own,
// which took as long again as everything else. What a group's modules import belongs to the group, too, unless one with
// a higher priority has it.
const parts = [
  { name: "base", priority: 3, tags: ["$initial" as const] },
  {
    name: "table",
    priority: 2,
    test: /web\/src\/((pages\/(table|moves)|art|dice|explain(?!\/S)|remarks|shell|talk|ui\/(?!DiceCheck|FileField)|words)\/?|games\/[^/]+$)/,
    minShareCount: 2,
  },
  { name: gamePart, priority: 1, debugName: "game" },
];

/** The table of a game, without what is loaded when somebody asks for it: its rules, and some sheets over it. */
function gamePart(module: string): string | null {
  const [, game, file] = /web\/src\/games\/(\w+)\/(.+)/.exec(module) ?? [];
  return game && file && !/Rules|Over|CitizenSheet|EffectPanel|glow/.test(file) ? game : null;
}

export default defineConfig({
  plugins: [svelte(), catalogues(), workers()],
  build: {
    outDir: "../src/wuerfelreich/server/web",
    emptyOutDir: true,
    // Nothing is inlined: the content security policy allows only our own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: parts } } },
  },
  // The browser and the terminal share their catalogues.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    pool: "vmThreads",
    include: ["src/**/*.test.ts"],
    css: { include: [/tokens|contrast/] },
  },
});
