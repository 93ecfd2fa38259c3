import { stemWord } from "../../lexicon/letters/fold.ts";

/** The stems of a text's words, without accents. */
export function stemsIn(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return Array.from(plain.matchAll(/\p{L}+/gu), ([word]) => stemWord(word));
}
