import {
  choice,
  dairy,
  fat,
  flavour,
  fruit,
  liquid,
  onlyPaired,
  protein,
  sauce,
  season,
  starch,
  step,
  vegetable,
  whole,
} from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { cinnamon, milks, oats, pinchOfSalt, water } from "../pantry.ts";

function breakfast(template: Omit<Template, "mealTypes">): Template {
  return { mealTypes: ["breakfast"], ...template };
}

export const bowlBreakfastTemplates = (): readonly Template[] => [
  breakfast({
    id: "greek-yogurt-bowl",
    cuisine: "greek",
    level: "beginner",
    method: "assembled",
    name: "Greek yogurt",
    detail: "with {fruit} and {crunch}",
    base: [dairy("greek-yogurt-whole-milk", 190, "cup")],
    parts: {
      fruit: [
        choice("raspberry", "raspberries", [fruit("raspberries", 70, "cup")]),
        choice("strawberry", "strawberries", [fruit("strawberries", 80, "cup")], { word: "sliced strawberries" }),
        choice("blueberry", "blueberries, banana", [fruit("blueberries", 60, "cup"), fruit("banana", 60)], {
          word: "blueberries and sliced banana",
        }),
        choice("orange", "orange, cinnamon", [fruit("orange", 120), season("cinnamon-ground", 0.6)], {
          word: "orange segments and cinnamon",
        }),
      ],
      crunch: [
        choice("walnut", "walnuts", [fat("walnuts", 24, "tbsp")], { word: "chopped walnuts" }),
        choice("almond", "almonds", [fat("almonds", 24, "tbsp")], { word: "chopped almonds" }),
        choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 25, "tbsp")]),
        choice("chia", "chia seeds", [fat("chia-seeds", 10, "tbsp"), fat("sunflower-seeds", 15, "tbsp")], {
          word: "chia and sunflower seeds",
        }),
      ],
    },
    steps: [
      step("Spoon the Greek yogurt into a bowl.", 1),
      step("Add the {fruit}.", 3),
      step("Scatter with {crunch}.", 1),
    ],
  }),
  breakfast({
    id: "skyr-oat-bowl",
    cuisine: "nordic",
    level: "beginner",
    method: "assembled",
    name: "Skyr oat bowl",
    detail: "with {fruit}, oats and {seed}",
    base: [dairy("skyr", 200, "cup"), starch("rolled-oats", 30, "cup"), sauce("honey", 8, "tsp")],
    parts: {
      fruit: [
        choice("blackberry", "blackberries", [fruit("blackberries", 90, "cup")]),
        choice("apple", "apple", [fruit("apple", 110)], { word: "grated apple" }),
        choice("cherry", "cherries", [fruit("sweet-cherries", 90, "cup")], { word: "pitted cherries" }),
      ],
      seed: [
        choice("flax", "flaxseed", [fat("flaxseed", 12, "tbsp")]),
        choice("hazelnut", "hazelnuts", [fat("hazelnuts", 14, "tbsp")]),
      ],
    },
    steps: [
      step("Heat the oats in a dry pan for {time}, until fragrant.", 4, { time: [3, 4] }),
      step("Spoon the skyr into a bowl and add the {fruit}.", 3),
      step("Scatter with the oats and {seed} and finish with honey.", 1),
    ],
    skip: onlyPaired("fruit", "seed", { blackberry: "flax", apple: "hazelnut", cherry: "flax" }),
  }),
  breakfast({
    id: "cottage-cheese-bowl",
    cuisine: "american",
    level: "beginner",
    method: "assembled",
    name: "Cottage cheese bowl",
    detail: "with {topping}",
    base: [dairy("cottage-cheese-full-fat", 190, "cup")],
    parts: {
      topping: [
        choice("peach", "peach and pecans", [fruit("peach", 130), fat("pecans", 18, "tbsp")], {
          word: "sliced peach and pecans",
        }),
        choice(
          "tomato",
          "tomatoes, olive oil and basil",
          [
            vegetable("cherry-tomatoes", 110),
            fat("olive-oil", 10, "tbsp"),
            flavour("basil-fresh", 4),
            fat("pumpkin-seeds", 12, "tbsp"),
          ],
          {
            word: "halved cherry tomatoes, olive oil, basil and pumpkin seeds",
          },
        ),
        choice(
          "pineapple",
          "pineapple and coconut",
          [fruit("pineapple", 120), fat("coconut-shredded-unsweetened", 8, "tbsp")],
          {
            word: "diced pineapple and shredded coconut",
          },
        ),
        choice(
          "cucumber",
          "cucumber, dill and walnuts",
          [vegetable("cucumber", 110), flavour("dill-fresh", 3), fat("walnuts", 20, "tbsp")],
          {
            word: "diced cucumber, dill and walnuts",
          },
        ),
        choice("avocado", "avocado and radish", [vegetable("avocado", 100), vegetable("radish", 40)], {
          word: "cubed avocado and sliced radish",
        }),
      ],
    },
    steps: [step("Spoon the cottage cheese into a bowl.", 1), step("Add the {topping}.", 5)],
  }),
  breakfast({
    id: "coconut-yogurt-bowl",
    cuisine: "international",
    level: "beginner",
    method: "assembled",
    name: "Coconut yogurt",
    detail: "with {fruit} and {crunch}",
    base: [dairy("coconut-yogurt", 150, "cup")],
    parts: {
      fruit: [
        choice("mango", "mango", [fruit("mango", 110)], { word: "cubed mango" }),
        choice("berry", "blueberries", [fruit("blueberries", 90, "cup")]),
        choice("kiwi", "kiwi, strawberries", [fruit("kiwi", 60), fruit("strawberries", 60, "cup")], {
          word: "sliced kiwi and strawberries",
        }),
        choice("papaya", "papaya, lime", [fruit("papaya", 140), flavour("lime-juice", 6, "tsp")], {
          word: "diced papaya and lime juice",
        }),
      ],
      crunch: [
        choice("flaxseed", "flaxseed", [fat("flaxseed", 18, "tbsp")], { word: "flaxseed" }),
        choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 18, "tbsp")], { word: "pumpkin seeds" }),
        choice("hemp", "hemp seeds", [fat("hemp-seeds", 18, "tbsp")], { word: "hemp seeds" }),
      ],
    },
    steps: [
      step("Warm the {crunch} in a dry pan, stirring, for {time}, until fragrant.", 4, { time: [3, 4] }),
      step("Spoon the coconut yogurt into a bowl with the {fruit}.", 3),
      step("Scatter with the {crunch}.", 1),
    ],
  }),
  breakfast({
    id: "coconut-chia-pudding",
    cuisine: "thai",
    level: "beginner",
    method: "assembled",
    name: "Coconut chia pot",
    detail: "with {fruit}",
    base: [
      fat("chia-seeds", 34, "tbsp"),
      liquid("coconut-milk-canned", 80, "tbsp"),
      water(140),
      season("vanilla-extract", 1.5),
    ],
    parts: {
      fruit: [
        choice("raspberry", "raspberries", [fruit("raspberries", 70, "cup"), fat("pumpkin-seeds", 8, "tbsp")], {
          word: "raspberries and pumpkin seeds",
        }),
        choice(
          "strawberry",
          "strawberries and lime",
          [fruit("strawberries", 80, "cup"), season("lime-juice", 4), fat("sunflower-seeds", 8, "tbsp")],
          {
            word: "sliced strawberries, lime juice and sunflower seeds",
          },
        ),
        choice("blackberry", "blackberries", [fruit("blackberries", 80, "cup"), fat("hemp-seeds", 8, "tbsp")], {
          word: "blackberries and hemp seeds",
        }),
        choice("mango", "mango", [fruit("mango", 110), season("lime-juice", 4)], {
          word: "cubed mango and lime juice",
        }),
        choice("banana", "banana and cinnamon", [fruit("banana", 90), cinnamon], {
          word: "sliced banana and cinnamon",
        }),
        choice("pineapple", "pineapple and mint", [fruit("pineapple", 120), flavour("mint-fresh", 2)], {
          word: "diced pineapple and mint",
        }),
      ],
    },
    steps: [
      step("Whisk the chia seeds into the coconut milk, water and vanilla; whisk again after a few minutes.", 5),
      step("Leave in the fridge for {time}, until set.", 20, { time: [17, 20] }),
      step("Spoon into a bowl and top with {fruit}.", 2),
    ],
  }),
  breakfast({
    id: "hot-seed-porridge",
    cuisine: "nordic",
    level: "beginner",
    method: "simmered",
    name: "Hot seed bowl",
    detail: "with coconut and {topping}",
    base: [
      fat("flaxseed", 18, "tbsp"),
      fat("hemp-seeds", 16, "tbsp"),
      fat("chia-seeds", 10, "tbsp"),
      liquid("coconut-milk-canned", 60, "tbsp"),
      water(130),
      cinnamon,
    ],
    parts: {
      topping: [
        choice("blackberry", "blackberries", [fruit("blackberries", 70, "cup")]),
        choice("strawberry", "strawberries", [fruit("strawberries", 80, "cup")], { word: "sliced strawberries" }),
        choice("raspberry", "raspberries", [fruit("raspberries", 70, "cup")]),
        choice("pear", "pear", [fruit("pear", 100)], { word: "diced pear" }),
      ],
    },
    steps: [
      step("Grind the flaxseed and stir it with the hemp and chia seeds, coconut milk, water and cinnamon.", 3),
      step("Heat gently, stirring, for {time}, until thick.", 5, { time: [4, 5] }),
      step("Top with {topping}.", 1),
    ],
  }),
  breakfast({
    id: "green-coconut-smoothie",
    cuisine: "international",
    level: "beginner",
    method: "blended",
    name: "Green coconut smoothie",
    detail: "with avocado and {fruit}",
    base: [
      vegetable("avocado", 70),
      liquid("coconut-milk-canned", 60, "tbsp"),
      water(180),
      fat("hemp-seeds", 20, "tbsp"),
    ],
    parts: {
      fruit: [
        choice("raspberry", "raspberries", [vegetable("baby-spinach", 40, "cup"), fruit("raspberries", 60, "cup")], {
          word: "spinach and raspberries",
        }),
        choice(
          "lime",
          "cucumber",
          [vegetable("cucumber", 90), flavour("lime-juice", 12, "tbsp"), flavour("mint-fresh", 4)],
          {
            word: "cucumber, lime juice and mint",
          },
        ),
        choice(
          "strawberry",
          "strawberries",
          [vegetable("romaine-lettuce", 50, "cup"), fruit("strawberries", 80, "cup")],
          {
            word: "romaine lettuce and strawberries",
          },
        ),
        choice("pineapple", "pineapple", [vegetable("kale", 30, "cup"), fruit("pineapple", 110)], {
          word: "kale and pineapple",
        }),
      ],
    },
    steps: [
      step("Put the flesh of the avocado, {fruit}, hemp seeds, coconut milk and water into a blender.", 4),
      step("Blend for {time}, until smooth, and pour into a tall glass.", 2, { time: 1 }),
    ],
  }),
  breakfast({
    id: "banana-smoothie",
    cuisine: "american",
    level: "beginner",
    method: "blended",
    name: "{milk} banana smoothie",
    detail: "with {flavour}",
    base: [fruit("banana", 120)],
    parts: {
      milk: milks(["dairy", "oat", "almond", "soy", "rice"], 260),
      flavour: [
        choice("peanut", "peanut butter and cocoa", [
          fat("peanut-butter-unsalted", 24, "tbsp"),
          flavour("cocoa-powder-unsweetened", 5, "tbsp"),
        ]),
        choice("blueberry", "blueberries and flaxseed", [fruit("blueberries", 90, "cup"), fat("flaxseed", 16, "tbsp")]),
        choice("strawberry", "strawberries and hemp seeds", [
          fruit("strawberries", 110, "cup"),
          fat("hemp-seeds", 18, "tbsp"),
        ]),
        choice("mango", "mango and sunflower seeds", [fruit("mango", 100), fat("sunflower-seeds", 18, "tbsp")], {
          word: "diced mango and sunflower seeds",
        }),
      ],
      oats: oats("oats", 20, "tbsp"),
    },
    steps: [
      step("Put the peeled banana, {oats}, {milk}, {flavour} into a blender.", 3),
      step("Blend for {time}, until smooth.", 2, { time: 1 }),
    ],
  }),
  breakfast({
    id: "pea-protein-shake",
    cuisine: "international",
    level: "beginner",
    method: "blended",
    protein: "pea",
    name: "{fruit} smoothie",
    detail: "with pea milk",
    base: [liquid("pea-milk", 300, "cup"), fat("chia-seeds", 10, "tbsp"), fat("sunflower-seeds", 20, "tbsp")],
    parts: {
      fruit: [
        choice(
          "banana-cocoa",
          "banana and cocoa",
          [fruit("banana", 110), flavour("cocoa-powder-unsweetened", 6, "tbsp")],
          { word: "peeled banana, cocoa" },
        ),
        choice("berry", "berry", [fruit("strawberries-frozen", 90, "cup"), fruit("blueberries-frozen", 90, "cup")], {
          word: "strawberries, blueberries",
        }),
        choice("peach", "peach and ginger", [fruit("peach", 210), flavour("ginger-root", 3, "tsp")], {
          word: "pitted, sliced peach, grated ginger",
        }),
      ],
    },
    steps: [
      step("Put the {fruit}, chia seeds, sunflower seeds and pea milk into a blender.", 4),
      step("Blend until smooth and let the chia swell for {time}.", 4, { time: 2 }),
    ],
  }),
  breakfast({
    id: "smoothie-bowl",
    cuisine: "caribbean",
    level: "beginner",
    method: "blended",
    name: "{base} smoothie bowl",
    detail: "with {topping}",
    base: [fruit("banana", 90), liquid("coconut-milk-canned", 40, "tbsp"), water(30)],
    parts: {
      base: [
        choice("mango", "mango", [fruit("mango", 110)], { word: "diced mango" }),
        choice("berry", "berry", [fruit("blueberries-frozen", 110, "cup")], { word: "blueberries" }),
        choice("pineapple", "pineapple", [fruit("pineapple", 120)], { word: "diced pineapple" }),
      ],
      topping: [
        choice("seeds", "pumpkin and hemp seeds", [fat("pumpkin-seeds", 12, "tbsp"), fat("hemp-seeds", 10, "tbsp")]),
        choice("coconut", "coconut and kiwi", [fat("coconut-shredded-unsweetened", 6, "tbsp"), fruit("kiwi", 60)], {
          word: "shredded coconut and sliced kiwi",
        }),
        choice("almond", "almonds and strawberries", [fat("almonds", 20, "tbsp"), fruit("strawberries", 60, "cup")], {
          word: "chopped almonds and sliced strawberries",
        }),
      ],
    },
    steps: [
      step(
        "Blend the peeled banana and {base}, best from the freezer, with the coconut milk and water for {time}, until thick.",
        5,
        {
          time: 1,
        },
      ),
      step("Pour into a bowl and cover with {topping}.", 4),
    ],
  }),
  breakfast({
    id: "fruit-and-seed-plate",
    cuisine: "caribbean",
    level: "beginner",
    method: "raw",
    name: "{fruit} salad",
    detail: "with coconut and {seed}",
    base: [fat("coconut-shredded-unsweetened", 6, "tbsp"), flavour("lime-juice", 10, "tbsp"), flavour("mint-fresh", 2)],
    parts: {
      fruit: [
        choice("papaya", "papaya and banana", [fruit("papaya", 160), fruit("banana", 90)], {
          way: "peel, seed and cut up the papaya and banana",
        }),
        choice("melon", "melon and berry", [fruit("cantaloupe", 180), fruit("blueberries", 90, "cup")], {
          way: "peel, seed and cut up the cantaloupe, add the blueberries",
        }),
        choice("orange", "orange and date", [fruit("orange", 180), fruit("dates-medjool", 24)], {
          way: "peel and slice the orange, pit and chop the dates",
        }),
        choice("mango", "mango and kiwi", [fruit("mango", 150), fruit("kiwi", 80)], {
          way: "peel and cut up the mango and kiwi",
        }),
      ],
      seed: [
        choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 28, "tbsp")]),
        choice("sunflower", "sunflower seeds", [fat("sunflower-seeds", 28, "tbsp")]),
        choice("walnut", "walnuts", [fat("walnuts", 26, "tbsp")]),
      ],
    },
    steps: [
      step("{fruit.way}, toss with lime juice and torn mint and let it stand for {time}.", 5, { time: 2 }),
      step("Scatter with the shredded coconut and {seed}.", 1),
    ],
  }),
  breakfast({
    id: "avocado-half",
    cuisine: "mexican",
    level: "beginner",
    method: "raw",
    name: "Filled avocado",
    detail: "with {filling}",
    base: [
      vegetable("avocado", 130),
      flavour("lime-juice", 8, "tsp"),
      season("salt", 0.4),
      season("chili-flakes", 0.2),
    ],
    parts: {
      filling: [
        choice(
          "pumpkin-tomato",
          "tomato and pumpkin seeds",
          [vegetable("cherry-tomatoes", 80), fat("pumpkin-seeds", 22, "tbsp")],
          {
            word: "the quartered cherry tomatoes and pumpkin seeds",
          },
        ),
        choice(
          "cucumber-hemp",
          "cucumber and hemp seeds",
          [vegetable("cucumber", 80), fat("hemp-seeds", 24, "tbsp"), flavour("dill-fresh", 2.2)],
          {
            word: "the diced cucumber, hemp seeds and dill",
          },
        ),
        choice(
          "radish-sunflower",
          "radish and sunflower seeds",
          [vegetable("radish", 60), fat("sunflower-seeds", 22, "tbsp"), flavour("cilantro-fresh", 4)],
          {
            word: "the sliced radish, sunflower seeds and cilantro",
          },
        ),
        choice(
          "tuna",
          "tuna and celery",
          [protein("tuna-canned-in-water", 90), vegetable("celery", 30), fat("olive-oil", 6, "tsp")],
          {
            word: "the drained, flaked tuna and chopped celery with olive oil",
            protein: "tuna",
          },
        ),
        choice(
          "salmon",
          "smoked salmon",
          [protein("smoked-salmon", 60, "slice"), vegetable("cucumber", 60), fat("olive-oil", 5, "tsp")],
          {
            word: "the smoked salmon and diced cucumber with olive oil",
            protein: "salmon",
          },
        ),
        choice("shrimp", "shrimp", [protein("shrimp", 90), vegetable("tomato", 60), fat("olive-oil", 8, "tsp")], {
          word: "the fried shrimp and diced tomato",
          protein: "shrimp",
          steps: [step("Fry the shrimp in the olive oil for {time}, turning them once.", 4, { time: [3, 4] })],
        }),
      ],
    },
    steps: [
      step("Halve the avocado, lift out the pit and season with lime juice, salt and chili flakes.", 3),
      { use: "filling" },
      step("Pile in {filling}.", 5),
    ],
  }),
  breakfast({
    id: "rice-cake-plate",
    cuisine: "international",
    level: "beginner",
    method: "assembled",
    name: "Rice cakes",
    detail: "with {topping}",
    base: [whole(starch("rice-cakes", 27, "piece"))],
    parts: {
      topping: [
        choice(
          "avocado-bean",
          "white bean mash and avocado",
          [
            protein("cannellini-beans-canned-drained", 100),
            vegetable("avocado", 80),
            flavour("lemon-juice", 8, "tbsp"),
            fat("olive-oil", 4, "tsp"),
            pinchOfSalt,
          ],
          {
            way: "mash the white beans with lemon juice, olive oil and salt and slice the avocado",
            word: "white beans mashed with lemon juice and olive oil, and sliced avocado",
            protein: "bean",
          },
        ),
        choice(
          "sunflower-banana",
          "sunflower-seed butter and banana",
          [fat("sunflower-seed-butter", 28, "tbsp"), fruit("banana", 100)],
          {
            way: "stir the sunflower-seed butter smooth and slice the banana",
            word: "sunflower-seed butter and sliced banana",
          },
        ),
        choice(
          "egg-tomato",
          "egg and tomato",
          [whole(protein("egg", 100, "large")), vegetable("tomato", 90), fat("olive-oil", 9, "tbsp"), pinchOfSalt],
          {
            way: "scramble the eggs with the salt softly in the olive oil for {time}, until no liquid egg is left, and dice the tomato",
            time: 2,
            word: "soft scrambled eggs, cooked in the olive oil, and tomato",
            protein: "egg",
          },
        ),
        choice(
          "salmon-avocado",
          "smoked salmon and avocado",
          [protein("smoked-salmon", 70, "slice"), vegetable("avocado", 105)],
          {
            way: "mash the avocado and slice the smoked salmon",
            word: "mashed avocado and smoked salmon",
            protein: "salmon",
          },
        ),
        choice(
          "cottage-pear",
          "cottage cheese and pear",
          [dairy("cottage-cheese-full-fat", 140, "cup"), fruit("pear", 120), fat("walnuts", 8, "tbsp")],
          {
            way: "slice the pear and chop the walnuts for the cottage cheese",
            word: "cottage cheese, sliced pear and walnuts",
          },
        ),
      ],
    },
    steps: [step("{topping.way}.", 5), step("Heap everything onto the rice cakes just before eating.", 2)],
  }),
];
