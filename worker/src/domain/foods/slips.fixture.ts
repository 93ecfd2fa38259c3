import { FOODS } from "./catalogue.ts";
import type { Food } from "./food.ts";
import { shows } from "./match-name.ts";
import { resolveLine } from "./resolve.ts";

export interface SlippedName {
  readonly name: string;
  readonly meant: Food;
}

/** A slip that makes another real name: "pasa" is the Spanish raisin. */
export const REAL_NAMES_OF_SLIPS: readonly string[] = ["fresh pasa (fresh pasta): raisins"];

/** The name and the first alias of every food. */
export function slippedNames(): readonly SlippedName[] {
  return [...FOODS.values()].flatMap((meant) =>
    [meant.name, ...meant.aliases.slice(0, 1)].map((name) => ({ name: name.toLowerCase(), meant })),
  );
}

/** Each name with each of its letters left out, changed and doubled by another: what resolves to a food that hides something. */
export function hiddenBySlips(names: readonly SlippedName[]): { tried: number; hidden: readonly string[] } {
  const hidden: string[] = [];
  let tried = 0;
  for (const { name, meant } of names) {
    for (let at = 1; at < name.length; at += 1) {
      const letter = "aeinorst"[(at + name.length) % 8] ?? "";
      const [before, after] = [name.slice(0, at), name.slice(at + 1)];
      for (const slip of [before + after, before + letter + after, before + letter + name.slice(at)]) {
        tried += 1;
        const resolution = resolveLine(slip);
        if (resolution.status === "unresolved" || resolution.confidence === 1) continue;
        if (!shows(resolution.food, meant)) hidden.push(`${slip} (${name}): ${resolution.food.id}`);
      }
    }
  }
  return { tried, hidden };
}
