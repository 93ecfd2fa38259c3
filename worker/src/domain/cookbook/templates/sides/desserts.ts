import { choice, dairy, fat, flavour, fruit, liquid, season, starch, step } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { anySide, mainSide } from "./side.ts";

/** Fruit with nuts or seeds on it, and how both are cut. */
function topping(key: string, name: string, fruitId: string, grams: number, nutId: string, way: string): PartOption {
  return choice(key, name, [fruit(fruitId, grams), fat(nutId, 17)], { way });
}

/** Fruit under oats with some nuts in them, and how it is cut. */
function crisp(key: string, word: string, fruitId: string, grams: number, nutId: string, way: string): PartOption {
  return choice(key, key, [fruit(fruitId, grams), fat(nutId, 10)], { word, way });
}

const BAKED: readonly PartOption[] = [
  choice("apple", "apple", [fruit("apple", 180)], { way: "core the apple whole" }),
  choice("pear", "pear", [fruit("pear", 170)], { way: "halve and core the pear" }),
  choice("peach", "peach", [fruit("peach", 170)], { way: "halve and pit the peach" }),
];

/** What ends a meal: much energy, and fruit, milk, oats or nuts, in one bowl. */
export const dessertSides = (): readonly Template[] => [
  anySide({
    id: "side-yogurt-fruit-and-nuts",
    cuisine: "international",
    method: "assembled",
    name: "{topping} Bowl",
    detail: "with {yogurt}",
    base: [],
    parts: {
      yogurt: [
        choice("plain", "yogurt", [dairy("yogurt-plain-low-fat", 125, "cup")]),
        choice("greek", "Greek yogurt", [dairy("greek-yogurt-nonfat", 125, "cup")]),
        choice("soy", "soy yogurt", [dairy("soy-yogurt-plain", 110, "cup")]),
      ],
      topping: [
        topping("banana-walnut", "banana walnut", "banana", 75, "walnuts", "slice the banana and chop the walnuts"),
        topping(
          "banana-sunflower",
          "banana sunflower seed",
          "banana",
          80,
          "sunflower-seeds",
          "slice the banana and have the sunflower seeds at hand",
        ),
        topping("apple-almond", "apple almond", "apple", 100, "almonds", "dice the apple and chop the almonds"),
        topping("apple-walnut", "apple walnut", "apple", 90, "walnuts", "dice the apple and chop the walnuts"),
        topping("pear-walnut", "pear walnut", "pear", 90, "walnuts", "dice the pear and chop the walnuts"),
        topping(
          "orange-almond",
          "orange almond",
          "orange",
          110,
          "almonds",
          "peel and slice the orange and chop the almonds",
        ),
        topping(
          "orange-pumpkin",
          "orange pumpkin seed",
          "orange",
          110,
          "pumpkin-seeds",
          "peel and slice the orange and have the pumpkin seeds at hand",
        ),
        topping(
          "blueberry-almond",
          "blueberry almond",
          "blueberries-frozen",
          100,
          "almonds",
          "warm the frozen blueberries for a moment, until thawed, and chop the almonds",
        ),
        topping(
          "raspberry-walnut",
          "raspberry walnut",
          "raspberries-frozen",
          100,
          "walnuts",
          "warm the frozen raspberries for a moment, until thawed, and chop the walnuts",
        ),
      ],
    },
    steps: [step("{topping.way}.", 2), step("Spoon the {yogurt} into a bowl and top it with both.", 1)],
  }),
  mainSide({
    id: "side-crisp",
    cuisine: "american",
    method: "baked",
    name: "{fruit} Oat Crisp",
    base: [
      starch("rolled-oats", 22),
      flavour("brown-sugar", 4, "tsp"),
      fat("canola-oil", 4, "tsp"),
      season("cinnamon-ground", 0.5),
    ],
    parts: {
      fruit: [
        crisp("apple", "apple and walnuts", "apple", 110, "walnuts", "core and dice the apple and chop the walnuts"),
        crisp("pear", "pear and almonds", "pear", 110, "almonds", "core and dice the pear and chop the almonds"),
        crisp("plum", "plums and almonds", "plum", 130, "almonds", "pit and quarter the plums and chop the almonds"),
        crisp("peach", "peach and walnuts", "peach", 140, "walnuts", "pit and slice the peach and chop the walnuts"),
        crisp(
          "blueberry",
          "blueberries and sunflower seeds",
          "blueberries-frozen",
          110,
          "sunflower-seeds",
          "have the frozen blueberries and the sunflower seeds at hand",
        ),
        crisp(
          "strawberry",
          "strawberries and almonds",
          "strawberries-frozen",
          150,
          "almonds",
          "have the frozen strawberries at hand and chop the almonds",
        ),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; {fruit.way}.", 4, { oven: 190 }),
      step(
        "Rub the oats, brown sugar and cinnamon with the canola oil; layer them in a baking dish (10 cm, 4 in across for one) with the {fruit}, oats on top.",
        3,
      ),
      step("Bake for {time}, until the fruit bubbles and the top is crisp and brown.", 25, { time: [22, 25] }),
    ],
  }),
  mainSide({
    id: "side-baked-fruit",
    cuisine: "german",
    method: "baked",
    name: "Filled Baked {fruit}",
    detail: "with {filling}",
    base: [season("cinnamon-ground", 0.5)],
    parts: {
      fruit: BAKED,
      filling: [
        choice("raisin-walnut", "raisins and walnuts", [fruit("raisins", 14), fat("walnuts", 16)], {
          word: "raisins and chopped walnuts",
        }),
        choice("raisin-sunflower", "raisins and sunflower seeds", [fruit("raisins", 14), fat("sunflower-seeds", 16)]),
        choice(
          "cranberry-almond",
          "dried cranberries and almonds",
          [fruit("cranberries-dried", 14), fat("almonds", 16)],
          {
            word: "dried cranberries and chopped almonds",
          },
        ),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}; {fruit.way} and set it in a baking dish that just holds it (10 cm, 4 in across for one).",
        4,
        { oven: 190 },
      ),
      step("Mix the {filling} with the cinnamon, fill the hollow and put what is left around it.", 2),
      step("Bake for {time} with a spoonful of water in the dish, until the {fruit} is soft.", 30, { time: [25, 30] }),
    ],
  }),
  mainSide({
    id: "side-oat-cookies",
    cuisine: "american",
    method: "baked",
    name: "Banana Oat Cookies",
    detail: "with {bits}",
    base: [fruit("banana", 55), starch("rolled-oats", 26), season("cinnamon-ground", 0.5)],
    parts: {
      bits: [
        choice("walnut", "walnuts", [fat("walnuts", 16)], { word: "chopped walnuts" }),
        choice("almond", "almonds", [fat("almonds", 16)], { word: "chopped almonds" }),
        choice("sunflower", "sunflower seeds", [fat("sunflower-seeds", 16)]),
        choice("peanut", "peanut butter", [fat("peanut-butter-unsalted", 16, "tbsp")]),
      ],
    },
    steps: [
      step("Heat the oven to {oven}. Mash the banana and stir in the oats, the cinnamon and the {bits}.", 4, {
        oven: 180,
      }),
      step(
        "Drop spoonfuls on a tray lined with parchment paper, press them flat and bake for {time}, until firm and golden.",
        15,
        {
          time: [13, 15],
        },
      ),
    ],
  }),
  mainSide({
    id: "side-fruit-and-chocolate",
    cuisine: "french",
    method: "assembled",
    name: "{fruit} and Dark Chocolate",
    base: [fat("dark-chocolate-70-85", 20, "square")],
    parts: {
      fruit: [
        choice("orange", "orange", [fruit("orange", 140)], { way: "peel the orange and take it apart" }),
        choice("pear", "pear", [fruit("pear", 150)], { way: "core the pear and cut it into wedges" }),
        choice("banana", "banana", [fruit("banana", 100)], { way: "peel and slice the banana" }),
        choice("apple", "apple", [fruit("apple", 150)], { way: "core the apple and cut it into wedges" }),
      ],
    },
    steps: [step("{fruit.way}.", 2), step("Break the dark chocolate into pieces and serve it with the {fruit}.", 1)],
  }),
  mainSide({
    id: "side-fruit-and-nuts",
    cuisine: "international",
    method: "assembled",
    name: "{fruit} and {nuts}",
    base: [],
    parts: {
      fruit: [
        choice("raspberry", "raspberries", [fruit("raspberries-frozen", 130)], {
          way: "warm the frozen raspberries for a moment, until thawed",
        }),
        choice("strawberry", "strawberries", [fruit("strawberries-frozen", 150)], {
          way: "warm the frozen strawberries for a moment, until thawed",
        }),
        choice("blackberry", "blackberries", [fruit("blackberries", 130)], { way: "rinse the blackberries" }),
        choice("orange", "orange slices", [fruit("orange", 160)], { word: "orange", way: "peel and slice the orange" }),
      ],
      nuts: [
        choice("walnuts", "walnuts", [fat("walnuts", 26)]),
        choice("almonds", "almonds", [fat("almonds", 26)]),
        choice("pecans", "pecans", [fat("pecans", 24)]),
        choice("hazelnuts", "hazelnuts", [fat("hazelnuts", 26)]),
        choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 26)]),
      ],
    },
    steps: [
      step("{fruit.way}.", 2),
      step("Toast the {nuts} in a dry pan for {time} and scatter them over the {fruit}.", 3, { time: 2 }),
    ],
  }),
  mainSide({
    id: "side-chia-pudding",
    cuisine: "american",
    method: "assembled",
    name: "{fruit} Chia Pudding",
    detail: "with {milk}",
    base: [fat("chia-seeds", 22, "tbsp")],
    parts: {
      milk: [
        choice("dairy", "milk", [liquid("low-fat-milk-1", 140, "cup")]),
        choice("soy", "soy milk", [liquid("soy-milk-unsweetened", 140, "cup")]),
        choice("almond", "almond milk", [liquid("almond-milk-unsweetened", 140, "cup")]),
      ],
      fruit: [
        choice("raspberry", "raspberry", [fruit("raspberries-frozen", 120)], {
          word: "thawed raspberries",
          way: "leave the frozen raspberries out to thaw",
        }),
        choice("blueberry", "blueberry", [fruit("blueberries-frozen", 120)], {
          word: "thawed blueberries",
          way: "leave the frozen blueberries out to thaw",
        }),
        choice("strawberry", "strawberry", [fruit("strawberries-frozen", 150)], {
          word: "thawed strawberries",
          way: "leave the frozen strawberries out to thaw",
        }),
        choice("mango", "mango", [fruit("mango", 120)], { word: "mango", way: "peel and dice the mango" }),
      ],
    },
    steps: [
      step("Stir the chia seeds into the {milk} and stir again after some minutes; {fruit.way}.", 2),
      step("Chill it for {time}, until it sets, and top it with the {fruit}.", 20, { time: 20 }),
    ],
  }),
];
