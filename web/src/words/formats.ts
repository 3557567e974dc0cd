// Numbers in a language's own style.

/** Making one takes far longer than using it, and a table writes dozens of numbers after every move. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number with at most so many decimals. What is a hair below 0, as computers calculate, is written 0 and not −0. */
export function formatted(value: number, language: string, style: "decimal" | "percent", digits: number): string {
  const key = `${language} ${style} ${digits}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(language, { style, maximumFractionDigits: digits, signDisplay: "negative" });
  formats.set(key, known);
  return known.format(value);
}
