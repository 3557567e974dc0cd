/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./tools/catalogues.ts";
import { workers } from "./tools/worker.ts";

// `make web-dev` runs Vite beside a server; both are served from the same address, as in the built app.
const server = process.env["WUERFELREICH_SERVER"] ?? "http://127.0.0.1:8040";

export default defineConfig({
  plugins: [svelte(), catalogues(), workers()],
  build: {
    outDir: "../src/wuerfelreich/server/web",
    emptyOutDir: true,
    // Nothing is inlined: the content security policy allows only our own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
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
