/**
 * Food-pattern components of USDA's Food Patterns Equivalents Database. Fruit, vegetables, legumes and dairy are counted
 * in cup equivalents, grains and protein foods in ounce equivalents, added sugars in teaspoons of 4.2 g.
 * `legumes` are stated once, in cups: as protein food a cup counts as four ounces.
 */
export const FOOD_GROUPS = [
  "citrusMelonBerries",
  "otherFruit",
  "fruitJuice",
  "darkGreenVegetables",
  "redOrangeVegetables",
  "starchyVegetables",
  "otherVegetables",
  "legumes",
  "wholeGrains",
  "refinedGrains",
  "meat",
  "curedMeat",
  "organMeat",
  "poultry",
  "oilySeafood",
  "leanSeafood",
  "eggs",
  "soy",
  "nutsSeeds",
  "dairy",
  "addedSugars",
] as const;
export type FoodGroup = (typeof FOOD_GROUPS)[number];

/** Equivalents of each component. */
export type GroupAmounts = Readonly<Record<FoodGroup, number>>;

const OUNCES_PER_LEGUME_CUP = 4;

/** Cups of fruit, juice included. */
export function fruitCups(amounts: GroupAmounts): number {
  return wholeFruitCups(amounts) + amounts.fruitJuice;
}

/** Cups of fruit without juice. */
export function wholeFruitCups(amounts: GroupAmounts): number {
  return amounts.citrusMelonBerries + amounts.otherFruit;
}

/** Cups of vegetables, legumes included. */
export function vegetableCups(amounts: GroupAmounts): number {
  return (
    amounts.darkGreenVegetables +
    amounts.redOrangeVegetables +
    amounts.starchyVegetables +
    amounts.otherVegetables +
    amounts.legumes
  );
}

/** Ounces of seafood, soy, nuts, seeds and legumes. */
export function seafoodAndPlantProteinOunces(amounts: GroupAmounts): number {
  return (
    amounts.oilySeafood +
    amounts.leanSeafood +
    amounts.soy +
    amounts.nutsSeeds +
    amounts.legumes * OUNCES_PER_LEGUME_CUP
  );
}

/** Ounces of all protein foods, legumes included. */
export function proteinFoodOunces(amounts: GroupAmounts): number {
  return (
    amounts.meat +
    amounts.curedMeat +
    amounts.organMeat +
    amounts.poultry +
    amounts.eggs +
    seafoodAndPlantProteinOunces(amounts)
  );
}
