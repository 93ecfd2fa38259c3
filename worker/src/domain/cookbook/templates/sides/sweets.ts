import { choice, dairy, fat, flavour, fruit, liquid, season, starch, step, whole } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { oliveOil, water } from "../pantry.ts";
import { anySide, mainSide } from "./side.ts";

/** A fruit, and what is done with it first. */
function cut(key: string, word: string, foodId: string, grams: number, way: string): PartOption {
  return choice(key, key, [fruit(foodId, grams)], { word, way });
}

/** What ends a meal without nuts: fruit with oats, rice, dates or chocolate. */
export const sweetSides = (): readonly Template[] => [
  mainSide({
    id: "side-baked-oats",
    cuisine: "british",
    method: "baked",
    name: "Baked {fruit} and Oats",
    base: [
      starch("rolled-oats", 28),
      fat("canola-oil", 6, "tsp"),
      flavour("brown-sugar", 4, "tsp"),
      season("ginger-ground", 0.4),
    ],
    parts: {
      fruit: [
        cut("apple", "apple", "apple", 140, "core the apple and dice it"),
        cut("pear", "pear", "pear", 130, "core the pear and dice it"),
        cut("plum", "plums", "plum", 150, "pit and quarter the plums"),
        cut("blueberry", "blueberries", "blueberries-frozen", 130, "tip the frozen blueberries"),
        cut("raspberry", "raspberries", "raspberries-frozen", 130, "tip the frozen raspberries"),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}; {fruit.way} into a baking dish that just holds the fruit (10 cm, 4 in across for one).",
        4,
        { oven: 190 },
      ),
      step("Rub the oats, brown sugar and ginger with the canola oil and spread them over the fruit.", 3),
      step("Bake for {time}, until the fruit bubbles and the top is brown.", 25, { time: [22, 25] }),
    ],
  }),
  mainSide({
    id: "side-oat-stuffed-fruit",
    cuisine: "american",
    method: "baked",
    name: "Oat-Stuffed {fruit}",
    base: [
      starch("rolled-oats", 20),
      fruit("raisins", 14),
      fat("canola-oil", 4, "tsp"),
      season("cinnamon-ground", 0.5),
    ],
    parts: {
      fruit: [
        cut("apple", "apple", "apple", 180, "core the apple whole"),
        cut("pear", "pear", "pear", 160, "halve and core the pear"),
        cut("peach", "peach", "peach", 170, "halve and pit the peach"),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}; {fruit.way} and set it in a baking dish that just holds it (10 cm, 4 in across for one).",
        4,
        { oven: 190 },
      ),
      step("Mix the oats, raisins, cinnamon and canola oil, fill the hollow and put what is left around it.", 3),
      step("Bake for {time} with a spoonful of water in the dish, until the {fruit} is soft.", 30, { time: [25, 30] }),
    ],
  }),
  mainSide({
    id: "side-creamy-rice",
    cuisine: "nordic",
    method: "simmered",
    name: "Creamy {fruit} Rice",
    detail: "with {milk}",
    base: [starch("brown-rice-cooked", 100), season("cinnamon-ground", 0.5)],
    parts: {
      milk: [
        choice("dairy", "milk", [liquid("low-fat-milk-1", 140, "cup")]),
        choice("soy", "soy milk", [liquid("soy-milk-unsweetened", 140, "cup")]),
        choice("almond", "almond milk", [liquid("almond-milk-unsweetened", 140, "cup")]),
      ],
      fruit: [
        choice("raisin", "raisin", [fruit("raisins", 18)], { word: "raisins" }),
        choice("apple", "apple", [fruit("apple", 90)], { word: "diced apple" }),
        choice("banana", "banana", [fruit("banana", 60)], { word: "sliced banana" }),
        choice("blueberry", "blueberry", [fruit("blueberries-frozen", 90)], { word: "frozen blueberries" }),
      ],
    },
    steps: [
      step(
        "Simmer the cooked rice and the {fruit} in the {milk} with the cinnamon for {time}, stirring, until creamy.",
        11,
        {
          time: [9, 11],
        },
      ),
    ],
  }),
  mainSide({
    id: "side-milk-pudding",
    cuisine: "french",
    method: "simmered",
    name: "{flavor} Pudding",
    detail: "with {fruit}",
    base: [flavour("cornstarch", 12, "tbsp"), flavour("white-sugar", 8.4, "tsp")],
    parts: {
      flavor: [
        choice(
          "vanilla",
          "vanilla milk",
          [liquid("low-fat-milk-1", 190, "cup"), flavour("vanilla-extract", 2, "tsp")],
          {
            word: "milk and vanilla",
          },
        ),
        choice(
          "chocolate",
          "chocolate soy",
          [liquid("soy-milk-unsweetened", 190, "cup"), flavour("cocoa-powder-unsweetened", 8, "tbsp")],
          { word: "soy milk and cocoa" },
        ),
      ],
      fruit: [
        choice("banana", "banana", [fruit("banana", 80)], { word: "sliced banana" }),
        choice("orange", "orange", [fruit("orange", 120)], { word: "diced flesh of the orange" }),
        choice("pear", "pear", [fruit("pear", 100)], { word: "diced pear" }),
      ],
    },
    steps: [
      step("Whisk the cornstarch and sugar into the cold {flavor}.", 2),
      step("Heat it, whisking, and simmer for {time}, until thick; pour it over the {fruit}.", 6, { time: 2 }),
    ],
  }),
  mainSide({
    id: "side-coconut-pot",
    cuisine: "thai",
    method: "assembled",
    name: "Coconut {berry} Pot",
    base: [liquid("coconut-milk-canned", 80, "cup"), fat("chia-seeds", 12, "tbsp")],
    parts: {
      berry: [
        choice("raspberry", "raspberry", [fruit("raspberries-frozen", 70)], { word: "raspberries" }),
        choice("strawberry", "strawberry", [fruit("strawberries-frozen", 80)], { word: "strawberries" }),
        choice("blueberry", "blueberry", [fruit("blueberries-frozen", 50)], { word: "blueberries" }),
      ],
    },
    steps: [
      step("Stir the chia seeds into the coconut milk; leave the frozen {berry} out to thaw.", 2),
      step("Chill it for {time}, until it sets, and top it with the {berry}.", 20, { time: 20 }),
    ],
  }),
  anySide({
    id: "side-stewed-dried-fruit",
    cuisine: "german",
    method: "simmered",
    name: "Stewed Apple and {dried}",
    base: [fruit("apple", 110), water(60)],
    parts: {
      dried: [
        choice("prune", "prunes", [fruit("prunes", 38)]),
        choice("raisin", "raisins", [fruit("raisins", 27)]),
        choice("fig", "figs", [fruit("figs-dried", 34)], { word: "dried figs, quartered," }),
        choice("apricot", "apricots", [fruit("apricots-dried", 35)], { word: "dried apricots, halved," }),
      ],
    },
    steps: [
      step(
        "Core and dice the apple and simmer it with the {dried} and the water, covered, for {time}, until soft.",
        12,
        {
          time: [8, 10],
        },
      ),
    ],
  }),
  anySide({
    id: "side-stuffed-dates",
    cuisine: "moroccan",
    method: "assembled",
    name: "Dates Stuffed with {filling}",
    base: [whole(fruit("dates-medjool", 48, "piece"))],
    parts: {
      filling: [
        choice("peanut", "peanut butter", [fat("peanut-butter-unsalted", 16, "tbsp")]),
        choice("chocolate", "dark chocolate", [fat("dark-chocolate-70-85", 16, "square")]),
        choice("ricotta", "ricotta", [dairy("ricotta-part-skim", 45)]),
      ],
    },
    steps: [step("Slit the dates lengthwise, take out the pits and fill them with the {filling}.", 3)],
  }),
  anySide({
    id: "side-fried-banana",
    cuisine: "caribbean",
    method: "pan-fried",
    name: "Fried Banana and {topping}",
    base: [fruit("banana", 118), oliveOil(3), season("cinnamon-ground", 0.4)],
    parts: {
      topping: [
        choice("chocolate", "dark chocolate", [fat("dark-chocolate-70-85", 16, "square")], {
          word: "grated dark chocolate",
        }),
        choice("orange", "orange", [fruit("orange", 120)], { word: "diced flesh of the orange" }),
        choice("raisins", "raisins", [fruit("raisins", 18)]),
        choice("yogurt", "yogurt", [dairy("yogurt-plain-low-fat", 110, "cup")]),
      ],
    },
    steps: [
      step(
        "Halve the peeled banana lengthwise and fry it in the olive oil for {time}, turning once, until golden.",
        5,
        {
          time: 4,
        },
      ),
      step("Dust it with the cinnamon and serve it with the {topping}.", 1),
    ],
  }),
  mainSide({
    id: "side-avocado-fruit-salad",
    cuisine: "mexican",
    method: "raw",
    name: "{fruit} Avocado Salad",
    base: [flavour("lime-juice", 8, "tsp"), oliveOil(4), fruit("avocado", 95)],
    parts: {
      fruit: [
        cut("orange", "orange", "orange", 120, "peel and slice the orange"),
        cut("mango", "mango", "mango", 80, "peel and dice the mango"),
        cut("strawberry", "strawberries", "strawberries", 120, "hull and halve the strawberries"),
        cut("grapefruit", "grapefruit", "grapefruit", 120, "peel and slice the grapefruit"),
      ],
    },
    steps: [
      step("{fruit.way}; slice the avocado.", 4),
      step("Arrange the {fruit} and the avocado on a plate and dress them with the lime juice and olive oil.", 1),
    ],
  }),
];
