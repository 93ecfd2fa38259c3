import type { Aisle } from "../meals.ts";

interface AllergenFacts {
  readonly name: string;
  /** What it is called on a package, and in a dish, where that differs. */
  readonly onLabel?: string;
  readonly inDish?: string;
  /** Aisles whose packages are often made on the same lines, so that "may contain" stands on some brands. */
  readonly tracesIn: readonly Aisle[];
}

const BAKED: readonly Aisle[] = ["Bakery", "Baking"];
const SNACKS: readonly Aisle[] = ["Nuts, seeds & snacks"];
const GRAINS: readonly Aisle[] = ["Grains, pasta & rice"];
const PLANT_BASED: readonly Aisle[] = ["Chilled & plant-based"];

const TABLE = {
  milk: { name: "milk", tracesIn: [...BAKED, ...PLANT_BASED] },
  egg: { name: "egg", inDish: "eggs", tracesIn: ["Bakery", ...GRAINS] },
  fish: { name: "fish", tracesIn: [] },
  crustacean: { name: "crustaceans", tracesIn: [] },
  mollusc: { name: "mollusks", tracesIn: [] },
  tree_nut: { name: "tree nuts", onLabel: "nuts", tracesIn: [...BAKED, ...SNACKS, ...PLANT_BASED] },
  peanut: { name: "peanut", onLabel: "peanuts", inDish: "peanuts", tracesIn: [...BAKED, ...SNACKS] },
  wheat: { name: "wheat", tracesIn: [...BAKED, ...GRAINS, ...SNACKS] },
  gluten: { name: "gluten", tracesIn: [...BAKED, ...GRAINS, ...SNACKS] },
  soy: { name: "soy", tracesIn: [...BAKED, ...PLANT_BASED] },
  sesame: { name: "sesame", tracesIn: ["Bakery", ...SNACKS] },
  celery: { name: "celery", tracesIn: [] },
  mustard: { name: "mustard", tracesIn: [] },
  sulphite: { name: "sulfites", tracesIn: ["Drinks"] },
  lupin: { name: "lupin", tracesIn: [...BAKED, ...GRAINS] },
} as const satisfies Readonly<Record<string, AllergenFacts>>;

export type Allergen = keyof typeof TABLE;

/**
 * FDA 9 united with EU 14, in the order of all lists and bit masks. A food with `wheat` always carries `gluten` too;
 * `gluten` alone is rye, barley, oats. Which foods hold each is in the safety table, and which words name it in the
 * lexicon.
 */
export const ALLERGEN_FACTS: Readonly<Record<Allergen, AllergenFacts>> = TABLE;
export const ALLERGENS: readonly Allergen[] = Object.keys(TABLE).filter((key): key is Allergen => key in TABLE);

/** What each named answer about allergies keeps away, in the order of its buttons; broad answers take in narrow ones. */
export const ALLERGENS_OF_OPTION = {
  Nuts: ["tree_nut", "peanut"],
  Dairy: ["milk"],
  Gluten: ["gluten", "wheat"],
  Eggs: ["egg"],
  Soy: ["soy"],
  Shellfish: ["crustacean", "mollusc"],
  Fish: ["fish"],
  Sesame: ["sesame"],
  Peanuts: ["peanut"],
  "Tree nuts": ["tree_nut"],
  Wheat: ["wheat"],
} as const satisfies Readonly<Record<string, readonly Allergen[]>>;
