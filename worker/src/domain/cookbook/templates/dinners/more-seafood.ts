import { fat, fruit, liquid, protein, sauce, season, starch, step, vegetable } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { bayLeaf, oliveOil } from "../pantry.ts";
import { garlic, ginger, grainChoices, lemonJuice, limeJuice, onion, option, proteinChoice, salt } from "../parts.ts";

const POLLOCK = option("pollock", "Pollock", "pollock", [protein("pollock-alaska", 170)], { protein: "pollock" });

export const moreSeafoodDinners = (): readonly Template[] => [
  {
    id: "chermoula-fish-tray",
    mealTypes: ["dinner"],
    cuisine: "moroccan",
    level: "beginner",
    method: "roasted",
    name: "Chermoula {fish} Tray",
    detail: "with {veg} and Potatoes",
    base: [
      starch("potato", 200),
      vegetable("cilantro-fresh", 12),
      garlic(6),
      lemonJuice(12),
      oliveOil(11),
      season("cumin", 1),
      season("paprika", 1),
      salt(0.75),
    ],
    parts: {
      fish: [
        POLLOCK,
        option("mackerel", "Mackerel", "mackerel", [protein("mackerel", 120)], { protein: "mackerel" }),
        option("sea-bass", "Sea Bass", "sea bass", [protein("sea-bass", 160)], { protein: "sea bass" }),
      ],
      veg: [
        option("pepper", "Red Pepper", "red pepper", [vegetable("red-bell-pepper", 120)]),
        option("tomato", "Tomatoes", "tomatoes", [vegetable("roma-tomato", 150)]),
        option("carrot", "Carrots", "carrots", [vegetable("carrot", 100)]),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}; cut the potatoes and {veg} thin and toss on a tray with half of the olive oil and salt.",
        7,
        {
          oven: 210,
        },
      ),
      step("Roast for {time}, until the potatoes begin to brown.", 20, { time: [18, 20] }),
      step(
        "Pound the cilantro, garlic, cumin, paprika, lemon juice and the rest of the olive oil and salt to a paste.",
        3,
      ),
      step("Lay the {fish} on the tray, spread it with the paste and roast for {time}, until it flakes.", 11, {
        time: [10, 11],
      }),
    ],
  },
  {
    id: "brown-stew-fish",
    mealTypes: ["lunch", "dinner"],
    cuisine: "caribbean",
    level: "beginner",
    method: "simmered",
    name: "Island {fish} Stew",
    detail: "with {side}",
    base: [
      onion(50),
      vegetable("red-bell-pepper", 60),
      vegetable("carrot", 50),
      vegetable("tomato", 100),
      garlic(6),
      season("thyme-dried", 0.6),
      season("allspice-ground", 0.6),
      oliveOil(9),
      limeJuice(8),
      liquid("water", 80),
      salt(0.75),
    ],
    parts: {
      fish: [proteinChoice("tilapia", 170), proteinChoice("snapper", 170), POLLOCK],
      side: [
        ...grainChoices(["brown-rice", "white-rice"], 20, 58),
        option("plantain", "Boiled Plantain", "plantain", [starch("plantain", 150)], {
          steps: [
            step(
              "Peel the plantain and boil it in thick pieces in salted water for {time} while the rest is made, until tender.",
              3,
              {
                time: 18,
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step("Rub the {fish} with lime juice, brown it in half of the olive oil for {time} and lift it out.", 5, {
        time: [4, 5],
      }),
      step("Fry the chopped onion, pepper, carrot and garlic in the rest of the olive oil for {time}.", 5, { time: 5 }),
      step("Add the diced tomato, thyme, allspice, salt and water and simmer for {time}.", 6, { time: [5, 6] }),
      step("Return the {fish}, cover and simmer for {time}; serve with the {side}.", 4, { time: 4 }),
    ],
  },
  {
    id: "fish-under-carrots",
    mealTypes: ["lunch", "dinner"],
    cuisine: "eastern-european",
    level: "beginner",
    method: "baked",
    name: "{fish} Under Carrots",
    detail: "with {side}",
    base: [
      vegetable("carrot", 130),
      onion(60),
      vegetable("parsnip", 40),
      sauce("tomato-puree-passata", 80),
      oliveOil(10),
      bayLeaf,
      season("paprika", 0.7),
      salt(0.4),
    ],
    parts: {
      fish: [
        POLLOCK,
        proteinChoice("cod", 170),
        option("perch", "Perch", "perch", [protein("perch", 160)], { protein: "perch" }),
      ],
      side: [
        option("potatoes", "Boiled Potatoes", "potatoes", [starch("potato", 200)], {
          steps: [
            step("Boil the potatoes in chunks in salted water for {time} while the fish bakes, until tender.", 4, {
              time: 16,
            }),
          ],
        }),
        ...grainChoices(["buckwheat", "barley"], 19, 50),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; grate the carrot and parsnip and slice the onion.", 5, { oven: 190 }),
      step("Soften them with the bay leaf in the olive oil for {time}; stir in the passata, paprika and salt.", 8, {
        time: [7, 8],
      }),
      { use: "side" },
      step(
        "Lay the {fish} in a baking dish that just holds it (20 cm, 8 in long for one), cover it with the vegetables and bake for {time}, until it flakes.",
        18,
        { time: [16, 18] },
      ),
      step("Serve with the {side}.", 1),
    ],
  },
  {
    id: "cornmeal-catfish",
    mealTypes: ["dinner"],
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    name: "Cornmeal-Crusted {fish}",
    detail: "with {greens} and Corn",
    base: [
      starch("cornmeal", 25),
      vegetable("corn-frozen", 100),
      oliveOil(11),
      lemonJuice(10),
      garlic(3),
      season("paprika", 1),
      season("thyme-dried", 0.4),
      salt(0.75),
    ],
    parts: {
      fish: [
        option("catfish", "Catfish", "catfish", [protein("catfish", 160)], { protein: "catfish" }),
        proteinChoice("tilapia", 160),
        option("whiting", "Whiting", "whiting", [protein("whiting", 160)], { protein: "whiting" }),
      ],
      greens: [
        option("collards", "Collard Greens", "collard greens", [vegetable("collard-greens", 120)]),
        option("kale", "Kale", "kale", [vegetable("kale", 100)]),
        option("cabbage", "Cabbage", "cabbage", [vegetable("green-cabbage", 150)]),
      ],
    },
    steps: [
      step(
        "Shred the {greens} and braise with the garlic, half of the salt and a splash of water, covered, for {time}, until tender; keep it warm.",
        10,
        {
          time: [9, 10],
        },
      ),
      step("Mix the cornmeal with paprika, thyme and the rest of the salt and press the {fish} into it.", 4),
      step("Fry in the olive oil for {time}, turning once, until golden.", 8, { time: [7, 8] }),
      step("Warm the corn in the same pan for {time} and serve with the {greens} and lemon juice.", 3, { time: 3 }),
    ],
  },
  {
    id: "pan-fried-herring",
    mealTypes: ["lunch", "dinner"],
    cuisine: "nordic",
    level: "beginner",
    method: "pan-fried",
    name: "Pan-Fried {fish}",
    detail: "with {salad} and Potatoes",
    base: [
      starch("baby-potatoes", 200),
      starch("rye-flour", 10),
      oliveOil(9),
      vegetable("dill-fresh", 4),
      lemonJuice(8),
      salt(0.75),
    ],
    parts: {
      fish: [
        option("herring", "Herring", "herring", [protein("herring", 120)], { protein: "herring" }),
        option("mackerel", "Mackerel", "mackerel", [protein("mackerel", 110)], { protein: "mackerel" }),
        option("trout", "Trout", "trout", [protein("rainbow-trout", 140)], { protein: "trout" }),
      ],
      salad: [
        option("beet", "Apple Beet Salad", "grated beet and apple", [vegetable("beet", 70), fruit("apple", 60)]),
        option("cucumber", "Cucumber Salad", "sliced cucumber", [vegetable("cucumber", 140)]),
        option("cabbage", "Cabbage Salad", "shredded red cabbage", [vegetable("red-cabbage", 110)]),
      ],
    },
    steps: [
      step("Boil the potatoes in salted water for {time}, until tender.", 18, { time: [15, 18] }),
      step("Meanwhile dress the {salad} with lemon juice, a little of the salt and half of the dill.", 4),
      step("Salt the {fish}, turn it in the rye flour and fry in the olive oil for {time}, turning once.", 7, {
        time: [6, 7],
      }),
      step("Serve with the potatoes, the salad and the rest of the dill.", 1),
    ],
  },
  {
    id: "mackerel-daikon-braise",
    mealTypes: ["dinner"],
    cuisine: "korean",
    level: "beginner",
    method: "braised",
    name: "Braised {fish} and {root}",
    detail: "with {grain}",
    base: [
      sauce("gochujang", 10, "tsp"),
      garlic(6),
      ginger(6),
      onion(50),
      vegetable("scallions", 20),
      fat("sesame-oil", 4, "tsp"),
      liquid("water", 180),
      salt(0.4),
    ],
    parts: {
      fish: [
        option("mackerel", "Mackerel", "mackerel", [protein("mackerel", 120)], { protein: "mackerel" }),
        POLLOCK,
        option("tofu", "Tofu", "sliced tofu", [protein("tofu-firm", 160)], { protein: "tofu" }),
      ],
      root: [
        option("daikon", "Daikon", "daikon", [vegetable("daikon-radish", 180)]),
        option("potato", "Potato", "potatoes", [starch("potato", 150)]),
      ],
      grain: grainChoices(["brown-rice", "white-rice"], 24, 50),
    },
    steps: [
      { use: "grain" },
      step("Stir the gochujang with the grated garlic and ginger, the sesame oil, salt and the water.", 3),
      step(
        "Lay the {root} in thick slices and the sliced onion in a pan, pour over half and simmer, covered, for {time}.",
        14,
        {
          time: [12, 14],
        },
      ),
      step(
        "Add the {fish}, the rest of the sauce and the sliced scallions and braise for {time}, spooning it over.",
        9,
        {
          time: [8, 9],
        },
      ),
      step("Serve with the {grain}.", 1),
    ],
  },
  {
    id: "west-african-fish-pot",
    mealTypes: ["lunch", "dinner"],
    cuisine: "west-african",
    level: "beginner",
    method: "simmered",
    name: "{fish} Okra Pot",
    detail: "with {side}",
    base: [
      onion(60),
      garlic(6),
      ginger(5),
      vegetable("tomato", 150),
      vegetable("okra-frozen", 90),
      vegetable("red-chili-pepper", 5),
      oliveOil(9),
      liquid("water", 120),
      salt(0.75),
    ],
    parts: {
      fish: [
        POLLOCK,
        option("mackerel", "Mackerel", "mackerel", [protein("mackerel", 110)], { protein: "mackerel" }),
        proteinChoice("shrimp", 150),
      ],
      side: [
        option("yam", "Boiled Yam", "yam", [starch("yam", 180)], {
          steps: [
            step(
              "Peel the yam and boil it in chunks in salted water for {time} while the rest is made, until tender.",
              5,
              { time: 18 },
            ),
          ],
        }),
        ...grainChoices(["brown-rice", "millet"], 24, 55),
      ],
    },
    steps: [
      { use: "side" },
      step("Blend the tomato, chili and ginger; soften the chopped onion and garlic in the olive oil for {time}.", 6, {
        time: 5,
      }),
      step("Pour in the tomato, okra, salt and water and simmer for {time}.", 12, { time: [10, 12] }),
      step("Add the {fish} in pieces and simmer gently for {time}; serve with the {side}.", 6, {
        time: [5, 6],
        instead: {
          where: "fish.shrimp",
          steps: [
            step("Add the shrimp and simmer for {time}, until pink; serve with the {side}.", 6, { time: [3, 4] }),
          ],
        },
      }),
    ],
  },
];
