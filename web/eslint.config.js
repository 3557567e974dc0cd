import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** One way to write a derived value: `const x = $derived(expression)`, and `$derived.by` where it takes statements. */
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
    message: "A derived value of a class is a field as well: write x = $derived(…).",
  },
];

/** Moves come as fields, and their notation goes back as it came. */
const NOTATION = [
  {
    selector: "CallExpression[callee.property.name=/^(split|startsWith|endsWith|charAt|substring)$/]",
    message: "Nobody takes a notation apart here: use the fields of the action, the outcome or the target.",
  },
];

export default defineConfig(
  globalIgnores(["src/wire"]),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  // Layout is Prettier's.
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    // svelte-check knows every name, with its type.
    files: ["**/*.ts", "**/*.svelte"],
    rules: {
      "no-undef": "off",
      "no-restricted-syntax": ["error", ...DERIVED],
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { excludedRunes: ["$props"] }],
    },
  },
  {
    // Where the games' moves are; addresses and game files, which are text, are read elsewhere.
    files: ["src/games/**", "src/pages/table/**", "src/shell/link.svelte.ts", "src/dice/keeping.ts"],
    rules: { "no-restricted-syntax": ["error", ...DERIVED, ...NOTATION] },
  },
  // A value that is missing fails the test, which is what it is for.
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
);
