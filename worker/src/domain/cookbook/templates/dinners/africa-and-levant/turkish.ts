import {
  dairy,
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
} from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { oliveOil } from "../../pantry.ts";
import { garlic, grainChoices, lemonJuice, onion, option, proteinChoice, salt } from "../../parts.ts";

export const turkishDinners = (): readonly Template[] => [
  {
    id: "kofte",
    mealTypes: ["lunch", "dinner"],
    cuisine: "turkish",
    level: "beginner",
    method: "grilled",
    name: "{meat}",
    detail: "with {grain} and {salad}",
    base: [
      vegetable("onion", 25),
      garlic(3),
      season("cumin", 1.5),
      season("paprika", 1),
      vegetable("parsley-fresh", 8),
      oliveOil(10),
      lemonJuice(10),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("ground-lamb", 90, { name: "Lamb Köfte" }),
        proteinChoice("ground-beef", 130, { name: "Beef Köfte" }),
        proteinChoice("ground-turkey", 140, { name: "Turkey Köfte" }),
        option(
          "lentil",
          "Turkish Lentil Bites",
          "mashed lentils",
          [protein("lentils-cooked", 190), season("flaxseed", 6)],
          {
            protein: "lentil",
            steps: [step("Mash the lentils with ground flaxseed so that they bind.", 4)],
          },
        ),
      ],
      grain: grainChoices(["bulgur", "white-rice", "quinoa"], 20, 55),
      salad: [
        option("tomato", "Tomato-Onion Salad", "diced tomatoes and sliced red onion", [
          vegetable("tomato", 130),
          vegetable("red-onion", 15),
        ]),
        option("cabbage", "Red Cabbage Slaw", "finely shredded red cabbage", [vegetable("red-cabbage", 100)]),
        option("carrot", "Carrot Salad", "grated carrots", [vegetable("carrot", 90)]),
      ],
    },
    steps: [
      { use: "grain" },
      { use: "meat" },
      step(
        "Knead the {meat} with grated onion, garlic, cumin, paprika, half of the parsley and salt and shape into fingers.",
        7,
      ),
      step(
        "Brush with half of the olive oil and grill or pan-fry for {time}, turning, until browned and hot right through.",
        9,
        {
          time: [8, 9],
        },
      ),
      step(
        "Dress the {salad} with lemon juice, the rest of the olive oil and the rest of the parsley and serve with the {grain}.",
        4,
      ),
    ],
  },
  {
    id: "mercimek",
    mealTypes: ["lunch", "dinner"],
    cuisine: "turkish",
    level: "beginner",
    method: "simmered",
    name: "Turkish {pulse} Soup",
    detail: "with {veg} and {side}",
    base: [
      onion(50),
      garlic(3),
      oliveOil(14),
      sauce("tomato-paste", 15),
      season("cumin", 1.5),
      season("paprika", 1.5),
      season("chili-flakes", 0.5),
      flavour("mint-fresh", 3),
      lemonJuice(15),
      liquid("water", 400),
      salt(0.75),
    ],
    parts: {
      pulse: [
        option("red-lentil", "Red Lentil", "red lentils", [protein("red-lentils-dried", 70)], { protein: "lentil" }),
        option("split-pea", "Split Pea", "split peas", [protein("split-peas-dried", 70)], {
          protein: "pea",
          steps: [
            step("Simmer the split peas in plenty of water for {time}, until they begin to soften; drain.", 25, {
              time: [22, 25],
            }),
          ],
        }),
        option("lentil", "Brown Lentil", "cooked lentils", [protein("lentils-cooked", 210)], { protein: "lentil" }),
      ],
      veg: [
        option("carrot", "Carrot", "carrot", [vegetable("carrot", 70)]),
        option("potato", "Potato", "potato", [vegetable("potato", 90)]),
        option("pepper", "Sweet Pepper", "red pepper", [vegetable("red-bell-pepper", 90)]),
      ],
      side: [
        option("pita", "Pita", "pita", [whole(starch("pita-white", 60, "piece"))], {
          steps: [step("Warm the pita for {time}.", 2, { time: 2 })],
        }),
        option("rice", "Rice", "white rice", [starch("white-rice-cooked", 130)], {
          steps: [
            step(
              "Heat the cooked white rice, covered, with a splash of water for {time}, until steaming hot all through.",
              4,
              { time: [3, 4] },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "pulse" },
      step(
        "Soften the chopped onion, garlic and {veg} in half of the olive oil for {time} and stir in the tomato paste and cumin.",
        7,
        { time: [6, 7] },
      ),
      step("Add the {pulse} and water and simmer for {time}, until soft; blend roughly and salt to taste.", 20, {
        time: [17, 19],
      }),
      { use: "side" },
      step(
        "Sizzle the paprika and chili flakes in the rest of the olive oil for {time}, swirl over the soup with lemon juice and mint and serve with the {side}.",
        3,
        { time: 1 },
      ),
    ],
  },
  {
    id: "imam",
    mealTypes: ["dinner"],
    cuisine: "turkish",
    level: "intermediate",
    method: "baked",
    name: "{veg} Boats",
    detail: "with {filling}",
    base: [
      oliveOil(15),
      onion(60),
      garlic(6),
      vegetable("tomato", 120),
      season("cinnamon-ground", 0.5),
      vegetable("parsley-fresh", 8),
      lemonJuice(8),
      salt(0.75),
    ],
    parts: {
      veg: [
        option("eggplant", "Roasted Eggplant", "eggplant", [vegetable("eggplant", 260)]),
        option("zucchini", "Roasted Zucchini", "zucchini", [vegetable("zucchini", 280)]),
      ],
      filling: [
        option("lamb", "Spiced Lamb", "ground lamb", [protein("ground-lamb", 130)], { protein: "lamb" }),
        option("beef", "Spiced Beef", "ground beef", [protein("ground-beef-90-lean", 170)], { protein: "beef" }),
        option("turkey", "Spiced Turkey", "ground turkey", [protein("ground-turkey", 180)], { protein: "turkey" }),
        option("chickpea", "Tomato Chickpeas", "chickpeas", [protein("chickpeas-canned-drained", 200)], {
          protein: "chickpea",
        }),
        option(
          "lentil-quinoa",
          "Lentils and Quinoa",
          "cooked lentils and quinoa",
          [protein("lentils-cooked", 140), starch("quinoa-cooked", 90)],
          { protein: "lentil" },
        ),
      ],
    },
    steps: [
      step("Halve the {veg}, brush with half of the olive oil and roast at {oven} for {time}, until soft.", 22, {
        oven: 210,
        time: [20, 22],
      }),
      step(
        "Meanwhile fry the chopped onion and garlic in the rest of the olive oil, add the {filling}, chopped tomato, cinnamon and salt and cook for {time}, until thick.",
        12,
        { time: [10, 12] },
      ),
      step("Press the {veg} open, fill and return to the oven for {time}.", 12, {
        time: [10, 12],
        instead: {
          where: "veg.zucchini",
          steps: [
            step(
              "Scoop a groove out of each half of the zucchini, fill it, spoon what is left around them and return to the oven for {time}.",
              12,
              { time: [10, 12] },
            ),
          ],
        },
      }),
      step("Finish with parsley and lemon juice.", 1),
    ],
  },
  {
    id: "kebab-skewers",
    mealTypes: ["lunch", "dinner"],
    cuisine: "turkish",
    level: "beginner",
    method: "grilled",
    name: "{meat}",
    detail: "with Grilled {veg} and {sauce}",
    base: [
      oliveOil(11),
      garlic(3),
      season("paprika", 1.5),
      season("cumin", 1),
      lemonJuice(12),
      vegetable("red-onion", 20),
      vegetable("parsley-fresh", 6),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("lamb", 150, { name: "Lamb Shish Kebab", way: "cube the lamb" }),
        proteinChoice("chicken-thigh", 210, {
          name: "Turkish Chicken Skewers",
          with: [oliveOil(3)],
          way: "cube the chicken thigh",
        }),
        proteinChoice("beef", 170, { name: "Beef Shish Kebab", way: "cube the beef" }),
        proteinChoice("venison", 200, { name: "Venison Skewers", with: [oliveOil(3)], way: "cube the venison" }),
        proteinChoice("sea-bass", 210, { name: "Sea Bass Skewers", with: [oliveOil(4)], way: "cube the sea bass" }),
        proteinChoice("shrimp", 230, { name: "Shrimp Skewers", with: [oliveOil(4)], way: "pat the shrimp dry" }),
      ],
      veg: [
        option("pepper", "Green Peppers", "green peppers", [vegetable("green-bell-pepper", 120)]),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 150)]),
        option("eggplant", "Eggplant", "eggplant", [vegetable("eggplant", 140)]),
      ],
      sauce: [
        option("yogurt", "Garlic Yogurt", "garlic yogurt", [dairy("greek-yogurt-low-fat", 90)], {
          steps: [step("Stir a little of the garlic and salt into the Greek yogurt.", 1)],
        }),
        option("avocado", "Crushed Avocado", "mashed avocado", [fruit("avocado", 90)], {
          steps: [step("Mash the avocado with a little lemon juice and salt until smooth.", 2)],
        }),
      ],
    },
    steps: [
      { use: "sauce" },
      step("{meat.way}, cut the {veg} to match and turn both in olive oil, garlic, paprika, cumin and salt.", 5),
      step(
        "Thread onto skewers (soaked if wooden) and grill or broil for {time}, until charred and cooked through, turning often.",
        10,
        {
          time: [8, 10],
          instead: {
            where: "meat.shrimp",
            steps: [
              step("Thread the {veg} and the shrimp onto skewers of their own (soaked if wooden).", 1),
              step("Grill or broil the {veg} for {time}.", 5, { time: 5 }),
              step("Add the shrimp skewers and grill for {time}, turning once, until pink and charred.", 4, {
                time: [3, 4],
              }),
            ],
          },
        },
      ),
      step("Serve with the {sauce}, sliced red onion, parsley and lemon juice.", 2),
    ],
    skip: [
      ["meat.shrimp", "sauce.yogurt"],
      ["meat.sea-bass", "veg.eggplant"],
    ],
  },
];
