import { dairy, fat, fruit, protein, sauce, season, starch, step, vegetable, whole } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { oliveOil } from "../pantry.ts";
import {
  avocadoOil,
  garlic,
  ginger,
  grainChoices,
  lemonJuice,
  limeJuice,
  option,
  proteinChoice,
  salt,
  soySauces,
} from "../parts.ts";

export const saladLunches = (): readonly Template[] => [
  {
    id: "cobb",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "assembled",
    name: "Cobb Salad",
    detail: "with {main} and {dressing}",
    base: [
      vegetable("romaine-lettuce", 90),
      vegetable("cherry-tomatoes", 80),
      fruit("avocado", 70),
      whole(protein("egg", 50, "large")),
      salt(0.4),
    ],
    parts: {
      main: [
        option("chicken", "Chicken", "sliced roast chicken", [protein("rotisserie-chicken-breast", 90)], {
          protein: "chicken",
        }),
        option("turkey", "Turkey Bacon", "turkey bacon", [protein("turkey-bacon", 32)], {
          protein: "turkey",
          steps: [step("Fry the turkey bacon in a dry nonstick pan for {time}, until browned.", 4, { time: [3, 4] })],
        }),
        proteinChoice("shrimp", 160, {
          steps: [step("Cook the shrimp in a hot nonstick pan for {time}, until pink.", 4, { time: [3, 4] })],
        }),
        proteinChoice("chickpeas", 120, { name: "Chickpeas" }),
      ],
      dressing: [
        option("blue", "Blue Cheese", "blue cheese dressing", [sauce("blue-cheese-dressing", 20)]),
        option("ranch", "Ranch", "ranch dressing", [sauce("ranch-dressing", 20)]),
        option("lemon", "Lemon Dressing", "lemon juice and olive oil", [lemonJuice(15), oliveOil(15)]),
      ],
    },
    steps: [
      step("Lower the egg into boiling water and boil for {time}, cool it under cold water and peel.", 12, {
        time: [10, 11],
      }),
      { use: "main" },
      step(
        "Chop the romaine lettuce, halve the cherry tomatoes, slice the avocado and arrange with the {main} and egg; salt lightly.",
        5,
      ),
      step("Spoon over the {dressing}.", 1),
    ],
  },
  {
    id: "grain-bowl",
    mealTypes: ["lunch", "dinner"],
    cuisine: "international",
    level: "beginner",
    method: "roasted",
    name: "{grain} Bowl",
    detail: "with {veg}, {protein} and {sauce}",
    base: [oliveOil(9), lemonJuice(8), vegetable("baby-spinach", 40), salt(0.75)],
    parts: {
      grain: [
        option("quinoa", "Quinoa", "cooked quinoa", [starch("quinoa-cooked", 150)]),
        option("brown-rice", "Brown Rice", "cooked brown rice", [starch("brown-rice-cooked", 150)]),
        option("couscous", "Couscous", "cooked couscous", [starch("couscous-cooked", 160)]),
      ],
      veg: [
        option("squash", "Roast Squash", "butternut squash", [vegetable("butternut-squash", 160)], {
          way: "peel the butternut squash",
        }),
        option("broccoli", "Roast Broccoli", "broccoli", [vegetable("broccoli", 150)], { way: "trim the broccoli" }),
        option("beet", "Roast Beets", "beets", [vegetable("beet", 130)], { way: "peel the beets" }),
        option("cauliflower", "Roast Cauliflower", "cauliflower", [vegetable("cauliflower", 170)], {
          way: "trim the cauliflower",
        }),
      ],
      protein: [
        proteinChoice("chickpeas", 120, { name: "Chickpeas" }),
        proteinChoice("lentils", 140, { name: "Lentils" }),
        proteinChoice("chicken", 120),
        proteinChoice("tofu", 120, { word: "cubed tofu" }),
        proteinChoice("salmon", 90),
      ],
      sauce: [
        option("tahini", "Tahini", "tahini", [sauce("tahini", 18)], {
          steps: [step("Whisk the tahini with the lemon juice and a little water.", 2)],
        }),
        option("avocado", "Avocado Dressing", "avocado dressing", [fruit("avocado", 65)], {
          steps: [step("Blend the avocado with the lemon juice and a little water to a dressing.", 2)],
        }),
        option("pumpkin-seed", "Pumpkin Seeds", "pumpkin seeds", [fat("pumpkin-seeds", 18)], {
          steps: [
            step(
              "Warm the pumpkin seeds in a dry pan for {time}, until they pop, and sprinkle with the lemon juice.",
              2,
              { time: 2 },
            ),
          ],
        }),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; {veg.way}, cut small and toss with the {protein}, olive oil and salt.", 5, {
        oven: 220,
        instead: {
          where: ["protein.salmon", "protein.chicken"],
          steps: [
            step(
              "Heat the oven to {oven}; {veg.way}, cut small and toss with half each of the olive oil and salt.",
              5,
              {
                oven: 220,
              },
            ),
          ],
        },
      }),
      step("Roast on a tray for {time}, until browned and tender.", 22, {
        time: [20, 22],
        instead: {
          where: ["protein.salmon", "protein.chicken"],
          steps: [
            step("Roast the {veg} alone on a tray for {time}.", 12, { time: [10, 12] }),
            step(
              "Add the {protein}, in bites, with the rest of the olive oil and salt and roast for {time}, until just cooked through.",
              11,
              { time: [9, 11] },
            ),
          ],
        },
      }),
      { use: "sauce" },
      step(
        "Heat the {grain}, covered, with a splash of water for {time}, until steaming hot, and pile with the {veg}, {protein} and baby spinach; finish with the {sauce}.",
        3,
        { time: 2 },
      ),
    ],
    skip: [
      ["grain.couscous", "protein.tofu"],
      ["grain.couscous", "veg.beet"],
      ["protein.salmon", "veg.squash"],
      ["protein.salmon", "veg.beet"],
      ["protein.chicken", "veg.beet"],
      ["protein.tofu", "veg.beet"],
      ["grain.brown-rice", "veg.squash"],
    ],
  },
  {
    id: "tabbouleh",
    mealTypes: ["lunch", "dinner"],
    cuisine: "levantine",
    level: "beginner",
    method: "assembled",
    name: "{grain} and Parsley Salad",
    detail: "with {protein} and {extra}",
    base: [
      vegetable("parsley-fresh", 25),
      vegetable("mint-fresh", 6),
      vegetable("tomato", 120),
      lemonJuice(20),
      oliveOil(14),
      vegetable("scallions", 15),
      salt(0.75),
    ],
    parts: {
      grain: [...grainChoices(["bulgur", "quinoa"], 6, 55)],
      protein: [
        proteinChoice("chickpeas", 120, { name: "Chickpeas" }),
        proteinChoice("lentils", 140, { name: "Lentils" }),
        option("feta", "Feta", "crumbled feta", [dairy("feta-cheese", 35)], { protein: "cheese" }),
        option("chicken", "Cold Chicken", "strips of roast chicken", [protein("rotisserie-chicken-breast", 110)], {
          protein: "chicken",
        }),
      ],
      extra: [
        option("cucumber", "Cucumber", "diced cucumber", [vegetable("cucumber", 100)]),
        option("pomegranate", "Pomegranate", "pomegranate seeds", [fruit("pomegranate-seeds", 40)]),
        option("avocado", "Avocado", "diced avocado", [fruit("avocado", 50)]),
      ],
    },
    steps: [
      { use: "grain" },
      step("Chop the parsley, mint, tomatoes and scallions finely.", 6),
      step("Toss with the {grain}, {protein} and {extra}, the lemon juice, olive oil and salt.", 3),
    ],
    skip: [["extra.avocado", "grain.bulgur"]],
  },
  {
    id: "slaw-bowl",
    mealTypes: ["lunch", "dinner"],
    cuisine: "vietnamese",
    level: "beginner",
    method: "raw",
    name: "Crunchy {protein} Slaw",
    detail: "with mint and {topping}",
    base: [
      vegetable("napa-cabbage", 150),
      vegetable("red-bell-pepper", 50),
      limeJuice(20),
      avocadoOil(15),
      ginger(4),
      vegetable("mint-fresh", 6),
      salt(0.4),
    ],
    parts: {
      protein: [
        option("chicken", "Roast Chicken", "shredded roast chicken", [protein("rotisserie-chicken-breast", 120)], {
          protein: "chicken",
        }),
        proteinChoice("shrimp", 180, {
          steps: [
            step("Cook the shrimp in a hot nonstick pan for {time}, until pink, and cool them.", 4, {
              time: [3, 4],
            }),
          ],
        }),
        proteinChoice("beef", 130, {
          steps: [
            step(
              "Sear the beef in a hot pan with a little of the avocado oil for {time}, turning once, until browned, and slice it thinly.",
              5,
              { time: [4, 5] },
            ),
          ],
        }),
        proteinChoice("pork", 160, {
          steps: [
            step(
              "Sear the pork, in thin slices, in a hot pan with a little of the avocado oil for {time}, until cooked through.",
              5,
              { time: [4, 5] },
            ),
          ],
        }),
        proteinChoice("tofu", 160, { word: "cubed tofu" }),
      ],
      topping: [
        option("avocado", "Avocado", "sliced avocado", [fruit("avocado", 100)]),
        option("peanut", "Peanuts", "peanuts", [fat("peanuts-dry-roasted", 26)]),
        option("pumpkin-seeds", "Pumpkin Seeds", "pumpkin seeds", [fat("pumpkin-seeds", 26)]),
      ],
      sauce: soySauces(5, "tsp"),
    },
    steps: [
      { use: "protein" },
      step(
        "Shred the napa cabbage and red pepper; grate the ginger into the lime juice with the avocado oil, {sauce} and salt.",
        4,
      ),
      step("Toss with the {protein} and torn mint, let it stand for {time} and top with the {topping}.", 2, {
        time: 2,
      }),
    ],
  },
  {
    id: "quick-skillet-cauli",
    mealTypes: ["lunch", "dinner"],
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    name: "{meat} Cauliflower-Rice Skillet",
    detail: "with {veg}",
    base: [
      vegetable("cauliflower-rice", 150),
      oliveOil(12),
      garlic(3),
      vegetable("scallions", 15),
      season("paprika", 1),
      lemonJuice(8),
      vegetable("parsley-fresh", 6),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("ground-turkey", 190, { name: "Turkey" }),
        proteinChoice("ground-beef", 170, { name: "Beef" }),
        proteinChoice("ground-pork", 200, { name: "Pork" }),
        proteinChoice("ground-lamb", 120, { name: "Lamb" }),
        proteinChoice("shrimp", 230, { with: [fruit("avocado", 50)] }),
        proteinChoice("ground-chicken", 190, { name: "Chicken" }),
      ],
      veg: [
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 100)]),
        option("pepper", "Green Pepper", "green pepper", [vegetable("green-bell-pepper", 80)]),
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 80)]),
        option("mushroom", "Mushroom", "mushrooms", [vegetable("white-mushrooms", 90)]),
      ],
    },
    steps: [
      step(
        "Fry the {meat} with the garlic and paprika in half of the olive oil over high heat for {time}, until browned and cooked through.",
        5,
        {
          time: [4, 5],
          instead: {
            where: "meat.shrimp",
            steps: [
              step(
                "Fry the shrimp with the garlic and paprika in half of the olive oil over high heat for {time}, until pink; lift them out.",
                4,
                { time: [3, 4] },
              ),
            ],
          },
        },
      ),
      step(
        "Add the chopped {veg}, cauliflower rice and the rest of the olive oil and fry for {time}, until just tender.",
        4,
        {
          time: [3, 4],
        },
      ),
      step("Season with lemon juice and salt and scatter with sliced scallions and parsley.", 1, {
        instead: {
          where: "meat.shrimp",
          steps: [
            step(
              "Return the shrimp, season with lemon juice and salt and scatter with the diced avocado, sliced scallions and parsley.",
              2,
            ),
          ],
        },
      }),
    ],
  },
  {
    id: "folded-omelette",
    mealTypes: ["lunch"],
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    protein: "egg",
    name: "Folded Omelette",
    detail: "with {filling} and {side}",
    base: [
      whole(protein("egg", 150, "large")),
      fat("butter-unsalted", 8, "tbsp"),
      vegetable("chives-fresh", 3),
      salt(0.4),
    ],
    parts: {
      filling: [
        option("mushroom", "Mushrooms", "mushrooms", [vegetable("cremini-mushrooms", 90)], {
          way: "brown the sliced mushrooms in half of the butter for {time} and lift them out",
          time: [3, 4],
        }),
        option("cheddar", "Cheddar", "cheddar", [dairy("cheddar-cheese", 25)], {
          way: "grate the cheddar and melt half of the butter in the pan",
        }),
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 80)], {
          way: "wilt the spinach in half of the butter for {time} and lift it out",
          time: 2,
        }),
        option("tomato", "Tomato", "tomato", [vegetable("tomato", 100)], {
          way: "soften the sliced tomato in half of the butter for {time} and lift it out",
          time: [2, 3],
        }),
      ],
      side: [
        option(
          "avocado",
          "Avocado Salad",
          "sliced avocado and salad greens, dressed with the lemon juice and olive oil",
          [fruit("avocado", 100), vegetable("salad-greens-mixed", 50), lemonJuice(5), oliveOil(4)],
        ),
        option("bread", "Sourdough", "sourdough bread", [starch("sourdough-or-french-bread", 40)]),
        option("potatoes", "Pan Potatoes", "potatoes", [starch("potato", 200), oliveOil(6)], {
          steps: [
            step("Boil the diced potatoes in salted water for {time} and drain them.", 6, { time: 5 }),
            step("Fry the potatoes in olive oil for {time}, until golden.", 7, { time: [6, 7] }),
          ],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step("{filling.way}.", 4),
      step(
        "Beat the eggs with salt and chives, foam the rest of the butter in the pan, pour them in, 3 eggs at a time, and cook for {time}, stirring, until set.",
        4,
        { time: [2, 3] },
      ),
      step("Fill with the {filling}, fold over and serve with the {side}.", 1),
    ],
  },
  {
    id: "five-minute-plate",
    mealTypes: ["lunch"],
    cuisine: "greek",
    level: "beginner",
    method: "raw",
    name: "Five-Minute {main} Plate",
    detail: "with {veg} and Olives",
    base: [
      vegetable("kalamata-olives", 12),
      oliveOil(12),
      lemonJuice(10),
      season("oregano-dried", 0.5),
      fruit("avocado", 75),
    ],
    parts: {
      main: [
        proteinChoice("chickpeas", 170, { way: "drain the chickpeas" }),
        proteinChoice("cannellini-beans", 200, { way: "drain the cannellini beans", name: "White Bean" }),
        proteinChoice("canned-tuna", 120, { way: "drain the tuna", with: [oliveOil(3)] }),
        option("chicken", "Roast Chicken", "roast chicken", [protein("rotisserie-chicken-breast", 120), oliveOil(3)], {
          way: "slice the roast chicken",
          protein: "chicken",
        }),
      ],
      veg: [
        option("tomato", "Tomato", "cherry tomatoes", [vegetable("cherry-tomatoes", 120)], {
          way: "halve the cherry tomatoes",
        }),
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 130)], { way: "slice the cucumber" }),
        option("pepper", "Red Pepper", "red pepper", [vegetable("red-bell-pepper", 110)], {
          way: "cut the red pepper into strips",
        }),
      ],
    },
    steps: [
      step("{main.way}, {veg.way}, slice the avocado and arrange everything on a plate with the Kalamata olives.", 4),
      step("Dress with olive oil, lemon juice and oregano.", 1),
    ],
  },
];
