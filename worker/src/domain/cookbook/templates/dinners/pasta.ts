import { dairy, protein, sauce, season, starch, step, swapFor, vegetable } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { bayLeaf, oliveOil } from "../pantry.ts";
import { garlic, lemonJuice, option, proteinChoice, salt } from "../parts.ts";

const spaghetti = starch("pasta-dry", 75);

const pastas = [
  option("spaghetti", "Spaghetti", "spaghetti", [spaghetti]),
  option("whole-wheat", "Whole-Wheat Pasta", "whole-wheat pasta", [starch("whole-wheat-pasta-dry", 75)]),
  option("corn", "Corn Pasta", "gluten-free corn pasta", [swapFor(spaghetti, "gluten-free-corn-pasta-dry", "pasta")]),
];

const pulsePastas = [
  ...pastas,
  option("red-lentil", "Red Lentil Pasta", "red lentil pasta", [swapFor(spaghetti, "red-lentil-pasta", "pasta")]),
  option("chickpea", "Chickpea Pasta", "chickpea pasta", [swapFor(spaghetti, "chickpea-pasta", "pasta")]),
];

export const pastaDinners = (): readonly Template[] => [
  {
    id: "tomato-garlic-pasta",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "beginner",
    method: "boiled",
    name: "{pasta} with {protein}",
    detail: "in Garlicky Tomato with {veg}",
    base: [
      oliveOil(12),
      garlic(6),
      sauce("tomatoes-canned-crushed", 120),
      season("oregano-dried", 1),
      vegetable("basil-fresh", 4),
      salt(0.75),
    ],
    parts: {
      pasta: pulsePastas,
      protein: [
        proteinChoice("cannellini-beans", 110, {
          name: "White Beans",
          way: "cannellini beans to the pan and heat them for {time}",
          time: [3, 4],
        }),
        proteinChoice("chicken", 110, {
          way: "chicken, in small bites, to the pan and fry for {time}, until cooked through",
          time: [5, 6],
        }),
        proteinChoice("shrimp", 130, {
          way: "shrimp to the sauce",
          steps: [step("Add the shrimp to the sauce and cook for {time}, until pink.", 6, { time: [3, 4] })],
        }),
        proteinChoice("canned-tuna", 100, {
          way: "drained, flaked tuna to the pan and heat it for {time}",
          time: [3, 4],
        }),
      ],
      veg: [
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 110)]),
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 80)]),
        option("eggplant", "Eggplant", "eggplant", [vegetable("eggplant", 120)]),
      ],
    },
    steps: [
      step("Bring a pot of salted water to the boil and cut up the {veg}.", 3),
      step("Fry the {veg} and garlic in olive oil for {time}, until soft.", 6, {
        time: [5, 6],
        instead: {
          where: "veg.spinach",
          steps: [
            step("Soften the garlic in olive oil for {time}, until fragrant.", 3, { time: 2 }),
            step("Wilt the spinach in it for {time}.", 3, { time: [2, 3] }),
          ],
        },
      }),
      step("Meanwhile boil the {pasta} in the salted water for {time}; drain.", 1, { time: [8, 10] }),
      step("Add the {protein.way}.", 6, { instead: { where: "protein.shrimp", steps: [] } }),
      step("Stir in the tomatoes and oregano and simmer for {time}, until it has thickened a little.", 5, {
        time: [4, 5],
      }),
      // Shrimp cook in the sauce, at its end.
      { use: "protein" },
      step("Toss the {pasta} with the sauce, season with salt and tear over the basil.", 2),
    ],
    skip: [
      ["protein.canned-tuna", "veg.eggplant"],
      ["protein.shrimp", "veg.eggplant"],
      ["pasta.chickpea", "protein.cannellini-beans"],
      ["pasta.red-lentil", "protein.cannellini-beans"],
    ],
  },
  {
    id: "ragu",
    mealTypes: ["dinner"],
    cuisine: "italian",
    level: "intermediate",
    method: "simmered",
    name: "{pasta} with {meat}",
    base: [
      oliveOil(10),
      vegetable("onion", 40),
      vegetable("carrot", 40),
      garlic(3),
      sauce("tomato-puree-passata", 130),
      sauce("tomato-paste", 10),
      bayLeaf,
      salt(0.75),
    ],
    parts: {
      pasta: pastas,
      meat: [
        proteinChoice("ground-beef", 120, { name: "Beef Ragù" }),
        proteinChoice("ground-turkey", 120, { name: "Turkey Ragù" }),
        option(
          "veal-pork",
          "Veal-Pork Ragù",
          "ground veal and pork",
          [protein("ground-veal", 70), protein("ground-pork-96-lean", 60)],
          { protein: "veal" },
        ),
        option("lentil", "Lentil Ragù", "cooked lentils", [protein("lentils-cooked", 150)], {
          protein: "lentil",
        }),
        option(
          "mushroom",
          "Mushroom-Lentil Ragù",
          "finely chopped mushrooms and cooked lentils",
          [vegetable("cremini-mushrooms", 110), protein("lentils-cooked", 110)],
          { protein: "lentil" },
        ),
      ],
    },
    steps: [
      step(
        "Cook the finely chopped onion and carrot in olive oil for {time}, until sweet and soft; add the garlic.",
        7,
        { time: [6, 7] },
      ),
      step("Turn up the heat, add the {meat} and fry for {time}, until browned.", 8, { time: [6, 7] }),
      step(
        "Stir in the passata, tomato paste, bay leaf and a splash of water and simmer slowly for {time}; season with salt.",
        25,
        { time: [21, 24] },
      ),
      step("Boil the {pasta} in salted water for {time}, drain and toss with the sauce.", 10, { time: [8, 10] }),
    ],
  },
  {
    id: "cheese-pasta",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "beginner",
    method: "boiled",
    name: "{cheese} {pasta}",
    detail: "with {veg}",
    base: [oliveOil(8), garlic(3), lemonJuice(8), season("black-pepper", 0.5), salt(0.75)],
    parts: {
      pasta: pulsePastas,
      cheese: [
        option("ricotta", "Ricotta", "ricotta", [dairy("ricotta-part-skim", 90)]),
        option("goat", "Goat Cheese", "goat cheese", [dairy("goat-cheese-soft", 35)]),
        option("mozzarella", "Mozzarella", "torn mozzarella", [dairy("mozzarella-fresh-whole-milk", 40)]),
      ],
      veg: [
        option("peas", "Peas", "peas", [vegetable("peas-frozen", 90)]),
        option("asparagus", "Asparagus", "asparagus", [vegetable("asparagus", 120)]),
        option("tomato", "Cherry Tomatoes", "cherry tomatoes", [vegetable("cherry-tomatoes", 150)]),
        option("spinach", "Spinach", "baby spinach", [vegetable("baby-spinach", 100)]),
      ],
    },
    steps: [
      step(
        "Boil the {pasta} in plenty of salted water for {time}, until just tender, and keep a cup of the water.",
        11,
        { time: [9, 11] },
      ),
      step("Meanwhile warm the garlic in olive oil and cook the {veg} in it for {time}, until tender.", 4, {
        time: [3, 4],
      }),
      step(
        "Toss the {pasta} with the {veg}, {cheese}, lemon juice, black pepper, salt and enough cooking water to coat.",
        3,
      ),
    ],
    skip: [
      ["cheese.mozzarella", "veg.peas"],
      ["cheese.mozzarella", "veg.asparagus"],
    ],
  },
];
