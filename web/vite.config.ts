/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `make web-dev` runs Vite beside a server; both answer under the same address, as in the built app.
const server = process.env["WUERFELREICH_SERVER"] ?? "http://127.0.0.1:8040";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/wuerfelreich/server/web",
    emptyOutDir: true,
    // Nothing is inlined: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // The catalogues of the terminal are the catalogues of the browser.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], css: { include: [/tokens/] } },
});
