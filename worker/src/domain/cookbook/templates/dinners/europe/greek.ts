import { dairy, protein, sauce, season, starch, step, vegetable, whole } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { oliveOil } from "../../pantry.ts";
import { garlic, lemonJuice, option, proteinChoice, salt } from "../../parts.ts";

export const greekDinners = (): readonly Template[] => [
  {
    id: "souvlaki",
    mealTypes: ["lunch", "dinner"],
    cuisine: "greek",
    level: "beginner",
    method: "grilled",
    name: "{protein}",
    detail: "with {bread} and {sauce}",
    base: [
      oliveOil(9),
      lemonJuice(10),
      season("oregano-dried", 1.5),
      garlic(3),
      vegetable("tomato", 80),
      vegetable("red-onion", 15),
      salt(0.4),
    ],
    parts: {
      protein: [
        proteinChoice("chicken", 150, { name: "Chicken Souvlaki" }),
        proteinChoice("pork", 150, { name: "Pork Souvlaki" }),
        proteinChoice("lamb", 110, { name: "Lamb Souvlaki" }),
        proteinChoice("halloumi", 38, { name: "Halloumi Skewers" }),
        proteinChoice("tofu", 140, { name: "Oregano Tofu Skewers" }),
      ],
      bread: [
        option("pita", "Pita", "pita", [whole(starch("pita-white", 60, "piece"))], {
          late: true,
          steps: [step("Warm the pita in a dry pan for {time}.", 2, { time: 2 })],
        }),
        option(
          "whole-wheat-pita",
          "Whole-Wheat Pita",
          "whole-wheat pita",
          [whole(starch("pita-whole-wheat", 64, "piece"))],
          { late: true, steps: [step("Warm the whole-wheat pita in a dry pan for {time}.", 2, { time: 2 })] },
        ),
        option("potatoes", "Lemon Potatoes", "potatoes", [starch("potato", 240), salt(0.4)], {
          steps: [
            step(
              "Cut the potatoes into thin wedges, turn them in the rest of the olive oil, lemon juice and salt and roast them at {oven} for {time}, until golden.",
              20,
              {
                oven: 230,
                time: [18, 20],
              },
            ),
          ],
        }),
      ],
      sauce: [
        option("tzatziki", "Tzatziki", "tzatziki", [dairy("greek-yogurt-low-fat", 60), vegetable("cucumber", 50)], {
          steps: [
            step(
              "Press the grated cucumber dry and stir it into the Greek yogurt with a little of the garlic to make tzatziki.",
              3,
            ),
          ],
        }),
        option("hummus", "Hummus", "hummus", [sauce("hummus", 35)]),
        option("pepper", "Red Pepper Sauce", "red pepper sauce", [vegetable("red-bell-pepper", 80), oliveOil(6)], {
          steps: [
            step(
              "Blend the red bell pepper with a third of the olive oil and a little of the salt to a rough sauce.",
              3,
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "sauce" },
      step("Cube the {protein} and turn it in olive oil, lemon juice, oregano, garlic and salt.", 5, {
        instead: {
          where: "bread.potatoes",
          steps: [
            step(
              "Cube the {protein} and turn it in half of the olive oil, lemon juice and salt with the oregano and garlic.",
              5,
            ),
          ],
        },
      }),
      { use: "bread" },
      step(
        "Thread the {protein} onto skewers (soaked if wooden) and grill or broil for {time}, turning, until charred at the edges and hot right through.",
        10,
        {
          time: [8, 10],
        },
      ),
      { late: "bread" },
      step("Serve with the {bread}, {sauce}, sliced tomato and red onion.", 2),
    ],
    skip: [["protein.halloumi", "sauce.hummus"]],
  },
  {
    id: "gemista",
    mealTypes: ["lunch", "dinner"],
    cuisine: "greek",
    level: "intermediate",
    method: "baked",
    name: "Stuffed {veg}",
    detail: "with {filling}",
    base: [
      starch("white-rice-medium-grain", 45),
      oliveOil(15),
      vegetable("onion", 40),
      garlic(3),
      sauce("tomato-puree-passata", 100),
      vegetable("mint-fresh", 4),
      vegetable("parsley-fresh", 6),
      salt(0.75),
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
      step("Fry the chopped onion, garlic and {filling} in half of the olive oil for {time}.", 9, { time: [8, 9] }),
      step(
        "Add the rice, half of the passata, salt and enough water to cover and simmer for {time}, until nearly tender; stir in the mint and parsley.",
        13,
        { time: [10, 12] },
      ),
      step("Hollow out the {veg} and fill the hollows loosely.", 6),
      step(
        "Set in a baking dish that just holds them (15 cm, 6 in across for one) with the rest of the passata and olive oil and bake, covered, at {oven} for {time}, until soft.",
        35,
        { oven: 190, time: [33, 35] },
      ),
    ],
  },
  {
    id: "lemon-potato-tray",
    mealTypes: ["lunch", "dinner"],
    cuisine: "greek",
    level: "beginner",
    method: "roasted",
    name: "Lemon-Oregano {protein}",
    detail: "with Potatoes and {veg}",
    base: [
      starch("potato", 260),
      oliveOil(15),
      lemonJuice(25),
      garlic(9),
      season("oregano-dried", 2),
      vegetable("kalamata-olives", 15),
      salt(0.75),
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
        "Heat the oven to {oven}. Cut the potatoes into wedges and toss with half of the lemon juice, olive oil, oregano, garlic and salt.",
        8,
        { oven: 210 },
      ),
      step("Roast the potatoes on a tray for {time}, until they begin to color.", 20, { time: 20 }),
      step(
        "Add the {protein} and {veg}, baste with the pan juices and roast for {time}, until everything is tender and browned.",
        25,
        {
          time: [23, 25],
          instead: {
            where: ["protein.pork", "protein.lamb"],
            steps: [
              step("Add the {veg}, baste with the pan juices and roast for {time}.", 12, { time: [10, 12] }),
              step(
                "Lay the {protein}, in slices two fingers thick, on top and roast for {time}, until just cooked through.",
                13,
                {
                  time: [11, 13],
                },
              ),
            ],
          },
        },
      ),
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
    name: "Greek Salad",
    detail: "with {main} and {bread}",
    base: [
      vegetable("tomato", 150),
      vegetable("cucumber", 120),
      vegetable("red-onion", 20),
      vegetable("kalamata-olives", 8),
      oliveOil(12),
      season("oregano-dried", 1),
      lemonJuice(8),
    ],
    parts: {
      main: [
        option("feta", "Feta", "feta", [dairy("feta-cheese", 34)], { protein: "cheese" }),
        option(
          "chickpea-feta",
          "Feta, Chickpeas",
          "feta and chickpeas",
          [dairy("feta-cheese", 34), protein("chickpeas-canned-drained", 100)],
          { protein: "chickpea" },
        ),
        option("tuna", "Tuna", "drained tuna", [protein("tuna-canned-in-water", 100)], { protein: "tuna" }),
        option("chicken", "Cold Roast Chicken", "roast chicken", [protein("rotisserie-chicken-breast", 90)], {
          protein: "chicken",
        }),
      ],
      bread: [
        option("pita", "Pita", "pita", [whole(starch("pita-whole-wheat", 64, "piece"))]),
        option("sourdough", "Sourdough", "sourdough bread", [starch("sourdough-or-french-bread", 40)]),
        option("rice", "Dill Rice", "dill rice", [starch("white-rice-cooked", 140), vegetable("dill-fresh", 4)], {
          steps: [
            step(
              "Heat the cooked white rice, covered, with a splash of water for {time}, until steaming hot all through, and fork in the dill.",
              4,
              { time: [3, 4] },
            ),
          ],
        }),
      ],
    },
    steps: [
      step("Cut the tomatoes and cucumber into chunks and slice the red onion.", 5),
      step("Toss with Kalamata olives, olive oil, lemon juice and oregano and let it stand for {time}.", 2, {
        time: 2,
      }),
      { use: "bread" },
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
    name: "Greek Eggplant and {filling} Bake",
    detail: "with {crust}",
    base: [
      vegetable("eggplant", 180),
      oliveOil(9),
      vegetable("onion", 40),
      garlic(3),
      sauce("tomato-puree-passata", 100),
      season("cinnamon-ground", 0.5),
      season("oregano-dried", 1),
      salt(0.75),
    ],
    parts: {
      filling: [
        option("lamb", "Lamb", "ground lamb", [protein("ground-lamb", 85)], { protein: "lamb" }),
        option("beef", "Beef", "ground beef", [protein("ground-beef-90-lean", 120)], { protein: "beef" }),
        option("lentil", "Lentil", "cooked lentils", [protein("lentils-cooked", 190)], { protein: "lentil" }),
      ],
      crust: [
        option("potato", "Golden Potato Topping", "potato mash", [starch("potato", 200), oliveOil(3)], {
          steps: [
            step(
              "Peel the potatoes, boil them in chunks in salted water for {time}, until soft, and mash them smooth with a spoonful of their water.",
              12,
              {
                time: [10, 12],
              },
            ),
          ],
        }),
        option(
          "yogurt",
          "Yogurt Topping",
          "yogurt and egg",
          [dairy("greek-yogurt-low-fat", 120), whole(protein("egg", 50, "large"))],
          {
            steps: [step("Beat the Greek yogurt with the egg and a pinch of salt.", 3)],
          },
        ),
        option(
          "cauliflower",
          "Cauliflower Topping",
          "mashed cauliflower",
          [vegetable("cauliflower", 200), oliveOil(6)],
          {
            steps: [
              step(
                "Boil the cauliflower in chunks in salted water for {time}, until very soft, drain well and blend it smooth.",
                10,
                { time: [8, 10] },
              ),
            ],
          },
        ),
      ],
    },
    steps: [
      step(
        "Slice the eggplant, brush with half of the olive oil and roast on a tray at {oven} for {time}, until soft and brown.",
        18,
        {
          oven: 220,
          time: [14, 16],
        },
      ),
      step("Fry the chopped onion, garlic and {filling} in the rest of the olive oil for {time}.", 5, { time: 5 }),
      step("Add the passata, cinnamon and oregano and cook down for {time} to a thick sauce; salt to taste.", 15, {
        time: [15, 17],
      }),
      { use: "crust" },
      step(
        "Layer the eggplant and sauce in a baking dish (15 cm, 6 in across for one, twice that for four) and spread the {crust} over the top.",
        5,
      ),
      step("Bake at {oven} for {time}, until bubbling and browned.", 25, {
        oven: 190,
        time: [23, 25],
      }),
      step("Rest for {time} before cutting, so that the layers hold.", 10, { time: [8, 10] }),
    ],
  },
];
