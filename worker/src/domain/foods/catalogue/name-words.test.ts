import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import { expect, test } from "vitest";
import { FOODS } from "./catalogue.ts";

/** A word in a food's names, the allergen that it implies, and words that cancel it. */
const WORDS: readonly (readonly [word: RegExp, allergen: Allergen, unless: RegExp | null])[] = [
  [
    /\b(?:cheese|cheddar|mozzarella|parmesan|ricotta|feta|brie|gouda|milk|yogh?urt|butter|ghee|cream|whey|casein|kefir|lassi)\b/,
    "milk",
    /\b(?:vegane?|plant|plant-based|dairy[- ]free|non-dairy|soya?|tofu|almond|oat|oat-based|rice|coconut|cocoa|cacao|cashew|hazelnut|pistachio|macadamia|hemp|flax|flaxseed|pea|peanut|sunflower\w*|apple|plum|prune|beans?|lettuce|potatoes|pickles|crackers|tartar|wheat|soda|corn|sweetcorn|cream-style|head|marshmallow|groundnut|nut|palm|salad cream|without)\b/,
  ],
  [
    /\b(?:eggs?|mayonnaise|mayo|aioli|meringue|omelette)\b/,
    "egg",
    /\b(?:vegane?|plant|plant-based|eggless|egg-free|replacer|flax|salmon|mung|just|garden)\b/,
  ],
  [
    /\b(?:fish|salmon|tuna|cod|herring|sardines?|anchov(?:y|ies)|mackerel|trout|haddock|halibut|eel|caviar|bonito|surimi)\b/,
    "fish",
    /\b(?:vegan|vegetarian|fry mix)\b/,
  ],
  [
    /\b(?:shrimps?|prawns?|crabs?|lobsters?|crayfish|scampi|langoustines?)\b/,
    "crustacean",
    /\b(?:apples?|boil seasoning)\b/,
  ],
  [
    /\b(?:clams?|mussels?|oysters?|scallops?|squid|calamari|octopus|cuttlefish|snails?|whelks?|conch|cockles)\b/,
    "mollusc",
    /\b(?:mushrooms?|vegan|vegetarian|king oyster|plant root)\b/,
  ],
  [
    /\b(?:almonds?|walnuts?|cashews?|hazelnuts?|pecans?|pistachios?|macadamias?|marzipan|praline|nougat)\b/,
    "tree_nut",
    null,
  ],
  [/\b(?:peanuts?|satay)\b/, "peanut", /\bwithout\b/],
  [
    /\b(?:wheat|bread|bagels?|baguette|brioche|croissants?|couscous|bulgur|seitan|semolina|spelt|farro|crackers?|biscuits?|cookies?|muffins?|spaghetti|noodles?|pasta)\b/,
    "wheat",
    /gluten|glutine|\bgf\b|squash|sweet potato|zucchini|courgette|konjac|shirataki|konnyaku|miracle|\bcorn\b|rice|glass|cellophane|bean|thread|chickpea|lentil|edamame|\bpea\b|quinoa|cauliflower|soda|yeast|wheat-free|sauce|water|liquid|pickles|injera|cheese bread|prawn|shrimp|seasoning|\bpho\b|bun noodles|ho fun|pad thai|vermicelli|rye|amaretti/,
  ],
  [
    /\b(?:oats?|oatmeal|barley|rye|malt|malted|beer|lager|porridge)\b/,
    "gluten",
    /gluten-free|\bgf\b|rice malt|whiskey|ginger|root|levure/,
  ],
  [/\b(?:soya?|soybeans?|tofu|tempeh|edamame|miso|natto|tamari|okara)\b/, "soy", null],
  [/\b(?:sesame|tahini|hummus|halva|za'?atar)\b/, "sesame", null],
  [/\b(?:celery|celeriac)\b/, "celery", null],
  [/\bmustard\b/, "mustard", null],
  [/\b(?:lupins?|lupini)\b/, "lupin", null],
];

test("a food named like an allergen contains it, or its name says what it is instead", () => {
  const found = [...FOODS.values()].flatMap(({ id, name, plural, aliases, contains }) =>
    [name, plural, ...aliases].flatMap((label) => {
      const said = label.toLowerCase();
      return WORDS.flatMap(([word, allergen, unless]) =>
        word.test(said) && !contains.includes(allergen) && !unless?.test(said) ? [`${allergen}: ${label} (${id})`] : [],
      );
    }),
  );
  expect(found).toEqual([]);
});
