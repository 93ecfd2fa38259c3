import {
  choice,
  dairy,
  fat,
  fruit,
  liquid,
  protein,
  season,
  starch,
  step,
  vegetable,
  whole,
} from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { cinnamon, milks, oats, oliveOil, pepper, pinchOfSalt } from "../pantry.ts";

function breakfast(template: Omit<Template, "mealTypes" | "level">): Template {
  return { mealTypes: ["breakfast"], level: "beginner", ...template };
}

/** On the table within ten minutes. */
export const quickBreakfasts = (): readonly Template[] => [
  breakfast({
    id: "no-cook-muesli",
    cuisine: "german",
    method: "assembled",
    name: "{oats} muesli",
    detail: "with {fruit} and {milk}",
    base: [fat("sunflower-seeds", 10, "tbsp"), cinnamon],
    parts: {
      milk: [
        choice("milk", "milk", [liquid("low-fat-milk-1", 200, "cup")]),
        choice("yogurt", "yogurt", [dairy("yogurt-plain-low-fat", 170, "cup")]),
        choice("soy", "soy milk", [liquid("soy-milk-unsweetened", 200, "cup")]),
        choice("rice", "rice milk", [liquid("rice-milk-unsweetened", 200, "cup")]),
      ],
      fruit: [
        choice("apple", "apple", [fruit("apple", 120)], { word: "grated apple" }),
        choice("banana", "banana", [fruit("banana", 100)], { word: "sliced banana" }),
        choice("berries", "strawberries", [fruit("strawberries", 130)], { word: "sliced strawberries" }),
        choice("pear", "pear", [fruit("pear", 120)], { word: "diced pear" }),
      ],
      oats: oats("fresh", 50, "cup"),
    },
    steps: [
      step("Stir the {oats} with the {milk}, sunflower seeds and cinnamon and let them soften for {time}.", 6, {
        time: 5,
      }),
      step("Fold in the {fruit}.", 2),
    ],
  }),
  breakfast({
    id: "egg-spinach-wrap",
    cuisine: "american",
    method: "pan-fried",
    protein: "egg",
    name: "Egg and {green} Wrap",
    detail: "with {extra}",
    base: [
      whole(protein("egg", 100, "large")),
      whole(starch("whole-wheat-tortilla", 72, "large")),
      oliveOil(4),
      pinchOfSalt,
      pepper,
    ],
    parts: {
      green: [
        choice("spinach", "spinach", [vegetable("baby-spinach", 40)]),
        choice("tomato", "tomato", [vegetable("tomato", 80)], { word: "diced tomato" }),
        choice("pepper", "pepper", [vegetable("red-bell-pepper", 70)], { word: "strips of bell pepper" }),
      ],
      extra: [
        choice("beans", "black beans", [protein("black-beans-canned-drained", 40)], { word: "drained black beans" }),
        choice("avocado", "avocado", [vegetable("avocado", 40)], { word: "sliced avocado" }),
        choice("cottage", "cottage cheese", [dairy("cottage-cheese-2", 40, "tbsp")]),
      ],
    },
    steps: [
      step("Cook the {green} in the olive oil for {time}.", 2, { time: 2 }),
      step("Pour in the eggs, beaten with the salt, and stir for {time}, until set.", 3, { time: [2, 3] }),
      step(
        "Warm the tortilla in a dry pan for half a minute, fill with the eggs, {extra} and black pepper and roll.",
        2,
      ),
    ],
  }),
  breakfast({
    id: "tinned-fish-toast",
    cuisine: "spanish",
    method: "assembled",
    name: "{fish} toast",
    detail: "with {vegetable}",
    base: [
      whole(starch("whole-wheat-bread", 64, "slice")),
      vegetable("parsley-fresh", 3),
      fruit("lemon-juice", 5, "tsp"),
    ],
    parts: {
      fish: [
        choice("sardine", "sardine", [protein("sardines-canned-in-oil", 60)], { word: "sardines", protein: "sardine" }),
        choice("salmon", "canned salmon", [protein("salmon-pink-canned", 75), oliveOil(4)], {
          word: "salmon and the olive oil",
          protein: "salmon",
        }),
        choice("tuna", "tuna", [protein("tuna-canned-in-water", 80), oliveOil(6)], {
          word: "tuna and the olive oil",
          protein: "tuna",
        }),
      ],
      vegetable: [
        choice("tomato", "tomato", [vegetable("tomato", 100)], { word: "sliced tomato" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 90)], { word: "sliced cucumber" }),
        choice("radish", "radishes", [vegetable("radish", 60)], { word: "sliced radishes" }),
      ],
    },
    steps: [
      step("Toast the bread for {time}.", 3, { time: 3 }),
      step("Mash the drained {fish} with lemon juice and chopped parsley and spread on the toast.", 3),
      step("Top with the {vegetable}.", 1),
    ],
  }),
  breakfast({
    id: "banana-peanut-wrap",
    cuisine: "american",
    method: "assembled",
    name: "{fruit} {spread} wrap",
    base: [
      whole(starch("whole-wheat-tortilla", 41, "piece")),
      fat("chia-seeds", 5, "tsp"),
      season("cinnamon-ground", 0.5),
    ],
    parts: {
      fruit: [
        choice("banana", "banana", [fruit("banana", 118)]),
        choice("apple", "apple", [fruit("apple", 120)]),
        choice("pear", "pear", [fruit("pear", 120)]),
      ],
      spread: [
        choice("peanut", "peanut", [fat("peanut-butter-unsalted", 22, "tbsp")], { word: "peanut butter" }),
        choice("almond", "almond", [fat("almond-butter", 22, "tbsp")], { word: "almond butter" }),
        choice("sunflower", "sunflower", [fat("sunflower-seed-butter", 22, "tbsp")], { word: "sunflower-seed butter" }),
      ],
    },
    steps: [
      step("Warm the tortilla in a dry pan for {time}.", 2, { time: 1 }),
      step("Spread it with the {spread}, lay over the sliced {fruit}, chia seeds and cinnamon and roll it up.", 3),
    ],
  }),
  breakfast({
    id: "kefir-oat-shake",
    cuisine: "eastern-european",
    method: "blended",
    name: "{fruit} oat shake",
    detail: "with {milk}",
    base: [starch("rolled-oats", 35, "cup"), fat("flaxseed", 8, "tbsp")],
    parts: {
      fruit: [
        choice("berry", "blueberry", [fruit("blueberries-frozen", 110)], { word: "blueberries" }),
        choice("banana", "banana", [fruit("banana", 100)], { word: "peeled banana" }),
        choice("mango", "mango", [fruit("mango", 110)], { word: "diced mango" }),
        choice("strawberry", "strawberry", [fruit("strawberries-frozen", 140)], { word: "strawberries" }),
      ],
      milk: [
        choice("kefir", "kefir", [liquid("kefir-low-fat", 250, "cup")]),
        ...milks(["soy"], 250).map((milk) => ({ ...milk, name: "soy milk" })),
      ],
    },
    steps: [
      step("Put the {fruit}, oats, flaxseed and {milk} into a blender.", 3),
      step("Blend for {time}, until smooth.", 2, { time: 1 }),
    ],
  }),
];
