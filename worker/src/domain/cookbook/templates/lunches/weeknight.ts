import {
  dairy,
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
} from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { oliveOil } from "../pantry.ts";
import { garlic, onion, option, proteinChoice, salt } from "../parts.ts";

const CARROT = option("carrot", "Carrot", "diced carrot", [vegetable("carrot", 90)]);
const PEAS = option("peas", "Peas", "peas", [vegetable("peas-frozen", 90)]);

const WARMED = step("Stir in the {protein} and simmer for {time}.", 4, { time: 4 });

/** What many families cook on an ordinary evening, from few and cheap foods. */
export const weeknightMeals = (): readonly Template[] => [
  {
    id: "chicken-rice-pot",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "simmered",
    protein: "chicken",
    name: "Chicken Rice Pot",
    detail: "with {veg}",
    base: [
      protein("chicken-thigh-skinless", 130),
      starch("white-rice-long-grain", 65),
      onion(50),
      garlic(4),
      fat("canola-oil", 9, "tsp"),
      season("paprika", 0.7),
      season("thyme-dried", 0.5),
      liquid("water", 170),
      salt(0.75),
    ],
    parts: {
      veg: [
        CARROT,
        PEAS,
        option("beans", "Green Beans", "green beans", [vegetable("green-beans-frozen", 100)]),
        option("broccoli", "Broccoli", "broccoli, cut small", [vegetable("broccoli-frozen", 110)]),
      ],
    },
    steps: [
      step("Cut the chicken thigh into bites and brown it in the canola oil with the paprika for {time}.", 6, {
        time: [5, 6],
      }),
      step("Add the chopped onion, garlic and thyme and fry for {time}.", 4, { time: 4 }),
      step("Stir in the rice, the {veg}, the salt and the water and bring to the boil.", 4),
      step(
        "Simmer, covered, for {time}, until the rice is tender and no chicken is pink inside (74 °C / 165 °F).",
        18,
        {
          time: [17, 18],
        },
      ),
    ],
  },
  {
    id: "unstuffed-cabbage",
    mealTypes: ["lunch", "dinner"],
    cuisine: "eastern-european",
    level: "beginner",
    method: "simmered",
    name: "Cabbage Roll Skillet",
    detail: "with {protein}",
    base: [
      starch("white-rice-long-grain", 55),
      vegetable("green-cabbage", 150),
      onion(50),
      fat("canola-oil", 8, "tsp"),
      sauce("tomatoes-canned-diced", 150),
      season("paprika", 0.8),
      liquid("water", 160),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("ground-turkey", 110),
        proteinChoice("ground-beef", 110),
        proteinChoice("lentils", 130, { name: "Lentils" }),
      ],
    },
    steps: [
      step("Brown the {protein} with the chopped onion in the canola oil for {time}.", 7, { time: [6, 7] }),
      step("Add the cabbage, cut into squares, the paprika and the salt and fry for {time}.", 5, { time: 5 }),
      step("Stir in the rice, tomatoes and water and simmer, covered, for {time}, until the rice is tender.", 20, {
        time: [18, 20],
      }),
    ],
  },
  {
    id: "potato-pancakes",
    mealTypes: ["lunch", "dinner"],
    cuisine: "german",
    level: "beginner",
    method: "pan-fried",
    protein: "egg",
    name: "Potato Pancakes",
    detail: "with {topping}",
    base: [
      starch("potato", 280),
      whole(protein("egg", 100, "large")),
      onion(40),
      starch("rolled-oats", 18),
      fat("canola-oil", 13, "tsp"),
      salt(0.75),
    ],
    parts: {
      topping: [
        option("apple", "Apple and Yogurt", "apple", [fruit("apple", 110), dairy("yogurt-plain-low-fat", 80)], {
          way: "Grate the apple, stir it into the yogurt",
        }),
        option(
          "cottage",
          "Cottage Cheese and Carrot",
          "cottage cheese",
          [dairy("cottage-cheese-2", 90), vegetable("carrot", 70)],
          {
            way: "Grate the carrot, stir it into the cottage cheese",
          },
        ),
      ],
    },
    steps: [
      step("Grate the potatoes and the onion and squeeze them dry; mix with the beaten eggs, oats and salt.", 10),
      step("Fry spoonfuls, pressed flat, in the hot canola oil for {time} in all, turning once, until crisp.", 12, {
        time: [10, 12],
      }),
      step("{topping.way} and serve it with the pancakes.", 3),
    ],
  },
  {
    id: "sloppy-joes",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "simmered",
    name: "{protein} Sloppy Joe",
    detail: "with Carrot Sticks",
    base: [
      whole(starch("whole-wheat-burger-bun", 56, "piece")),
      onion(50),
      vegetable("green-bell-pepper", 60),
      vegetable("carrot", 80),
      fat("canola-oil", 8, "tsp"),
      sauce("tomatoes-canned-crushed", 120),
      season("chili-powder", 1),
      season("brown-sugar", 3),
      flavour("apple-cider-vinegar", 5, "tsp"),
      salt(0.4),
    ],
    parts: {
      protein: [
        proteinChoice("ground-turkey", 120, { name: "Turkey", word: "ground turkey" }),
        proteinChoice("ground-beef", 120, { name: "Beef", word: "ground beef" }),
      ],
    },
    steps: [
      step("Brown the {protein} with the onion and bell pepper, chopped fine, in the canola oil for {time}.", 8, {
        time: [7, 8],
      }),
      step(
        "Stir in the chili powder, tomatoes, brown sugar, vinegar and salt and simmer for {time}, until thick.",
        11,
        {
          time: [10, 11],
        },
      ),
      step("Toast the split bun for {time}, pile the filling on it and eat it with the carrot, cut into sticks.", 3, {
        time: 2,
      }),
    ],
  },
  {
    id: "potato-goulash",
    mealTypes: ["lunch", "dinner"],
    cuisine: "eastern-european",
    level: "beginner",
    method: "simmered",
    name: "Potato Goulash",
    detail: "with {protein}",
    base: [
      starch("potato", 260),
      onion(80),
      vegetable("green-bell-pepper", 80),
      garlic(4),
      fat("canola-oil", 11, "tsp"),
      season("paprika", 2),
      season("caraway-seed", 0.6),
      sauce("tomatoes-canned-diced", 100),
      liquid("water", 220),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("cannellini-beans", 130, { name: "White Beans", steps: [WARMED] }),
        proteinChoice("chickpeas", 130, { name: "Chickpeas", steps: [WARMED] }),
        option("eggs", "Eggs", "eggs", [whole(protein("egg", 100, "large"))], {
          protein: "egg",
          steps: [step("Crack the eggs into it, cover and poach for {time}, until they are set.", 5, { time: [4, 5] })],
        }),
      ],
    },
    steps: [
      step("Soften the sliced onion and bell pepper in the canola oil for {time}.", 8, { time: [7, 8] }),
      step("Stir in the garlic, paprika and caraway, then the diced potatoes, tomatoes, water and salt.", 4),
      step("Simmer, covered, for {time}, until the potatoes are tender.", 18, { time: [16, 18] }),
      { use: "protein" },
    ],
  },
  {
    id: "bread-bake",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "baked",
    protein: "egg",
    name: "Savory Bread Bake",
    detail: "with {veg}",
    base: [
      whole(starch("whole-wheat-bread", 96, "slice")),
      whole(protein("egg", 100, "large")),
      dairy("low-fat-milk-1", 140, "cup"),
      dairy("cheddar-cheese", 16),
      onion(40),
      oliveOil(6),
      season("nutmeg", 0.2),
      salt(0.4),
    ],
    parts: {
      veg: [
        option("spinach", "Spinach", "spinach", [vegetable("spinach-frozen", 110)], { way: "frozen spinach" }),
        option("broccoli", "Broccoli", "broccoli", [vegetable("broccoli-frozen", 120)], {
          way: "broccoli, cut small,",
        }),
        option("tomato", "Tomato", "tomato", [vegetable("tomato", 130)], { way: "tomato, cut small," }),
        option("mushrooms", "Mushrooms", "mushrooms", [vegetable("white-mushrooms", 110)], {
          way: "mushrooms, cut small,",
        }),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; soften the chopped onion and the {veg.way} in the olive oil for {time}.", 7, {
        oven: 190,
        time: [5, 6],
      }),
      step("Layer them 5 cm (2 in) deep in a baking dish with the bread, torn up, and the grated cheddar.", 3),
      step("Whisk the eggs with the milk, nutmeg and salt, pour over and let it soak in for {time}.", 6, { time: 5 }),
      step("Bake for {time}, until it is puffed, brown and set in the middle.", 30, { time: [25, 30] }),
    ],
  },
  {
    id: "carrot-fritters",
    mealTypes: ["lunch", "dinner"],
    cuisine: "turkish",
    level: "beginner",
    method: "pan-fried",
    protein: "egg",
    name: "{veg} Oat Fritters",
    detail: "with Garlic Yogurt",
    base: [
      starch("rolled-oats", 50),
      whole(protein("egg", 100, "large")),
      vegetable("scallions", 20),
      fat("canola-oil", 11, "tsp"),
      dairy("yogurt-plain-low-fat", 110, "cup"),
      garlic(3),
      season("cumin", 1),
      salt(0.75),
    ],
    parts: {
      veg: [
        option("carrot", "Carrot", "carrot", [vegetable("carrot", 160)], { way: "Grate the carrot" }),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 200)], {
          way: "Grate the zucchini and squeeze it dry",
        }),
        option("corn", "Corn", "corn", [vegetable("corn-frozen", 140)], {
          way: "Rinse the frozen corn with hot water and drain it",
        }),
      ],
    },
    steps: [
      step(
        "{veg.way}; mix it with the oats, beaten eggs, sliced scallions, cumin and salt and let it swell for {time}.",
        14,
        {
          time: 10,
        },
      ),
      step("Fry spoonfuls, pressed flat, in the hot canola oil for {time} in all, turning once, until golden.", 10, {
        time: [8, 10],
      }),
      step("Stir the grated garlic into the yogurt and serve it with the fritters.", 2),
    ],
  },
  {
    id: "lentil-tomato-soup",
    mealTypes: ["lunch", "dinner"],
    cuisine: "levantine",
    level: "beginner",
    method: "simmered",
    protein: "lentil",
    name: "Lentil Tomato Soup",
    detail: "with {bread}",
    base: [
      protein("red-lentils-dried", 65),
      onion(50),
      vegetable("carrot", 80),
      garlic(4),
      oliveOil(10),
      sauce("tomatoes-canned-diced", 130),
      season("cumin", 1.2),
      liquid("water", 350),
      salt(0.75),
    ],
    parts: {
      bread: [
        option("toast", "Toast", "whole-wheat bread", [whole(starch("whole-wheat-bread", 64, "slice"))]),
        option("pita", "Pita", "whole-wheat pita", [whole(starch("pita-whole-wheat", 56, "small"))]),
        option("corn", "Corn Tortillas", "corn tortillas", [whole(starch("corn-tortilla", 72, "piece"))]),
      ],
    },
    steps: [
      step("Soften the onion, carrot and garlic, chopped small, with the cumin in the olive oil for {time}.", 6, {
        time: [5, 6],
      }),
      step("Add the rinsed red lentils, tomatoes, water and salt and simmer for {time}, until it is thick.", 20, {
        time: [18, 20],
      }),
      step("Toast the {bread} in a dry pan or toaster for {time}, to eat with the soup.", 2, { time: 2 }),
    ],
  },
  {
    id: "potato-egg-salad",
    mealTypes: ["lunch", "dinner"],
    cuisine: "nordic",
    level: "beginner",
    method: "boiled",
    protein: "egg",
    name: "Potato and Egg Salad",
    detail: "with {veg}",
    base: [
      starch("potato", 280),
      whole(protein("egg", 100, "large")),
      dairy("yogurt-plain-low-fat", 100, "cup"),
      vegetable("scallions", 20),
      oliveOil(9),
      flavour("apple-cider-vinegar", 5, "tsp"),
      salt(0.75),
    ],
    parts: {
      veg: [
        option("peas", "Peas", "peas", [vegetable("peas-frozen", 90)], {
          steps: [step("Boil the frozen peas with the potatoes for the last {time}.", 1, { time: 3 })],
        }),
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 120)], {
          steps: [step("Dice the cucumber.", 1)],
        }),
        option("beans", "Green Beans", "green beans", [vegetable("green-beans-frozen", 110)], {
          steps: [step("Boil the frozen green beans with the potatoes for the last {time}.", 1, { time: 5 })],
        }),
      ],
    },
    steps: [
      step("Boil the diced potatoes in salted water for {time}, until tender.", 15, { time: [13, 15] }),
      step("Meanwhile lower the eggs into boiling water in another pan and boil for {time}, cool and peel them.", 2, {
        time: 10,
      }),
      { use: "veg" },
      step(
        "Stir the yogurt with the olive oil, vinegar and salt; fold in the drained potatoes, {veg} and sliced scallions.",
        3,
      ),
      step("Lay the quartered eggs on top.", 1),
    ],
  },
];
