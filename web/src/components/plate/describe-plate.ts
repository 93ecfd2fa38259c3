/** What the plate reads of an ingredient. */
export interface PlateIngredient {
  readonly foodId: string;
  readonly name: string;
  readonly grams: number;
}

/** "salmon, brown rice, broccoli and dill": the foods by weight, the heaviest first. */
export function describePlate(ingredients: readonly PlateIngredient[], limit = 5): string {
  const names = [...ingredients]
    .sort((a, b) => b.grams - a.grams)
    .map(({ name }) => name)
    .filter((name, index, all) => all.indexOf(name) === index)
    .slice(0, limit);
  const last = names.pop();
  if (last === undefined) return "nothing yet";
  return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}
