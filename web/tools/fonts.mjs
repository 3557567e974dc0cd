// Writes the two typefaces into src/design/fonts, with only the characters of the app's languages, and their licences.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const out = new URL("../src/design/fonts/", import.meta.url);
const licences = new URL("../public/fonts/", import.meta.url);

/** All characters from the first to the last. */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
}

// Fontsource splits each typeface. Western Europe's letters and all punctuation are in `latin`; ő and ű are elsewhere.
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„…•‹›−`;
const HUNGARIAN = "ŐőŰű";

const FONTS = [
  { name: "nunito", file: "@fontsource-variable/nunito/files/nunito-PART-wght-normal.woff2", weights: [400, 800] },
  { name: "grenze-gotisch", file: "@fontsource/grenze-gotisch/files/grenze-gotisch-PART-600-normal.woff2" },
];

await mkdir(out, { recursive: true });
await mkdir(licences, { recursive: true });
for (const { name, file, weights } of FONTS) {
  for (const [part, text] of Object.entries({ latin: LATIN, "latin-ext": HUNGARIAN })) {
    const whole = await readFile(fileURLToPath(import.meta.resolve(file.replace("PART", part))));
    const small = await subset(whole, text, {
      targetFormat: "woff2",
      ...(weights && { variationAxes: { wght: { min: weights[0], max: weights[1] } } }),
    });
    await writeFile(new URL(`${name}-${part}.woff2`, out), small);
  }
  // The Open Font License travels with the font.
  const licence = await readFile(fileURLToPath(import.meta.resolve(`${file.split("/files")[0]}/LICENSE`)));
  await writeFile(new URL(`${name}-OFL.txt`, licences), licence);
}
