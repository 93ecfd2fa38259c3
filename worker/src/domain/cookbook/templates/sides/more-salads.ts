import { choice, dairy, fat, flavour, fruit, protein, season, step, vegetable, whole } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { oliveOil, pepper, pinchOfSalt } from "../pantry.ts";
import { anySide, breakfastSide, mainSide } from "./side.ts";

function stick(key: string, name: string, foodId: string, grams: number, way: string): PartOption {
  return choice(key, name, [vegetable(foodId, grams)], { word: name.toLowerCase(), way });
}

const IN_STICKS = "peel it and cut it into sticks";

export const moreSaladSides = (): readonly Template[] => [
  mainSide({
    id: "side-kale-salad",
    cuisine: "american",
    method: "raw",
    name: "Kale and {seed} Salad",
    base: [vegetable("kale", 60), oliveOil(6), flavour("lemon-juice", 7, "tsp"), pinchOfSalt],
    parts: {
      seed: [
        choice("pumpkin", "pumpkin seed", [fat("pumpkin-seeds", 8, "tbsp")], { word: "pumpkin seeds" }),
        choice("cranberry", "cranberry", [fruit("cranberries-dried", 20)], { word: "dried cranberries" }),
        choice("apple", "apple", [fruit("apple", 70)], { word: "apple in thin slices" }),
      ],
    },
    steps: [
      step(
        "Strip the kale from its stalks, tear it and knead it with the olive oil, lemon juice and salt until soft.",
        4,
      ),
      step("Top with the {seed}.", 1),
    ],
  }),
  mainSide({
    id: "side-bean-salad",
    cuisine: "italian",
    method: "assembled",
    protein: "bean",
    name: "Small {bean} Salad",
    base: [
      oliveOil(5),
      flavour("lemon-juice", 6, "tsp"),
      flavour("parsley-fresh", 4),
      vegetable("cherry-tomatoes", 60),
    ],
    parts: {
      bean: [
        choice("white", "white bean", [protein("cannellini-beans-canned-drained", 90)], { word: "cannellini beans" }),
        choice("chickpea", "chickpea", [protein("chickpeas-canned-drained", 80)], {
          word: "chickpeas",
          protein: "chickpea",
        }),
        choice("lentil", "lentil", [protein("lentils-cooked", 90), pinchOfSalt], {
          word: "cooked lentils",
          protein: "lentil",
        }),
        choice("black", "black bean", [protein("black-beans-canned-drained", 85)], { word: "black beans" }),
        choice("kidney", "kidney bean", [protein("kidney-beans-canned-drained", 85)], { word: "kidney beans" }),
      ],
    },
    steps: [
      step("Rinse the {bean} and let them drain; halve the cherry tomatoes.", 3),
      step("Toss with the olive oil, lemon juice and chopped parsley.", 2, {
        instead: {
          where: "bean.lentil",
          steps: [step("Toss with the olive oil, lemon juice, salt and chopped parsley.", 2)],
        },
      }),
    ],
  }),
  mainSide({
    id: "side-corn-salad",
    cuisine: "mexican",
    method: "assembled",
    name: "Corn and {partner} Salad",
    base: [
      vegetable("corn-frozen", 90),
      flavour("lime-juice", 8, "tsp"),
      flavour("cilantro-fresh", 4),
      oliveOil(4),
      pinchOfSalt,
    ],
    parts: {
      partner: [
        choice("pepper", "red pepper", [vegetable("red-bell-pepper", 60)], { word: "red pepper" }),
        choice("tomato", "tomato", [vegetable("tomato", 80)]),
        choice("avocado", "avocado", [vegetable("avocado", 40)]),
      ],
    },
    steps: [
      step("Boil the corn in salted water for {time}, drain and cool it.", 4, { time: 3 }),
      step("Mix with the diced {partner}, the lime juice, olive oil, salt and chopped cilantro.", 3),
    ],
  }),
  anySide({
    id: "side-avocado",
    cuisine: "mexican",
    method: "assembled",
    name: "Avocado and {partner}",
    base: [vegetable("avocado", 75), flavour("lime-juice", 5, "tsp"), pinchOfSalt],
    parts: {
      partner: [
        choice("lime", "lime", [season("chili-flakes", 0.2)], { word: "chili flakes" }),
        choice("tomato", "tomato", [vegetable("tomato", 70)], { word: "diced tomato" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 80)], { word: "diced cucumber" }),
        choice("radish", "radishes", [vegetable("radish", 50)], { word: "sliced radishes" }),
        choice("arugula", "arugula", [vegetable("arugula", 20)]),
      ],
    },
    steps: [
      step("Slice the avocado and sprinkle it with the lime juice and salt.", 2),
      step("Serve it with the {partner}.", 1),
    ],
  }),
  mainSide({
    id: "side-olives",
    cuisine: "greek",
    method: "assembled",
    name: "Olives and {vegetable}",
    base: [whole(fat("olives-black", 26.6, "piece")), oliveOil(3), season("oregano-dried", 0.3)],
    parts: {
      vegetable: [
        choice("tomatoes", "cherry tomatoes", [vegetable("cherry-tomatoes", 90)], { way: "halve the cherry tomatoes" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 100)], { way: "cut the cucumber into bites" }),
        choice("pepper", "sweet pepper", [vegetable("red-bell-pepper", 90)], {
          way: "cut the red bell pepper into bites",
        }),
        choice("fennel", "fennel", [vegetable("fennel-bulb", 80)], { way: "cut the fennel into thin wedges" }),
      ],
    },
    steps: [step("{vegetable.way}.", 2), step("Turn the olives in the olive oil and oregano and serve together.", 1)],
  }),
  mainSide({
    id: "side-vegetable-sticks",
    cuisine: "international",
    method: "raw",
    name: "{vegetable} Sticks",
    base: [],
    parts: {
      vegetable: [
        stick("carrot", "Carrot", "carrot", 120, IN_STICKS),
        stick("pepper", "Bell Pepper", "red-bell-pepper", 120, "take out the seeds and cut it into strips"),
        stick("kohlrabi", "Kohlrabi", "kohlrabi", 140, IN_STICKS),
        stick("celery", "Celery", "celery", 160, "pull off the strings and cut it into sticks"),
        stick("jicama", "Jicama", "jicama", 120, IN_STICKS),
        stick("fennel", "Fennel", "fennel-bulb", 100, "trim it and cut it into thin wedges"),
        stick("daikon", "Daikon", "daikon-radish", 140, IN_STICKS),
      ],
    },
    steps: [step("Wash the {vegetable}: {vegetable.way}.", 4)],
  }),
  mainSide({
    id: "side-hummus",
    cuisine: "levantine",
    method: "assembled",
    protein: "chickpea",
    name: "Hummus and {vegetable}",
    base: [protein("hummus", 40, "tbsp")],
    parts: {
      vegetable: [
        choice("carrot", "carrots", [vegetable("baby-carrots", 80)], { way: "rinse the carrots" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 100)], { way: "cut the cucumber into sticks" }),
        choice("pepper", "peppers", [vegetable("red-bell-pepper", 90)], {
          way: "core the bell peppers and cut them into strips",
        }),
        choice("snap-peas", "snap peas", [vegetable("sugar-snap-peas", 80)], {
          way: "rinse the snap peas and pull off their strings",
        }),
      ],
    },
    steps: [step("{vegetable.way}.", 3), step("Serve with the hummus for dipping.", 1)],
  }),
  mainSide({
    id: "side-edamame-salad",
    cuisine: "japanese",
    method: "boiled",
    protein: "soy",
    name: "Edamame {vegetable} Salad",
    base: [
      protein("edamame-frozen", 90, "cup"),
      flavour("rice-vinegar", 8, "tsp"),
      flavour("ginger-root", 2, "tsp"),
      pinchOfSalt,
    ],
    parts: {
      vegetable: [
        choice("cucumber", "cucumber", [vegetable("cucumber", 80)]),
        choice("carrot", "carrot", [vegetable("carrot", 60)]),
        choice("radish", "radish", [vegetable("radish", 60)], { word: "radishes" }),
      ],
    },
    steps: [
      step("Boil the shelled edamame for {time}, until tender, and cool them under water.", 5, { time: 5 }),
      step("Mix with the finely cut {vegetable}, the rice vinegar, salt and grated ginger.", 3),
    ],
  }),
  mainSide({
    id: "side-watermelon-salad",
    cuisine: "greek",
    method: "raw",
    name: "{melon} Cucumber Salad",
    base: [vegetable("cucumber", 80), flavour("mint-fresh", 2), flavour("lime-juice", 7, "tsp"), pinchOfSalt, pepper],
    parts: {
      melon: [
        choice("watermelon", "watermelon", [fruit("watermelon", 180)]),
        choice("cantaloupe", "cantaloupe", [fruit("cantaloupe", 150)]),
        choice("pineapple", "pineapple", [fruit("pineapple", 110)]),
        choice("mango", "mango", [fruit("mango", 100)]),
      ],
    },
    steps: [
      step("Cut the {melon} and the cucumber into cubes.", 4),
      step("Toss with the lime juice, torn mint, salt and black pepper.", 1),
    ],
  }),
  mainSide({
    id: "side-apple-celery-salad",
    cuisine: "american",
    method: "raw",
    name: "{fruit} Walnut Salad",
    base: [
      fat("walnuts", 8),
      vegetable("celery", 50),
      dairy("yogurt-plain-low-fat", 45),
      flavour("lemon-juice", 5, "tsp"),
      pinchOfSalt,
    ],
    parts: {
      fruit: [
        choice("apple", "apple", [fruit("apple", 100)]),
        choice("pear", "pear", [fruit("pear", 100)]),
        choice("grape", "grape", [fruit("grapes", 90)], { word: "grapes" }),
      ],
    },
    steps: [
      step("Dice the {fruit} and slice the celery thinly.", 4),
      step("Fold in the yogurt, lemon juice and salt and top with chopped walnuts.", 2),
    ],
  }),
  breakfastSide({
    id: "side-nuts",
    cuisine: "international",
    method: "assembled",
    name: "{nut} for Topping",
    base: [],
    parts: {
      nut: [
        choice("flax", "ground flaxseed", [fat("flaxseed", 14, "tbsp")], { word: "freshly ground flaxseed" }),
        choice("chia", "chia seeds", [fat("chia-seeds", 14, "tbsp")]),
      ],
    },
    steps: [step("Scatter the {nut} over the dish at the table.", 1)],
  }),
];
