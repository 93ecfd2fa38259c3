import { choice, dairy, fat, flavour, fruit, onlyPaired, season, step, vegetable } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { oliveOil, pinchOfSalt } from "../pantry.ts";
import { mainSide } from "./side.ts";

const NUTS: readonly PartOption[] = [
  choice("almonds", "almonds", [fat("almonds", 18)], { word: "chopped almonds" }),
  choice("walnuts", "walnuts", [fat("walnuts", 18)], { word: "chopped walnuts" }),
  choice("sunflower", "sunflower seeds", [fat("sunflower-seeds", 18)]),
  choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 18)]),
];

function steamed(
  key: string,
  name: string,
  foodId: string,
  grams: number,
  minutes: readonly [number, number],
  first = "Trim",
): PartOption {
  const word = name.toLowerCase();
  return choice(key, name, [vegetable(foodId, grams)], {
    word,
    steps: [
      step(`${first} the ${word}, cut into bites, and steam for {time}, until just tender.`, minutes[1], {
        time: minutes,
      }),
    ],
  });
}

function frozen(key: string, name: string, foodId: string, grams: number): PartOption {
  const word = name.toLowerCase();
  return choice(key, name, [vegetable(foodId, grams)], {
    word,
    steps: [step(`Boil the frozen ${word} in salted water for {time}, until tender, and drain.`, 6, { time: [4, 5] })],
  });
}

function roasted(
  key: string,
  name: string,
  foodId: string,
  grams: number,
  minutes: readonly [number, number],
): PartOption {
  return choice(key, name, [vegetable(foodId, grams)], {
    word: name.toLowerCase(),
    steps: [
      step("Roast for {time}, turning once, until tender and brown at the edges.", minutes[1], { time: minutes }),
    ],
  });
}

