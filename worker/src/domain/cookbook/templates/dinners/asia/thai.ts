import { fat, flavour, liquid, protein, sauce, season, starch, step, vegetable, whole } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { coconutOil, oliveOil } from "../../pantry.ts";
import {
  avocadoOil,
  cauliflowerRice,
  garlic,
  ginger,
  grainChoices,
  limeJuice,
  option,
  proteinChoice,
  salt,
  soySauces,
} from "../../parts.ts";

export const thaiDinners = (): readonly Template[] => [
  {
    id: "thai-curry",
    mealTypes: ["lunch", "dinner"],
    cuisine: "thai",
    level: "beginner",
    method: "simmered",
    name: "Thai {paste} Curry",
    detail: "with {protein} and {veg}",
    base: [
      starch("jasmine-rice", 55),
      liquid("light-coconut-milk", 80),
      fat("coconut-oil", 4, "tsp"),
      sauce("fish-sauce", 4, "tsp"),
      limeJuice(10),
      vegetable("thai-basil", 5),
      season("brown-sugar", 3),
    ],
    parts: {
      paste: [
        option("red", "Red", "red curry paste", [sauce("red-curry-paste", 12, "tbsp")]),
        option("green", "Green", "green curry paste", [sauce("green-curry-paste", 12, "tbsp")]),
      ],
      protein: [
        proteinChoice("chicken-thigh", 140, { name: "Chicken" }),
        proteinChoice("beef", 110),
        proteinChoice("shrimp", 160),
        proteinChoice("cod", 170),
        proteinChoice("pork", 150),
      ],
      veg: [
        option("eggplant", "Eggplant", "eggplant", [vegetable("eggplant", 120)]),
        option("green-bean", "Green Beans", "green beans", [vegetable("green-beans", 100)]),
        option("bamboo", "Bamboo Shoots", "bamboo shoots", [vegetable("bamboo-shoots-canned", 100)]),
      ],
    },
    steps: [
      step(
        "Rinse the jasmine rice and set it to simmer in twice its volume of water, covered; after {time} leave it covered off the heat.",
        4,
        { time: 15 },
      ),
      step(
        "Fry the {paste} in coconut oil for {time}, until fragrant, and stir in the coconut milk and a splash of water.",
        3,
        { time: 3 },
      ),
      step(
        "Add the {veg}, cut into bites, and simmer, covered, for {time}, with the {protein} in thin slices for the last 5 minutes, until tender and cooked through.",
        13,
        {
          time: [10, 12],
          instead: {
            where: ["protein.shrimp", "protein.cod"],
            steps: [
              step("Add the {veg}, cut into bites, and simmer, covered, for {time}, until nearly tender.", 9, {
                time: [7, 8],
              }),
              step("Add the {protein} and simmer gently for {time}, until firm and opaque all through.", 4, {
                time: [3, 4],
              }),
            ],
          },
        },
      ),
      step("Season with fish sauce, lime juice and brown sugar, stir in the Thai basil and serve with the rice.", 2),
    ],
    skip: [
      ["paste.green", "veg.green-bean"],
      ["paste.green", "veg.bamboo"],
      ["paste.red", "veg.eggplant"],
      ["protein.cod", "veg.bamboo"],
    ],
  },
  {
    id: "lemongrass-coconut-curry",
    mealTypes: ["lunch", "dinner"],
    cuisine: "thai",
    level: "intermediate",
    method: "simmered",
    name: "Lemongrass Curry",
    detail: "with {protein}, {veg} and {side}",
    base: [
      liquid("light-coconut-milk", 90),
      flavour("lemongrass", 6),
      ginger(8),
      garlic(6),
      vegetable("shallot", 20),
      season("turmeric", 1),
      coconutOil(5),
      limeJuice(15),
      vegetable("cilantro-fresh", 6),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chickpeas", 130, {
          name: "Chickpeas",
          way: "chickpeas and simmer for {time}, until hot",
          time: 5,
        }),
        proteinChoice("great-northern-beans", 140, {
          name: "White Beans",
          way: "great northern beans and simmer for {time}, until hot",
          time: 5,
        }),
        proteinChoice("chicken-thigh", 180, {
          name: "Chicken",
          way: "chicken thigh in bites and simmer for {time}, until cooked through",
          time: [6, 8],
        }),
        proteinChoice("pork", 180, { way: "pork in bites and simmer for {time}, until cooked through", time: [5, 7] }),
        proteinChoice("shrimp", 200, { way: "shrimp and simmer for {time}, until pink and firm", time: [3, 4] }),
        proteinChoice("tofu", 150, { way: "cubed tofu and simmer for {time}, until hot", time: 5 }),
      ],
      veg: [
        option("pumpkin", "Pumpkin", "peeled pumpkin", [vegetable("pumpkin", 140)]),
        option("cauliflower", "Cauliflower", "cauliflower", [vegetable("cauliflower", 110)]),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 120)]),
      ],
      side: [...grainChoices(["jasmine-rice", "quinoa"], 24, 44), cauliflowerRice(10)],
    },
    steps: [
      { use: "side" },
      step("Pound or blend the lemongrass, ginger, garlic, shallot and turmeric to a paste.", 6),
      step("Fry the paste in coconut oil for {time}, until fragrant, then pour in the coconut milk.", 3, { time: 1 }),
      step("Add the {veg} in bite-size pieces with a splash of water and simmer, covered, for {time}.", 6, {
        time: [5, 6],
      }),
      step("Add the {protein.way}.", 7),
      { late: "side" },
      step("Season with lime juice and salt, scatter with cilantro and serve with the {side}.", 2),
    ],
    skip: [
      ["veg.cauliflower", "side.cauliflower-rice"],
      ["protein.chickpeas", "side.cauliflower-rice"],
      ["protein.great-northern-beans", "side.cauliflower-rice"],
    ],
  },
  {
    id: "pad-thai",
    mealTypes: ["lunch", "dinner"],
    cuisine: "thai",
    level: "intermediate",
    method: "stir-fried",
    name: "{protein} Pad Thai",
    detail: "with {crunch}",
    base: [
      starch("rice-noodles-dry", 65),
      whole(protein("egg", 50, "large")),
      fat("sunflower-oil", 6, "tbsp"),
      vegetable("bean-sprouts-mung", 80),
      vegetable("scallions", 20),
      sauce("tamarind-pulp", 10),
      season("brown-sugar", 5),
      limeJuice(10),
    ],
    parts: {
      protein: [
        option("shrimp", "Shrimp", "shrimp", [protein("shrimp", 140), sauce("fish-sauce", 5, "tsp")], {
          protein: "shrimp",
          steps: [step("Stir in the fish sauce.", 1)],
        }),
        option(
          "chicken",
          "Chicken",
          "strips of chicken",
          [protein("chicken-breast-skinless", 120), sauce("fish-sauce", 5, "tsp")],
          { protein: "chicken", steps: [step("Stir in the fish sauce.", 1)] },
        ),
        option("tofu", "Tofu", "cubed tofu", [protein("tofu-firm", 110), sauce("soy-sauce-low-sodium", 9, "tsp")], {
          protein: "tofu",
          steps: [step("Stir in the soy sauce.", 1)],
        }),
      ],
      crunch: [
        option("peanut", "Peanuts", "peanuts", [fat("peanuts-dry-roasted", 12)]),
        option(
          "carrot",
          "Carrot",
          "shredded carrot and pumpkin seeds",
          [vegetable("carrot", 70), fat("pumpkin-seeds", 8)],
          {
            steps: [step("Shred the carrot; warm the pumpkin seeds in a dry pan for a moment, until they crackle.", 2)],
          },
        ),
      ],
    },
    steps: [
      step(
        "Soak the rice noodles in hot water for {time}; stir the tamarind with the brown sugar, lime juice and a little water.",
        7,
        { time: [6, 7] },
      ),
      { use: "crunch" },
      step(
        "Fry the {protein} in sunflower oil for {time}, until hot right through; push aside and scramble the egg.",
        4,
        {
          time: [3, 4],
        },
      ),
      step("Add the drained rice noodles and the tamarind sauce and toss for {time}, until they are soft.", 4, {
        time: [2, 3],
      }),
      { use: "protein" },
      step("Toss in the bean sprouts and sliced scallions and finish with the {crunch}.", 2),
    ],
  },
  {
    id: "basil-stir-fry",
    mealTypes: ["lunch", "dinner"],
    cuisine: "thai",
    level: "beginner",
    method: "stir-fried",
    name: "Thai Basil {meat}",
    detail: "with {veg} and {side}",
    base: [
      avocadoOil(9),
      garlic(9),
      vegetable("red-chili-pepper", 8),
      vegetable("basil-fresh", 12),
      limeJuice(8),
      salt(0.4),
    ],
    parts: {
      meat: [
        proteinChoice("ground-chicken", 170, { name: "Chicken" }),
        proteinChoice("ground-pork", 180, { name: "Pork" }),
        proteinChoice("ground-beef", 160, { name: "Beef" }),
        proteinChoice("ground-turkey", 170, { name: "Turkey" }),
        proteinChoice("tofu", 160, { word: "crumbled tofu" }),
      ],
      veg: [
        option("green-bean", "Green Beans", "green beans", [vegetable("green-beans", 110)]),
        option("pepper", "Sweet Pepper", "red pepper", [vegetable("red-bell-pepper", 100)]),
        option("eggplant", "Eggplant", "eggplant", [vegetable("eggplant", 130)]),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 130)]),
      ],
      side: [...grainChoices(["jasmine-rice", "brown-rice"], 14, 55), cauliflowerRice(6, "nothing", "the", "first")],
      sauce: soySauces(9),
    },
    steps: [
      { use: "side" },
      step("Pound the garlic and red chili to a rough paste; cut the {veg} small.", 5),
      step(
        "Fry the paste in avocado oil for a moment, add the {meat} and fry over high heat, stirring, for {time}, until crumbly and browned.",
        5,
        { time: [4, 5] },
      ),
      step("Add the {veg} and cook for {time}, until just tender, then season with {sauce}, lime juice and salt.", 5, {
        time: [4, 5],
        instead: {
          where: "veg.eggplant",
          steps: [
            step(
              "Add the eggplant and a splash of water, cover and cook for {time}, until soft, then season with {sauce}, lime juice and salt.",
              8,
              { time: [7, 8] },
            ),
          ],
        },
      }),
      step("Off the heat stir in the basil leaves and serve with the {side}.", 1),
    ],
  },
  {
    id: "larb",
    mealTypes: ["lunch", "dinner"],
    cuisine: "thai",
    level: "beginner",
    method: "pan-fried",
    name: "{meat}",
    detail: "with Mint, {crunch} and Sticky Rice",
    base: [
      starch("glutinous-rice", 60),
      limeJuice(25),
      vegetable("mint-fresh", 8),
      vegetable("cilantro-fresh", 8),
      vegetable("shallot", 20),
      season("chili-flakes", 1),
      oliveOil(6),
    ],
    parts: {
      meat: [
        option(
          "pork",
          "Pork Larb",
          "ground pork",
          [protein("ground-pork-96-lean", 170), sauce("fish-sauce", 5, "tsp")],
          {
            protein: "pork",
            steps: [step("Stir in the fish sauce.", 1)],
          },
        ),
        option(
          "chicken",
          "Chicken Larb",
          "ground chicken",
          [protein("ground-chicken", 160), sauce("fish-sauce", 5, "tsp")],
          { protein: "chicken", steps: [step("Stir in the fish sauce.", 1)] },
        ),
        option(
          "beef",
          "Beef Larb",
          "ground beef",
          [protein("ground-beef-90-lean", 140), sauce("fish-sauce", 5, "tsp")],
          {
            protein: "beef",
            steps: [step("Stir in the fish sauce.", 1)],
          },
        ),
        option(
          "tofu",
          "Thai Crumbled Tofu",
          "crumbled tofu",
          [protein("tofu-firm", 170), sauce("soy-sauce-low-sodium", 9, "tsp")],
          {
            protein: "tofu",
            steps: [step("Stir in the soy sauce.", 1)],
          },
        ),
      ],
      crunch: [
        option("cabbage", "Cabbage Wedges", "cabbage wedges", [vegetable("green-cabbage", 100)]),
        option("cucumber", "Cucumber", "sliced cucumber", [vegetable("cucumber", 120)]),
        option("lettuce", "Butter Lettuce", "leaves of butterhead lettuce", [vegetable("butterhead-lettuce", 80)]),
      ],
    },
    steps: [
      step(
        "Simmer the rinsed sticky rice, covered, in one and a half times its volume of water for {time}, until soft and glossy, and leave it covered.",
        18,
        { time: [16, 18] },
      ),
      step("Fry the {meat} in olive oil for {time}, until crumbly and hot right through; take off the heat.", 7, {
        time: [6, 7],
      }),
      { use: "meat" },
      step("Add the lime juice, chili flakes, sliced shallot, mint and cilantro.", 4),
      step("Serve warm with the {crunch} and the sticky rice.", 1),
    ],
  },
  {
    id: "tom-kha",
    mealTypes: ["lunch", "dinner"],
    cuisine: "thai",
    level: "intermediate",
    method: "simmered",
    name: "Coconut Galangal Soup",
    detail: "with {protein} and {mushroom}",
    base: [
      liquid("light-coconut-milk", 180),
      liquid("water", 200),
      flavour("lemongrass", 5),
      flavour("galangal", 6),
      flavour("lime-leaves", 1),
      limeJuice(20),
      vegetable("cherry-tomatoes", 30),
      vegetable("cilantro-fresh", 5),
      coconutOil(4),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chicken", 150, { way: "chicken in thin slices" }),
        proteinChoice("shrimp", 180, { way: "shrimp and simmer for {time}, until pink and firm", time: [3, 4] }),
        proteinChoice("cod", 190, { way: "cod in large pieces and simmer for {time}, until it flakes", time: [4, 5] }),
        proteinChoice("pork", 150, { way: "pork in thin slices" }),
        proteinChoice("turkey", 150, { way: "turkey in thin slices" }),
      ],
      mushroom: [
        option("oyster", "Oyster Mushrooms", "torn oyster mushrooms", [vegetable("oyster-mushrooms", 80)]),
        option("shiitake", "Shiitake", "sliced shiitake mushrooms", [vegetable("shiitake-mushrooms", 70)]),
        option("white", "Button Mushrooms", "sliced white mushrooms", [vegetable("white-mushrooms", 100)]),
      ],
    },
    steps: [
      step("Soften the finely chopped lemongrass and grated galangal in coconut oil for {time}.", 3, { time: 3 }),
      step("Pour in the coconut milk and water with the lime leaves and salt and simmer gently for {time}.", 9, {
        time: [7, 8],
      }),
      step(
        "Add the {protein.way}, the {mushroom} and the cherry tomatoes and simmer for {time}, until cooked through.",
        10,
        {
          time: [5, 6],
          instead: {
            where: ["protein.shrimp", "protein.cod"],
            steps: [
              step("Add the {mushroom} and the cherry tomatoes and simmer for {time}, until tender.", 6, {
                time: [5, 6],
              }),
              step("Add the {protein.way}.", 4),
            ],
          },
        },
      ),
      step("Off the heat stir in the lime juice and scatter with cilantro.", 1),
    ],
  },
];
