import { choice, fat, flavour, onlyPaired, sauce, season, step, vegetable } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { oliveOil, pepper, pinchOfSalt, water } from "../pantry.ts";
import { anySide, breakfastSide, mainSide } from "./side.ts";

/** A vegetable with the minutes that it takes in this way of cooking. */
function timed(
  key: string,
  name: string,
  foodId: string,
  grams: number,
  minutes: readonly [number, number],
  text: string,
): PartOption {
  return choice(key, name, [vegetable(foodId, grams)], {
    word: name.toLowerCase(),
    steps: [step(text, minutes[1], { time: minutes })],
  });
}

const steamed = (
  key: string,
  name: string,
  foodId: string,
  grams: number,
  minutes: readonly [number, number],
  first = "Trim",
) =>
  timed(
    key,
    name,
    foodId,
    grams,
    minutes,
    `${first} the {vegetable}, cut what is large into bites and steam for {time}, until just tender.`,
  );
const wilted = (key: string, name: string, foodId: string, grams: number, minutes: readonly [number, number]) =>
  timed(
    key,
    name,
    foodId,
    grams,
    minutes,
    "Add the washed and cut {greens} with a splash of water and cook, covered, for {time}, until tender.",
  );
/** @param first what is done before it is cut: its skin, its seeds or its ends come off. */
const roasted = (
  key: string,
  name: string,
  foodId: string,
  grams: number,
  minutes: readonly [number, number],
  first = "trim",
): PartOption => ({
  ...timed(key, name, foodId, grams, minutes, "Roast for {time}, turning once, until tender and brown at the edges."),
  way: `${first} the ${name.toLowerCase()}`,
});

