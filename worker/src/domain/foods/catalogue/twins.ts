import { requireFood } from "./catalogue.ts";
import type { FoodId } from "./food.ts";
import { TWINS } from "./tables/twins.data.ts";

/** Foods that can replace each other in any dish. */
export interface Twin {
  readonly from: FoodId;
  readonly to: FoodId;
  /** Words in a dish's texts and their replacements, longest first. */
  readonly words: readonly (readonly [from: string, to: string])[];
}

let twins: readonly Twin[] | undefined;

/** The reviewed table, read on the first call. Throws if it names a food that the catalogue lacks. */
export function listTwins(): readonly Twin[] {
  twins ??= TWINS.trim()
    .split("\n")
    .map((line) => {
      const [from = "", to = "", texts = ""] = line.split("|");
      const words = texts.split(", ").flatMap((pair): [string, string][] => {
        const [one, other] = pair.split("=");
        return one === undefined || other === undefined ? [] : [[one, other]];
      });
      return { from: requireFood(from).id, to: requireFood(to).id, words };
    });
  return twins;
}
