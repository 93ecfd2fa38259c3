import {
  dairy,
  fat,
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
import type { PartOption, Template } from "../../template.ts";
import { bayLeaf, oliveOil } from "../pantry.ts";
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

/** Fish that costs little: white fish from the freezer, and what is sold in cans. */
const POLLOCK = option("pollock", "Pollock", "pollock", [protein("pollock-alaska", 150)], { protein: "pollock" });
const WHITING = option("whiting", "Whiting", "whiting", [protein("whiting", 170)], { protein: "whiting" });
const CANNED_MACKEREL = option("mackerel", "Mackerel", "canned mackerel", [protein("mackerel-canned", 100)], {
  protein: "mackerel",
});
/** Where it stays cold, its oil or brine would run into the dish. */
const DRAINED_MACKEREL: PartOption = { ...CANNED_MACKEREL, word: "drained canned mackerel" };
const SARDINES = option(
  "sardine",
  "Sardine",
  "sardines and their tomato sauce",
  [protein("sardines-canned-in-tomato", 100)],
  { protein: "sardine" },
);
const BOILED_POTATOES = option("potatoes", "Potatoes", "potatoes", [starch("potato", 210)], {
  steps: [
    step("Boil the potatoes in chunks in salted water for {time} while the rest is made, until soft; drain.", 4, {
      time: [15, 18],
    }),
  ],
});

/** Seafood for under $3 a plate, from kitchens where it was missing or dear. */
export const thriftySeafoodDinners = (): readonly Template[] => [
  {
    id: "berbere-fish-stew",
    mealTypes: ["lunch", "dinner"],
    cuisine: "ethiopian",
    level: "beginner",
    method: "simmered",
    name: "Berbere {fish} Stew",
    detail: "with {side}",
    base: [
      onion(90),
      garlic(6),
      ginger(6),
      season("berbere", 3.6),
      vegetable("tomato-paste", 12),
      oliveOil(11),
      liquid("water", 120),
      lemonJuice(8),
      salt(0.75),
    ],
    parts: {
      fish: [POLLOCK, WHITING],
      side: [
        ...grainChoices(["millet", "white-rice"], 22, 60),
        option(
          "collard",
          "Collard Greens and Potatoes",
          "collard greens and potatoes",
          [vegetable("collard-greens", 90), starch("potato", 200)],
          {
            steps: [
              step("Boil the potatoes in chunks in salted water for {time} while the rest is made, until soft.", 4, {
                time: [15, 18],
              }),
              step(
                "Wilt the shredded collard greens in a covered pan with a splash of water for {time} beside them and leave them covered.",
                2,
                {
                  time: [7, 8],
                },
              ),
            ],
          },
        ),
      ],
    },
    steps: [
      { use: "side" },
      step(
        "Cook the finely chopped onion in half of the olive oil over low heat for {time}, until soft and golden.",
        10,
        {
          time: [9, 10],
        },
      ),
      step("Stir in the garlic, ginger, berbere, tomato paste and the rest of the olive oil and fry for {time}.", 3, {
        time: 2,
      }),
      step("Add the water and salt and simmer for {time} to a thick sauce.", 5, { time: 5 }),
      step("Lay in the {fish} in large pieces, cover and simmer gently for {time}, until it flakes.", 7, {
        time: [6, 7],
      }),
      step("Sharpen with lemon juice and serve with the {side}.", 1),
    ],
  },
  {
    id: "hamburg-pan-fish",
    mealTypes: ["lunch", "dinner"],
    cuisine: "german",
    level: "beginner",
    method: "pan-fried",
    name: "Hamburg Pan {fish}",
    detail: "with Fried Potatoes and {salad}",
    base: [
      starch("potato", 220),
      onion(40),
      fat("sunflower-oil", 14, "tbsp"),
      sauce("yellow-mustard", 8, "tsp"),
      dairy("yogurt-plain-low-fat", 40, "tbsp"),
      vegetable("parsley-fresh", 4),
      salt(0.75),
    ],
    parts: {
      fish: [POLLOCK, WHITING],
      salad: [
        option("cucumber", "Cucumber Salad", "cucumber", [vegetable("cucumber", 120), lemonJuice(6)], {
          way: "slice the cucumber thinly and dress it with lemon juice",
        }),
        option("beet", "Beets", "beets", [vegetable("beets-canned", 90)], { way: "slice the beets" }),
      ],
    },
    steps: [
      step("Boil the sliced potatoes in salted water for {time}, until nearly soft; drain.", 9, { time: [7, 8] }),
      step(
        "Fry the potatoes and sliced onion in two thirds of the sunflower oil for {time}, until crisp; lift them out.",
        11,
        {
          time: [10, 11],
        },
      ),
      step("Meanwhile stir the mustard with the yogurt and half of the parsley, and {salad.way}.", 2),
      step(
        "Salt the {fish} and fry it in the rest of the sunflower oil in the same pan for {time}, turning once, until golden.",
        6,
        {
          time: [5, 6],
        },
      ),
      step("Serve the {fish} on the potatoes with the mustard sauce, the {salad} and the rest of the parsley.", 1),
    ],
  },
  {
    id: "german-herring-potatoes",
    mealTypes: ["lunch", "dinner"],
    cuisine: "german",
    level: "beginner",
    method: "pan-fried",
    protein: "herring",
    name: "Fried Herring and Potatoes",
    detail: "with {salad}",
    base: [
      protein("herring", 120),
      starch("potato", 220),
      starch("rye-flour", 8, "tbsp"),
      fat("sunflower-oil", 9, "tbsp"),
      vegetable("chives-fresh", 3),
      salt(0.75),
    ],
    parts: {
      salad: [
        option(
          "apple",
          "Apple and Onion Yogurt",
          "apple-onion yogurt",
          [fruit("apple", 70), onion(25), dairy("yogurt-plain-low-fat", 60, "tbsp")],
          { steps: [step("Dice the apple and onion finely and stir them into the yogurt.", 4)] },
        ),
        option("cabbage", "Caraway Cabbage", "cabbage", [vegetable("green-cabbage", 130), season("caraway-seed", 1)], {
          steps: [
            step(
              "Braise the shredded cabbage with the caraway in a splash of water for {time} while the rest is made, until tender.",
              4,
              {
                time: [9, 10],
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      step("Boil the potatoes in their skins in salted water for {time}, until soft; peel them.", 19, {
        time: [18, 20],
      }),
      { use: "salad" },
      step("Salt the herring, turn it in the rye flour and fry in the sunflower oil for {time}, turning once.", 7, {
        time: [6, 7],
      }),
      step("Serve with the potatoes, the {salad} and the chives.", 1),
    ],
  },
  {
    id: "istanbul-fish-sandwich",
    mealTypes: ["lunch"],
    cuisine: "turkish",
    level: "beginner",
    method: "assembled",
    name: "Istanbul {fish} Sandwich",
    detail: "with {salad}",
    base: [
      starch("sourdough-or-french-bread", 80),
      vegetable("red-onion", 20),
      vegetable("parsley-fresh", 8),
      lemonJuice(8),
      season("sumac", 1.2),
      oliveOil(5),
    ],
    parts: {
      fish: [DRAINED_MACKEREL, SARDINES],
      salad: [
        option("tomato", "Tomato and Lettuce", "tomato and lettuce", [
          vegetable("tomato", 80),
          vegetable("romaine-lettuce", 40),
        ]),
        option("cucumber", "Cucumber and Red Cabbage", "cucumber and red cabbage", [
          vegetable("cucumber", 70),
          vegetable("red-cabbage", 50),
        ]),
      ],
    },
    steps: [
      step("Slice the red onion thinly and toss with the parsley, sumac, lemon juice and olive oil.", 3),
      step("Cut the {salad} into thin slices and toast the sourdough bread for {time}.", 3, { time: 2 }),
      step("Lay the {salad} on the bread, top with the {fish} and finish with the onion salad.", 2),
    ],
  },
  {
    id: "turkish-fish-pilaf",
    mealTypes: ["lunch", "dinner"],
    cuisine: "turkish",
    level: "beginner",
    method: "simmered",
    name: "Turkish {fish} Pilaf",
    detail: "with {veg}",
    base: [
      starch("white-rice-medium-grain", 65),
      onion(50),
      fruit("raisins", 10),
      oliveOil(11),
      season("allspice-ground", 0.5),
      season("cinnamon-ground", 0.3),
      vegetable("dill-fresh", 3),
      lemonJuice(8),
      liquid("water", 160),
      salt(0.75),
    ],
    parts: {
      fish: [CANNED_MACKEREL, POLLOCK],
      veg: [
        option("tomato", "Tomato", "tomato", [vegetable("tomato", 120)]),
        option("pepper", "Green Pepper", "green pepper", [vegetable("green-bell-pepper", 90)]),
      ],
    },
    steps: [
      step("Soften the chopped onion and {veg} in the olive oil for {time}.", 6, { time: [5, 6] }),
      step("Stir in the rice, raisins, allspice and cinnamon until glossy; add the water and salt.", 2),
      step("Cover and simmer gently for {time}.", 10, { time: 10 }),
      step("Lay the {fish} in pieces on the rice, cover and cook for {time}, until the rice is tender.", 8, {
        time: [7, 8],
      }),
      step("Rest for {time} off the heat and finish with dill and lemon juice.", 4, { time: 4 }),
    ],
  },
  {
    id: "lebanese-fish-rice",
    mealTypes: ["lunch", "dinner"],
    cuisine: "levantine",
    level: "beginner",
    method: "simmered",
    name: "Lebanese {fish} and Rice",
    detail: "with Golden Onions and {veg}",
    base: [
      onion(110),
      starch("basmati-rice", 60),
      oliveOil(14),
      season("cumin", 1.5),
      season("cinnamon-ground", 0.3),
      lemonJuice(10),
      liquid("water", 150),
      salt(0.75),
    ],
    parts: {
      fish: [POLLOCK, WHITING],
      veg: [
        option("tomato", "Tomato Salad", "tomatoes", [vegetable("tomato", 120)]),
        option("cucumber", "Cucumber Salad", "cucumber", [vegetable("cucumber", 120)]),
      ],
    },
    steps: [
      step("Fry the sliced onion in the olive oil for {time}, until deep golden; lift out half.", 14, {
        time: [12, 14],
      }),
      step("Rinse the basmati rice and add it to the pan with the cumin, cinnamon, salt and water.", 2),
      step("Cover and simmer for {time}.", 9, { time: 9 }),
      step("Lay the {fish} on the rice, cover and steam for {time}, until it flakes and the rice is tender.", 8, {
        time: [7, 8],
      }),
      step(
        "Top with the golden onion, sprinkle with half of the lemon juice and serve with the sliced {veg}, dressed with the rest.",
        2,
      ),
    ],
  },
  {
    id: "levantine-sardine-plate",
    mealTypes: ["lunch"],
    cuisine: "levantine",
    level: "beginner",
    method: "assembled",
    name: "{fish} and Bulgur Salad",
    detail: "with {veg} and Parsley",
    base: [
      starch("bulgur", 55),
      vegetable("parsley-fresh", 12),
      vegetable("scallions", 15),
      lemonJuice(15),
      oliveOil(9),
    ],
    parts: {
      fish: [DRAINED_MACKEREL, SARDINES],
      veg: [
        option("tomato", "Tomato", "tomatoes", [vegetable("tomato", 120)]),
        option("carrot", "Carrot", "carrots", [vegetable("carrot", 80)]),
      ],
    },
    steps: [
      step(
        "Pour twice its volume of boiling salted water over the bulgur, cover it and leave it to swell for {time}; drain.",
        13,
        {
          time: 12,
        },
      ),
      step("Cut the {veg}, scallions and parsley finely.", 4),
      step("Toss them with the bulgur, lemon juice and olive oil and top with the {fish}.", 2),
    ],
  },
  {
    id: "basque-fish-pot",
    mealTypes: ["lunch", "dinner"],
    cuisine: "spanish",
    level: "beginner",
    method: "simmered",
    name: "Basque {fish} and Potatoes",
    detail: "with {veg}",
    base: [
      starch("potato", 230),
      onion(50),
      garlic(6),
      sauce("tomatoes-canned-diced", 100),
      season("smoked-paprika", 1.5),
      oliveOil(13),
      liquid("water", 250),
      salt(0.75),
    ],
    parts: {
      fish: [CANNED_MACKEREL, POLLOCK],
      veg: [
        option("pepper", "Green Pepper", "diced green pepper", [vegetable("green-bell-pepper", 90)]),
        option("spinach", "Spinach", "frozen spinach (for the last 5 minutes)", [vegetable("spinach-frozen", 100)]),
      ],
    },
    steps: [
      step("Soften the chopped onion and garlic in the olive oil for {time}; stir in the smoked paprika.", 6, {
        time: [5, 6],
      }),
      step("Add the potatoes in chunks, the {veg}, tomatoes, water and salt and simmer for {time}, until soft.", 18, {
        time: [16, 18],
      }),
      step("Lay in the {fish}, cover and simmer gently for {time}, until it is hot, opaque and flakes.", 6, {
        time: [5, 6],
      }),
    ],
  },
  {
    id: "greek-fish-plaki",
    mealTypes: ["dinner"],
    cuisine: "greek",
    level: "beginner",
    method: "baked",
    name: "Greek Baked {fish}",
    detail: "with Tomato, Onion and {side}",
    base: [
      onion(70),
      garlic(6),
      sauce("tomatoes-canned-diced", 140),
      oliveOil(13),
      season("oregano-dried", 1),
      lemonJuice(8),
      vegetable("parsley-fresh", 6),
      salt(0.75),
    ],
    parts: {
      fish: [POLLOCK, WHITING],
      side: [
        BOILED_POTATOES,
        option("beans", "White Beans", "white beans", [protein("cannellini-beans-canned-drained", 120)], {
          steps: [step("Drain the white beans and stir them into the sauce.", 1)],
        }),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; soften the sliced onion and garlic in the olive oil for {time}.", 9, {
        oven: 200,
        time: [7, 8],
      }),
      step("Add the tomatoes, oregano and salt and simmer for {time}.", 6, { time: [5, 6] }),
      { use: "side" },
      step(
        "Lay the {fish} in a baking dish that just holds it (20 cm, 8 in long for one), cover it with the sauce and bake at {oven} for {time}, until it flakes.",
        16,
        {
          oven: 200,
          time: [14, 16],
        },
      ),
      step("Finish with lemon juice and parsley and serve with the {side}.", 1, {
        instead: { where: "side.beans", steps: [step("Finish with lemon juice and parsley.", 1)] },
      }),
    ],
  },
  {
    id: "bengal-fish-curry",
    mealTypes: ["lunch", "dinner"],
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    name: "{fish} and Potato Curry",
    detail: "with {veg} and Rice",
    base: [
      starch("basmati-rice", 48),
      starch("potato", 120),
      onion(40),
      garlic(3),
      ginger(6),
      vegetable("tomato", 90),
      season("turmeric", 0.8),
      season("cumin", 1),
      season("chili-flakes", 0.3),
      fat("canola-oil", 11, "tsp"),
      liquid("water", 150),
      salt(0.75),
    ],
    parts: {
      fish: [WHITING, CANNED_MACKEREL],
      veg: [
        option("peas", "Peas", "peas", [vegetable("peas-frozen", 60)]),
        option("cabbage", "Cabbage", "shredded cabbage", [vegetable("green-cabbage", 90)]),
      ],
    },
    steps: [
      step(
        "Set the rinsed basmati rice to simmer in twice its volume of salted water, covered; after {time} leave it covered off the heat.",
        3,
        {
          time: 15,
        },
      ),
      step("Fry the chopped onion, garlic, ginger, turmeric, cumin and chili flakes in the canola oil for {time}.", 5, {
        time: [4, 5],
      }),
      step(
        "Add the diced potato, the chopped tomato, water and salt and simmer, covered, for {time}, until soft.",
        14,
        {
          time: [13, 14],
        },
      ),
      step("Add the {veg} and the {fish} in pieces and simmer gently for {time}, until hot and flaking.", 6, {
        time: [5, 6],
      }),
      step("Serve with the rice.", 1),
    ],
  },
  {
    id: "thai-mackerel-salad",
    mealTypes: ["lunch", "dinner"],
    cuisine: "thai",
    level: "beginner",
    method: "assembled",
    name: "Thai {fish} Salad",
    detail: "with {veg} and Jasmine Rice",
    base: [
      starch("jasmine-rice", 65),
      vegetable("shallot", 20),
      vegetable("red-chili-pepper", 5),
      limeJuice(20),
      sauce("fish-sauce", 3, "tsp"),
      season("brown-sugar", 2),
      vegetable("mint-fresh", 4),
      vegetable("cilantro-fresh", 6),
      fat("peanuts-dry-roasted", 15),
    ],
    parts: {
      fish: [DRAINED_MACKEREL, SARDINES],
      veg: [
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 120)]),
        option("cabbage", "Napa Cabbage", "napa cabbage", [vegetable("napa-cabbage", 100)]),
      ],
    },
    steps: [
      step(
        "Rinse the jasmine rice and simmer it in twice its volume of water, covered, for {time} while the rest is made.",
        10,
        { time: 15 },
      ),
      step("Slice the shallot, red chili and {veg} thinly.", 4),
      step("Stir the lime juice with the fish sauce and brown sugar and fold in the {fish} in pieces.", 2),
      step(
        "Toss with the {veg}, shallot, red chili, mint and cilantro, scatter with peanuts and serve with the rice.",
        2,
      ),
    ],
  },
  {
    id: "vietnamese-tomato-fish",
    mealTypes: ["lunch", "dinner"],
    cuisine: "vietnamese",
    level: "beginner",
    method: "simmered",
    name: "{fish} in Tomato and Ginger",
    detail: "with {veg} and Rice",
    base: [
      starch("jasmine-rice", 65),
      vegetable("tomato", 120),
      garlic(6),
      ginger(8),
      vegetable("scallions", 20),
      sauce("fish-sauce", 5, "tsp"),
      season("black-pepper", 0.5),
      fat("canola-oil", 9, "tsp"),
    ],
    parts: {
      fish: [WHITING, CANNED_MACKEREL],
      veg: [
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 120)], { way: "slice the cucumber" }),
        option("cabbage", "Cabbage", "cabbage", [vegetable("green-cabbage", 120)], {
          way: "boil the shredded cabbage in salted water for {time}",
          time: [3, 4],
        }),
      ],
    },
    steps: [
      step(
        "Rinse the jasmine rice and simmer it in twice its volume of water, covered, for {time} while the rest is made.",
        4,
        { time: 15 },
      ),
      step(
        "Sizzle the chopped garlic and grated ginger in the canola oil for {time}, add the chopped tomato and fish sauce.",
        2,
        {
          time: 1,
        },
      ),
      step("Simmer for {time}, until the tomato falls apart.", 6, { time: [5, 6] }),
      step("Lay in the {fish}, cover and simmer gently for {time}, turning it once, until hot and flaking.", 7, {
        time: [6, 7],
      }),
      step("Meanwhile {veg.way}.", 1),
      step("Scatter the {fish} with sliced scallions and black pepper and serve with the rice and {veg}.", 1),
    ],
  },
  {
    id: "mackerel-don",
    mealTypes: ["lunch", "dinner"],
    cuisine: "japanese",
    level: "beginner",
    method: "simmered",
    name: "{fish} Rice Bowl",
    detail: "with Ginger and {veg}",
    base: [
      starch("white-rice-short-grain-sushi", 65),
      onion(50),
      ginger(6),
      sauce("mirin", 12, "tbsp"),
      vegetable("scallions", 15),
      fat("sesame-oil", 6, "tsp"),
    ],
    parts: {
      fish: [CANNED_MACKEREL, POLLOCK],
      veg: [
        option("cabbage", "Cabbage", "cabbage", [vegetable("green-cabbage", 110)], {
          way: "shred the cabbage and blanch it in salted water for {time}",
          time: 1,
        }),
        option("carrot", "Carrot", "carrot", [vegetable("carrot", 80)], { way: "grate the carrot" }),
      ],
      sauce: soySauces(8),
    },
    steps: [
      step(
        "Rinse the sushi rice and simmer it, covered, over the lowest heat in one and a half times its volume of water for {time} while the rest is made.",
        6,
        {
          time: 15,
        },
      ),
      step("Simmer the sliced onion and ginger with the mirin, {sauce} and a splash of water for {time}.", 6, {
        time: [5, 6],
      }),
      step("Add the {fish} in pieces, cover and cook for {time}, until hot all through.", 6, { time: [5, 6] }),
      step("Meanwhile {veg.way}; dress with the sesame oil.", 2),
      step("Spoon the {fish} and its sauce over the rice and finish with the {veg} and sliced scallions.", 1),
    ],
  },
  {
    id: "gochujang-mackerel-rice",
    mealTypes: ["lunch", "dinner"],
    cuisine: "korean",
    level: "beginner",
    method: "simmered",
    name: "Gochujang {fish} Stew",
    detail: "with {veg} and Rice",
    base: [
      starch("white-rice-short-grain-sushi", 60),
      sauce("gochujang", 10, "tsp"),
      garlic(6),
      ginger(4),
      onion(40),
      vegetable("scallions", 20),
      fat("sesame-oil", 9, "tsp"),
      liquid("water", 200),
    ],
    parts: {
      fish: [CANNED_MACKEREL, POLLOCK],
      veg: [
        option("daikon", "Daikon", "daikon", [vegetable("daikon-radish", 120)]),
        option("potato", "Potato", "potato", [starch("potato", 110)]),
        option("cabbage", "Cabbage", "cabbage", [vegetable("green-cabbage", 110)]),
      ],
    },
    steps: [
      step(
        "Rinse the rice and simmer it, covered, over the lowest heat in one and a half times its volume of water for {time} while the rest is made.",
        4,
        {
          time: 15,
        },
      ),
      step("Soften the sliced onion, garlic and ginger in the sesame oil for {time}; stir in the gochujang.", 4, {
        time: [3, 4],
      }),
      step("Add the water and the {veg} in thin slices and simmer for {time}, until tender.", 11, { time: [10, 11] }),
      step("Lay in the {fish}, cover and simmer gently for {time}, until hot and flaking.", 6, { time: [5, 6] }),
      step("Scatter with sliced scallions and serve with the rice.", 1),
    ],
  },
  {
    id: "veracruz-fish",
    mealTypes: ["lunch", "dinner"],
    cuisine: "mexican",
    level: "beginner",
    method: "simmered",
    name: "Veracruz {fish}",
    detail: "with Olives and {side}",
    base: [
      onion(50),
      garlic(6),
      sauce("tomatoes-canned-diced", 140),
      vegetable("olives-green", 15),
      vegetable("jalapeno-pepper", 7),
      season("oregano-dried", 1),
      oliveOil(11),
      limeJuice(8),
      salt(0.4),
    ],
    parts: {
      fish: [POLLOCK, WHITING],
      side: [
        ...grainChoices(["white-rice", "brown-rice"], 18, 58),
        option("tortillas", "Corn Tortillas", "corn tortillas", [whole(starch("corn-tortilla", 72, "piece"))], {
          late: true,
          steps: [step("Meanwhile warm the corn tortillas in a dry pan for {time}.", 3, { time: 3 })],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step("Soften the chopped onion, garlic and jalapeño in the olive oil for {time}.", 6, { time: [5, 6] }),
      step("Add the tomatoes, sliced green olives, oregano and salt and simmer for {time}.", 6, { time: [5, 6] }),
      step("Lay in the {fish}, cover and simmer gently for {time}, until it flakes.", 7, { time: [6, 7] }),
      { late: "side" },
      step("Sharpen with lime juice and serve with the {side}.", 1),
    ],
  },
  {
    id: "caribbean-rundown",
    mealTypes: ["lunch", "dinner"],
    cuisine: "caribbean",
    level: "beginner",
    method: "simmered",
    name: "{fish} Coconut Rundown",
    detail: "with {side}",
    base: [
      onion(40),
      garlic(3),
      vegetable("tomato", 90),
      vegetable("green-bell-pepper", 60),
      season("thyme-dried", 0.7),
      season("allspice-ground", 0.4),
      liquid("light-coconut-milk", 120),
      fat("coconut-oil", 5, "tsp"),
      limeJuice(8),
      salt(0.4),
    ],
    parts: {
      fish: [CANNED_MACKEREL, POLLOCK],
      side: [
        ...grainChoices(["white-rice"], 18, 58),
        option("sweet-potato", "Sweet Potato", "sweet potato", [starch("sweet-potato", 220)], {
          steps: [
            step(
              "Peel the sweet potato and boil it in chunks in salted water for {time} while the rest is made, until tender; drain.",
              3,
              {
                time: [12, 14],
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step(
        "Soften the chopped onion, garlic and green pepper with the thyme and allspice in the coconut oil for {time}.",
        6,
        {
          time: [5, 6],
        },
      ),
      step("Add the coconut milk, chopped tomato and salt and simmer for {time}, until it thickens.", 8, {
        time: [7, 8],
      }),
      step("Add the {fish} in pieces, cover and simmer gently for {time}, until hot and flaking.", 6, { time: [5, 6] }),
      step("Sharpen with lime juice and serve with the {side}.", 1),
    ],
  },
  {
    id: "peruvian-causa",
    mealTypes: ["lunch"],
    cuisine: "peruvian",
    level: "beginner",
    method: "boiled",
    name: "{fish} Causa",
    detail: "cold, with {veg}",
    base: [
      starch("potato", 260),
      limeJuice(15),
      oliveOil(9),
      vegetable("red-onion", 15),
      vegetable("jalapeno-pepper", 5),
      season("turmeric", 0.5),
      salt(0.75),
    ],
    parts: {
      fish: [DRAINED_MACKEREL, proteinChoice("canned-tuna", 85, { word: "drained tuna" })],
      veg: [
        option("avocado", "Avocado", "avocado", [fruit("avocado", 45)]),
        option("egg", "Egg", "egg", [whole(protein("egg", 50, "large"))], {
          steps: [
            step("Lower the egg into boiling water and boil for {time} beside the potatoes, cool and peel it.", 3, {
              time: [10, 11],
            }),
          ],
        }),
      ],
    },
    steps: [
      step(
        "Peel the potatoes and boil them in chunks in salted water for {time}, until soft; drain and let them steam dry.",
        17,
        {
          time: [15, 17],
        },
      ),
      { use: "veg" },
      step("Mash the potatoes smooth with the lime juice, olive oil, turmeric and salt and let them cool.", 8),
      step("Chop the red onion and jalapeño finely and mix with the {fish}.", 3),
      step("Layer the mash and the fish in a bowl or ring and top with the sliced {veg}.", 3),
    ],
  },
  {
    id: "ghanaian-fish-stew",
    mealTypes: ["lunch", "dinner"],
    cuisine: "west-african",
    level: "beginner",
    method: "simmered",
    name: "Spinach and {fish} Stew",
    detail: "with {side}",
    base: [
      onion(50),
      garlic(3),
      ginger(5),
      sauce("tomatoes-canned-crushed", 120),
      vegetable("spinach-frozen", 120),
      sauce("peanut-butter-unsalted", 16, "tbsp"),
      season("cayenne-pepper", 0.4),
      fat("canola-oil", 7, "tsp"),
      liquid("water", 100),
      salt(0.4),
    ],
    parts: {
      fish: [CANNED_MACKEREL, POLLOCK],
      side: [...grainChoices(["white-rice", "millet"], 20, 55)],
    },
    steps: [
      { use: "side" },
      step("Soften the chopped onion, garlic and ginger in the canola oil for {time}; add the cayenne.", 6, {
        time: [5, 6],
      }),
      step("Stir in the tomatoes, peanut butter, spinach, water and salt and simmer for {time}.", 9, { time: [8, 9] }),
      step("Add the {fish} in pieces, cover and simmer gently for {time}, until hot and flaking.", 6, { time: [5, 6] }),
      step("Serve with the {side}.", 1),
    ],
  },
  {
    id: "fish-brandade",
    mealTypes: ["lunch", "dinner"],
    cuisine: "french",
    level: "beginner",
    method: "baked",
    name: "{fish} Brandade",
    detail: "with {salad}",
    base: [
      starch("potato", 240),
      liquid("low-fat-milk-1", 80, "cup"),
      garlic(6),
      oliveOil(13),
      season("thyme-dried", 0.5),
      lemonJuice(6),
      salt(0.75),
    ],
    parts: {
      fish: [POLLOCK, WHITING],
      salad: [
        option("tomato", "Tomato Salad", "sliced tomatoes", [vegetable("tomato", 130)]),
        option("carrot", "Carrot Salad", "grated carrot", [vegetable("carrot", 90)]),
      ],
    },
    steps: [
      step("Peel the potatoes and boil them in chunks with the garlic in salted water for {time}, until soft.", 17, {
        time: [15, 17],
      }),
      step("Meanwhile poach the {fish} in the milk with the thyme in a covered pan for {time}, until it flakes.", 2, {
        time: [6, 7],
      }),
      step(
        "Drain and mash the potatoes with the warm milk, most of the olive oil and the salt, and fold in the {fish} in flakes.",
        4,
      ),
      step(
        "Spoon into an ovenproof dish (15 cm, 6 in across for one, twice that for four) and bake at {oven} for {time}, until golden on top.",
        15,
        {
          oven: 220,
          time: [14, 15],
        },
      ),
      step("Dress the {salad} with lemon juice and the rest of the olive oil and serve beside it.", 2),
    ],
  },
  {
    id: "sardine-couscous",
    mealTypes: ["lunch", "dinner"],
    cuisine: "moroccan",
    level: "beginner",
    method: "simmered",
    name: "{fish} Tomato Couscous",
    detail: "with {veg}",
    base: [
      starch("couscous", 60),
      onion(50),
      garlic(6),
      sauce("tomatoes-canned-diced", 120),
      season("cumin", 1.5),
      season("paprika", 1),
      oliveOil(11),
      fruit("raisins", 10),
      vegetable("cilantro-fresh", 6),
    ],
    parts: {
      fish: [SARDINES, CANNED_MACKEREL],
      veg: [
        option("carrot", "Carrot", "carrot", [vegetable("carrot", 90)]),
        option("pepper", "Green Pepper", "green pepper", [vegetable("green-bell-pepper", 90)]),
      ],
    },
    steps: [
      step(
        "Soften the onion, garlic and {veg}, cut small, in the olive oil with the cumin and paprika for {time}.",
        9,
        {
          time: [8, 9],
        },
      ),
      step("Add the tomatoes and raisins and simmer for {time}, until it has thickened a little.", 6, { time: [5, 6] }),
      step(
        "Meanwhile pour one and a quarter times its volume of boiling salted water over the couscous, cover it for {time} and fluff it.",
        1,
        { time: 6 },
      ),
      step("Lay the {fish} in the sauce and warm through, covered, for {time}.", 4, { time: [3, 4] }),
      step("Spoon over the couscous and scatter with cilantro.", 1),
    ],
  },
  {
    id: "clear-fish-soup",
    mealTypes: ["lunch", "dinner"],
    cuisine: "eastern-european",
    level: "beginner",
    method: "simmered",
    name: "Clear {fish} Soup",
    detail: "with Potatoes, {veg} and Rye Bread",
    base: [
      starch("potato", 150),
      whole(starch("rye-bread", 64, "slice")),
      vegetable("carrot", 60),
      onion(50),
      vegetable("dill-fresh", 4.5),
      bayLeaf,
      oliveOil(9),
      liquid("water", 400),
      salt(0.4),
    ],
    parts: {
      fish: [POLLOCK, WHITING],
      veg: [
        option("leek", "Leek", "leek", [vegetable("leek", 60)]),
        option("cabbage", "Cabbage", "cabbage", [vegetable("green-cabbage", 90)]),
      ],
    },
    steps: [
      step("Soften the chopped onion, carrot and {veg} in the olive oil for {time}.", 6, { time: [5, 6] }),
      step("Add the diced potatoes, bay leaf, salt and water and simmer for {time}, until the potatoes are soft.", 14, {
        time: [13, 14],
      }),
      step("Slide in the {fish} in large pieces and poach gently for {time}, until it flakes.", 6, { time: [5, 6] }),
      step("Scatter with dill and serve with the rye bread.", 1),
    ],
  },
];
