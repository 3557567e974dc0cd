// The Hungarian definite article, which depends on how the next word begins.

/** "az" before a number that begins with a vowel when spoken – egy, öt, ötven, ezer –, otherwise "a". The catalogues call
 * it as `ARTICLE($number)`; the terminal's words have the same function. */
export function article(number: number): "a" | "az" {
  const first = number.toString().slice(0, ((number.toString().length - 1) % 3) + 1);
  return first === "1" || first.startsWith("5") ? "az" : "a";
}
