// Writes src/wire/types.ts from the server's message schemas: node tools/wire-types.mjs < schema.json
import { writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const { $defs, wire, emblems, colours, cast } = JSON.parse(await text(process.stdin));

/** Drops titles, which would become second names for fields, and list bounds, which would become unions of tuples. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== "object" || schema === null) return schema;
  if (Object.keys(schema).every((key) => key === "description")) return { tsType: "unknown" };
  const { title, minItems, maxItems, prefixItems, items, ...rest } = schema;
  const found = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
  if (typeof title === "object") found.title = plain(title);
  if (prefixItems) return { ...found, items: plain(prefixItems), minItems, maxItems };
  if (items !== undefined && items !== false) found.items = plain(items);
  return found;
}

const defs = Object.fromEntries(Object.entries($defs).map(([name, schema]) => [name, plain(schema)]));
const code = await compile({ title: "Wire", $defs: defs }, "Wire", {
  additionalProperties: false,
  unreachableDefinitions: true,
  bannerComment: "// Written by tools/wire-types.mjs from the server's message schemas; changes here are lost.",
});
// The schema as a whole is not a message.
await writeFile(
  new URL("../src/wire/types.ts", import.meta.url),
  `${code}
/** The wire version that these types belong to. */
export const WIRE = ${wire};
/** The pictures people can choose from: an emblem in a colour, such as fox-teal. */
export const EMBLEMS = ${JSON.stringify(emblems)} as const;
export const COLOURS = ${JSON.stringify(colours)} as const;
/** The characters that bots of each level play as. */
export const CAST: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(cast)};
`
    .replace(/export interface Wire \{[^}]*\}\n/, "")
    .replace(/ \*\n( \* This interface was referenced by `Wire`[^\n]*\n \* via the [^\n]*\n( \*\n)?)+/g, ""),
);
