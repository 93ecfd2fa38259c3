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
import { garlic, ginger, lemonJuice, limeJuice, option, proteinChoice, salt, soySauces } from "../parts.ts";

const readyGrains = [
  option("brown-rice", "Brown Rice", "cooked brown rice", [starch("brown-rice-cooked", 150)]),
  option("quinoa", "Quinoa", "cooked quinoa", [starch("quinoa-cooked", 150)]),
  option("white-rice", "White Rice", "cooked white rice", [starch("white-rice-cooked", 145)]),
];

export const quickPlantLunches = (): readonly Template[] => [
  {
    id: "bean-avocado-salad",
    mealTypes: ["lunch", "dinner"],
    cuisine: "mexican",
    level: "beginner",
    method: "raw",
    name: "{beans} Avocado Salad",
    detail: "with {veg} and Tortilla Chips",
    base: [
      fruit("avocado", 70),
      vegetable("romaine-lettuce", 60),
      starch("tortilla-chips", 25),
      limeJuice(20),
      oliveOil(6),
      vegetable("cilantro-fresh", 6),
      salt(0.4),
    ],
    parts: {
      beans: [
        proteinChoice("black-beans", 190),
        proteinChoice("pinto-beans", 190),
        proteinChoice("kidney-beans", 180),
        proteinChoice("chickpeas", 160),
      ],
      veg: [
        option("tomato", "Tomato", "tomatoes", [vegetable("cherry-tomatoes", 120)], { way: "halve the tomatoes" }),
        option("corn", "Sweet Corn", "corn", [vegetable("corn-canned", 60)], { way: "drain the corn" }),
        option("mango", "Mango", "mango", [fruit("mango", 90)], { way: "dice the mango" }),
        option("pepper", "Sweet Pepper", "red pepper", [vegetable("red-bell-pepper", 100)], {
          way: "dice the red pepper",
        }),
      ],
    },
    steps: [
      step("Rinse and drain the {beans}; {veg.way} and chop the cilantro and romaine lettuce.", 3),
      step("Stir the lime juice with olive oil and salt in a large bowl.", 2),
      step(
        "Toss in the {beans}, {veg}, cilantro and romaine lettuce, fold in the diced avocado and serve with tortilla chips.",
        3,
      ),
    ],
  },
  {
    id: "ten-minute-coconut-lentils",
    mealTypes: ["lunch", "dinner"],
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    name: "Ten-Minute Coconut {pulse}",
    detail: "with {veg} and {grain}",
    base: [
      liquid("light-coconut-milk", 70),
      sauce("tomato-paste", 20),
      garlic(3),
      oliveOil(4),
      season("cumin", 2),
      season("turmeric", 1),
      limeJuice(10),
      salt(0.75),
    ],
    parts: {
      pulse: [
        proteinChoice("lentils", 190, { name: "Lentils" }),
        proteinChoice("chickpeas", 150, { name: "Chickpeas" }),
        proteinChoice("cannellini-beans", 180, { name: "Cannellini Beans" }),
      ],
      veg: [
        option("spinach", "Spinach", "baby spinach", [vegetable("baby-spinach", 100)]),
        option("peas", "Peas", "peas", [vegetable("peas-frozen", 70)]),
      ],
      grain: readyGrains,
    },
    steps: [
      step("Sizzle the garlic, cumin and turmeric in olive oil for {time}, then stir in the tomato paste.", 2, {
        time: 1,
      }),
      step(
        "Add the coconut milk and {pulse} and simmer briskly for {time}, until the sauce has thickened; add the {veg} for the last 2 minutes.",
        6,
        {
          time: [4, 5],
        },
      ),
      step(
        "Heat the {grain} through with a splash of water for {time}; season the {pulse} with lime juice and salt and spoon over.",
        2,
        { time: 2 },
      ),
    ],
  },
  {
    id: "skillet-rice-and-beans",
    mealTypes: ["lunch", "dinner"],
    cuisine: "caribbean",
    level: "beginner",
    method: "pan-fried",
    name: "{grain} Skillet",
    detail: "with {beans} and {veg}",
    base: [
      oliveOil(14),
      vegetable("scallions", 20),
      garlic(3),
      season("thyme-dried", 1),
      season("allspice-ground", 0.5),
      season("paprika", 1),
      limeJuice(10),
      salt(0.75),
    ],
    parts: {
      grain: readyGrains,
      beans: [
        proteinChoice("kidney-beans", 160, { name: "Kidney Beans" }),
        proteinChoice("black-beans", 170, { name: "Black Beans" }),
        proteinChoice("chickpeas", 145, { name: "Chickpeas" }),
      ],
      veg: [
        option("pepper", "Sweet Pepper", "red pepper", [vegetable("red-bell-pepper", 100)], {
          way: "diced red pepper",
        }),
        option("tomato", "Tomato", "tomatoes", [vegetable("cherry-tomatoes", 120)], { way: "halved tomatoes" }),
        option("corn", "Corn", "corn", [vegetable("corn-frozen", 50)], { way: "corn" }),
      ],
    },
    steps: [
      step("Fry the {veg.way} with the chopped scallions and garlic in olive oil over high heat for {time}.", 3, {
        time: 3,
      }),
      step(
        "Add the {grain}, {beans}, thyme, allspice, paprika and salt and fry for {time}, until hot and lightly crisp.",
        5,
        { time: [4, 5] },
      ),
      step("Squeeze over the lime juice and serve.", 1),
    ],
  },
  {
    id: "lentil-beet-salad",
    mealTypes: ["lunch", "dinner"],
    cuisine: "french",
    level: "beginner",
    method: "assembled",
    protein: "lentil",
    name: "Warm Lentil Salad",
    detail: "with {veg} and {leaf}",
    base: [
      protein("lentils-cooked", 230),
      oliveOil(15),
      vegetable("shallot", 20),
      flavour("apple-cider-vinegar", 15, "tbsp"),
      vegetable("parsley-fresh", 8),
      fat("pumpkin-seeds", 14),
      salt(0.75),
    ],
    parts: {
      veg: [
        option("beet", "Beets", "sliced beets", [vegetable("beets-canned", 120)]),
        option("tomato", "Cherry Tomatoes", "halved cherry tomatoes", [vegetable("cherry-tomatoes", 140)]),
        option("pepper", "Red Pepper", "strips of red pepper", [vegetable("red-bell-pepper", 120)]),
        option("carrot", "Grated Carrot", "grated carrot", [vegetable("carrot", 90)]),
      ],
      leaf: [
        option("arugula", "Arugula", "arugula", [vegetable("arugula", 40)]),
        option("spinach", "Baby Spinach", "baby spinach", [vegetable("baby-spinach", 50)]),
        option("frisee", "Curly Endive", "curly endive", [vegetable("curly-endive", 50)]),
      ],
    },
    steps: [
      step("Warm the lentils in a pan with a spoonful of water for {time}.", 4, { time: [3, 4] }),
      step("Whisk the vinegar, olive oil, chopped shallot and salt; dress the lentils while they are warm.", 3),
      step("Fold in the {veg}, {leaf} and parsley and scatter with pumpkin seeds.", 3),
    ],
  },
  {
    id: "bean-tostadas",
    mealTypes: ["lunch", "dinner"],
    cuisine: "mexican",
    level: "beginner",
    method: "assembled",
    name: "{beans} Tostadas",
    detail: "with {topping}",
    base: [
      whole(starch("taco-shells", 39.9, "piece")),
      oliveOil(6),
      season("cumin", 1.5),
      garlic(3),
      limeJuice(15),
      salt(0.4),
    ],
    parts: {
      beans: [proteinChoice("pinto-beans", 140), proteinChoice("black-beans", 140), proteinChoice("kidney-beans", 140)],
      topping: [
        option(
          "radish",
          "Radish and Avocado",
          "radishes and avocado",
          [vegetable("radish", 50), fruit("avocado", 45)],
          { way: "slice the radishes and avocado" },
        ),
        option("salsa", "Tomato Salsa and Avocado", "salsa and avocado", [sauce("salsa", 35), fruit("avocado", 45)], {
          way: "dice the avocado, stir it into the salsa",
        }),
        option(
          "lettuce",
          "Lettuce and Avocado",
          "iceberg lettuce and avocado",
          [vegetable("iceberg-lettuce", 60), fruit("avocado", 45)],
          { way: "shred the iceberg lettuce, slice the avocado" },
        ),
      ],
    },
    steps: [
      step("Heat the {beans} with the garlic, cumin and salt in olive oil for {time} and mash them with a fork.", 5, {
        time: [3, 4],
      }),
      step("{topping.way} and season with lime juice.", 3),
      step("Snap the taco shells along the fold, spread with the {beans} and top with the {topping}.", 2),
    ],
  },
  {
    id: "white-bean-soup",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "beginner",
    method: "simmered",
    name: "Ten-Minute {beans} Soup",
    detail: "with {veg} and Rosemary",
    base: [
      oliveOil(15),
      garlic(6),
      sauce("tomatoes-canned-diced", 150),
      flavour("rosemary-dried", 1, "tsp"),
      liquid("water", 250),
      lemonJuice(8),
      salt(0.75),
    ],
    parts: {
      beans: [
        proteinChoice("cannellini-beans", 170),
        proteinChoice("great-northern-beans", 150),
        proteinChoice("chickpeas", 130),
        proteinChoice("lentils", 240),
      ],
      veg: [
        option("kale", "Kale", "kale", [vegetable("kale-frozen", 100)]),
        option("spinach", "Spinach", "spinach", [vegetable("spinach-frozen", 100)]),
        option("zucchini", "Zucchini", "sliced zucchini", [vegetable("zucchini", 120)]),
        option("artichoke", "Artichoke Hearts", "artichoke hearts", [vegetable("artichoke-hearts-frozen", 100)]),
      ],
    },
    steps: [
      step("Warm the garlic and rosemary in half of the olive oil for {time}, without browning.", 2, { time: 2 }),
      step(
        "Add the tomatoes, {beans}, {veg}, salt and hot water, and boil briskly for {time}, until everything is tender.",
        7,
        { time: [5, 6] },
      ),
      step("Mash a few of the {beans}, add lemon juice and pour over the rest of the olive oil.", 1),
    ],
  },
  {
    id: "aminos-rice-noodles",
    mealTypes: ["lunch", "dinner"],
    cuisine: "thai",
    level: "beginner",
    method: "stir-fried",
    name: "Quick Rice Noodles",
    detail: "with {protein} and {veg}",
    base: [
      starch("rice-noodles-dry", 65),
      oliveOil(8),
      garlic(3),
      ginger(5),
      limeJuice(15),
      season("chili-flakes", 0.5),
    ],
    parts: {
      protein: [
        proteinChoice("tofu", 150, { way: "cut the tofu into small cubes" }),
        proteinChoice("chickpeas", 135, { name: "Chickpeas", way: "drain the chickpeas" }),
        proteinChoice("shrimp", 180, { way: "pat the shrimp dry" }),
        proteinChoice("chicken", 150, { way: "cut the chicken into thin strips" }),
        proteinChoice("pork", 150, { way: "cut the pork into thin strips" }),
        option("edamame", "Edamame", "edamame", [protein("edamame-frozen", 160)], {
          protein: "soy",
          way: "rinse the edamame",
        }),
      ],
      veg: [
        option("snow-peas", "Snow Peas", "snow peas", [vegetable("snow-peas", 90)], { way: "trim the snow peas" }),
        option("cabbage", "Shredded Cabbage", "cabbage", [vegetable("napa-cabbage", 120)], {
          way: "shred the cabbage",
        }),
        option("sprouts", "Bean Sprouts", "bean sprouts", [vegetable("bean-sprouts-mung", 100)], {
          way: "rinse the bean sprouts",
        }),
        option("carrot", "Carrot Ribbons", "carrot ribbons", [vegetable("carrot", 70)], {
          way: "peel the carrot into ribbons",
        }),
      ],
      sauce: soySauces(10),
    },
    steps: [
      step(
        "Cover the rice noodles with boiling water and leave to soften for {time}; {veg.way} and {protein.way}.",
        3,
        { time: 3 },
      ),
      step(
        "Stir-fry the {protein} with the garlic, grated ginger and chili flakes in olive oil over high heat for {time}, until hot right through and lightly browned.",
        4,
        {
          time: [3, 4],
          instead: {
            where: "protein.shrimp",
            steps: [
              step(
                "Stir-fry the shrimp with the garlic, grated ginger and chili flakes in olive oil over high heat for {time}, until nearly pink.",
                4,
                { time: 2 },
              ),
            ],
          },
        },
      ),
      step("Add the {veg}, drained rice noodles, {sauce} and lime juice and toss for {time}, until hot.", 3, {
        time: [2, 3],
      }),
    ],
    skip: [["protein.edamame", "veg.sprouts"]],
  },
  {
    id: "couscous-bowl",
    mealTypes: ["lunch", "dinner"],
    cuisine: "moroccan",
    level: "beginner",
    method: "assembled",
    name: "Lemon Couscous",
    detail: "with {protein}, {veg} and Mint",
    base: [
      starch("couscous", 65),
      oliveOil(12),
      lemonJuice(15),
      vegetable("mint-fresh", 6),
      season("cumin", 1),
      season("cinnamon-ground", 0.5),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chickpeas", 130, { name: "Chickpeas", way: "with the chickpeas, until hot" }),
        proteinChoice("shrimp", 170, { way: "until tender; the shrimp go in for the last 3 minutes" }),
        proteinChoice("chicken", 140, { way: "with the chicken in small dice, until cooked through" }),
        option("feta", "Feta", "crumbled feta", [dairy("feta-cheese", 40)], { protein: "cheese", way: "until tender" }),
        option("sardine", "Sardines", "drained sardines", [protein("sardines-canned-in-oil", 85)], {
          protein: "sardine",
          way: "until tender",
        }),
      ],
      veg: [
        option("tomato", "Tomato", "tomatoes", [vegetable("cherry-tomatoes", 130)], { way: "halved tomatoes" }),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 130)], { way: "diced zucchini" }),
        option("pepper", "Red Pepper", "red pepper", [vegetable("red-bell-pepper", 110)], { way: "diced red pepper" }),
      ],
    },
    steps: [
      step(
        "Pour one and a quarter times its volume of boiling salted water over the couscous, cover it and leave it to swell for {time}.",
        2,
        { time: 5 },
      ),
      step(
        "Meanwhile fry the {veg.way} in half of the olive oil with the cumin and cinnamon for {time}, {protein.way}.",
        6,
        { time: [5, 6] },
      ),
      step(
        "Fluff the couscous with lemon juice, salt and the rest of the olive oil, fold in the {protein} and {veg} and add the mint.",
        3,
      ),
    ],
    skip: [["protein.feta", "veg.zucchini"]],
  },
];
