import { choice, flavour, fruit, season, step, whole } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { water } from "../pantry.ts";
import { anySide, breakfastSide } from "./side.ts";

const washAndCore = (name: string) => `wash the ${name}, core and cut into wedges`;

/** A fruit that is counted in pieces, and how it comes to the table. */
function piece(key: string, name: string, foodId: string, grams: number, way: string): PartOption {
  return choice(key, name, [whole(fruit(foodId, grams, "piece"))], { word: name.toLowerCase(), way });
}

export const fruitSides = (): readonly Template[] => [
  anySide({
    id: "side-fresh-fruit",
    cuisine: "international",
    method: "raw",
    name: "{fruit}",
    base: [],
    parts: {
      fruit: [
        piece("apple", "Apple", "apple", 182, washAndCore("apple")),
        piece("pear", "Pear", "pear", 178, washAndCore("pear")),
        piece("orange", "Orange", "orange", 131, "peel the orange and part it into segments"),
        piece("banana", "Banana", "banana", 118, "peel the banana just before eating"),
        piece("peach", "Peach", "peach", 150, "wash the peach and cut it from the stone"),
        piece("nectarine", "Nectarine", "nectarine", 142, "wash the nectarine and cut it from the stone"),
        piece("mandarins", "Mandarins", "mandarin-orange", 176, "peel the mandarins and part them into segments"),
        piece("kiwis", "Kiwis", "kiwi", 138, "halve the kiwis and spoon them out of the skin"),
        piece("plums", "Plums", "plum", 132, "wash the plums, halve them and take out the pits"),
        piece("apricots", "Apricots", "apricot", 140, "wash the apricots, halve them and take out the pits"),
        choice("grapefruit", "Half a Grapefruit", [whole(fruit("grapefruit", 123, "half"))], {
          word: "grapefruit",
          way: "halve the grapefruit and loosen the segments with a knife",
        }),
        choice("grapes", "Grapes", [fruit("grapes", 130)], {
          word: "grapes",
          way: "wash the grapes and let them drain",
        }),
        choice("cherries", "Cherries", [fruit("sweet-cherries", 130)], {
          word: "cherries",
          way: "wash the cherries and let them drain",
        }),
        choice("mango", "Mango", [fruit("mango", 150)], {
          word: "mango",
          way: "cut the mango from both sides of its flat stone, peel and slice it",
        }),
        choice("pineapple", "Pineapple", [fruit("pineapple", 150)], {
          word: "pineapple",
          way: "cut skin and core off the pineapple and slice it",
        }),
        choice("melon", "Melon", [fruit("cantaloupe", 200)], {
          word: "melon",
          way: "halve the melon, scrape out the seeds and cut it into slices",
        }),
        choice("watermelon", "Watermelon", [fruit("watermelon", 250)], {
          word: "watermelon",
          way: "cut the watermelon into slices and trim the rind",
        }),
        choice("papaya", "Papaya", [fruit("papaya", 180)], {
          word: "papaya",
          way: "halve the papaya, scrape out the seeds and slice it",
        }),
      ],
    },
    steps: [step("{fruit.way}.", 2)],
  }),
  anySide({
    id: "side-berries",
    cuisine: "international",
    method: "raw",
    name: "Bowl of {berry}",
    base: [],
    parts: {
      berry: [
        choice("strawberries", "strawberries", [fruit("strawberries", 105)]),
        choice("blueberries", "blueberries", [fruit("blueberries", 120)]),
        choice("raspberries", "raspberries", [fruit("raspberries", 105)]),
        choice("blackberries", "blackberries", [fruit("blackberries", 120)]),
      ],
    },
    steps: [step("Rinse the {berry} under a gentle stream and let them drain.", 2)],
  }),
  anySide({
    id: "side-fruit-cup",
    cuisine: "international",
    method: "raw",
    name: "{mix} Fruit Cup",
    base: [],
    parts: {
      mix: [
        choice("berry", "Berry", [fruit("strawberries", 90), fruit("blueberries", 60)], {
          word: "strawberries and blueberries",
          way: "hull and halve the strawberries",
        }),
        choice("citrus", "Citrus", [fruit("orange", 110), fruit("grapefruit", 90)], {
          word: "orange and grapefruit",
          way: "peel the orange and the grapefruit down to the flesh and slice them",
        }),
        choice("tropical", "Tropical", [fruit("mango", 90), fruit("pineapple", 90)], {
          word: "mango and pineapple",
          way: "peel the mango and the pineapple and dice them",
        }),
        choice(
          "orchard",
          "Orchard",
          [fruit("apple", 90), fruit("pear", 80), fruit("grapes", 40), flavour("lemon-juice", 5, "tsp")],
          {
            word: "apple, pear and grapes with the lemon juice",
            way: "core and dice the apple and the pear and halve the grapes",
          },
        ),
        choice(
          "melon",
          "Melon",
          [
            fruit("cantaloupe", 110),
            fruit("watermelon", 110),
            flavour("mint-fresh", 2),
            flavour("lime-juice", 5, "tsp"),
          ],
          {
            word: "melon and watermelon with torn mint and the lime juice",
            way: "cut the melon and the watermelon into cubes",
          },
        ),
        choice("stone", "Stone", [fruit("peach", 100), fruit("plum", 80)], {
          word: "peach and plums",
          way: "pit and slice the peach and the plums",
        }),
      ],
    },
    steps: [step("{mix.way}.", 4), step("Toss the {mix} gently in a bowl.", 1)],
  }),
  anySide({
    id: "side-stewed-fruit",
    cuisine: "german",
    method: "simmered",
    name: "Stewed {fruit}",
    detail: "with Cinnamon",
    base: [season("cinnamon-ground", 0.5), water(40)],
    parts: {
      fruit: [
        choice("apple", "apple", [fruit("apple", 170)], { way: "core and dice the apple" }),
        choice("pear", "pear", [fruit("pear", 160)], { way: "core and dice the pear" }),
        choice("plums", "plums", [fruit("plum", 170)], { way: "halve and pit the plums" }),
        choice("peach", "peach", [fruit("peach", 180)], { way: "pit and slice the peach" }),
      ],
    },
    steps: [
      step("Wash the fruit: {fruit.way}.", 3),
      step("Simmer the {fruit}, covered, with the cinnamon and the water for {time}, until soft.", 9, { time: [7, 9] }),
    ],
  }),
  anySide({
    id: "side-warm-berries",
    cuisine: "nordic",
    method: "simmered",
    name: "Warm {berry}",
    base: [],
    parts: {
      berry: [
        choice("blueberries", "blueberries", [fruit("blueberries-frozen", 130)]),
        choice("raspberries", "raspberries", [fruit("raspberries-frozen", 105)]),
        choice("strawberries", "strawberries", [fruit("strawberries-frozen", 160)]),
      ],
    },
    steps: [
      step("Put the frozen {berry} into a pan and warm them for {time}, until they sit in their own juice.", 5, {
        time: [4, 5],
      }),
    ],
  }),
  breakfastSide({
    id: "side-dried-fruit",
    cuisine: "international",
    method: "assembled",
    name: "Handful of {fruit}",
    base: [],
    parts: {
      fruit: [
        choice("prunes", "prunes", [fruit("prunes", 38)]),
        choice("figs", "dried figs", [fruit("figs-dried", 38)]),
        choice("dates", "dates", [fruit("dates-deglet-noor", 35)]),
        choice("apricots", "dried apricots", [fruit("apricots-dried", 38)]),
      ],
    },
    steps: [step("Serve the {fruit} in a bowl.", 1)],
  }),
];