export const vegetableSides = (): readonly Template[] => [
  mainSide({
    id: "side-steamed-vegetable",
    cuisine: "international",
    method: "steamed",
    name: "Steamed {vegetable}",
    base: [oliveOil(5), pinchOfSalt],
    parts: {
      vegetable: [
        steamed("broccoli", "Broccoli", "broccoli", 160, [5, 6]),
        steamed("cauliflower", "Cauliflower", "cauliflower", 170, [7, 8]),
        steamed("green-beans", "Green Beans", "green-beans", 140, [6, 7]),
        steamed("asparagus", "Asparagus", "asparagus", 150, [4, 5]),
        steamed("carrots", "Carrots", "carrot", 130, [8, 9], "Peel"),
        steamed("sprouts", "Brussels Sprouts", "brussels-sprouts", 140, [8, 10]),
        steamed("bok-choy", "Bok Choy", "bok-choy", 140, [4, 5]),
        steamed("snap-peas", "Snap Peas", "sugar-snap-peas", 120, [3, 4]),
        steamed("zucchini", "Zucchini", "zucchini", 180, [4, 5]),
        steamed("kohlrabi", "Kohlrabi", "kohlrabi", 170, [9, 10], "Peel"),
      ],
    },
    steps: [{ use: "vegetable" }, step("Drizzle the {vegetable} with the olive oil and salt lightly.", 1)],
  }),
  mainSide({
    id: "side-frozen-vegetable",
    cuisine: "british",
    method: "boiled",
    name: "Quick {vegetable}",
    base: [oliveOil(4), flavour("apple-cider-vinegar", 3, "tsp"), pepper],
    parts: {
      vegetable: [
        choice("peas", "peas", [vegetable("peas-frozen", 120)]),
        choice("mixed", "mixed vegetables", [vegetable("mixed-vegetables-frozen", 120)]),
        choice("peas-carrots", "peas and carrots", [vegetable("peas-and-carrots-frozen", 120)]),
        choice("beans", "green beans", [vegetable("green-beans-frozen", 140)]),
        choice("broccoli", "broccoli", [vegetable("broccoli-frozen", 160)]),
        choice("corn", "corn", [vegetable("corn-frozen", 100)]),
        choice("cauliflower", "cauliflower", [vegetable("cauliflower-frozen", 170)]),
      ],
    },
    steps: [
      step("Boil the frozen {vegetable} in salted water for {time}, until tender, and drain.", 5, { time: [4, 5] }),
      step("Toss with the olive oil, cider vinegar and black pepper.", 1),
    ],
  }),
  mainSide({
    id: "side-garlic-greens",
    cuisine: "italian",
    method: "pan-fried",
    name: "Garlic {greens}",
    base: [oliveOil(7), flavour("garlic", 4, "clove"), flavour("lemon-juice", 4, "tsp"), pinchOfSalt],
    parts: {
      greens: [
        wilted("kale", "Kale", "kale", 120, [5, 6]),
        wilted("collards", "Collard Greens", "collard-greens", 140, [9, 10]),
        wilted("cabbage", "Cabbage", "green-cabbage", 160, [7, 8]),
        wilted("savoy", "Savoy Cabbage", "savoy-cabbage", 160, [7, 8]),
        wilted("bok-choy", "Bok Choy", "bok-choy", 140, [4, 5]),
        wilted("rabe", "Broccoli Rabe", "broccoli-rabe", 150, [5, 6]),
        wilted("dandelion", "Dandelion Greens", "dandelion-greens", 110, [5, 6]),
      ],
    },
    steps: [
      step("Warm the sliced garlic in the olive oil until it smells, without browning it.", 1),
      { use: "greens" },
      step("Season the {greens} with the lemon juice and salt.", 1),
    ],
  }),
  mainSide({
    id: "side-roast-vegetable",
    cuisine: "international",
    method: "roasted",
    name: "Roasted {vegetable}",
    base: [oliveOil(7), pinchOfSalt],
    parts: {
      vegetable: [
        roasted("carrots", "Carrots", "carrot", 130, [22, 25], "peel"),
        roasted("cauliflower", "Cauliflower", "cauliflower", 190, [20, 25]),
        roasted("broccoli", "Broccoli", "broccoli", 180, [15, 18]),
        roasted("sprouts", "Brussels Sprouts", "brussels-sprouts", 150, [18, 22]),
        roasted("squash", "Butternut Squash", "butternut-squash", 200, [22, 25], "peel and seed"),
        roasted("parsnips", "Parsnips", "parsnip", 150, [22, 25], "peel"),
        roasted("beets", "Beets", "beet", 115, [30, 35], "peel"),
        roasted("peppers", "Bell Peppers", "red-bell-pepper", 180, [20, 22], "core"),
        roasted("eggplant", "Eggplant", "eggplant", 200, [22, 25]),
        roasted("fennel", "Fennel", "fennel-bulb", 180, [22, 25]),
        roasted("asparagus", "Asparagus", "asparagus", 170, [10, 12]),
        roasted("pumpkin", "Pumpkin", "pumpkin", 240, [22, 25], "peel and seed"),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}; {vegetable.way}, cut into even pieces and toss with the olive oil and salt on a tray.",
        6,
        {
          oven: 220,
        },
      ),
      { use: "vegetable" },
    ],
  }),
  mainSide({
    id: "side-ginger-vegetable",
    cuisine: "chinese",
    method: "stir-fried",
    name: "Ginger {vegetable}",
    detail: "with {sauce}",
    base: [fat("canola-oil", 5, "tsp"), flavour("ginger-root", 4, "tsp"), flavour("garlic", 3, "clove")],
    parts: {
      vegetable: [
        choice("snow-peas", "snow peas", [vegetable("snow-peas", 120)], { way: "cut the snow peas into bites" }),
        choice("bok-choy", "bok choy", [vegetable("bok-choy", 160)], { way: "cut the bok choy into bites" }),
        choice("napa", "napa cabbage", [vegetable("napa-cabbage", 170)], { way: "cut the napa cabbage into bites" }),
        choice("broccoli", "broccoli", [vegetable("tender-stem-broccoli", 140)], {
          way: "cut the broccoli into bites",
        }),
        choice("sprouts", "bean sprouts", [vegetable("bean-sprouts-mung", 130)], { way: "rinse the bean sprouts" }),
        choice("beans", "green beans", [vegetable("green-beans", 130)], { way: "cut the green beans into bites" }),
      ],
      sauce: [
        choice("soy", "soy sauce", [sauce("soy-sauce-low-sodium", 4, "tsp")]),
        choice("lime", "lime", [flavour("lime-juice", 6, "tsp"), pinchOfSalt], { word: "lime juice and salt" }),
      ],
    },
    steps: [
      step("{vegetable.way} and slice the ginger and garlic.", 3),
      step("Stir-fry them in the hot canola oil for {time}, until bright and tender, with some bite left.", 5, {
        time: [4, 5],
      }),
      step("Season with the {sauce}.", 1),
    ],
    skip: onlyPaired("vegetable", "sauce", {
      "snow-peas": "lime",
      "bok-choy": "soy",
      napa: "soy",
      broccoli: "lime",
      sprouts: "soy",
      beans: "lime",
    }),
  }),
  anySide({
    id: "side-garlic-mushrooms",
    cuisine: "french",
    method: "pan-fried",
    name: "Pan-Fried {mushroom}",
    base: [oliveOil(6), flavour("parsley-fresh", 3), pinchOfSalt],
    parts: {
      mushroom: [
        choice("white", "white mushrooms", [vegetable("white-mushrooms", 150)]),
        choice("cremini", "cremini mushrooms", [vegetable("cremini-mushrooms", 150)]),
        choice("oyster", "oyster mushrooms", [vegetable("oyster-mushrooms", 130)]),
        choice("portobello", "portobello", [vegetable("portobello-mushroom", 168)], { word: "portobello mushrooms" }),
      ],
    },
    steps: [
      step("Wipe and slice the {mushroom}.", 2),
      step("Fry them in the hot olive oil for {time}, until their juice is gone and they brown.", 7, { time: [6, 7] }),
      step("Salt them and scatter with chopped parsley.", 1),
    ],
  }),
  breakfastSide({
    id: "side-breakfast-vegetable",
    cuisine: "british",
    method: "pan-fried",
    name: "{vegetable}",
    base: [oliveOil(4), pinchOfSalt, pepper],
    parts: {
      vegetable: [
        choice("tomatoes", "fried tomatoes", [vegetable("tomato", 180)], {
          word: "tomatoes",
          steps: [
            step("Fry the halved tomatoes, cut side down, in the olive oil for {time}, until soft; turn once.", 5, {
              time: [4, 5],
            }),
          ],
        }),
        choice("spinach", "wilted spinach", [vegetable("spinach", 115)], {
          word: "spinach",
          steps: [
            step("Wilt the washed spinach in the olive oil for {time}, until soft; press out the juice.", 3, {
              time: 2,
            }),
          ],
        }),
        choice("frozen-spinach", "warm leaf spinach", [vegetable("spinach-frozen", 120)], {
          word: "spinach",
          steps: [
            step("Warm the frozen spinach in the olive oil, covered, for {time}, until hot all through.", 6, {
              time: [5, 6],
            }),
          ],
        }),
        choice("cherry", "blistered cherry tomatoes", [vegetable("cherry-tomatoes", 150)], {
          word: "cherry tomatoes",
          steps: [
            step("Shake the cherry tomatoes in the hot olive oil for {time}, until the skins burst.", 4, {
              time: [3, 4],
            }),
          ],
        }),
        choice("zucchini", "fried zucchini", [vegetable("zucchini", 170)], {
          word: "zucchini",
          steps: [
            step("Fry the zucchini, in slices, in the olive oil for {time}, turning once, until golden.", 6, {
              time: [5, 6],
            }),
          ],
        }),
        choice("pepper", "fried peppers", [vegetable("red-bell-pepper", 150)], {
          word: "peppers",
          steps: [
            step("Fry the peppers, cut into strips, in the olive oil for {time}, until soft.", 8, { time: [7, 8] }),
          ],
        }),
      ],
    },
    steps: [{ use: "vegetable" }, step("Season the {vegetable} with salt and black pepper.", 1)],
  }),
  mainSide({
    id: "side-green-beans-tomato",
    cuisine: "greek",
    method: "simmered",
    name: "{vegetable} in Tomato",
    base: [
      oliveOil(7),
      vegetable("onion", 30),
      vegetable("tomatoes-canned-diced", 100),
      season("oregano-dried", 0.4),
      water(40),
    ],
    parts: {
      vegetable: [
        choice("beans", "green beans", [vegetable("green-beans", 130)]),
        choice("okra", "okra", [vegetable("okra", 120)]),
        choice("zucchini", "zucchini", [vegetable("zucchini", 170)]),
        choice("eggplant", "eggplant", [vegetable("eggplant", 150)]),
        choice("cauliflower", "cauliflower", [vegetable("cauliflower", 150)]),
      ],
    },
    steps: [
      step("Soften the chopped onion in the olive oil for {time}.", 4, { time: 4 }),
      step(
        "Add the {vegetable}, trimmed and cut, the tomatoes, the oregano and the water and simmer, covered, for {time}, until tender.",
        16,
        {
          time: [14, 16],
        },
      ),
    ],
  }),
];
