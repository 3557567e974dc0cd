import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** Derived values are always written `const x = $derived(expression)`, or `$derived.by` where statements are needed. */
const DERIVED = [
  {
    selector:
      "CallExpression[callee.object.name='$derived'][callee.property.name='by'] > ArrowFunctionExpression[body.type!='BlockStatement']",
    message: "An expression needs no function: write $derived(…).",
  },
  {
    selector:
      "CallExpression[callee.name='$derived'] > :matches(ArrowFunctionExpression, FunctionExpression).arguments",
    message: "This derives a function, not its value: write $derived.by(…).",
  },
  {
    selector: "ClassBody > MethodDefinition[kind='get']",
    message: "Write a class's derived value as a field: x = $derived(…).",
  },
];

/** Moves arrive as typed fields; their notation is sent back unchanged. */
const NOTATION = [
  {
    selector: "CallExpression[callee.property.name=/^(split|startsWith|endsWith|charAt|substring)$/]",
    message: "Do not parse notation here: use the fields of the action, the outcome or the target.",
  },
];

export default defineConfig(
  globalIgnores(["src/wire"]),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  // Prettier decides the layout.
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    // svelte-check resolves every name, with its type.
    files: ["**/*.ts", "**/*.svelte"],
    rules: {
      "no-undef": "off",
      "no-restricted-syntax": ["error", ...DERIVED],
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { excludedRunes: ["$props"] }],
    },
  },
  {
    // The code that handles moves. Addresses and game files are plain text and are parsed elsewhere.
    files: ["src/games/**", "src/pages/table/**", "src/shell/link.svelte.ts", "src/dice/keeping.ts"],
    rules: { "no-restricted-syntax": ["error", ...DERIVED, ...NOTATION] },
  },
  // In a test, a missing value should fail the test.
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
);
