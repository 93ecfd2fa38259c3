import { dairy, liquid, protein, sauce, season, starch, step, vegetable, whole } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { coconutOil, oliveOil } from "../../pantry.ts";
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

const warmSpices = [
  season("cumin", 2),
  season("coriander-ground", 2),
  season("turmeric", 1),
  season("chili-flakes", 0.5),
];

export const indianDinners = (): readonly Template[] => [
  {
    id: "coconut-pulse-curry",
    mealTypes: ["lunch", "dinner"],
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    name: "{pulse} Coconut Curry",
    detail: "with {veg} and {grain}",
    base: [
      onion(60),
      garlic(),
      ginger(),
      oliveOil(5),
      ...warmSpices,
      sauce("tomatoes-canned-diced", 120),
      liquid("light-coconut-milk", 48),
      salt(0.75),
    ],
    parts: {
      pulse: [
        proteinChoice("chickpeas", 150),
        proteinChoice("kidney-beans", 160),
        proteinChoice("lentils", 170, { name: "Brown Lentil" }),
      ],
      veg: [
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 100)], {
          way: "chopped spinach (for the last 3 minutes)",
        }),
        option("cauliflower", "Cauliflower", "cauliflower", [vegetable("cauliflower", 120)], {
          way: "cauliflower in small florets",
        }),
        option("butternut", "Butternut Squash", "butternut squash", [vegetable("butternut-squash", 120)], {
          way: "butternut squash, peeled and diced small",
        }),
      ],
      grain: grainChoices(["basmati-rice", "brown-rice", "quinoa", "millet"], 22, 50),
    },
    steps: [
      { use: "grain" },
      step(
        "Soften the chopped onion in olive oil for {time}, then stir in the garlic, ginger, cumin, coriander, turmeric and chili flakes until fragrant.",
        7,
        { time: [4, 5] },
      ),
      step(
        "Add the tomatoes, coconut milk, {pulse}, a splash of water and the {veg.way}; season with salt and simmer for {time}, until everything is tender and the sauce has thickened.",
        13,
        { time: [9, 11] },
      ),
      step("Spoon the curry over the {grain} and serve hot.", 2),
    ],
    skip: [["pulse.lentils", "grain.brown-rice"]],
  },
  {
    id: "red-lentil-dal",
    mealTypes: ["lunch", "dinner"],
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    protein: "lentil",
    name: "{lentil} Dal",
    detail: "with {veg} and {grain}",
    base: [onion(50), garlic(), ginger(), coconutOil(10), ...warmSpices, lemonJuice(10), salt(0.75)],
    parts: {
      lentil: [
        option("red", "Red Lentil", "red lentils", [protein("red-lentils-dried", 75)]),
        option("split-pea", "Split Pea", "split peas", [protein("split-peas-dried", 75)], {
          protein: "pea",
          steps: [
            step(
              "Give the split peas a head start: simmer them in five times their volume of unsalted water for {time}, until they begin to fall apart.",
              20,
              { time: [16, 18] },
            ),
          ],
        }),
      ],
      veg: [
        option("tomato", "Tomato", "tomatoes", [vegetable("tomato", 150)]),
        option("kale", "Kale", "kale", [vegetable("kale", 80)]),
        option("carrot", "Carrot", "carrots", [vegetable("carrot", 90)]),
        option("pumpkin", "Pumpkin", "pumpkin", [vegetable("pumpkin", 150)]),
      ],
      grain: grainChoices(["basmati-rice", "brown-rice", "buckwheat"], 25, 55),
    },
    steps: [
      { use: "lentil" },
      { use: "grain" },
      step(
        "Simmer the {lentil} in four times their volume of water with the turmeric and the chopped {veg}, stirring now and then, for {time}, until everything is soft.",
        18,
        {
          time: [16, 18],
          instead: {
            where: "lentil.split-pea",
            steps: [
              step(
                "Add the turmeric and the chopped {veg} to the split peas in their water and simmer, stirring now and then, for {time}, until everything is soft.",
                18,
                { time: [16, 18] },
              ),
            ],
          },
        },
      ),
      step(
        "Meanwhile fry the chopped onion, garlic, ginger, cumin, coriander and chili flakes in coconut oil for {time}, until golden, and tip them over the dal.",
        6,
        { time: [6, 7] },
      ),
      step("Sharpen with lemon juice and salt and ladle over the {grain}.", 1),
    ],
  },
  {
    id: "coconut-curry-skillet",
    mealTypes: ["lunch", "dinner"],
    cuisine: "indian",
    level: "intermediate",
    method: "simmered",
    name: "{protein} and {veg} Masala",
    detail: "with {side}",
    base: [
      onion(40),
      garlic(),
      ginger(),
      coconutOil(6),
      ...warmSpices,
      sauce("tomatoes-canned-crushed", 60),
      liquid("light-coconut-milk", 70),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chicken-thigh", 170, { name: "Chicken" }),
        proteinChoice("stewing-lamb", 160, {
          steps: [
            step(
              "Brown the lamb in its own juices, add a splash of water, cover and cook gently for {time}, until nearly tender.",
              52,
              { time: [48, 52] },
            ),
          ],
        }),
        proteinChoice("turkey", 170),
        proteinChoice("pork", 170),
        proteinChoice("shrimp", 200),
        proteinChoice("cod", 210),
      ],
      veg: [
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 100)], {
          way: "spinach (for the last 3 minutes)",
        }),
        option("cauliflower", "Cauliflower", "small cauliflower florets", [vegetable("cauliflower", 110)], {
          way: "cauliflower in small florets",
        }),
        option("zucchini", "Zucchini", "sliced zucchini", [vegetable("zucchini", 120)], { way: "sliced zucchini" }),
        option("pepper", "Bell Pepper", "sliced bell pepper", [vegetable("green-bell-pepper", 100)], {
          way: "sliced bell pepper",
        }),
      ],
      side: [cauliflowerRice(9), ...grainChoices(["basmati-rice", "brown-rice"], 24, 48)],
    },
    steps: [
      { use: "protein" },
      { use: "side" },
      step(
        "Soften the chopped onion in coconut oil for {time} and stir in the garlic, ginger, cumin, coriander, turmeric and chili flakes.",
        6,
        { time: [5, 6] },
      ),
      step("Pour in the tomatoes and coconut milk, salt lightly and bring to a gentle simmer.", 4),
      step(
        "Add the {protein} in bite-size pieces with the {veg.way} and simmer, covered, for {time}, until cooked through.",
        12,
        {
          time: [9, 11],
          instead: {
            where: ["protein.shrimp", "protein.cod"],
            steps: [
              step("Add the {veg} and simmer for {time}, until nearly tender.", 8, { time: [6, 7] }),
              step("Add the {protein} and simmer gently for {time}, until firm and opaque all through.", 4, {
                time: [3, 4],
              }),
            ],
          },
        },
      ),
      { late: "side" },
      step("Serve the masala with the {side}.", 2),
    ],
    skip: [
      ["veg.cauliflower", "side.cauliflower-rice"],
      ["protein.cod", "veg.pepper"],
      ["protein.pork", "veg.spinach"],
      ["protein.pork", "veg.cauliflower"],
    ],
  },
  {
    id: "keema",
    mealTypes: ["lunch", "dinner"],
    cuisine: "indian",
    level: "beginner",
    method: "pan-fried",
    name: "{meat} Keema",
    detail: "with {veg} and {side}",
    base: [onion(50), garlic(), ginger(), oliveOil(6), ...warmSpices, sauce("tomatoes-canned-diced", 100), salt(0.75)],
    parts: {
      meat: [
        proteinChoice("ground-beef", 150, { name: "Beef" }),
        proteinChoice("ground-turkey", 160, { name: "Turkey" }),
        proteinChoice("ground-chicken", 160, { name: "Chicken" }),
        option(
          "lentil",
          "Lentil-Mushroom",
          "cooked lentils and finely chopped mushrooms",
          [protein("lentils-cooked", 190), vegetable("cremini-mushrooms", 80)],
          { protein: "lentil" },
        ),
      ],
      veg: [
        option("cabbage", "Cabbage", "shredded cabbage", [vegetable("green-cabbage", 100)]),
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 90)]),
        option("peas", "Peas", "peas", [vegetable("peas-frozen", 60)]),
      ],
      side: [
        cauliflowerRice(9, "nothing", "the rest of the"),
        ...grainChoices(["basmati-rice", "quinoa"], 20, 50),
        option("chapati", "Warm Chapati", "chapati", [whole(starch("chapati-or-roti", 68, "piece"))], {
          late: true,
          steps: [step("Meanwhile warm the chapati in a dry pan for {time} and wrap it in a cloth.", 2, { time: 2 })],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step(
        "Fry the chopped onion in olive oil for {time}, until golden, then add the garlic, ginger, cumin, coriander, turmeric and chili flakes.",
        8,
        { time: [7, 8] },
      ),
      step("Turn up the heat, add the {meat} and fry for {time}, until browned and crumbly.", 7, { time: [5, 6] }),
      step(
        "Stir in the tomatoes and {veg}, season with salt and cook for {time}, until the liquid has nearly gone.",
        6,
        { time: [4, 5] },
      ),
      { late: "side" },
      step("Serve the keema with the {side}.", 1),
    ],
    skip: [["meat.lentil", "side.cauliflower-rice"]],
  },
  {
    id: "palak",
    mealTypes: ["lunch", "dinner"],
    cuisine: "indian",
    level: "intermediate",
    method: "simmered",
    name: "Palak {protein}",
    detail: "with {side}",
    base: [
      vegetable("spinach-frozen", 200),
      onion(50),
      garlic(),
      ginger(),
      oliveOil(6),
      season("cumin", 2),
      season("garam-masala", 2),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("paneer", 60, { word: "cubed paneer" }),
        proteinChoice("tofu", 160, { word: "cubed tofu" }),
        proteinChoice("chickpeas", 110, { name: "Chickpeas" }),
        proteinChoice("chicken", 170, {
          steps: [
            step("Fry the chicken, in bites, in a dry non-stick pan for {time}, until cooked through.", 8, {
              time: [6, 8],
            }),
          ],
        }),
      ],
      side: [
        ...grainChoices(["basmati-rice", "brown-rice"], 18, 55),
        option("naan", "Naan", "naan", [starch("naan", 45)], {
          late: true,
          steps: [step("Meanwhile warm the naan in a dry pan for {time}.", 2, { time: 2 })],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step("Soften the chopped onion in olive oil with the garlic, ginger and cumin for {time}.", 6, { time: [5, 6] }),
      step(
        "Add the spinach with a splash of water, cook for {time}, until soft, and mash or blend it to a thick sauce.",
        6,
        { time: [4, 5] },
      ),
      { use: "protein" },
      step("Fold in the {protein}, garam masala and salt and simmer for {time}, until piping hot all through.", 5, {
        time: [4, 5],
      }),
      { late: "side" },
      step("Serve with the {side}.", 1),
    ],
  },
  {
    id: "chana-saag-potato",
    mealTypes: ["dinner"],
    cuisine: "indian",
    level: "beginner",
    method: "pan-fried",
    protein: "chickpea",
    name: "Bombay Potatoes",
    detail: "with Chickpeas and {veg}",
    base: [
      starch("potato", 300),
      protein("chickpeas-canned-drained", 140),
      vegetable("tomato", 100),
      onion(40),
      garlic(),
      oliveOil(12),
      ...warmSpices,
      salt(0.75),
    ],
    parts: {
      veg: [
        option("peas", "Peas", "peas", [vegetable("peas-frozen", 60)]),
        option("spinach", "Spinach", "spinach (for the last 3 minutes)", [vegetable("spinach", 80)]),
        option("green-beans", "Green Beans", "green beans, cut small,", [vegetable("green-beans", 100)]),
        option("okra", "Okra", "sliced okra", [vegetable("okra", 100)]),
      ],
    },
    steps: [
      step("Dice the potatoes and boil them in salted water for {time}, until just tender; drain.", 12, {
        time: [9, 11],
      }),
      step(
        "Fry the chopped onion and garlic in olive oil with the cumin, coriander, turmeric and chili flakes for {time}.",
        5,
        { time: [4, 5] },
      ),
      step(
        "Add the potatoes and {veg} and fry, turning now and then, for {time}, until the potatoes catch a little at the edges.",
        10,
        { time: [8, 9] },
      ),
      step("Fold in the chickpeas and chopped tomato, season with salt and heat through for {time}.", 5, {
        time: [4, 5],
      }),
    ],
  },
  {
    id: "chana-masala",
    mealTypes: ["lunch", "dinner"],
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    name: "{pulse} Masala",
    detail: "with {bread} and Cucumber Yogurt",
    base: [
      onion(60),
      garlic(),
      ginger(),
      oliveOil(8),
      ...warmSpices,
      sauce("tomatoes-canned-diced", 150),
      dairy("greek-yogurt-low-fat", 60),
      vegetable("cucumber", 60),
      salt(0.4),
    ],
    parts: {
      pulse: [proteinChoice("chickpeas", 130), proteinChoice("kidney-beans", 140), proteinChoice("lentils", 170)],
      bread: [
        option("naan", "Naan", "naan", [starch("naan", 45)]),
        option("chapati", "Chapati", "chapati", [whole(starch("chapati-or-roti", 68, "piece"))]),
      ],
    },
    steps: [
      step(
        "Fry the chopped onion in olive oil for {time}, until golden; add the chopped garlic, grated ginger, cumin, coriander, turmeric and chili flakes.",
        7,
        { time: [6, 7] },
      ),
      step(
        "Add the tomatoes, {pulse} and salt and simmer for {time}, until thick, pressing a few of the {pulse} against the pan.",
        12,
        { time: [9, 11] },
      ),
      step("Meanwhile grate the cucumber into the yogurt with a pinch of salt and warm the {bread}.", 4),
      step("Serve the masala with the {bread} and the cool cucumber yogurt.", 1),
    ],
  },
];
