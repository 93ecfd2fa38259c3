import {
  fat,
  flavour,
  fruit,
  liquid,
  protein,
  sauce,
  season,
  starch,
  step,
  vegetable,
  whole,
} from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { garlic, ginger, grainChoices, option, proteinChoice, salt } from "../../parts.ts";

export const chineseDinners = (): readonly Template[] => [
  {
    id: "soy-ginger-stir-fry",
    mealTypes: ["lunch", "dinner"],
    cuisine: "chinese",
    level: "beginner",
    method: "stir-fried",
    name: "{protein} and {veg} Stir-Fry",
    detail: "with {grain}",
    base: [
      fat("sunflower-oil", 10, "tbsp"),
      garlic(3),
      ginger(7),
      vegetable("scallions", 20),
      sauce("soy-sauce-low-sodium", 12, "tbsp"),
      flavour("rice-vinegar", 8, "tsp"),
      season("chili-flakes", 0.5),
    ],
    parts: {
      protein: [
        proteinChoice("chicken", 150),
        proteinChoice("beef", 130),
        proteinChoice("pork", 150),
        proteinChoice("shrimp", 170),
        proteinChoice("tofu", 150),
        proteinChoice("tempeh", 110),
        proteinChoice("seitan", 100),
      ],
      veg: [
        option("broccoli", "Broccoli", "broccoli", [vegetable("broccoli", 130)]),
        option("pepper", "Sweet Pepper", "red pepper", [vegetable("red-bell-pepper", 120)]),
        option("snow-pea", "Snow Pea", "snow peas", [vegetable("snow-peas", 100)]),
        option("bok-choy", "Bok Choy", "bok choy", [vegetable("bok-choy", 150)]),
        option("eggplant", "Eggplant", "eggplant", [vegetable("eggplant", 150)]),
      ],
      grain: grainChoices(["white-rice", "brown-rice"], 15, 62),
    },
    steps: [
      { use: "grain" },
      step("Slice the {protein} and {veg}; chop the garlic, ginger and scallions.", 6, {
        instead: {
          where: "protein.shrimp",
          steps: [step("Peel the shrimp if need be and slice the {veg}; chop the garlic, ginger and scallions.", 6)],
        },
      }),
      step(
        "Sear the {protein} in half of the sunflower oil in a very hot wok for {time}, until golden and hot right through; set aside.",
        4,
        { time: [3, 4] },
      ),
      step(
        "Stir-fry the {veg} with the garlic, ginger and chili flakes in the rest of the sunflower oil for {time}, until just tender.",
        4,
        {
          time: [3, 4],
          instead: {
            where: "veg.eggplant",
            steps: [
              step(
                "Stir-fry the eggplant in the rest of the sunflower oil with a splash of water for {time}, until soft, adding the garlic, ginger and chili flakes halfway.",
                8,
                { time: [7, 8] },
              ),
            ],
          },
        },
      ),
      step("Return the {protein}, add the soy sauce, rice vinegar and scallions, toss and serve over the {grain}.", 1),
    ],
    skip: [
      ["protein.shrimp", "veg.eggplant"],
      ["protein.seitan", "veg.eggplant"],
    ],
  },
  {
    id: "egg-fried-rice",
    mealTypes: ["lunch", "dinner"],
    cuisine: "chinese",
    level: "beginner",
    method: "stir-fried",
    name: "{protein} Egg Fried Rice",
    detail: "with {veg}",
    base: [
      starch("white-rice-cooked", 190),
      whole(protein("egg", 50, "large")),
      fat("sunflower-oil", 10, "tbsp"),
      vegetable("scallions", 20),
      garlic(3),
      sauce("soy-sauce-low-sodium", 11, "tbsp"),
    ],
    parts: {
      protein: [
        proteinChoice("chicken", 110, { way: "chicken, diced small," }),
        proteinChoice("pork", 110, { way: "pork, diced small," }),
        proteinChoice("shrimp", 120, { way: "shrimp" }),
        proteinChoice("tofu", 90, { way: "tofu, diced small," }),
        option("edamame", "Edamame", "edamame", [protein("edamame-frozen", 100)], {
          protein: "soy",
          way: "thawed edamame",
        }),
      ],
      veg: [
        option("peas", "Peas", "peas", [vegetable("peas-frozen", 60)], { way: "peas" }),
        option("carrot", "Carrot", "carrot", [vegetable("carrot", 70)], { way: "carrot, diced small," }),
        option("cabbage", "Cabbage", "green cabbage", [vegetable("green-cabbage", 100)], {
          way: "shredded green cabbage",
        }),
        option("pineapple", "Pineapple", "pineapple", [fruit("pineapple-canned-in-juice", 70)], {
          way: "drained pineapple, in pieces,",
        }),
      ],
    },
    steps: [
      step("Slice the scallions, chop the garlic and beat the egg.", 3),
      step(
        "Fry the {protein.way} and the {veg.way} with the garlic in sunflower oil over high heat for {time}, until hot right through and lightly browned.",
        4,
        {
          time: [3, 4],
        },
      ),
      step("Push everything aside and scramble the egg in the gap.", 1),
      step(
        "Add the cooked white rice, pressing out the lumps, fry for {time}, until hot, and season with soy sauce and scallions.",
        4,
        { time: [3, 4] },
      ),
    ],
    skip: [["protein.edamame", "veg.peas"]],
  },
  {
    id: "mapo",
    mealTypes: ["dinner"],
    cuisine: "chinese",
    level: "intermediate",
    method: "simmered",
    protein: "tofu",
    name: "Mapo Tofu",
    detail: "with {mince} and {grain}",
    base: [
      protein("tofu-soft", 180),
      fat("sunflower-oil", 9, "tbsp"),
      garlic(6),
      ginger(6),
      vegetable("scallions", 20),
      sauce("black-bean-sauce", 10, "tbsp"),
      sauce("sambal-oelek", 5, "tsp"),
      starch("cornstarch", 4, "tsp"),
    ],
    parts: {
      mince: [
        proteinChoice("ground-pork", 90, { name: "Pork" }),
        proteinChoice("ground-beef", 80, { name: "Beef" }),
        option("mushroom", "Shiitake", "finely chopped shiitake mushrooms", [vegetable("shiitake-mushrooms", 120)]),
        option("eggplant", "Eggplant", "finely diced eggplant", [vegetable("eggplant", 150)]),
      ],
      grain: grainChoices(["white-rice", "brown-rice"], 15, 68),
    },
    steps: [
      { use: "grain" },
      step("Fry the {mince} in sunflower oil for {time}, until browned.", 6, { time: [5, 6] }),
      step("Stir in the chopped garlic, grated ginger, black bean sauce and sambal oelek.", 2),
      step(
        "Slide in the tofu cubes with a little water and simmer gently for {time}; thicken with cornstarch mixed with cold water.",
        6,
        { time: [5, 6] },
      ),
      step("Scatter with sliced scallions and serve with the {grain}.", 1),
    ],
  },
  {
    id: "congee",
    mealTypes: ["lunch", "dinner"],
    cuisine: "chinese",
    level: "beginner",
    method: "simmered",
    name: "Silky Ginger Rice Soup",
    detail: "with {protein} and {veg}",
    base: [
      starch("white-rice-medium-grain", 65),
      liquid("water", 600),
      ginger(10),
      fat("canola-oil", 10, "tsp"),
      vegetable("scallions", 20),
      garlic(6),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chicken", 150, { word: "chicken in thin slices" }),
        proteinChoice("ground-pork", 160, { name: "Pork" }),
        proteinChoice("turkey", 150, { word: "turkey in thin slices" }),
        proteinChoice("cod", 190, { word: "cod in pieces" }),
        option("adzuki", "Adzuki Beans", "adzuki beans", [protein("adzuki-beans-dried", 55)], {
          protein: "bean",
          steps: [
            step("The evening before, cover the adzuki beans with plenty of cold water and soak them for {time}.", 1, {
              time: 480,
            }),
            step("Drain the adzuki beans and boil them in fresh water for {time}, until soft; drain.", 40, {
              time: [35, 40],
            }),
          ],
        }),
        option("mung", "Mung Beans", "mung beans", [protein("mung-beans-dried", 50)], {
          protein: "bean",
          steps: [
            step("Boil the mung beans in plenty of water for {time}, until they begin to soften; drain.", 15, {
              time: [13, 15],
            }),
          ],
        }),
      ],
      veg: [
        option("bok-choy", "Bok Choy", "sliced bok choy", [vegetable("bok-choy", 120)]),
        option("mushroom", "Shiitake", "sliced shiitake mushrooms", [vegetable("shiitake-mushrooms", 80)]),
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 100)]),
      ],
    },
    steps: [
      { use: "protein" },
      step(
        "Simmer the rice with half of the ginger, cut into threads, in the water, stirring now and then, for {time}, until it falls apart.",
        30,
        { time: [27, 30] },
      ),
      step("Add the {protein} and the {veg} and cook gently for {time}, until hot and tender; season with salt.", 10, {
        time: [5, 6],
        instead: {
          where: "protein.mung",
          steps: [
            step(
              "Add the mung beans and cook gently for {time}, with the {veg} for the last 5 minutes, until soft; season with salt.",
              10,
              { time: [8, 9] },
            ),
          ],
        },
      }),
      step(
        "Fry the garlic and the rest of the ginger in canola oil for {time}, until golden, and pour over with the sliced scallions.",
        4,
        { time: [3, 4] },
      ),
    ],
  },
];