/** Vegetables and salads with nuts, seeds, avocado or cream: what a bowl of nuts beside a dinner would be. */
export const nuttySides = (): readonly Template[] => [
  mainSide({
    id: "side-vegetable-and-nuts",
    cuisine: "french",
    method: "steamed",
    name: "{vegetable} and {nuts}",
    base: [oliveOil(6), flavour("lemon-juice", 4, "tsp"), pinchOfSalt],
    parts: {
      vegetable: [
        steamed("carrots", "Carrots", "carrot", 130, [8, 9], "Peel"),
        steamed("cauliflower", "Cauliflower", "cauliflower", 170, [7, 8]),
        steamed("sprouts", "Brussels Sprouts", "brussels-sprouts", 140, [8, 10]),
        frozen("beans", "Green Beans", "green-beans-frozen", 150),
        frozen("broccoli", "Broccoli", "broccoli-frozen", 160),
      ],
      nuts: NUTS,
    },
    steps: [
      { use: "vegetable" },
      step("Toast the {nuts} in a dry pan for {time}, add the {vegetable} with the olive oil and salt and toss.", 4, {
        time: 3,
      }),
      step("Season with the lemon juice.", 1),
    ],
  }),
  mainSide({
    id: "side-carrot-raisin-salad",
    cuisine: "american",
    method: "raw",
    name: "Carrot Raisin Salad",
    detail: "with {nuts}",
    base: [vegetable("carrot", 110), fruit("raisins", 15), oliveOil(5), flavour("lemon-juice", 8, "tsp"), pinchOfSalt],
    parts: { nuts: NUTS },
    steps: [
      step("Grate the carrot coarsely.", 3),
      step("Toss it with the raisins, olive oil, lemon juice and salt and scatter the {nuts} over it.", 2),
    ],
  }),
  mainSide({
    id: "side-apple-slaw",
    cuisine: "american",
    method: "raw",
    name: "Apple Slaw",
    detail: "with {nuts}",
    base: [
      vegetable("green-cabbage", 90),
      fruit("apple", 80),
      oliveOil(6),
      flavour("apple-cider-vinegar", 8, "tsp"),
      pinchOfSalt,
    ],
    parts: { nuts: NUTS },
    steps: [
      step("Shred the cabbage as finely as you can and rub it with the salt.", 4),
      step("Cut the apple into thin sticks and toss it in with the olive oil and the vinegar.", 3),
      step("Scatter the {nuts} over it.", 1),
    ],
  }),
  mainSide({
    id: "side-avocado-salad",
    cuisine: "mexican",
    method: "raw",
    name: "Avocado and {vegetable} Salad",
    base: [vegetable("avocado", 90), oliveOil(5), flavour("lime-juice", 8, "tsp"), pinchOfSalt],
    parts: {
      vegetable: [
        choice("tomato", "tomato", [vegetable("tomato", 120)], { way: "cut the tomato into wedges" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 120)], { way: "slice the cucumber" }),
        choice("romaine", "romaine", [vegetable("romaine-lettuce", 80)], {
          word: "romaine lettuce",
          way: "tear the romaine lettuce into bites",
        }),
        choice("pepper", "bell pepper", [vegetable("red-bell-pepper", 90)], {
          word: "red bell pepper",
          way: "core the red bell pepper and cut it into strips",
        }),
      ],
    },
    steps: [
      step("{vegetable.way}; dice the avocado.", 4),
      step("Toss the {vegetable} gently with the avocado, the olive oil, lime juice and salt.", 1),
    ],
  }),
  mainSide({
    id: "side-tahini-vegetable",
    cuisine: "levantine",
    method: "roasted",
    name: "{vegetable} in Sesame Sauce",
    base: [oliveOil(6), fat("tahini", 18, "tbsp"), flavour("lemon-juice", 8, "tsp"), pinchOfSalt],
    parts: {
      vegetable: [
        roasted("cauliflower", "Cauliflower", "cauliflower", 180, [20, 25]),
        roasted("broccoli", "Broccoli", "broccoli", 170, [15, 18]),
        roasted("eggplant", "Eggplant", "eggplant", 190, [22, 25]),
        roasted("zucchini", "Zucchini", "zucchini", 200, [18, 20]),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}; cut the {vegetable} into bites and toss with the olive oil and salt on a tray.",
        5,
        {
          oven: 220,
        },
      ),
      { use: "vegetable" },
      step("Stir the tahini with the lemon juice and a little warm water and spoon it over.", 2),
    ],
  }),
  mainSide({
    id: "side-creamed-greens",
    cuisine: "american",
    method: "simmered",
    name: "Creamy {greens}",
    base: [dairy("cream-cheese", 25, "tbsp"), flavour("garlic", 3, "clove"), oliveOil(5), season("nutmeg", 0.1)],
    parts: {
      greens: [
        choice("spinach", "spinach", [vegetable("spinach-frozen", 170)], { word: "frozen spinach" }),
        choice("kale", "kale", [vegetable("kale", 120)], { word: "chopped kale" }),
      ],
    },
    steps: [
      step(
        "Warm the sliced garlic in the olive oil, add the {greens} with a splash of water and cook for {time}, until soft.",
        8,
        {
          time: [7, 8],
        },
      ),
      step("Stir in the cream cheese and the nutmeg until smooth.", 1),
    ],
  }),
  mainSide({
    id: "side-olive-plate",
    cuisine: "greek",
    method: "assembled",
    name: "Olive and {nuts} Plate",
    base: [vegetable("olives-black", 18), vegetable("celery", 50), oliveOil(3)],
    parts: {
      nuts: [
        choice("almond", "almond", [fat("almonds", 28)], { word: "almonds" }),
        choice("walnut", "walnut", [fat("walnuts", 26)], { word: "walnuts" }),
        choice("pumpkin", "pumpkin seed", [fat("pumpkin-seeds", 28)], { word: "pumpkin seeds" }),
        choice("macadamia", "macadamia", [fat("macadamia-nuts", 22)], { word: "macadamia nuts" }),
      ],
    },
    steps: [
      step("Cut the celery into sticks and toss the olives with the olive oil.", 2),
      step("Put them on a plate with the {nuts}, to eat before the meal.", 1),
    ],
  }),
  mainSide({
    id: "side-leaves-fruit-nuts",
    cuisine: "american",
    method: "raw",
    name: "{leaf} and {fruit} Salad",
    detail: "with {nuts}",
    base: [oliveOil(5), flavour("lemon-juice", 8, "tsp"), pinchOfSalt],
    parts: {
      leaf: [
        choice("spinach", "spinach", [vegetable("baby-spinach", 50)], { word: "baby spinach" }),
        choice("arugula", "arugula", [vegetable("arugula", 40)]),
        choice("romaine", "romaine", [vegetable("romaine-lettuce", 70)], { word: "romaine lettuce" }),
      ],
      fruit: [
        choice("strawberry", "strawberry", [fruit("strawberries", 120)], {
          word: "strawberries",
          way: "hull and slice the strawberries",
        }),
        choice("pear", "pear", [fruit("pear", 120)], { way: "core the pear and slice it thinly" }),
        choice("orange", "orange", [fruit("orange", 130)], { way: "peel and slice the orange" }),
        choice("apple", "apple", [fruit("apple", 120)], { way: "core the apple and slice it thinly" }),
      ],
      nuts: NUTS.slice(0, 3),
    },
    steps: [
      step("Wash the {leaf} and drain it well; {fruit.way}.", 3),
      step("Toss the {leaf} with the olive oil, lemon juice and salt and put the {fruit} and the {nuts} on top.", 1),
    ],
    skip: onlyPaired("leaf", "fruit", { spinach: "strawberry", arugula: "pear", romaine: "orange" }),
  }),
];
