import { flavour, liquid, protein, sauce, season, starch, step, vegetable, whole } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { oliveOil } from "../../pantry.ts";
import { garlic, lemonJuice, option, proteinChoice, salt } from "../../parts.ts";

export const spanishDinners = (): readonly Template[] => [
  {
    id: "paella",
    mealTypes: ["dinner"],
    cuisine: "spanish",
    level: "intermediate",
    method: "simmered",
    name: "{topping} Paella",
    detail: "with {veg}",
    base: [
      starch("white-rice-medium-grain", 75),
      oliveOil(12),
      vegetable("onion", 40),
      garlic(6),
      vegetable("tomato", 80),
      season("smoked-paprika", 2),
      flavour("saffron", 0.1),
      liquid("water", 250),
      lemonJuice(10),
      salt(0.75),
    ],
    parts: {
      topping: [
        proteinChoice("chicken-thigh", 150, { name: "Chicken", word: "chicken thigh, in pieces," }),
        option("seafood", "Shrimp and Mussel", "shrimp and mussels", [protein("shrimp", 90), protein("mussels", 90)], {
          protein: "shrimp",
        }),
        option(
          "butter-bean",
          "White Bean and Olive",
          "white beans, black olives",
          [protein("great-northern-beans-canned-drained", 150), vegetable("olives-black", 25)],
          { protein: "bean" },
        ),
        proteinChoice("chickpeas", 140),
      ],
      veg: [
        option("pepper", "Red Peppers", "sliced red pepper", [vegetable("red-bell-pepper", 100)]),
        option("artichoke", "Artichokes", "artichoke hearts", [vegetable("artichoke-hearts-frozen", 100)]),
        option("green-bean", "Green Beans", "green beans", [vegetable("green-beans", 100)]),
      ],
    },
    steps: [
      step("Brown the {topping} and {veg} in olive oil in a wide pan for {time}, then push them to the rim.", 8, {
        time: [5, 6],
        instead: {
          where: "topping.seafood",
          steps: [
            step("Brown the {veg} in olive oil in a wide pan for {time}, then push aside.", 6, {
              time: [5, 6],
            }),
          ],
        },
      }),
      step(
        "Soften the chopped onion, garlic and tomato in the middle for {time}; stir in the smoked paprika and rice.",
        5,
        { time: [4, 5] },
      ),
      step(
        "Pour in hot salted water with the saffron and simmer without stirring for {time}, until the rice is tender and crisp below.",
        20,
        {
          time: [17, 19],
          instead: {
            where: "topping.seafood",
            steps: [
              step("Pour in hot salted water with the saffron and simmer without stirring for {time}.", 14, {
                time: [13, 14],
              }),
              step(
                "Tuck in the shrimp and the scrubbed mussels, cover and cook for {time}, until the shrimp are pink and the rice is tender.",
                6,
                { time: [5, 6] },
              ),
            ],
          },
        },
      ),
      step("Rest under a cloth for {time} and serve with lemon juice.", 5, { time: [4, 5] }),
    ],
    skip: [["topping.butter-bean", "veg.green-bean"]],
  },
  {
    id: "espinacas",
    mealTypes: ["lunch", "dinner"],
    cuisine: "spanish",
    level: "beginner",
    method: "simmered",
    name: "Andalusian {beans}",
    detail: "with {green} and {side}",
    base: [
      oliveOil(14),
      garlic(6),
      season("smoked-paprika", 2),
      season("cumin", 1.5),
      sauce("tomatoes-canned-diced", 120),
      flavour("apple-cider-vinegar", 8, "tsp"),
      salt(0.4),
    ],
    parts: {
      beans: [
        proteinChoice("chickpeas", 130, { name: "Chickpeas" }),
        proteinChoice("cannellini-beans", 150, { name: "White Beans" }),
        proteinChoice("lentils", 200, { name: "Lentils" }),
      ],
      green: [
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 100)]),
        option("chard", "Swiss Chard", "chopped Swiss chard", [vegetable("swiss-chard", 70)]),
        option("cabbage", "Savoy Cabbage", "savoy cabbage", [vegetable("savoy-cabbage", 120)]),
      ],
      side: [
        option("potato", "Roast Potatoes", "potatoes", [starch("potato", 170)], {
          steps: [
            step(
              "Cut the potatoes small, turn them in a little of the olive oil on a tray and put them into the oven at {oven}: they roast for {time} while the rest is made.",
              17,
              { oven: 220, time: [20, 25] },
            ),
          ],
        }),
        option("bread", "Garlic Toast", "toasted bread", [starch("sourdough-or-french-bread", 40)], {
          late: true,
          steps: [step("Meanwhile toast the sourdough bread for {time}.", 2, { time: 2 })],
        }),
        option("rice", "Saffron Rice", "rice", [starch("white-rice-medium-grain", 40), flavour("saffron", 0.1)], {
          steps: [
            step(
              "Set the rice to simmer, covered, in twice its volume of salted water with the saffron; after {time} leave it covered off the heat.",
              5,
              {
                time: 16,
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step("Warm the sliced garlic in olive oil for {time} and stir in the smoked paprika and cumin.", 4, {
        time: [3, 4],
      }),
      step("Add the tomatoes and {beans}, simmer for {time}, until thick, and wilt in the {green}.", 12, {
        time: [9, 11],
        instead: {
          where: "green.cabbage",
          steps: [
            step(
              "Add the tomatoes, the {beans} and the finely shredded savoy cabbage and simmer, covered at first, for {time}, until the cabbage is tender.",
              12,
              { time: [11, 12] },
            ),
          ],
        },
      }),
      { late: "side" },
      step("Sharpen with cider vinegar and salt and serve with the {side}.", 2),
    ],
  },
  {
    id: "tortilla-espanola",
    mealTypes: ["lunch", "dinner"],
    cuisine: "spanish",
    level: "intermediate",
    method: "pan-fried",
    protein: "egg",
    name: "Spanish Potato Omelette",
    detail: "with {extra} and {salad}",
    base: [
      whole(protein("egg", 150, "large")),
      starch("potato", 180),
      vegetable("onion", 50),
      oliveOil(15),
      salt(0.75),
    ],
    parts: {
      extra: [
        option("pepper", "Peppers", "red pepper", [vegetable("red-bell-pepper", 70)]),
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 80)]),
        option("chorizo", "Chorizo", "chorizo", [protein("chorizo-cured", 20)]),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 90)]),
      ],
      salad: [
        option("tomato", "Tomato Salad", "sliced tomatoes", [vegetable("tomato", 150)]),
        option("green", "Green Salad", "salad greens", [vegetable("salad-greens-mixed", 60)]),
      ],
    },
    steps: [
      step(
        "Cook the thinly sliced potatoes and onion, covered, in most of the olive oil over low heat for {time}, until soft; add the {extra}, cut small, half-way.",
        14,
        { time: [12, 14] },
      ),
      step("Fold the vegetables into the beaten eggs with salt.", 3),
      step(
        "Cook in a nonstick pan (20 cm, 8 in, for up to 3 eggs; larger for more) over low heat for {time}, until set, turning once with a plate.",
        8,
        { time: [7, 8] },
      ),
      step("Serve warm with the {salad}, dressed with the rest of the olive oil.", 2),
    ],
  },
  {
    id: "spanish-fish",
    mealTypes: ["lunch", "dinner"],
    cuisine: "spanish",
    level: "beginner",
    method: "baked",
    name: "Baked {fish}",
    detail: "with Peppers, Olives and {side}",
    base: [
      oliveOil(9),
      vegetable("red-bell-pepper", 90),
      vegetable("red-onion", 30),
      garlic(6),
      vegetable("olives-green", 10),
      season("smoked-paprika", 1.5),
      lemonJuice(10),
      salt(0.4),
    ],
    parts: {
      fish: [
        proteinChoice("cod", 200, { way: "it flakes" }),
        proteinChoice("haddock", 170, { way: "it flakes" }),
        option("white", "White Fish", "white fish", [protein("fish-fillet-white", 200)], {
          way: "it flakes",
          protein: "white fish",
        }),
        proteinChoice("mackerel", 130, { way: "it flakes" }),
        proteinChoice("chicken", 190, {
          word: "chicken, halved into two flat pieces,",
          way: "it is just cooked through",
        }),
      ],
      side: [
        option("potato", "Potatoes", "potatoes", [starch("potato", 230)], {
          way: "slice the potatoes as thin as a coin",
        }),
        option("white-bean", "Cannellini Beans", "white beans", [protein("cannellini-beans-canned-drained", 140)], {
          way: "drain the white beans",
        }),
        option(
          "zucchini",
          "Zucchini",
          "zucchini and tomatoes",
          [vegetable("zucchini", 150), vegetable("cherry-tomatoes", 80), oliveOil(6)],
          { way: "slice the zucchini and halve the tomatoes" },
        ),
      ],
    },
    steps: [
      step(
        "{side.way}; slice the red pepper, red onion and garlic, turn everything in half of the olive oil and salt in a baking dish (20 × 25 cm, 8 × 10 in for one) and roast at {oven} for {time}.",
        18,
        { oven: 200, time: [12, 14] },
      ),
      step(
        "Lay the {fish} on top with the smoked paprika, green olives and the rest of the olive oil and bake for {time}, until {fish.way}.",
        14,
        {
          time: [12, 14],
          instead: {
            where: "fish.chicken",
            steps: [
              step(
                "Lay the {fish} on top with the smoked paprika, green olives and the rest of the olive oil and bake for {time}, until {fish.way}.",
                17,
                { time: [15, 17] },
              ),
            ],
          },
        },
      ),
      step("Finish with lemon juice.", 1),
    ],
  },
];
