import { expect, test } from "vitest";
import { FOODS } from "../catalogue/catalogue.ts";
import { resolveLine } from "./resolve-line.ts";

/** Words for allergens and animals, with what must stay in sight. */
const MENTIONS: readonly (readonly [string, string])[] = [
  ["milk", "milk"],
  ["butter", "milk"],
  ["egg", "egg"],
  ["shrimp", "crustacean"],
  ["salmon", "fish"],
  ["squid", "mollusc"],
  ["almond", "tree_nut"],
  ["peanut", "peanut"],
  ["wheat", "wheat"],
  ["oat", "gluten"],
  ["soy", "soy"],
  ["sesame", "sesame"],
  ["celery", "celery"],
  ["mustard", "mustard"],
  ["lupin", "lupin"],
  ["bacon", "meat"],
  ["chicken", "poultry"],
  ["gelatin", "gelatin"],
];

test("an allergen or an animal that is named beside a food never drops out of sight", () => {
  const hidden = new Set<string>();
  for (const { name } of FOODS.values()) {
    for (const [word, source] of MENTIONS) {
      for (const line of [
        `${word} ${name}`,
        `${name} ${word}`,
        `${name}, ${word}`,
        `${name} (${word})`,
        `200 g ${name} with ${word}`,
        `${name} or ${word}`,
      ]) {
        const resolution = resolveLine(line);
        if (resolution.status === "unresolved") continue;
        const { contains, animal } = resolution.food;
        if (contains.some((allergen) => allergen === source) || animal === source) continue;
        hidden.add(`${line}: ${resolution.food.id}`);
      }
    }
  }
  expect([...hidden].sort()).toMatchInlineSnapshot(`
    [
      "almonds butter: almond-butter",
      "almonds milk: almond-milk-unsweetened",
      "apple butter: apple-butter",
      "cashews butter: cashew-butter",
      "cashews milk: cashew-milk",
      "chicken egg: egg",
      "egg (chicken): egg",
      "egg, chicken: egg",
      "flaxseed milk: flax-milk",
      "fresh coconut butter: creamed-coconut",
      "fresh coconut milk: coconut-milk-fresh",
      "hazelnuts milk: hazelnut-milk",
      "plum butter: prune-puree",
      "prune butter: prune-puree",
      "raw peanuts butter: peanut-butter-smooth",
      "roasted cashews butter: cashew-butter",
      "roasted cashews milk: cashew-milk",
      "split peas milk: pea-milk",
      "sunflower seeds butter: sunflower-seed-butter",
      "whole turkey (bacon): turkey-bacon",
      "whole turkey bacon: turkey-bacon",
    ]
  `);
});
