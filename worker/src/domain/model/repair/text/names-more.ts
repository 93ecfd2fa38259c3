import type { Food } from "../../../foods/catalogue/food.ts";
import { readText } from "../../../safety/lexicon/find-terms.ts";

/** The allergens and animals that a text names, as bit masks; of what only may be there, the allergens. */
function named(text: string) {
  const said = readText(text).found.filter(({ isAbsent }) => !isAbsent);
  return said.reduce(
    (masks, { facts }) => ({
      contains: masks.contains | facts.contains,
      may: masks.may | facts.may | facts.dish,
      animals: masks.animals | facts.animals,
      mayAnimals: masks.mayAnimals | facts.mayAnimals | facts.dishAnimals,
    }),
    { contains: 0, may: 0, animals: 0, mayAnimals: 0 },
  );
}

/** "Oat milk (carne)", "tofu молоко": the line names an allergen or an animal that the foods it was read as have none of. */
export function namesMoreThan(line: string, foods: readonly Food[]): boolean {
  const said = named(line);
  if ((said.contains | said.animals) === 0) return false;
  const own = named(foods.flatMap(({ name, plural, aliases }) => [name, plural, ...aliases]).join(". "));
  return (said.contains & ~(own.contains | own.may)) !== 0 || (said.animals & ~(own.animals | own.mayAnimals)) !== 0;
}
