import { fat, flavour, fruit, protein, sauce, season, starch, step, vegetable, whole } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { oliveOil } from "../../pantry.ts";
import { garlic, grainChoices, option, proteinChoice, salt, soySauces } from "../../parts.ts";

export const koreanDinners = (): readonly Template[] => [
  {
    id: "bibimbap",
    mealTypes: ["lunch", "dinner"],
    cuisine: "korean",
    level: "intermediate",
    method: "assembled",
    name: "{protein} Bibimbap",
    detail: "with {greens} and {grain}",
    base: [
      whole(protein("egg", 50, "large")),
      vegetable("carrot", 50),
      vegetable("bean-sprouts-mung", 60),
      sauce("gochujang", 10, "tbsp"),
      fat("sesame-oil", 9, "tsp"),
      garlic(3),
      sauce("soy-sauce-low-sodium", 7, "tsp"),
    ],
    parts: {
      protein: [
        proteinChoice("beef", 90, { word: "beef in thin strips" }),
        proteinChoice("ground-pork", 110, { name: "Pork" }),
        proteinChoice("tofu", 110, { word: "crumbled tofu" }),
        option("mushroom", "Oyster Mushroom", "torn oyster mushrooms", [
          vegetable("oyster-mushrooms", 120),
          fat("sesame-seeds", 8),
        ]),
      ],
      greens: [
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 80)]),
        option("zucchini", "Zucchini", "sliced zucchini", [vegetable("zucchini", 90)]),
        option("kimchi", "Kimchi", "kimchi", [vegetable("kimchi", 40)]),
      ],
      grain: grainChoices(["white-rice", "brown-rice"], 18, 60),
    },
    steps: [
      { use: "grain" },
      step("Fry the {protein} with garlic and soy sauce in half of the sesame oil for {time}, until browned.", 6, {
        time: [5, 6],
      }),
      step(
        "Cook the shredded carrot, the bean sprouts and {greens} one after the other in the same pan, each for {time}, just until wilted.",
        6,
        { time: 2 },
      ),
      step("Fry the egg in a few drops of the sesame oil for {time}, covered, until the yolk is set.", 4, {
        time: [3, 4],
      }),
      step(
        "Arrange everything on the {grain}, finish with the rest of the sesame oil and serve with gochujang to stir through.",
        3,
      ),
    ],
    skip: [["protein.mushroom", "greens.kimchi"]],
  },
  {
    id: "bulgogi",
    mealTypes: ["lunch", "dinner"],
    cuisine: "korean",
    level: "beginner",
    method: "grilled",
    name: "{protein}",
    detail: "with {side} and Lettuce",
    base: [
      sauce("soy-sauce-low-sodium", 12, "tbsp"),
      fat("sesame-oil", 9, "tsp"),
      garlic(6),
      fruit("pear", 30),
      vegetable("scallions", 20),
      vegetable("romaine-lettuce", 80),
      season("brown-sugar", 3),
    ],
    parts: {
      protein: [
        proteinChoice("beef", 150, { name: "Beef Bulgogi" }),
        proteinChoice("pork", 170, { name: "Pork Bulgogi" }),
        proteinChoice("chicken-thigh", 170, { name: "Korean BBQ Chicken" }),
        proteinChoice("tofu", 180, { name: "Korean Soy Tofu" }),
        option(
          "mushroom-tempeh",
          "Korean Mushrooms and Tempeh",
          "mushrooms and tempeh",
          [vegetable("shiitake-mushrooms", 80), protein("tempeh", 90)],
          { protein: "tempeh" },
        ),
      ],
      side: [
        ...grainChoices(["white-rice", "brown-rice"], 20, 55),
        option("sweet-potato", "Sweet Potato", "sweet potato", [starch("sweet-potato", 230)], {
          steps: [
            step(
              "Peel the sweet potato and boil it in thin slices in salted water for {time}, until tender; drain and keep it warm.",
              6,
              {
                time: [5, 6],
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step("Grate the pear and garlic and stir with the soy sauce, sesame oil and brown sugar.", 5),
      step("Slice the {protein} thinly and leave to stand in the marinade for {time}.", 10, { time: [8, 9] }),
      step(
        "Sear the {protein} with the sliced scallions over very high heat for {time}, until browned at the edges.",
        5,
        { time: [4, 5] },
      ),
      step("Serve with the {side} and romaine lettuce leaves to fill.", 1),
    ],
  },
  {
    id: "kimchi-rice",
    mealTypes: ["lunch", "dinner"],
    cuisine: "korean",
    level: "beginner",
    method: "stir-fried",
    name: "Kimchi Fried Rice",
    detail: "with {protein} and {topping}",
    base: [
      starch("white-rice-cooked", 200),
      vegetable("kimchi", 55),
      fat("sesame-oil", 10, "tsp"),
      vegetable("scallions", 15),
      sauce("soy-sauce-low-sodium", 7, "tsp"),
    ],
    parts: {
      protein: [
        proteinChoice("pork", 110, { word: "pork in small dice" }),
        proteinChoice("tofu", 110, { word: "diced tofu" }),
        proteinChoice("shrimp", 130),
        proteinChoice("canned-tuna", 85, { word: "drained tuna" }),
      ],
      topping: [
        option("egg", "Egg", "egg", [whole(protein("egg", 50, "large"))], {
          steps: [
            step("Fry the egg in a little of the sesame oil for {time}, until the white is set; keep it warm.", 3, {
              time: 3,
            }),
          ],
        }),
        option("seaweed", "Nori", "nori", [flavour("nori-sheets", 3), flavour("sesame-seeds", 8, "tsp")], {
          steps: [step("Cut the nori into strips and warm the sesame seeds in a dry pan.", 1)],
        }),
      ],
    },
    steps: [
      { use: "topping" },
      step("Fry the {protein} in sesame oil for {time}, until hot right through and lightly browned.", 5, {
        time: [4, 5],
        instead: {
          where: "protein.shrimp",
          steps: [step("Fry the shrimp in sesame oil for {time}, until nearly pink.", 4, { time: [2, 3] })],
        },
      }),
      step(
        "Add the chopped kimchi and cooked white rice and fry for {time}, until the rice turns golden at the edges; season with soy sauce.",
        4,
        { time: [3, 4] },
      ),
      step("Scatter with sliced scallions and top with the {topping}.", 1),
    ],
  },
  {
    id: "glass-noodles",
    mealTypes: ["lunch", "dinner"],
    cuisine: "korean",
    level: "intermediate",
    method: "stir-fried",
    name: "Glass Noodles",
    detail: "with {protein}, {veg} and Carrot",
    base: [
      starch("cellophane-noodles-dry", 65),
      vegetable("carrot", 60),
      oliveOil(12),
      garlic(3),
      vegetable("scallions", 20),
      salt(0.4),
    ],
    parts: {
      protein: [
        proteinChoice("beef", 110, { way: "cooked through" }),
        proteinChoice("chicken", 150, { way: "cooked through" }),
        proteinChoice("pork", 150, { way: "cooked through" }),
        proteinChoice("shrimp", 180, { way: "pink" }),
        proteinChoice("tofu", 150, { way: "lightly browned" }),
      ],
      veg: [
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 100)]),
        option("mushroom", "Mushrooms", "cremini mushrooms", [vegetable("cremini-mushrooms", 100)]),
        option("pepper", "Sweet Pepper", "red pepper", [vegetable("red-bell-pepper", 90)]),
      ],
      sauce: soySauces(11),
    },
    steps: [
      step(
        "Soak the glass noodles in hot water for {time}, until soft, and cut the {protein}, {veg} and carrot into strips.",
        7,
        {
          time: [6, 7],
          instead: {
            where: "protein.shrimp",
            steps: [
              step(
                "Soak the glass noodles in hot water for {time}, until soft, and cut the {veg} and carrot into strips.",
                7,
                {
                  time: [6, 7],
                },
              ),
            ],
          },
        },
      ),
      step("Fry the {protein} and garlic in half of the olive oil for {time}, until {protein.way}; set aside.", 5, {
        time: [4, 5],
      }),
      step("Fry the carrot and {veg} in the rest of the olive oil for {time}.", 4, { time: [3, 4] }),
      step(
        "Toss in the drained glass noodles, {protein}, {sauce}, sliced scallions and salt for {time}, until glossy and hot.",
        3,
        { time: [2, 3] },
      ),
    ],
  },
];
