// Renders pictures for places that do not take SVG: home-screen icons, and one for each game's shared links.
import { readFile, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import { createServer } from "vite";

const web = new URL("../", import.meta.url);
const out = new URL("../../src/wuerfelreich/server/web/", import.meta.url);
const games = JSON.parse(await readFile(new URL("src/wire/games.json", web), "utf8")).map(({ id }) => id);

const tokens = await readFile(new URL("src/design/tokens.css", web), "utf8");
const light = tokens.slice(0, tokens.indexOf('[data-theme="dark"]'));
const values = Object.fromEntries(
  [...light.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
);

/** A picture of the app as a standalone file: the design's colours replace their names. */
function alone(html) {
  const svg = html.slice(html.indexOf("<svg"), html.lastIndexOf("</svg>") + 6).replace(/<!--.*?-->/gs, "");
  const coloured = svg.replace(/var\(--([\w-]+)\)/g, (_, name) => values[name] ?? "#000");
  return coloured.includes("xmlns=") ? coloured : coloured.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}

async function png(name, svg, width) {
  await writeFile(new URL(name, out), new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng());
}

const icon = await readFile(new URL("public/icon.svg", web), "utf8");
await png("icon-192.png", icon, 192);
await png("icon-512.png", icon, 512);
// Systems cut their own shape from these: paper up to the edge, and the picture within the inner circle of 80 %.
const [, picture] = /<rect[^>]*\/>(.*)<\/svg>/s.exec(icon);
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${values["paper"]}"/><g transform="translate(256 262) scale(.72) translate(-256 -248)">${picture}</g></svg>`;
await png("icon-maskable-192.png", maskable, 192);
await png("icon-maskable-512.png", maskable, 512);

const vite = await createServer({
  root: web.pathname,
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "error",
});
try {
  const { render } = await vite.ssrLoadModule("svelte/server");
  for (const game of games) {
    const { default: Scene } = await vite.ssrLoadModule(`/src/games/${game}/art/Scene.svelte`);
    const svg = alone(render(Scene).body);
    await png(`share-${game}.png`, svg, 1200);
    if (game === games[0]) await png("share.png", svg, 1200);
  }
} finally {
  await vite.close();
}
