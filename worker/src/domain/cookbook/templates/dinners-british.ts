import { dairy, fruit, liquid, protein, sauce, starch, step, vegetable, whole } from "../ingredients.ts";
import type { Template } from "../template.ts";
import { bayLeaf, oliveOil } from "./pantry.ts";
import { garlic, lemonJuice, onion, option, salt, spice } from "./parts.ts";

export const britishDinners: readonly Template[] = [
  {
    id: "jacket-potato",
    mealTypes: ["lunch", "dinner"],
    cuisine: "british",
    level: "beginner",
    method: "baked",
    title: "{filling} {potato} with {veg}",
    base: [oliveOil(8), salt(1)],
    parts: {
      potato: [
        option("potato", "Jacket Potato", "potato", [starch("russet-potato", 300)]),
        option("sweet", "Baked Sweet Potato", "sweet potato", [starch("sweet-potato", 300)]),
      ],
      filling: [
        option(
          "chili-beans",
          "Smoky Bean",
          "kidney beans and tomatoes",
          [
            protein("kidney-beans-canned-drained", 150),
            sauce("tomatoes-canned-crushed", 100),
            spice("smoked-paprika", 1.5),
            garlic(3),
          ],
          {
            protein: "bean",
            steps: [step("Simmer the kidney beans with the tomatoes, smoked paprika and garlic.", 8)],
          },
        ),
        option(
          "tuna",
          "Tuna-Avocado",
          "tuna and avocado",
          [protein("tuna-canned-in-water", 110), fruit("avocado", 60), lemonJuice(6)],
          { protein: "tuna", steps: [step("Mash the tuna with the avocado and lemon juice.", 3)] },
        ),
        option(
          "cheddar",
          "Cheddar-Chive",
          "cheddar and chives",
          [dairy("cheddar-cheese", 55), vegetable("chives-fresh", 4)],
          { protein: "cheese", steps: [step("Grate the cheddar and cut the chives.", 2)] },
        ),
        option(
          "beef",
          "Beef and Onion",
          "ground beef and onion",
          [protein("ground-beef-90-lean", 120), vegetable("onion", 60)],
          { protein: "beef", steps: [step("Fry the onion and ground beef until browned.", 9)] },
        ),
        option(
          "turkey",
          "Turkey-Mushroom",
          "ground turkey and mushrooms",
          [protein("ground-turkey", 130), vegetable("white-mushrooms", 80)],
          { protein: "turkey", steps: [step("Fry the ground turkey and mushrooms until browned.", 9)] },
        ),
        option(
          "lentil",
          "Cumin Lentil",
          "cooked lentils",
          [protein("lentils-cooked", 180), spice("cumin", 1.5), garlic(3)],
          { protein: "lentil", steps: [step("Warm the lentils with the cumin and garlic.", 5)] },
        ),
        option(
          "cottage",
          "Cottage Cheese",
          "cottage cheese",
          [dairy("cottage-cheese-2", 200), vegetable("chives-fresh", 4)],
          { protein: "cheese", steps: [step("Stir the chives into the cottage cheese.", 1)] },
        ),
        option(
          "chickpea",
          "Spiced Chickpea",
          "chickpeas",
          [protein("chickpeas-canned-drained", 140), spice("paprika", 1.5), garlic(3)],
          { protein: "chickpea", steps: [step("Fry the chickpeas with the paprika and garlic until crisp.", 6)] },
        ),
        option(
          "chicken",
          "Pulled Chicken",
          "chicken",
          [protein("rotisserie-chicken-breast", 120), vegetable("scallions", 15)],
          { protein: "chicken", steps: [step("Pull the roast chicken into strips and mix with scallions.", 4)] },
        ),
      ],
      veg: [
        option("salad", "Green Salad", "salad greens", [vegetable("salad-greens-mixed", 60)]),
        option("broccoli", "Broccoli", "broccoli", [vegetable("broccoli", 120)], {
          steps: [step("Boil the broccoli until just tender.", 4)],
        }),
        option("slaw", "Fresh Slaw", "coleslaw mix", [vegetable("coleslaw-mix", 90)]),
      ],
    },
    steps: [
      step("Heat the oven to 220 °C; prick the {potato} and rub with a little of the olive oil and salt.", 3),
      step("Bake until the skin is crisp and the middle soft.", 47),
      { use: "filling" },
      { use: "veg" },
      step("Split open, fill with the {filling} and serve with the {veg}, dressed with the rest of the olive oil.", 4),
    ],
    skip: [
      ["potato.sweet", "filling.cheddar"],
      ["potato.sweet", "filling.tuna"],
      ["filling.tuna", "veg.broccoli"],
      ["filling.cottage", "veg.broccoli"],
      ["potato.sweet", "filling.beef"],
    ],
  },
  {
    id: "cottage-pie",
    mealTypes: ["dinner"],
    cuisine: "british",
    level: "intermediate",
    method: "baked",
    title: "{filling} under {mash}",
    base: [
      onion(50),
      vegetable("carrot", 60),
      garlic(3),
      oliveOil(12),
      sauce("tomato-paste", 15),
      spice("thyme-dried", 1),
      liquid("water", 120),
      salt(1.5),
    ],
    parts: {
      filling: [
        option("cottage", "Cottage-Style Beef", "ground beef", [protein("ground-beef-90-lean", 150)], {
          protein: "beef",
        }),
        option("shepherd", "Shepherd's Lamb", "ground lamb", [protein("ground-lamb", 105)], { protein: "lamb" }),
        option("turkey", "Cottage-Style Turkey", "ground turkey", [protein("ground-turkey", 160)], {
          protein: "turkey",
        }),
        option("lentil", "Savory Lentils", "cooked lentils", [protein("lentils-cooked", 230)], {
          protein: "lentil",
        }),
        option(
          "mushroom-bean",
          "Mushrooms and Beans",
          "mushrooms and white beans",
          [vegetable("cremini-mushrooms", 120), protein("great-northern-beans-canned-drained", 170)],
          { protein: "bean" },
        ),
      ],
      mash: [
        option("potato", "Potato Mash", "potatoes", [starch("potato", 250)]),
        option("sweet-potato", "Sweet Potato Mash", "sweet potatoes", [starch("sweet-potato", 230)]),
        option("celeriac", "Celeriac Mash", "celeriac", [vegetable("celeriac", 260), oliveOil(8)]),
      ],
    },
    steps: [
      step("Boil the {mash} in chunks in salted water until soft; drain and mash with half of the olive oil.", 16),
      step(
        "Meanwhile fry the onion, carrot and garlic in the rest of the olive oil, add the {filling} and brown well.",
        12,
      ),
      step("Stir in the tomato paste, thyme, salt and water and simmer to a thick sauce.", 10),
      step("Spoon into a dish, cover with the mash and bake until golden.", 22),
    ],
  },
  {
    id: "pea-soup",
    mealTypes: ["lunch", "dinner"],
    cuisine: "british",
    level: "beginner",
    method: "simmered",
    protein: "pea",
    title: "Split Pea Soup with {add} and {side}",
    base: [
      protein("split-peas-dried", 75),
      onion(50),
      vegetable("carrot", 50),
      garlic(3),
      oliveOil(13),
      bayLeaf,
      spice("thyme-dried", 0.7),
      liquid("water", 500),
      salt(2.5),
    ],
    parts: {
      add: [
        option("mint", "Mint", "mint", [vegetable("mint-fresh", 6), oliveOil(4)]),
        option("ham", "Ham", "ham", [protein("deli-ham", 60)]),
        option("leek", "Leeks", "leeks", [vegetable("leek", 70)]),
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 80)]),
      ],
      side: [
        option("potato", "Potatoes", "potatoes", [starch("potato", 160)], {
          steps: [step("Dice the potatoes and add them to the pot.", 3)],
        }),
        option("rye", "Rye Bread", "rye bread", [whole(starch("rye-bread", 64, "slice"))], {
          steps: [step("Slice the rye bread to go with the soup.", 1)],
        }),
        option("rice", "Rice", "white rice", [starch("white-rice-long-grain", 35)], {
          steps: [step("Rinse the white rice and add it to the pot.", 1)],
        }),
      ],
    },
    steps: [
      step("Soften the onion, carrot and garlic in olive oil with the bay leaf and thyme.", 7),
      step("Add the split peas and water and simmer, covered, until they start to fall apart.", 30),
      { use: "side" },
      step("Stir in the {add} and salt and simmer until everything is tender.", 15),
      step("Ladle the soup into bowls and serve hot.", 1),
    ],
  },
];
