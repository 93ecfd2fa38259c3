import { DISH_WORDS } from "../../constants/food/dish-words.ts";

/** Entries of several words first, so that "pad thai" is not taken apart. */
const ENTRIES: readonly (readonly [words: string, meaning: string])[] = Object.entries(DISH_WORDS).sort(
  ([one], [other]) => other.split(/[ -]/).length - one.split(/[ -]/).length,
);

/** The words of a name in lower case, with a space on either side of each, so that whole words can be searched for. */
function spaced(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).join(" ")} `;
}

/** "Mujadara: lentils and grain with golden onions, from the Levant"; null where a name has nothing to explain. */
export function dishWordsText(name: string): string | null {
  let left = spaced(name);
  const found: { at: number; text: string }[] = [];
  for (const [words, meaning] of ENTRIES) {
    const entry = spaced(words);
    const at = left.indexOf(entry);
    if (at < 0) continue;
    left = left.replace(entry, ` ${"-".repeat(entry.length - 2)} `);
    found.push({ at, text: `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${meaning}` });
  }
  const inOrder = found.sort((one, other) => one.at - other.at).map(({ text }) => text);
  return inOrder.length === 0 ? null : `${inOrder.join(". ")}.`;
}
