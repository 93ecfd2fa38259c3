/**
 * The page "How we check" adds up the preview's breakfast: kcal in 100 g of each of its foods, from the food tables. A
 * worker test compares them with the catalogue.
 */
export const WEIGHED_MEAL_TYPE = "breakfast";

export const WEIGHED_KCAL_PER_100_G: Readonly<Record<string, number>> = {
  egg: 143,
  "rye-bread": 259,
  "cherry-tomatoes": 27,
  "olive-oil": 884,
  salt: 0,
  "black-pepper": 251,
};
