import { describe, expect, test } from "vitest";
import { REFERENCE_PRICES } from "../../../../test/fixtures/reference-prices.data.ts";
import { FOODS, requireFood } from "./catalogue.ts";

const TOLERANCE = 0.1;

/** Prices that differ from the public tables, by reason. */
const OTHER_PRICES: Readonly<Record<string, readonly string[]>> = {
  "the table has too few sales, or spice jars alone": ["miso", "sesame-seeds", "sesame-seeds-toasted"],
  "worked out of a cooked or flavored convenience pack, not of the bag of dry grain": [
    "couscous",
    "wild-rice",
    "popcorn-kernels-air-popped",
    "buckwheat-groats-kasha",
    "bulgur",
    "polenta-degermed-cornmeal",
    "quinoa",
    "rice-noodles-dry",
    "gluten-free-corn-pasta-dry",
  ],
  "one price for all vinegars, from plain to balsamic": [
    "apple-cider-vinegar",
    "red-wine-vinegar",
    "white-vinegar",
    "balsamic-vinegar",
  ],
  "one price for all beefsteaks: this cut is known to cost less or more": [
    "beef-top-round",
    "beef-strip-steak",
    "beef-ribeye-steak",
    "beef-tenderloin-filet",
  ],
  "worked out of the cooked meat without its bones": ["beef-short-ribs"],
  "the table has gelato": ["ice-cream-vanilla"],
  "the table has canned hearts": ["artichoke-hearts-frozen"],
  "a dozen with its shells weighs 680 g, the table counts 600 g without": ["egg"],
  "bought as whole eggs, the rest is left": ["egg-yolk"],
  "the table has the whole fruit, this is the picked seeds": ["pomegranate-seeds"],
  "imported, protected origin": ["roquefort"],
  "the table has the plainest of its kind": [
    "white-rice-short-grain-sushi",
    "basmati-rice",
    "jasmine-rice",
    "egg-noodles-dry",
    "rye-flour",
    "semolina",
    "shallot",
    "cranberry-juice-unsweetened",
    "maple-syrup",
  ],
  "pressed from fresh lemons that are bought for it": ["lemon-juice"],
  "the table has noodles of soybeans": ["cellophane-noodles-dry"],
  "sold by the small bunch, the table has a price by weight": ["cilantro-fresh"],
};

const references = REFERENCE_PRICES.trim()
  .split("\n")
  .map((line) => line.split("|"));

/**
 * Food costs a tenth more per kilogram in small packs (FoodAPS). We have one price per kilogram, which is accurate only
 * for packs near the usual size, so there are no others.
 */
const MOST_PACK_RATIO = 7;
const LEAST_PACK_USD = 0.45;
const LEAST_MEAT_PACK_USD = 1.25;
const WEIGHED = /^[\d.,]+ (?:g|kg|ml|l|oz|lb|fl oz)\b/;

describe("prices", () => {
  test("are within a tenth of public tables, or say why not", () => {
    const reasons = new Set(Object.values(OTHER_PRICES).flat());
    const off = references.flatMap(([id = "", usdPerKg]) => {
      const { price } = requireFood(id);
      return Math.abs(price.usdPerKg / Number(usdPerKg) - 1) > TOLERANCE ? [id] : [];
    });
    expect(references.length).toBeGreaterThan(570);
    expect(off.filter((id) => !reasons.has(id))).toEqual([]);
    expect([...reasons].filter((id) => !off.includes(id))).toEqual([]);
  });

  test("cite a table only if it has the food", () => {
    const known = new Set(references.map(([id]) => id));
    const sourced = [...FOODS.values()].filter(({ price }) => price.source !== "estimate").map(({ id }) => id);
    expect(sourced.filter((id) => !known.has(id))).toEqual([]);
  });

  test("are not per kilogram for packs too small to be sold at that rate", () => {
    const found = [...FOODS.values()].flatMap(({ id, aisle, packs, price, staple }) => {
      const least = aisle === "Meat" || aisle === "Fish & seafood" ? LEAST_MEAT_PACK_USD : LEAST_PACK_USD;
      const weighed = packs.filter(({ label }) => WEIGHED.test(label));
      const tiny = weighed.filter(({ grams }) => !staple && (grams * price.usdPerKg) / 1000 < least);
      const grams = weighed.map((pack) => pack.grams);
      const far = Math.max(...grams) > MOST_PACK_RATIO * Math.min(...grams) ? [`${id}: packs far apart`] : [];
      return [...tiny.map(({ label }) => `${id}: ${label}`), ...far];
    });
    expect(found).toEqual([]);
  });
});
