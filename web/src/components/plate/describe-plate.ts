/** The parts of an ingredient that the drawing needs. */
export interface PlateIngredient {
  readonly foodId: string;
  readonly name: string;
  readonly grams: number;
}

/** What the picture of a dish is drawn from; its name decides what it is served in. */
export interface PlateDish {
  readonly name?: string;
  readonly ingredients: readonly PlateIngredient[];
  /** Its dishes, if it has several: a drink among them is drawn beside the plate. */
  readonly parts?: readonly { readonly name: string; readonly ingredients: readonly PlateIngredient[] }[];
}

/** Water is not visible on a plate. */
const WATER = "water";

/** "salmon, brown rice, broccoli and dill": the foods by weight, the heaviest first. */
export function describePlate(ingredients: readonly PlateIngredient[], limit = 5): string {
  const names = ingredients
    .filter(({ foodId }) => foodId !== WATER)
    .toSorted((a, b) => b.grams - a.grams)
    .map(({ name }) => name)
    .filter((name, index, all) => all.indexOf(name) === index)
    .slice(0, limit);
  const last = names.pop();
  if (last === undefined) return "nothing yet";
  return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}
