import {
  dairy,
  fat,
  flavour,
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
import {
  garlic,
  ginger,
  grainChoices,
  lemonJuice,
  limeJuice,
  onion,
  option,
  proteinChoice,
  salt,
  soySauces,
} from "../parts.ts";

const POLLOCK = option("pollock", "Pollock", "pollock", [protein("pollock-alaska", 170)], { protein: "pollock" });
const WHITE_FISH = option("white-fish", "White Fish", "white fish", [protein("fish-fillet-white", 170)], {
  protein: "white fish",
});

/** Fish and shellfish for every purse: canned, frozen, and what a counter sells cheaply. */
export const seafoodDinners = (): readonly Template[] => [
  {
    id: "sardine-spaghetti",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "beginner",
    method: "boiled",
    name: "{fish} Spaghetti",
    detail: "with {veg} and Lemon",
    base: [
      starch("whole-wheat-pasta-dry", 75),
      garlic(6),
      oliveOil(6),
      season("chili-flakes", 0.3),
      lemonJuice(12),
      vegetable("parsley-fresh", 8),
      salt(0.4),
    ],
    parts: {
      fish: [
        option("sardine", "Sardine", "sardines", [protein("sardines-canned-in-oil", 85)], { protein: "sardine" }),
        option("tuna", "Tuna", "tuna", [protein("tuna-canned-in-water", 100), oliveOil(3)], { protein: "tuna" }),
        option("salmon", "Canned Salmon", "salmon", [protein("salmon-pink-canned", 100)], { protein: "salmon" }),
        option("mussel", "Mussel", "scrubbed mussels", [protein("mussels", 110)], { protein: "mussel" }),
      ],
      veg: [
        option("tomato", "Cherry Tomatoes", "cherry tomatoes", [vegetable("cherry-tomatoes", 130)], {
          way: "halved cherry tomatoes",
        }),
        option("fennel", "Fennel", "fennel", [vegetable("fennel-bulb", 110)], { way: "thinly sliced fennel" }),
        option("kale", "Kale", "kale", [vegetable("kale", 80)], { way: "chopped kale" }),
        option("peas", "Peas", "peas", [vegetable("peas-frozen", 80)], { way: "peas" }),
      ],
    },
    steps: [
      step(
        "Boil the whole-wheat spaghetti in salted water for {time}, until just tender; keep a cup of the water.",
        11,
        {
          time: [10, 11],
        },
      ),
      step("Meanwhile soften the garlic, chili flakes and the {veg.way} in the olive oil for {time}.", 4, {
        time: [3, 4],
      }),
      step("Add the drained {fish} with a little of the water, cover and heat for {time}.", 4, { time: 4 }),
      step("Toss with the pasta, lemon juice, salt and chopped parsley.", 1),
    ],
  },
  {
    id: "baja-fish-tacos",
    mealTypes: ["lunch", "dinner"],
    cuisine: "mexican",
    level: "beginner",
    method: "pan-fried",
    name: "{fish} Tacos",
    detail: "with {sauce}",
    base: [
      whole(starch("corn-tortilla", 72, "piece")),
      vegetable("green-cabbage", 90),
      vegetable("tomato", 60),
      oliveOil(7),
      limeJuice(12),
      season("paprika", 1),
      season("cumin", 0.7),
      salt(0.75),
    ],
    parts: {
      fish: [
        POLLOCK,
        option("tilapia", "Tilapia", "tilapia", [protein("tilapia", 160)], { protein: "tilapia" }),
        WHITE_FISH,
      ],
      sauce: [
        option("yogurt", "Lime Yogurt", "yogurt", [dairy("yogurt-plain-low-fat", 60)]),
        option("avocado", "Avocado", "mashed avocado", [vegetable("avocado", 60)]),
        option("mango", "Mango Salsa", "diced mango", [vegetable("mango", 90)]),
      ],
    },
    steps: [
      step("Shred the cabbage and dress it with half of the lime juice; dice the tomato.", 4),
      step(
        "Season the {fish} with paprika, cumin and salt and fry in the olive oil for {time}, turning once, until it flakes.",
        6,
        {
          time: [5, 6],
        },
      ),
      step("Warm the corn tortillas in a dry pan for {time}.", 2, { time: 2 }),
      step("Fill them with cabbage, tomato, {fish} and the {sauce} and finish with lime juice.", 2),
    ],
  },
  {
    id: "coastal-fish-curry",
    mealTypes: ["lunch", "dinner"],
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    name: "{fish} Tomato Curry",
    detail: "with {veg} and {grain}",
    base: [
      onion(60),
      garlic(6),
      ginger(6),
      oliveOil(7),
      sauce("tomatoes-canned-diced", 120),
      liquid("light-coconut-milk", 60),
      season("turmeric", 0.8),
      season("coriander-ground", 1),
      season("cumin", 1),
      salt(0.4),
    ],
    parts: {
      fish: [
        POLLOCK,
        option("mackerel", "Mackerel", "mackerel", [protein("mackerel", 120)], { protein: "mackerel" }),
        proteinChoice("cod", 170),
      ],
      veg: [
        option("spinach", "Spinach", "spinach", [vegetable("spinach-frozen", 100)]),
        option("beans", "Green Beans", "green beans", [vegetable("green-beans-frozen", 100)]),
        option("cauliflower", "Cauliflower", "small cauliflower florets", [vegetable("cauliflower-frozen", 120)]),
      ],
      grain: grainChoices(["basmati-rice", "brown-rice"], 20, 55),
    },
    steps: [
      { use: "grain" },
      step(
        "Soften the chopped onion in the olive oil for {time}; stir in the chopped garlic, grated ginger, turmeric, coriander and cumin.",
        6,
        {
          time: [5, 6],
        },
      ),
      step("Add the tomatoes, coconut milk, salt and {veg} and simmer for {time}.", 8, { time: [7, 8] }),
      step("Lay in the {fish} in large pieces, cover and poach gently for {time}.", 6, { time: [5, 6] }),
      step("Serve with the {grain}.", 1),
    ],
  },
  {
    id: "pot-of-mussels",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "intermediate",
    method: "steamed",
    protein: "mussel",
    name: "Pot of Mussels",
    detail: "with {broth} and {side}",
    base: [protein("mussels", 160), oliveOil(8), garlic(6), vegetable("parsley-fresh", 10), vegetable("shallot", 30)],
    parts: {
      broth: [
        option("leek", "Leek", "leek in rings", [vegetable("leek", 70), liquid("white-wine", 60)], {
          way: "pour in the wine",
        }),
        option("tomato", "Tomato", "passata", [sauce("tomato-puree-passata", 120), liquid("water", 60)], {
          way: "pour in the water",
        }),
        option(
          "fennel",
          "Fennel",
          "fennel with the orange zest",
          [vegetable("fennel-bulb", 90), flavour("orange-zest", 2), liquid("water", 80)],
          { way: "pour in the water" },
        ),
      ],
      side: [
        option("bread", "Bread", "whole-wheat bread", [whole(starch("whole-wheat-bread", 64, "slice"))], {
          late: true,
          steps: [step("Meanwhile toast the whole-wheat bread for {time}.", 3, { time: [2, 3] })],
        }),
        option("potatoes", "Boiled Potatoes", "potatoes", [starch("baby-potatoes", 220)], {
          steps: [
            step("Boil the potatoes in salted water for {time}, until tender, while the mussels are made.", 12, {
              time: [15, 18],
            }),
          ],
        }),
      ],
    },
    steps: [
      step("Scrub the mussels in cold water, pull off the beards and throw away any that stay open when tapped.", 6),
      { use: "side" },
      step(
        "Cook the sliced shallot, garlic and {broth} in the olive oil for {time}; {broth.way} and let it boil up.",
        6,
        {
          time: 5,
        },
      ),
      step(
        "Tip in the mussels, cover and steam over high heat for {time}, shaking the pot, until they have opened.",
        5,
        { time: [4, 5] },
      ),
      { late: "side" },
      step("Scatter with parsley and serve with the {side}.", 1),
    ],
  },
  {
    id: "tinned-fish-cakes",
    mealTypes: ["lunch", "dinner"],
    cuisine: "british",
    level: "beginner",
    method: "pan-fried",
    name: "{fish} Potato Patties",
    detail: "with {salad}",
    base: [
      starch("potato", 200),
      whole(protein("egg", 50, "large")),
      vegetable("scallions", 15),
      vegetable("parsley-fresh", 6),
      oliveOil(9),
      lemonJuice(8),
    ],
    parts: {
      fish: [
        option("salmon", "Salmon", "salmon", [protein("salmon-pink-canned", 100)], { protein: "salmon" }),
        option("tuna", "Tuna", "tuna", [protein("tuna-canned-in-water", 110)], { protein: "tuna" }),
        option("sardine", "Sardine", "sardines", [protein("sardines-canned-in-oil", 85)], { protein: "sardine" }),
      ],
      salad: [
        option("cucumber", "Cucumber Salad", "sliced cucumber", [vegetable("cucumber", 130)]),
        option("leaves", "Green Salad", "salad greens", [vegetable("salad-greens-mixed", 60)]),
        option("tomato", "Tomato Salad", "sliced tomatoes", [vegetable("tomato", 140)]),
      ],
    },
    steps: [
      step(
        "Peel and dice the potatoes and boil them in salted water for {time}, until soft; drain, let them steam dry and mash.",
        14,
        {
          time: [12, 14],
        },
      ),
      step(
        "Fork in the drained {fish}, the egg, sliced scallions and parsley, shape into small flat patties with wet hands and leave them in the fridge for {time}, so that they hold together.",
        14,
        { time: 10 },
      ),
      step("Fry them in most of the olive oil for {time}, turning once, until crisp and hot right through.", 8, {
        time: [7, 8],
      }),
      step("Serve with the {salad}, dressed with lemon juice and the rest of the olive oil.", 2),
    ],
  },
  {
    id: "one-pot-fish-stew",
    mealTypes: ["lunch", "dinner"],
    cuisine: "greek",
    level: "beginner",
    method: "simmered",
    name: "One-Pot {fish} Stew",
    detail: "with {extra}",
    base: [
      onion(60),
      garlic(6),
      oliveOil(9),
      vegetable("carrot", 60),
      sauce("tomatoes-canned-diced", 150),
      season("oregano-dried", 0.6),
      vegetable("parsley-fresh", 6),
      liquid("water", 150),
      salt(0.4),
    ],
    parts: {
      fish: [
        POLLOCK,
        proteinChoice("haddock", 150),
        option("mackerel", "Mackerel", "mackerel", [protein("mackerel", 110)], { protein: "mackerel" }),
        option("squid", "Squid", "squid", [protein("squid", 170)], { protein: "squid" }),
      ],
      extra: [
        option("potato", "Potatoes", "potatoes", [starch("potato", 220)], { way: "diced potatoes" }),
        option("chickpea", "Chickpeas", "chickpeas", [protein("chickpeas-canned-drained", 110)], { way: "chickpeas" }),
        option("white-bean", "White Beans", "white beans", [protein("cannellini-beans-canned-drained", 120)], {
          way: "white beans",
        }),
      ],
    },
    steps: [
      step("Soften the onion, carrot and garlic, all chopped, in the olive oil for {time}.", 6, { time: [5, 6] }),
      step("Add the tomatoes, oregano, salt, water and the {extra.way} and simmer for {time}.", 15, {
        time: [14, 15],
      }),
      step("Lay in the {fish} in bites, cover and simmer gently for {time}, until it flakes.", 6, {
        time: [5, 6],
        instead: {
          where: "fish.squid",
          steps: [step("Stir in the squid, in rings, and simmer for {time}, just until opaque.", 3, { time: [2, 3] })],
        },
      }),
      step("Scatter with parsley.", 1),
    ],
  },
  {
    id: "tinned-salmon-rice-bowl",
    mealTypes: ["lunch", "dinner"],
    cuisine: "japanese",
    level: "beginner",
    method: "assembled",
    name: "{fish} Rice Bowl",
    detail: "with {veg}",
    base: [
      starch("brown-rice-cooked", 180),
      vegetable("cucumber", 80),
      vegetable("scallions", 15),
      flavour("rice-vinegar", 10, "tsp"),
      ginger(4),
      oliveOil(6),
    ],
    parts: {
      fish: [
        option("salmon", "Canned Salmon", "salmon", [protein("salmon-pink-canned", 110)], { protein: "salmon" }),
        option("tuna", "Canned Tuna", "tuna", [protein("tuna-canned-in-water", 112)], { protein: "tuna" }),
        option("sardine", "Canned Sardine", "sardines", [protein("sardines-canned-in-oil", 85)], {
          protein: "sardine",
        }),
      ],
      veg: [
        option("carrot", "Carrot", "grated carrot", [vegetable("carrot", 60)]),
        option("cabbage", "Red Cabbage", "shredded red cabbage", [vegetable("red-cabbage", 70)]),
        option("avocado", "Avocado", "sliced avocado", [vegetable("avocado", 60)]),
      ],
      sauce: soySauces(5, "tsp"),
    },
    steps: [
      step("Heat the cooked rice with a spoonful of water, covered, for {time}, until steaming hot all through.", 4, {
        time: [3, 4],
      }),
      step("Stir the {sauce} with the rice vinegar, grated ginger and olive oil.", 1),
      step(
        "Flake the drained {fish} over the rice with sliced cucumber, {veg} and scallions and spoon over the dressing.",
        4,
      ),
    ],
  },
  {
    id: "steamed-ginger-fish",
    mealTypes: ["lunch", "dinner"],
    cuisine: "chinese",
    level: "beginner",
    method: "steamed",
    name: "Ginger-Steamed {fish}",
    detail: "with {veg} and {grain}",
    base: [ginger(10), vegetable("scallions", 25), fat("canola-oil", 8, "tsp")],
    parts: {
      fish: [
        WHITE_FISH,
        proteinChoice("cod", 180),
        option("sole", "Sole", "sole", [protein("flounder-or-sole", 140)], { protein: "sole" }),
        proteinChoice("trout", 140),
      ],
      veg: [
        option("bok-choy", "Bok Choy", "bok choy", [vegetable("bok-choy", 140)]),
        option("snow-peas", "Snow Peas", "snow peas", [vegetable("snow-peas", 110)]),
        option("broccoli", "Broccoli", "broccoli", [vegetable("broccoli", 140)]),
      ],
      grain: grainChoices(["jasmine-rice", "brown-rice"], 16, 60),
      sauce: soySauces(7, "tsp"),
    },
    steps: [
      { use: "grain" },
      step("Lay the {fish} on a plate with half of the ginger, cut into threads, and the {veg} around it.", 5),
      step("Steam it over boiling water, covered, for {time}, until the flesh flakes.", 9, { time: [8, 9] }),
      step("Sizzle the sliced scallions and the rest of the ginger in the canola oil for {time}.", 1, { time: 1 }),
      step("Pour over the {fish} with the {sauce} and serve with the {grain}.", 1),
    ],
  },
];
