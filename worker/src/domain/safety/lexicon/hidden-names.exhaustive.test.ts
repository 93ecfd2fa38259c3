import { describe, expect, test } from "vitest";
import { FOODS } from "../../foods/catalogue/catalogue.ts";
import { readText } from "./find-terms.ts";

describe("no food of the catalog is hidden by", () => {
  /** "Beans in tomato sauce" and "beans with frankfurters" are foods of their own. */
  const DISHES_OF_THEIR_OWN = /^(?:tomato sauce with herbs|frankfurter)/i;

  function saidOf(text: string): { readonly allergens: number; readonly animals: number } {
    let [allergens, animals] = [0, 0];
    for (const { isAbsent, facts } of readText(text).found) {
      if (isAbsent) continue;
      allergens |= facts.contains | facts.may | facts.dish;
      animals |= facts.animals | facts.mayAnimals | facts.dishAnimals;
    }
    return { allergens, animals };
  }

  test.each(["in", "and", "with", "over", "into", "or"])(
    "the word %s before its name at the end of a step",
    (before) => {
      const hidden = [...FOODS.values()].flatMap(({ name, plural, aliases }) =>
        [name, plural, ...aliases].filter((called) => {
          if (DISHES_OF_THEIR_OWN.test(called)) return false;
          const alone = saidOf(`Stir the ${called}.`);
          const behind = saidOf(`Cook beans ${before} ${called}.`);
          return (alone.allergens & ~behind.allergens) !== 0 || (alone.animals & ~behind.animals) !== 0;
        }),
      );
      expect(hidden).toEqual([]);
    },
  );
});
