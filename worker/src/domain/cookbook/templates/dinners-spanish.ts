import { flavour, liquid, protein, sauce, starch, step, vegetable, whole } from "../ingredients.ts";
import type { Template } from "../template.ts";
import { oliveOil } from "./pantry.ts";
import { garlic, lemonJuice, option, proteinChoice, salt, spice } from "./parts.ts";

export const spanishDinners: readonly Template[] = [
  {
    id: "paella",
    mealTypes: ["dinner"],
    cuisine: "spanish",
    level: "intermediate",
    method: "simmered",
    title: "{topping} Paella with {veg}",
    base: [
      starch("white-rice-medium-grain", 75),
      oliveOil(12),
      vegetable("onion", 40),
      garlic(6),
      vegetable("tomato", 80),
      spice("smoked-paprika", 2),
      flavour("saffron", 0.1),
      liquid("water", 250),
      lemonJuice(10),
      salt(2),
    ],
    parts: {
      topping: [
        proteinChoice("chicken-thigh", 150, { name: "Chicken" }),
        proteinChoice("rabbit", 130),
        option("seafood", "Shrimp and Mussel", "shrimp and mussels", [protein("shrimp", 90), protein("mussels", 90)], {
          protein: "shrimp",
        }),
        option(
          "butter-bean",
          "White Bean and Olive",
          "white beans and black olives",
          [protein("great-northern-beans-canned-drained", 150), vegetable("olives-black", 25)],
          { protein: "bean" },
        ),
        proteinChoice("chickpeas", 140),
      ],
      veg: [
        option("pepper", "Roasted Peppers", "red pepper", [vegetable("red-bell-pepper", 100)]),
        option("artichoke", "Artichokes", "artichoke hearts", [vegetable("artichoke-hearts-frozen", 100)]),
        option("green-bean", "Green Beans", "green beans", [vegetable("green-beans", 100)]),
      ],
    },
    steps: [
      step("Brown the {topping} and {veg} in olive oil in a wide pan, then push them to the rim.", 8),
      step("Soften the onion, garlic and chopped tomato in the middle; stir in the smoked paprika and rice.", 5),
      step(
        "Pour in hot salted water with the saffron and simmer without stirring until the rice is tender and crisp below.",
        20,
      ),
      step("Rest under a cloth and serve with lemon juice.", 5),
    ],
    skip: [["topping.butter-bean", "veg.green-bean"]],
  },
  {
    id: "espinacas",
    mealTypes: ["lunch", "dinner"],
    cuisine: "spanish",
    level: "beginner",
    method: "simmered",
    title: "Andalusian {beans} with {green} and {side}",
    base: [
      oliveOil(14),
      garlic(6),
      spice("smoked-paprika", 2),
      spice("cumin", 1.5),
      sauce("tomatoes-canned-diced", 120),
      flavour("apple-cider-vinegar", 8, "tsp"),
      salt(1.5),
    ],
    parts: {
      beans: [
        proteinChoice("chickpeas", 190, { name: "Chickpeas" }),
        proteinChoice("cannellini-beans", 210, { name: "White Beans" }),
        proteinChoice("lentils", 200, { name: "Lentils" }),
      ],
      green: [
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 150)]),
        option("chard", "Swiss Chard", "Swiss chard", [vegetable("swiss-chard", 150)]),
        option("cabbage", "Savoy Cabbage", "savoy cabbage", [vegetable("savoy-cabbage", 120)]),
      ],
      side: [
        option("potato", "Roast Potatoes", "potatoes", [starch("potato", 170)], {
          steps: [step("Cut the potatoes small and put them in a hot oven to roast.", 13)],
        }),
        option("bread", "Garlic Toast", "toasted bread", [starch("sourdough-or-french-bread", 50)], {
          steps: [step("Toast the sourdough bread.", 2)],
        }),
        option("rice", "Saffron Rice", "rice", [starch("white-rice-medium-grain", 40), flavour("saffron", 0.1)], {
          steps: [step("Set the rice to simmer, covered, in salted water with the saffron.", 5)],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step("Warm the sliced garlic in olive oil and stir in the smoked paprika and cumin.", 4),
      step("Add the tomatoes and {beans}, simmer until thick and wilt in the {green}.", 12),
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
    title: "Spanish Potato Omelette with {extra} and {salad}",
    base: [whole(protein("egg", 150, "large")), starch("potato", 180), vegetable("onion", 50), oliveOil(15), salt(1.5)],
    parts: {
      extra: [
        option("pepper", "Peppers", "roasted red peppers", [vegetable("roasted-red-peppers-jarred", 70)]),
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 80)]),
        option("chorizo", "Chorizo", "chorizo", [protein("chorizo-cured", 20)]),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 90)]),
      ],
      salad: [
        option("tomato", "Tomato Salad", "tomatoes", [vegetable("tomato", 150)]),
        option("green", "Green Salad", "salad greens", [vegetable("salad-greens-mixed", 60)]),
      ],
    },
    steps: [
      step(
        "Cook the thinly sliced potatoes and onion gently in olive oil until soft; drain off the excess olive oil.",
        14,
      ),
      step("Fold the potatoes and {extra} into the beaten eggs with salt.", 3),
      step("Cook in a small pan over low heat until set, turning once with a plate.", 8),
      step("Serve warm with the {salad}, dressed with the drained olive oil.", 2),
    ],
  },
  {
    id: "spanish-fish",
    mealTypes: ["lunch", "dinner"],
    cuisine: "spanish",
    level: "beginner",
    method: "baked",
    title: "Baked {fish} with Peppers, Olives and {side}",
    base: [
      oliveOil(16),
      vegetable("red-bell-pepper", 90),
      vegetable("red-onion", 30),
      garlic(6),
      vegetable("olives-green", 25),
      spice("smoked-paprika", 1.5),
      lemonJuice(10),
      salt(1.5),
    ],
    parts: {
      fish: [
        proteinChoice("cod", 200, { way: "it flakes" }),
        proteinChoice("haddock", 210, { way: "it flakes" }),
        option("white", "White Fish", "white fish", [protein("fish-fillet-white", 200)], {
          way: "it flakes",
          protein: "white fish",
        }),
        proteinChoice("mackerel", 130, { way: "it flakes" }),
        proteinChoice("chicken", 190, {
          way: "it is cooked through",
          steps: [step("Give the chicken a head start in the hot oven.", 10)],
        }),
      ],
      side: [
        option("potato", "Potatoes", "potatoes", [starch("potato", 230)]),
        option("white-bean", "Cannellini Beans", "white beans", [protein("cannellini-beans-canned-drained", 140)]),
        option("zucchini", "Zucchini", "zucchini and tomatoes", [
          vegetable("zucchini", 150),
          vegetable("cherry-tomatoes", 80),
          oliveOil(9),
        ]),
      ],
    },
    steps: [
      { use: "fish" },
      step(
        "Slice the {side} with the red pepper, red onion and garlic, turn in half of the olive oil and salt and start roasting in a hot oven.",
        14,
      ),
      step(
        "Lay the {fish} on top with the smoked paprika, green olives and the rest of the olive oil and bake until {fish.way}.",
        14,
      ),
      step("Finish with lemon juice.", 1),
    ],
  },
];
