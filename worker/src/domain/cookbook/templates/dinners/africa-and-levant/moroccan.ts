import { fruit, liquid, protein, sauce, season, starch, step, vegetable } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { oliveOil } from "../../pantry.ts";
import {
  cauliflowerRice,
  garlic,
  ginger,
  grainChoices,
  lemonJuice,
  onion,
  option,
  proteinChoice,
  salt,
} from "../../parts.ts";

export const moroccanDinners = (): readonly Template[] => [
  {
    id: "chicken-tagine",
    mealTypes: ["dinner"],
    cuisine: "moroccan",
    level: "intermediate",
    method: "braised",
    name: "{meat} Tagine",
    detail: "with {fruit} and {side}",
    base: [
      onion(60),
      garlic(6),
      ginger(6),
      oliveOil(9),
      season("cumin", 1.5),
      season("turmeric", 0.5),
      season("cinnamon-ground", 0.7),
      season("paprika", 1),
      vegetable("cilantro-fresh", 6),
      liquid("water", 150),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("chicken-thigh", 190, { name: "Chicken" }),
        proteinChoice("stewing-lamb", 170, {
          steps: [
            step("Simmer the lamb, in pieces, covered, in a little water for {time}, until nearly tender.", 50, {
              time: [45, 50],
            }),
          ],
        }),
        proteinChoice("stewing-beef", 170, {
          steps: [
            step("Simmer the beef, in pieces, covered, in a little water for {time}, until nearly tender.", 60, {
              time: [55, 60],
            }),
          ],
        }),
        proteinChoice("chickpeas", 130),
      ],
      fruit: [
        option("olive-lemon", "Green Olives", "green olives and sliced lemon", [
          vegetable("olives-green", 15),
          fruit("lemon", 20),
        ]),
        option("prune", "Prunes", "prunes", [fruit("prunes", 30)]),
        option("squash", "Butternut Squash", "peeled, diced butternut squash", [vegetable("butternut-squash", 140)]),
        option("fennel", "Fennel", "sliced fennel and green olives", [
          vegetable("fennel-bulb", 120),
          vegetable("olives-green", 15),
        ]),
      ],
      side: [
        ...grainChoices(["couscous", "quinoa"], 30, 45, ["couscous"]),
        cauliflowerRice(6, "almonds", "the rest of the"),
      ],
    },
    steps: [
      { use: "meat" },
      { use: "side" },
      step(
        "Cook the chopped onion, garlic and ginger in olive oil with the cumin, turmeric, cinnamon and paprika for {time}, until soft.",
        10,
        { time: [8, 10] },
      ),
      step(
        "Add the {meat} with the water and salt, cover and braise gently for {time}; add the {fruit} half-way.",
        25,
        { time: [21, 24] },
      ),
      { late: "side" },
      step("Scatter with cilantro and serve with the {side}.", 2),
    ],
    skip: [
      ["meat.chickpeas", "side.cauliflower-rice"],
      ["fruit.prune", "side.cauliflower-rice"],
      ["fruit.squash", "side.cauliflower-rice"],
      ["meat.chickpeas", "fruit.prune"],
    ],
  },
  {
    id: "vegetable-tagine",
    mealTypes: ["lunch", "dinner"],
    cuisine: "moroccan",
    level: "beginner",
    method: "simmered",
    protein: "chickpea",
    name: "Chickpea and {veg} Tagine",
    detail: "with {grain}",
    base: [
      protein("chickpeas-canned-drained", 150),
      onion(50),
      garlic(6),
      oliveOil(12),
      sauce("tomatoes-canned-diced", 120),
      season("cumin", 1.5),
      season("cinnamon-ground", 0.5),
      season("ginger-ground", 1),
      season("paprika", 1),
      vegetable("parsley-fresh", 6),
      salt(0.75),
    ],
    parts: {
      veg: [
        option("carrot", "Carrot", "carrots", [vegetable("carrot", 100)]),
        option("sweet-potato", "Sweet Potato", "sweet potato", [vegetable("sweet-potato", 90)]),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 150)]),
        option("eggplant", "Eggplant", "eggplant", [vegetable("eggplant", 150)]),
      ],
      grain: grainChoices(["couscous", "quinoa", "millet", "bulgur", "brown-rice"], 28, 48, ["couscous", "bulgur"]),
    },
    steps: [
      { use: "grain" },
      step(
        "Soften the chopped onion and garlic in olive oil with the cumin, cinnamon, ginger and paprika for {time}.",
        8,
        {
          time: [7, 8],
        },
      ),
      step(
        "Add the {veg} in chunks, tomatoes, chickpeas, salt and a splash of water and simmer, covered, for {time}, until tender.",
        18,
        { time: [15, 17] },
      ),
      { late: "grain" },
      step("Scatter with parsley and serve over the {grain}.", 2),
    ],
  },
  {
    id: "harira",
    mealTypes: ["lunch", "dinner"],
    cuisine: "moroccan",
    level: "intermediate",
    method: "simmered",
    name: "Harira",
    detail: "with {main} and {grain}",
    base: [
      onion(50),
      oliveOil(14),
      sauce("tomatoes-canned-crushed", 160),
      protein("chickpeas-canned-drained", 70),
      season("ginger-ground", 1),
      season("turmeric", 0.5),
      season("cinnamon-ground", 0.5),
      vegetable("cilantro-fresh", 8),
      lemonJuice(12),
      liquid("water", 350),
      salt(0.75),
    ],
    parts: {
      main: [
        option("lentil", "Lentils", "cooked lentils", [protein("lentils-cooked", 150)], { protein: "lentil" }),
        option("lamb", "Lamb", "lamb", [protein("lamb-stew-meat", 110)], {
          protein: "lamb",
          steps: [
            step(
              "Brown the diced lamb in a few drops of the olive oil, cover with half of the water and simmer for {time}, until nearly tender.",
              50,
              {
                time: [46, 50],
              },
            ),
          ],
        }),
        option("beef", "Beef", "beef", [protein("beef-stew-meat", 110)], {
          protein: "beef",
          steps: [
            step(
              "Brown the diced beef in a few drops of the olive oil, cover with half of the water and simmer for {time}, until nearly tender.",
              62,
              {
                time: [58, 62],
              },
            ),
          ],
        }),
        option("chicken", "Chicken", "chicken in bites", [protein("chicken-thigh-skinless", 120)], {
          protein: "chicken",
        }),
      ],
      grain: [
        option("rice", "Rice", "rice", [starch("white-rice-long-grain", 35)], {
          steps: [
            step("Add the rice and cook for {time}, until tender and the soup is thick.", 19, { time: [17, 19] }),
          ],
        }),
        option("vermicelli", "Broken Pasta", "broken pasta", [starch("pasta-dry", 35)], {
          steps: [
            step("Add the broken pasta and cook for {time}, until tender and the soup is thick.", 12, {
              time: [10, 12],
            }),
          ],
        }),
        option("barley", "Barley", "pearl barley", [starch("pearl-barley", 35)], {
          steps: [
            step(
              "Add the pearl barley and cook, covered, for {time}, until tender and the soup is thick; add hot water if it sticks.",
              32,
              { time: [28, 32] },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "main" },
      step("Soften the chopped onion in the olive oil with the ginger, turmeric and cinnamon for {time}.", 6, {
        time: [5, 6],
      }),
      step("Add the tomatoes, {main}, drained chickpeas, water and salt and simmer for {time}.", 10, { time: 8 }),
      { use: "grain" },
      step("Finish with cilantro and lemon juice.", 1),
    ],
  },
];
