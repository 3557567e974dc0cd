// What a sentence leaves to be said.

/** A remark beside a sentence; empty if the sentence already says it, perhaps with another mark at its end. */
export function unsaid(remark: string, sentence: string): string {
  const words = remark.replace(/[.!]$/, "").toLowerCase();
  return sentence.toLowerCase().includes(words) ? "" : remark;
}
