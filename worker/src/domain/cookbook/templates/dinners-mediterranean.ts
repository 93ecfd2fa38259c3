import { dairy, flavour, liquid, protein, sauce, starch, step, vegetable, whole } from "../ingredients.ts";
import type { Template } from "../template.ts";
import { garlic, lemonJuice, oliveOil, option, proteinChoice, salt, spice } from "./parts.ts";

export const mediterraneanDinners: readonly Template[] = [
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
        proteinChoice("cod", 200),
        proteinChoice("haddock", 210),
        option("white", "White Fish", "white fish", [protein("fish-fillet-white", 200)], { protein: "white fish" }),
        proteinChoice("mackerel", 130),
        proteinChoice("chicken", 190, { steps: [step("Give the chicken a head start in the hot oven.", 10)] }),
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
        "Lay the {fish} on top with the smoked paprika, green olives and the rest of the olive oil and bake until it flakes or is cooked through.",
        14,
      ),
      step("Finish with lemon juice.", 1),
    ],
  },
  {
    id: "souvlaki",
    mealTypes: ["lunch", "dinner"],
    cuisine: "greek",
    level: "beginner",
    method: "grilled",
    title: "{protein} with {bread} and {sauce}",
    base: [
      oliveOil(9),
      lemonJuice(10),
      spice("oregano-dried", 1.5),
      garlic(3),
      vegetable("tomato", 80),
      vegetable("red-onion", 15),
      salt(1),
    ],
    parts: {
      protein: [
        proteinChoice("chicken", 150, { name: "Chicken Souvlaki" }),
        proteinChoice("pork", 150, { name: "Pork Souvlaki" }),
        proteinChoice("lamb", 110, { name: "Lamb Souvlaki" }),
        proteinChoice("halloumi", 75, { name: "Halloumi Skewers" }),
        proteinChoice("tofu", 140, { name: "Oregano Tofu Skewers" }),
      ],
      bread: [
        option("pita", "Pita", "pita", [whole(starch("pita-white", 60, "piece"))], {
          steps: [step("Warm the pita in a dry pan.", 2)],
        }),
        option(
          "whole-wheat-pita",
          "Whole-Wheat Pita",
          "whole-wheat pita",
          [whole(starch("pita-whole-wheat", 64, "piece"))],
          { steps: [step("Warm the whole-wheat pita in a dry pan.", 2)] },
        ),
        option("potatoes", "Lemon Potatoes", "potatoes", [starch("potato", 240)], {
          steps: [step("Cut the potatoes into wedges and roast them in a very hot oven.", 20)],
        }),
      ],
      sauce: [
        option("tzatziki", "Tzatziki", "tzatziki", [dairy("greek-yogurt-whole-milk", 60), vegetable("cucumber", 50)], {
          steps: [step("Stir the grated cucumber into the Greek yogurt to make tzatziki.", 3)],
        }),
        option("hummus", "Hummus", "hummus", [sauce("hummus", 45)]),
        option(
          "pepper",
          "Red Pepper Sauce",
          "red pepper sauce",
          [vegetable("roasted-red-peppers-jarred", 80), oliveOil(7)],
          {
            steps: [step("Chop the roasted red peppers with olive oil to a rough sauce.", 3)],
          },
        ),
      ],
    },
    steps: [
      step("Cube the {protein} and turn it in olive oil, lemon juice, oregano, garlic and salt.", 5),
      { use: "bread" },
      { use: "sauce" },
      step("Thread the {protein} onto skewers and grill until charred and cooked through.", 10),
      step("Serve with the {bread}, {sauce}, tomato and red onion.", 2),
    ],
    skip: [["protein.halloumi", "sauce.hummus"]],
  },
  {
    id: "gemista",
    mealTypes: ["lunch", "dinner"],
    cuisine: "greek",
    level: "intermediate",
    method: "baked",
    title: "{veg} Stuffed with {filling}",
    base: [
      starch("white-rice-medium-grain", 45),
      oliveOil(15),
      vegetable("onion", 40),
      garlic(3),
      sauce("tomato-puree-passata", 100),
      vegetable("mint-fresh", 4),
      vegetable("parsley-fresh", 6),
      salt(1.5),
    ],
    parts: {
      veg: [
        option("peppers", "Bell Peppers", "bell peppers", [vegetable("red-bell-pepper", 240)]),
        option("tomatoes", "Tomatoes", "big tomatoes", [vegetable("tomato", 300)]),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 300)]),
        option("eggplant", "Eggplant", "eggplant", [vegetable("eggplant", 280)]),
      ],
      filling: [
        option("lamb", "Lamb and Rice", "ground lamb", [protein("ground-lamb", 90)], { protein: "lamb" }),
        option("beef", "Beef and Rice", "ground beef", [protein("ground-beef-90-lean", 120)], { protein: "beef" }),
        option("turkey", "Turkey and Rice", "ground turkey", [protein("ground-turkey", 130)], { protein: "turkey" }),
        option("lentil", "Lentils and Rice", "cooked lentils", [protein("lentils-cooked", 170)], { protein: "lentil" }),
        option("chickpea", "Chickpeas and Rice", "chickpeas", [protein("chickpeas-canned-drained", 150)], {
          protein: "chickpea",
        }),
      ],
    },
    steps: [
      step("Fry the onion, garlic and {filling} in half of the olive oil.", 9),
      step(
        "Add the rice, half of the passata, salt and a little water and simmer until nearly tender; stir in the mint and parsley.",
        13,
      ),
      step("Hollow out the {veg} and fill them loosely.", 6),
      step("Set in a dish with the rest of the passata and olive oil and bake, covered, until soft.", 35),
    ],
  },
  {
    id: "lemon-potato-tray",
    mealTypes: ["lunch", "dinner"],
    cuisine: "greek",
    level: "beginner",
    method: "roasted",
    title: "Lemon-Oregano {protein} with Potatoes and {veg}",
    base: [
      starch("potato", 260),
      oliveOil(15),
      lemonJuice(25),
      garlic(9),
      spice("oregano-dried", 2),
      vegetable("kalamata-olives", 15),
      salt(1.5),
    ],
    parts: {
      protein: [
        proteinChoice("chicken-thigh", 170, { name: "Chicken" }),
        proteinChoice("lamb", 110),
        proteinChoice("pork", 170),
        proteinChoice("great-northern-beans", 160, { name: "White Beans" }),
        proteinChoice("chickpeas", 140, { name: "Chickpeas" }),
      ],
      veg: [
        option("green-bean", "Green Beans", "green beans", [vegetable("green-beans", 100)]),
        option("tomato", "Tomatoes", "cherry tomatoes", [vegetable("cherry-tomatoes", 120)]),
        option("artichoke", "Artichokes", "artichoke hearts", [vegetable("artichoke-hearts-frozen", 100)]),
      ],
    },
    steps: [
      step(
        "Heat the oven to 210 °C. Cut the potatoes into wedges and toss with half of the lemon juice, olive oil, oregano, garlic and salt.",
        8,
      ),
      step("Roast the potatoes until they begin to colour.", 20),
      step("Add the {protein} and {veg}, baste with the pan juices and roast until everything is done.", 25),
      step("Scatter with Kalamata olives and the rest of the lemon juice.", 2),
    ],
    skip: [["protein.great-northern-beans", "veg.green-bean"]],
  },
  {
    id: "greek-salad-bowl",
    mealTypes: ["lunch"],
    cuisine: "greek",
    level: "beginner",
    method: "raw",
    title: "Greek Salad with {main} and {bread}",
    base: [
      vegetable("tomato", 150),
      vegetable("cucumber", 120),
      vegetable("red-onion", 20),
      vegetable("kalamata-olives", 25),
      oliveOil(12),
      spice("oregano-dried", 1),
      lemonJuice(8),
    ],
    parts: {
      main: [
        option("feta", "Feta", "feta", [dairy("feta-cheese", 85)], { protein: "cheese" }),
        option(
          "chickpea-feta",
          "Feta, Chickpeas",
          "feta and chickpeas",
          [dairy("feta-cheese", 40), protein("chickpeas-canned-drained", 100)],
          { protein: "chickpea" },
        ),
        option("tuna", "Tuna", "tuna", [protein("tuna-canned-in-water", 120)], { protein: "tuna" }),
        option("chicken", "Cold Roast Chicken", "roast chicken", [protein("rotisserie-chicken-breast", 110)], {
          protein: "chicken",
        }),
      ],
      bread: [
        option("pita", "Warm Pita", "pita", [whole(starch("pita-whole-wheat", 64, "piece"))]),
        option("sourdough", "Sourdough", "sourdough bread", [starch("sourdough-or-french-bread", 60)]),
        option("rice", "Dill Rice", "cooked white rice and dill", [
          starch("white-rice-cooked", 140),
          vegetable("dill-fresh", 4),
        ]),
      ],
    },
    steps: [
      step("Cut the tomatoes and cucumber into chunks and slice the red onion.", 5),
      step("Toss with Kalamata olives, olive oil, lemon juice and oregano.", 2),
      step("Top with the {main} and serve with the {bread}.", 3),
    ],
  },
  {
    id: "moussaka",
    mealTypes: ["dinner"],
    cuisine: "greek",
    level: "advanced",
    method: "baked",
    premium: true,
    title: "Greek Eggplant and {filling} Bake with {crust}",
    base: [
      vegetable("eggplant", 180),
      oliveOil(16),
      vegetable("onion", 40),
      garlic(3),
      sauce("tomato-puree-passata", 100),
      spice("cinnamon-ground", 0.5),
      spice("oregano-dried", 1),
      salt(1.5),
    ],
    parts: {
      filling: [
        option("lamb", "Lamb", "ground lamb", [protein("ground-lamb", 85)], { protein: "lamb" }),
        option("beef", "Beef", "ground beef", [protein("ground-beef-90-lean", 120)], { protein: "beef" }),
        option("lentil", "Lentil", "cooked lentils", [protein("lentils-cooked", 190)], { protein: "lentil" }),
      ],
      crust: [
        option("potato", "Golden Potato Topping", "potato mash", [starch("potato", 200), oliveOil(4)], {
          steps: [step("Boil the potatoes until soft and mash them smooth with a little of the olive oil.", 12)],
        }),
        option(
          "yogurt",
          "Yogurt Topping",
          "yogurt and egg",
          [dairy("greek-yogurt-whole-milk", 120), whole(protein("egg", 50, "large"))],
          {
            steps: [step("Beat the Greek yogurt with the egg and a pinch of salt.", 3)],
          },
        ),
        option(
          "cauliflower",
          "Cauliflower Topping",
          "mashed cauliflower",
          [vegetable("cauliflower", 200), oliveOil(8)],
          {
            steps: [
              step("Steam the cauliflower until very soft and blend it smooth with a little of the olive oil.", 10),
            ],
          },
        ),
      ],
    },
    steps: [
      step("Slice the eggplant, brush with olive oil and roast until soft and brown.", 18),
      step(
        "Fry the onion, garlic and {filling}, add the passata, cinnamon and oregano and cook down to a thick sauce; salt to taste.",
        20,
      ),
      { use: "crust" },
      step("Layer the eggplant and sauce in a dish and spread the {crust} over the top.", 5),
      step("Bake until bubbling and browned, then let it settle.", 30),
      step("Rest before cutting so that the layers hold.", 10),
    ],
  },
];
