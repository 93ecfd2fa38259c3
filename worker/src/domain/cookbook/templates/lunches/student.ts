import { fat, liquid, protein, sauce, starch, step, vegetable, whole } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { garlic, onion, option, salt, spice } from "../parts.ts";

const CARROT = option("carrot", "Carrot", "carrot", [vegetable("carrot", 70)]);
const CABBAGE = option("cabbage", "Cabbage", "cabbage", [vegetable("green-cabbage", 110)]);

/** A dinner for less than $1.50, from what keeps in a cupboard. */
export const studentMeals = (): readonly Template[] => [
  {
    id: "red-lentil-rice",
    mealTypes: ["lunch", "dinner"],
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    protein: "lentil",
    name: "Red Lentil Rice",
    detail: "with {veg}",
    base: [
      protein("red-lentils-dried", 60),
      starch("white-rice-long-grain", 50),
      onion(40),
      fat("canola-oil", 11, "tsp"),
      spice("turmeric", 0.8),
      spice("cumin", 1),
      liquid("water", 450),
      salt(0.75),
    ],
    parts: {
      veg: [CARROT, CABBAGE, option("potato", "Potato", "potato", [starch("potato", 120)])],
    },
    steps: [
      step("Soften the chopped onion with cumin and turmeric in the canola oil for {time}.", 5, { time: 5 }),
      step("Add the rinsed red lentils and rice, the {veg} in small dice, the salt and the water.", 3),
      step("Simmer, covered, for {time}, stirring now and then, until soft and creamy.", 20, { time: [18, 20] }),
    ],
  },
  {
    id: "potato-cabbage-eggs",
    mealTypes: ["lunch", "dinner"],
    cuisine: "german",
    level: "beginner",
    method: "pan-fried",
    protein: "egg",
    name: "Potato Skillet and Eggs",
    detail: "with {veg}",
    base: [
      starch("potato", 240),
      whole(protein("egg", 100, "large")),
      onion(40),
      fat("canola-oil", 11, "tsp"),
      spice("paprika", 0.7),
      spice("caraway-seed", 0.4),
      salt(0.4),
    ],
    parts: { veg: [CABBAGE, CARROT] },
    steps: [
      step("Dice the potatoes small and fry them, covered, in the canola oil for {time}.", 12, { time: [11, 12] }),
      step("Add the onion and the {veg}, cut fine, with paprika, caraway and salt and fry for {time}.", 8, {
        time: [7, 8],
      }),
      step("Make hollows, crack in the eggs, cover and cook for {time}, until they are set.", 5, { time: [4, 5] }),
    ],
  },
  {
    id: "split-pea-potato-stew",
    mealTypes: ["lunch", "dinner"],
    cuisine: "nordic",
    level: "beginner",
    method: "simmered",
    protein: "pea",
    name: "Split Pea and Potato Stew",
    base: [
      protein("split-peas-dried", 65),
      starch("potato", 130),
      onion(40),
      fat("canola-oil", 9, "tsp"),
      spice("thyme-dried", 0.5),
      liquid("water", 550),
      salt(0.75),
    ],
    parts: { veg: [CARROT] },
    steps: [
      step("Soften the chopped onion and {veg} in the canola oil for {time}.", 6, { time: [5, 6] }),
      step("Add the rinsed split peas, thyme and water and simmer, covered, for {time}.", 30, { time: [28, 30] }),
      step("Add the diced potatoes and the salt and simmer for {time}, until the peas fall apart.", 16, {
        time: [14, 16],
      }),
    ],
  },
  {
    id: "pinto-pot",
    mealTypes: ["lunch", "dinner"],
    cuisine: "mexican",
    level: "beginner",
    method: "simmered",
    protein: "bean",
    name: "Pinto Pot and Rice",
    detail: "with {veg}",
    base: [
      protein("pinto-beans-dried", 60),
      starch("white-rice-long-grain", 50),
      onion(40),
      garlic(4),
      fat("canola-oil", 10, "tsp"),
      spice("cumin", 1),
      spice("smoked-paprika", 0.8),
      liquid("water", 600),
      salt(0.75),
    ],
    parts: { veg: [CABBAGE, CARROT] },
    steps: [
      step("The evening before, cover the pinto beans with plenty of cold water and soak them for {time}.", 1, {
        time: 480,
      }),
      step("Drain them and boil them hard in fresh water for {time}.", 10, { time: 10 }),
      step("Turn the heat down and simmer the beans for {time}, until tender.", 55, { time: [50, 60] }),
      step("Soften onion, garlic and the {veg} in the canola oil with cumin and paprika for {time}.", 6, {
        time: [5, 6],
      }),
      step("Stir in the rice, the beans with enough of their water and the salt and simmer, covered, for {time}.", 17, {
        time: [16, 17],
      }),
    ],
  },
  {
    id: "red-lentil-bolognese",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "beginner",
    method: "simmered",
    protein: "lentil",
    name: "Red Lentil Bolognese",
    detail: "with {pasta}",
    base: [
      protein("red-lentils-dried", 45),
      onion(40),
      vegetable("carrot", 40),
      garlic(3),
      fat("canola-oil", 9, "tsp"),
      sauce("tomatoes-canned-crushed", 130),
      spice("oregano-dried", 0.5),
      liquid("water", 200),
      salt(0.4),
    ],
    parts: {
      pasta: [
        option("spaghetti", "Spaghetti", "pasta", [starch("pasta-dry", 65)]),
        option("whole-wheat", "Whole-Wheat Pasta", "whole-wheat pasta", [starch("whole-wheat-pasta-dry", 68)]),
      ],
    },
    steps: [
      step("Soften the onion, carrot and garlic, chopped fine, in the canola oil for {time}.", 6, { time: [5, 6] }),
      step("Add the red lentils, tomatoes, oregano, water and salt and simmer for {time}, until thick.", 17, {
        time: [15, 17],
      }),
      step("Meanwhile boil the {pasta} for {time}, drain and serve with the sauce.", 2, { time: [10, 11] }),
    ],
  },
];
