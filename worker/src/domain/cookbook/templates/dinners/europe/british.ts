import { dairy, fruit, liquid, protein, sauce, season, starch, step, vegetable, whole } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { bayLeaf, oliveOil } from "../../pantry.ts";
import { garlic, lemonJuice, onion, option, salt } from "../../parts.ts";

export const britishDinners = (): readonly Template[] => [
  {
    id: "jacket-potato",
    mealTypes: ["lunch", "dinner"],
    cuisine: "british",
    level: "beginner",
    method: "baked",
    name: "{filling} {potato}",
    detail: "with {veg}",
    base: [oliveOil(8), salt(0.75)],
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
            protein("kidney-beans-canned-drained", 120),
            sauce("tomatoes-canned-crushed", 100),
            season("smoked-paprika", 1.5),
            garlic(3),
          ],
          {
            protein: "bean",
            steps: [
              step("Simmer the kidney beans with the tomatoes, smoked paprika and garlic for {time}.", 8, {
                time: [7, 8],
              }),
            ],
          },
        ),
        option(
          "tuna",
          "Tuna-Avocado",
          "tuna and avocado",
          [protein("tuna-canned-in-water", 110), fruit("avocado", 60), lemonJuice(6)],
          { protein: "tuna", steps: [step("Mash the drained tuna with the avocado and lemon juice.", 3)] },
        ),
        option(
          "cheddar",
          "Cheddar-Chive",
          "cheddar and chives",
          [dairy("cheddar-cheese", 32), vegetable("chives-fresh", 4)],
          { protein: "cheese", steps: [step("Grate the cheddar and cut the chives.", 2)] },
        ),
        option(
          "beef",
          "Beef and Onion",
          "ground beef and onion",
          [protein("ground-beef-90-lean", 120), vegetable("onion", 60)],
          {
            protein: "beef",
            steps: [
              step(
                "Fry the chopped onion and ground beef with salt in a little of the olive oil for {time}, until browned.",
                9,
                {
                  time: [8, 9],
                },
              ),
            ],
          },
        ),
        option(
          "turkey",
          "Turkey-Mushroom",
          "ground turkey and mushrooms",
          [protein("ground-turkey", 130), vegetable("white-mushrooms", 80)],
          {
            protein: "turkey",
            steps: [
              step(
                "Fry the ground turkey and mushrooms with salt in a little of the olive oil for {time}, until browned.",
                9,
                {
                  time: [8, 9],
                },
              ),
            ],
          },
        ),
        option(
          "lentil",
          "Cumin Lentil",
          "cooked lentils",
          [protein("lentils-cooked", 180), season("cumin", 1.5), garlic(3)],
          {
            protein: "lentil",
            steps: [
              step("Warm the lentils with the cumin, garlic, salt and a spoonful of water for {time}.", 5, {
                time: [4, 5],
              }),
            ],
          },
        ),
        option(
          "cottage",
          "Cottage Cheese",
          "cottage cheese",
          [dairy("cottage-cheese-2", 130), vegetable("chives-fresh", 4)],
          { protein: "cheese", steps: [step("Stir the chives into the cottage cheese.", 1)] },
        ),
        option(
          "chickpea",
          "Spiced Chickpea",
          "chickpeas",
          [protein("chickpeas-canned-drained", 140), season("paprika", 1.5), garlic(3)],
          {
            protein: "chickpea",
            steps: [
              step(
                "Fry the chickpeas with the paprika and garlic in a little of the olive oil for {time}, until crisp.",
                6,
                { time: [5, 6] },
              ),
            ],
          },
        ),
        option(
          "chicken",
          "Pulled Chicken",
          "chicken",
          [protein("rotisserie-chicken-breast", 90), vegetable("scallions", 15)],
          { protein: "chicken", steps: [step("Pull the roast chicken into strips and mix with scallions.", 4)] },
        ),
      ],
      veg: [
        option("salad", "Green Salad", "salad greens", [vegetable("salad-greens-mixed", 60)]),
        option("broccoli", "Broccoli", "broccoli", [vegetable("broccoli", 120)], {
          steps: [step("Boil the broccoli in salted water for {time}, until just tender.", 4, { time: [3, 4] })],
        }),
        option("slaw", "Fresh Slaw", "coleslaw mix", [vegetable("coleslaw-mix", 90)]),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}; prick the {potato} (two small ones rather than a very big one) and rub with a little of the olive oil and salt.",
        3,
        {
          oven: 220,
        },
      ),
      step("Bake on the rack for {time}, until the skin is crisp and the middle soft.", 52, { time: [50, 55] }),
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
    name: "{filling}",
    detail: "under {mash}",
    base: [
      onion(50),
      vegetable("carrot", 60),
      garlic(3),
      oliveOil(9),
      sauce("tomato-paste", 15),
      season("thyme-dried", 1),
      liquid("water", 120),
      salt(0.75),
    ],
    parts: {
      filling: [
        option("cottage", "Beef Cottage Pie", "ground beef", [protein("ground-beef-90-lean", 150)], {
          protein: "beef",
          way: "ground beef and brown well",
        }),
        option("shepherd", "Lamb Shepherd's Pie", "ground lamb", [protein("ground-lamb", 105)], {
          protein: "lamb",
          way: "ground lamb and brown well",
        }),
        option("turkey", "Turkey Cottage Pie", "ground turkey", [protein("ground-turkey", 160)], {
          protein: "turkey",
          way: "ground turkey and brown well",
        }),
        option("lentil", "Lentil Cottage Pie", "cooked lentils", [protein("lentils-cooked", 230)], {
          protein: "lentil",
          way: "cooked lentils and fry gently",
        }),
        option(
          "mushroom-bean",
          "Mushroom Bean Pie",
          "mushrooms and white beans",
          [vegetable("cremini-mushrooms", 120), protein("great-northern-beans-canned-drained", 170)],
          { protein: "bean", way: "sliced mushrooms and the white beans and fry" },
        ),
      ],
      mash: [
        option("potato", "Potato Mash", "potatoes", [starch("potato", 250)]),
        option("sweet-potato", "Sweet Potato Mash", "sweet potatoes", [starch("sweet-potato", 230)]),
        option("celeriac", "Celeriac Mash", "celeriac", [vegetable("celeriac", 260), oliveOil(6)]),
      ],
    },
    steps: [
      step(
        "Peel the {mash} and boil in chunks in salted water for {time}, until soft; drain and mash with half of the olive oil.",
        16,
        { time: [14, 16] },
      ),
      step(
        "Meanwhile fry the chopped onion, carrot and garlic in the rest of the olive oil, add the {filling.way} for {time}.",
        12,
        { time: [10, 12] },
      ),
      step("Stir in the tomato paste, thyme, salt and water and simmer for {time} to a thick sauce.", 10, {
        time: [8, 9],
      }),
      step(
        "Spoon into a deep baking dish (15 cm, 6 in across for one, twice that for four), up to half of its height, cover with the mash and bake at {oven} for {time}, until golden.",
        22,
        {
          oven: 200,
          time: [20, 22],
        },
      ),
    ],
  },
  {
    id: "pea-soup",
    mealTypes: ["lunch", "dinner"],
    cuisine: "british",
    level: "beginner",
    method: "simmered",
    protein: "pea",
    name: "Split Pea Soup",
    detail: "with {add} and {side}",
    base: [
      protein("split-peas-dried", 75),
      onion(50),
      vegetable("carrot", 50),
      garlic(3),
      oliveOil(9),
      bayLeaf,
      season("thyme-dried", 0.7),
      liquid("water", 500),
      salt(0.75),
    ],
    parts: {
      add: [
        option("mint", "Mint", "mint", [vegetable("mint-fresh", 6), oliveOil(4)]),
        option("ham", "Ham", "ham, cut into strips,", [protein("deli-ham", 20)]),
        option("leek", "Leeks", "sliced leeks", [vegetable("leek", 70)]),
        option("spinach", "Spinach", "spinach (for the last 3 minutes)", [vegetable("spinach", 80)]),
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
      step("Soften the chopped onion, carrot and garlic in olive oil with the bay leaf and thyme for {time}.", 7, {
        time: [6, 7],
      }),
      step("Add the split peas and water and simmer, covered, for {time}, until they start to fall apart.", 30, {
        time: [26, 29],
      }),
      { use: "side" },
      step("Stir in the {add} and salt and simmer for {time}, until everything is tender.", 15, {
        time: [12, 14],
        instead: {
          where: "add.mint",
          steps: [
            step("Add the salt and simmer for {time}, until everything is tender; stir in the torn mint.", 15, {
              time: [12, 14],
            }),
          ],
        },
      }),
      step("Ladle the soup into bowls and serve hot.", 1),
    ],
    skip: [["add.ham", "side.rye"]],
  },
];
