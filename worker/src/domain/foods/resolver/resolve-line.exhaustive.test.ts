import { expect, test } from "vitest";
import { sampled } from "../../../../test/fixtures/sample.ts";
import { FOODS } from "../catalogue/catalogue.ts";
import { resolveLine } from "./resolve-line.ts";

/** Words for allergens and animals, and what must not be lost. */
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

/** Words that turn a name into another food made from it: line, food. */
const OTHER_FOODS: readonly string[] = [
  "almonds butter: almond-butter",
  "almonds milk: almond-milk-unsweetened",
  "apple butter: apple-butter",
  "cashews butter: cashew-butter",
  "cashews milk: cashew-milk",
  "chicken egg: egg",
  "cooked turkey (bacon): turkey-bacon",
  "cooked turkey bacon: turkey-bacon",
  "flaxseed milk: flax-milk",
  "fresh coconut butter: creamed-coconut",
  "fresh coconut milk: coconut-milk-fresh",
  "hazelnuts butter: hazelnut-butter",
  "hazelnuts milk: hazelnut-milk",
  "pistachios butter: pistachio-butter",
  "plum butter: prune-puree",
  "prune butter: prune-puree",
  "raw peanuts butter: peanut-butter-smooth",
  "roasted cashews butter: cashew-butter",
  "roasted cashews milk: cashew-milk",
  "split peas milk: pea-milk",
  "sunflower seeds butter: sunflower-seed-butter",
  "tempeh bacon: vegan-bacon",
  "whole turkey (bacon): turkey-bacon",
  "whole turkey bacon: turkey-bacon",
];

const STRIDE = sampled(1, 12);

test("an allergen or animal named beside a food is never ignored", () => {
  const hidden = new Set<string>();
  const tried = new Set<string>();
  for (const [foodIndex, { name }] of [...FOODS.values()].entries()) {
    // Each food is combined with every STRIDEth word, starting at a different word for each food.
    for (let index = foodIndex % STRIDE; index < MENTIONS.length; index += STRIDE) {
      const [word = "", source = ""] = MENTIONS[index] ?? [];
      for (const line of [
        `${word} ${name}`,
        `${name} ${word}`,
        `${name}, ${word}`,
        `${name} (${word})`,
        `200 g ${name} with ${word}`,
        `${name} or ${word}`,
      ]) {
        tried.add(line);
        const resolution = resolveLine(line);
        if (resolution.status === "unresolved") continue;
        // For a choice, every option counts as seen, and the cooked food has the allergens of all options.
        const { food, choices = [food] } = resolution;
        if (food.contains.some((allergen) => allergen === source) || choices.some(({ animal }) => animal === source))
          continue;
        hidden.add(`${line}: ${resolution.food.id}`);
      }
    }
  }
  expect(tried.size).toBeGreaterThan(sampled(150_000, 12_500));
  const expected = OTHER_FOODS.filter((known) => tried.has(known.slice(0, known.lastIndexOf(": "))));
  expect([...hidden].sort()).toEqual(expected);
});
