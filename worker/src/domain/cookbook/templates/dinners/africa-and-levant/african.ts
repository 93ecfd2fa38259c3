import { fat, flavour, fruit, liquid, protein, sauce, season, starch, step, vegetable } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { bayLeaf, oliveOil } from "../../pantry.ts";
import {
  avocadoOil,
  garlic,
  ginger,
  grainChoices,
  lemonJuice,
  onion,
  option,
  proteinChoice,
  salt,
} from "../../parts.ts";

export const africanDinners = (): readonly Template[] => [
  {
    id: "misir-wat",
    mealTypes: ["lunch", "dinner"],
    cuisine: "ethiopian",
    level: "intermediate",
    method: "simmered",
    name: "{pulse} Wat",
    detail: "with {green} and {grain}",
    base: [
      vegetable("onion", 90),
      garlic(6),
      ginger(6),
      oliveOil(15),
      season("paprika", 3),
      season("cayenne-pepper", 0.3),
      season("cardamom", 0.4),
      season("fenugreek-seed", 0.4),
      sauce("tomato-paste", 12),
      salt(0.75),
    ],
    parts: {
      pulse: [
        option("red-lentil", "Red Lentil", "red lentils", [protein("red-lentils-dried", 70), liquid("water", 210)], {
          protein: "lentil",
        }),
        option("split-pea", "Split Pea", "split peas", [protein("split-peas-dried", 70), liquid("water", 80)], {
          protein: "pea",
          steps: [
            step("Boil the split peas in plenty of water for {time}, until they begin to soften; drain.", 25, {
              time: [22, 25],
            }),
          ],
        }),
        option("lentil", "Brown Lentil", "cooked lentils", [protein("lentils-cooked", 200), liquid("water", 80)], {
          protein: "lentil",
        }),
      ],
      green: [
        option("collard", "Gomen Greens", "collard greens", [vegetable("collard-greens", 110)]),
        option("cabbage", "Stewed Cabbage", "green cabbage", [vegetable("green-cabbage", 120)]),
        option("kale", "Kale", "kale", [vegetable("kale", 90)]),
      ],
      grain: grainChoices(["white-rice", "millet", "quinoa"], 20, 42),
    },
    steps: [
      { use: "pulse" },
      { use: "grain" },
      step(
        "Cook the finely chopped onion slowly without fat for {time}, until soft, then add the olive oil, garlic and ginger.",
        10,
        { time: [7, 8] },
      ),
      step("Stir in the paprika, cayenne, cardamom, fenugreek and tomato paste.", 2),
      step(
        "Add the {pulse} and the water and simmer for {time}, until thick; cook the shredded {green} alongside, covered, with a splash of water, and salt both.",
        18,
        { time: [15, 17] },
      ),
      step("Serve the stew with the {green} and {grain}.", 2),
    ],
  },
  {
    id: "tibs",
    mealTypes: ["lunch", "dinner"],
    cuisine: "ethiopian",
    level: "beginner",
    method: "pan-fried",
    name: "{meat} Tibs",
    detail: "with {green} and {side}",
    base: [
      avocadoOil(12),
      onion(40),
      garlic(6),
      vegetable("jalapeno-pepper", 10),
      vegetable("tomato", 60),
      season("paprika", 2),
      season("cardamom", 0.3),
      flavour("rosemary-dried", 0.6, "tsp"),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("beef", 170),
        proteinChoice("lamb", 135),
        proteinChoice("goat", 190, {
          steps: [
            step("Simmer the goat in a little water, covered, for {time}, until tender; drain.", 75, {
              time: [70, 75],
            }),
          ],
        }),
        proteinChoice("chicken-thigh", 200, { name: "Chicken" }),
      ],
      green: [
        option("collard", "Collard Greens", "finely shredded collard greens", [vegetable("collard-greens", 120)]),
        option("chard", "Swiss Chard", "chopped Swiss chard", [vegetable("swiss-chard", 150)]),
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 150)]),
      ],
      side: [
        option(
          "cauliflower-rice",
          "Cauliflower Rice",
          "cauliflower rice",
          [vegetable("cauliflower-rice", 150), avocadoOil(3), fruit("avocado", 40)],
          {
            steps: [
              step(
                "Fry the cauliflower rice in a little of the avocado oil for {time}, until just tender; keep it warm and slice the avocado to go with it.",
                5,
                { time: [3, 4] },
              ),
            ],
          },
        ),
        option("sweet-potato", "Sweet Potato", "sweet potato", [starch("sweet-potato", 160)], {
          steps: [
            step(
              "Peel and dice the sweet potato and boil it in salted water for {time}, until soft; drain and keep it warm.",
              8,
              {
                time: [7, 8],
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "meat" },
      { use: "side" },
      step("Sear the cubed {meat} in avocado oil in a very hot pan for {time}, until browned; lift it out.", 6, {
        time: [5, 6],
      }),
      step(
        "Fry the chopped onion, garlic and jalapeño with the paprika, cardamom and rosemary for {time}, then add the chopped tomato.",
        7,
        { time: [4, 5] },
      ),
      step(
        "Wilt the {green} in the pan, return the {meat}, salt to taste and cook for {time}, until tender; serve with the {side}.",
        6,
        { time: [5, 6] },
      ),
    ],
  },
  {
    id: "peanut-stew",
    mealTypes: ["lunch", "dinner"],
    cuisine: "west-african",
    level: "beginner",
    method: "simmered",
    name: "{butter} Stew",
    detail: "with {protein}, {veg} and Rice",
    base: [
      starch("white-rice-long-grain", 50),
      onion(50),
      garlic(6),
      ginger(6),
      oliveOil(5),
      sauce("tomatoes-canned-crushed", 130),
      season("cayenne-pepper", 0.4),
      season("coriander-ground", 1),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chicken-thigh", 120, { name: "Chicken", way: "chicken thigh, cut into bite-size pieces," }),
        proteinChoice("chickpeas", 100, { name: "Chickpeas", way: "chickpeas" }),
        proteinChoice("black-beans", 110, { name: "Black Beans", way: "black beans" }),
        proteinChoice("beef", 100, { way: "beef in thin slices (for the last 5 minutes)" }),
      ],
      veg: [
        option("sweet-potato", "Sweet Potato", "sweet potato", [vegetable("sweet-potato", 90)], {
          way: "sweet potato, peeled and diced,",
        }),
        option("collard", "Collard Greens", "collard greens", [vegetable("collard-greens", 90)], {
          way: "shredded collard greens",
        }),
        option("okra", "Okra", "okra", [vegetable("okra", 90)], { way: "sliced okra" }),
      ],
      butter: [
        option("peanut", "Peanut", "peanut butter", [sauce("peanut-butter-unsalted", 24)]),
        option("sunflower", "Sunflower Seed Butter", "sunflower seed butter", [sauce("sunflower-seed-butter", 24)]),
      ],
    },
    steps: [
      step(
        "Rinse the white rice and set it to simmer in twice its volume of salted water, covered; after {time} leave it covered off the heat.",
        4,
        {
          time: 16,
        },
      ),
      step("Soften the chopped onion, garlic and ginger in olive oil with the coriander and cayenne for {time}.", 6, {
        time: [5, 6],
      }),
      step(
        "Add the tomatoes, the {protein.way} and the {veg.way} with water to cover and simmer for {time}, until tender.",
        16,
        {
          time: [13, 15],
        },
      ),
      step("Stir in the {butter}, salt to taste, simmer for {time}, until glossy, and serve over the rice.", 4, {
        time: [3, 4],
      }),
    ],
  },
  {
    id: "jollof",
    mealTypes: ["lunch", "dinner"],
    cuisine: "west-african",
    level: "intermediate",
    method: "simmered",
    name: "Jollof {grain}",
    detail: "with {protein} and {veg}",
    base: [
      onion(50),
      vegetable("red-bell-pepper", 70),
      garlic(3),
      oliveOil(13),
      sauce("tomatoes-canned-crushed", 130),
      sauce("tomato-paste", 12),
      season("thyme-dried", 1),
      season("paprika", 1),
      season("cayenne-pepper", 0.4),
      bayLeaf,
      salt(0.75),
    ],
    parts: {
      grain: [
        option("rice", "Rice", "parboiled rice", [starch("parboiled-rice", 65)]),
        option("quinoa", "Quinoa", "quinoa", [starch("quinoa", 65)]),
      ],
      protein: [
        proteinChoice("chicken-thigh", 140, { word: "chicken thigh in bites", name: "Chicken" }),
        proteinChoice("turkey", 140, { word: "turkey in bites" }),
        proteinChoice("shrimp", 160),
        option("black-eyed", "Black-Eyed Peas", "black-eyed peas", [protein("black-eyed-peas-dried", 45)], {
          protein: "bean",
          steps: [
            step("Boil the black-eyed peas in plenty of water for {time}, until tender; drain.", 40, {
              time: [35, 40],
            }),
          ],
        }),
        proteinChoice("kidney-beans", 140, { name: "Kidney Beans" }),
      ],
      veg: [
        option("green-bean", "Green Beans", "green beans", [vegetable("green-beans", 90)]),
        option("carrot", "Carrots", "carrots", [vegetable("carrot", 80)]),
        option("cabbage", "Cabbage", "green cabbage", [vegetable("green-cabbage", 100)]),
      ],
    },
    steps: [
      { use: "protein" },
      step("Blend the red pepper, garlic and tomatoes to a sauce.", 5),
      step("Fry the chopped onion in olive oil for {time}, until soft.", 5, { time: [4, 5] }),
      step(
        "Add the tomato paste, thyme, paprika, cayenne and bay leaf, then the sauce, and cook it down for {time}.",
        3,
        { time: 3 },
      ),
      step(
        "Stir in the {grain}, {protein}, chopped {veg}, salt and water to cover, put on the lid and cook gently for {time}, until everything is tender.",
        22,
        {
          time: [18, 21],
          instead: {
            where: "protein.shrimp",
            steps: [
              step(
                "Stir in the {grain}, chopped {veg}, salt and water to cover, put on the lid and cook gently for {time}, until the {grain} is nearly tender.",
                17,
                { time: [14, 16] },
              ),
              step("Lay the shrimp on top, cover again and cook for {time}, until pink and firm.", 5, { time: [4, 5] }),
            ],
          },
        },
      ),
      step("Rest, covered, off the heat for {time}, then fluff and serve.", 5, { time: 3 }),
    ],
    skip: [["protein.kidney-beans", "veg.green-bean"]],
  },
  {
    id: "red-red",
    mealTypes: ["lunch", "dinner"],
    cuisine: "west-african",
    level: "beginner",
    method: "simmered",
    protein: "bean",
    name: "Red-Red {beans} Stew",
    detail: "with {side}",
    base: [
      onion(60),
      garlic(3),
      ginger(5),
      sauce("tomatoes-canned-crushed", 150),
      fat("palm-oil", 9, "tbsp"),
      season("paprika", 1.5),
      vegetable("jalapeno-pepper", 8),
      salt(0.75),
    ],
    parts: {
      beans: [
        option("black-eyed", "Black-Eyed Pea", "black-eyed peas", [protein("black-eyed-peas-dried", 70)], {
          steps: [
            step("Boil the black-eyed peas in plenty of water for {time}, until tender; drain.", 40, {
              time: [35, 40],
            }),
          ],
        }),
        proteinChoice("kidney-beans", 140),
        option("pigeon", "Pigeon Pea", "pigeon peas", [protein("pigeon-peas-dried", 70)], {
          steps: [
            step("The evening before, cover the pigeon peas with plenty of cold water and soak them for {time}.", 1, {
              time: 480,
            }),
            step("Drain the pigeon peas and boil them in fresh water for {time}, until tender; drain.", 45, {
              time: [40, 45],
            }),
          ],
        }),
      ],
      side: [
        option("plantain", "Fried Plantain", "plantain", [starch("plantain", 150), oliveOil(5)], {
          steps: [
            step(
              "Peel and slice the ripe plantain and fry it in olive oil for {time}, until golden on both sides; keep it warm.",
              7,
              { time: [5, 6] },
            ),
          ],
        }),
        option("yam", "Boiled Yam", "yam", [starch("yam", 170)], {
          steps: [
            step(
              "Put the peeled yam, in chunks, on to boil in salted water for {time} while the rest is made, until tender; drain it.",
              4,
              {
                time: [15, 18],
              },
            ),
          ],
        }),
        option("rice", "White Rice", "white rice", [starch("white-rice-long-grain", 52)], {
          steps: [
            step(
              "Rinse the white rice and set it to simmer in twice its volume of salted water, covered; after {time} leave it covered off the heat.",
              4,
              {
                time: 16,
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "beans" },
      { use: "side" },
      step("Soften the chopped onion, garlic, ginger and jalapeño in palm oil with the paprika for {time}.", 7, {
        time: [6, 7],
      }),
      step("Add the tomatoes, {beans} and salt and simmer for {time}, until thick; serve with the {side}.", 14, {
        time: [11, 13],
      }),
    ],
  },
  {
    id: "yassa",
    mealTypes: ["dinner"],
    cuisine: "west-african",
    level: "intermediate",
    method: "braised",
    name: "{protein} Yassa",
    detail: "with Lemon Onions and {side}",
    base: [
      vegetable("onion", 150),
      lemonJuice(30),
      garlic(6),
      oliveOil(14),
      bayLeaf,
      vegetable("olives-green", 10),
      season("black-pepper", 0.5),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chicken-thigh", 180, {
          way: "braise for {time}, until cooked through",
          time: [10, 12],
          name: "Chicken",
        }),
        proteinChoice("snapper", 180, { way: "braise gently for {time}, until it flakes", time: [6, 8] }),
        proteinChoice("pork", 180, { way: "braise for {time}, until cooked through", time: [10, 12] }),
        proteinChoice("great-northern-beans", 150, {
          way: "braise for {time}, until they have taken on the flavor",
          time: 10,
        }),
      ],
      side: grainChoices(["white-rice", "millet", "brown-rice"], 30, 50),
    },
    steps: [
      step("Slice the onion and toss with the lemon juice, garlic, black pepper and salt.", 5),
      { use: "side" },
      step("Brown the {protein} in half of the olive oil for {time}; set aside.", 8, {
        time: [7, 8],
        instead: {
          where: "protein.snapper",
          steps: [step("Brown the snapper in half of the olive oil for {time}; set aside.", 4, { time: [3, 4] })],
        },
      }),
      step("Cook the onion in the rest of the olive oil with the bay leaf for {time}, until soft and golden.", 15, {
        time: [13, 15],
      }),
      step(
        "Return the {protein} with the green olives and a splash of water, cover and {protein.way}; serve with the {side}.",
        13,
      ),
    ],
    skip: [["protein.great-northern-beans", "side.white-rice"]],
  },
];
