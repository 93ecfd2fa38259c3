import { dairy, flavour, liquid, protein, sauce, starch, step, vegetable, whole } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { bayLeaf, oliveOil } from "../../pantry.ts";
import { garlic, lemonJuice, option, proteinChoice, salt } from "../../parts.ts";

export const italianDinners = (): readonly Template[] => [
  {
    id: "risotto",
    mealTypes: ["dinner"],
    cuisine: "italian",
    level: "intermediate",
    method: "simmered",
    name: "{veg} Risotto",
    detail: "with {finish}",
    base: [
      starch("white-rice-medium-grain", 75),
      vegetable("shallot", 20),
      oliveOil(10),
      liquid("water", 350),
      garlic(3),
      lemonJuice(6),
      salt(0.75),
    ],
    parts: {
      veg: [
        option("mushroom", "Mushroom", "sliced mushrooms", [vegetable("cremini-mushrooms", 130)], {
          way: "the sliced mushrooms in it from the start",
        }),
        option("pea", "Spring Pea", "peas", [vegetable("peas-frozen", 90)], {
          way: "the peas in it for the last 5 minutes",
        }),
        option("asparagus", "Asparagus", "short pieces of asparagus", [vegetable("asparagus", 130)], {
          way: "the asparagus, in short pieces, in it for the last 6 minutes",
        }),
        option("squash", "Butternut Squash", "butternut squash", [vegetable("butternut-squash", 140)], {
          way: "the butternut squash, peeled and diced small, in it from the start",
        }),
      ],
      finish: [
        option("parmesan", "Parmesan", "Parmesan", [dairy("parmesan-hard", 20)], {
          way: "grate the Parmesan and fold it through",
        }),
        option("goat-cheese", "Goat Cheese", "goat cheese", [dairy("goat-cheese-soft", 35)], {
          way: "crumble the goat cheese and fold it through",
        }),
        option("chicken", "Pan-Fried Chicken", "chicken", [protein("chicken-breast-skinless", 130), oliveOil(4)], {
          way: "fry the chicken in strips in the rest of the olive oil in another pan for {time}, while the rice cooks on, and fold it through",
          time: [5, 6],
          protein: "chicken",
        }),
        option(
          "white-beans",
          "White Beans and Parsley",
          "white beans and parsley",
          [protein("cannellini-beans-canned-drained", 120), vegetable("parsley-fresh", 6), oliveOil(5)],
          {
            way: "warm the white beans in the rest of the olive oil for {time} and fold them through with the parsley",
            time: 3,
            protein: "bean",
          },
        ),
        option("shrimp", "Shrimp", "shrimp", [protein("shrimp", 150), oliveOil(4)], {
          way: "fry the shrimp in the rest of the olive oil in another pan for {time}, while the rice cooks on, and fold them through",
          time: [3, 4],
          protein: "shrimp",
        }),
      ],
    },
    steps: [
      step("Soften the chopped shallot and garlic in olive oil for {time} and stir in the rice until glossy.", 5, {
        time: 3,
        instead: {
          where: ["finish.chicken", "finish.white-beans", "finish.shrimp"],
          steps: [
            step(
              "Soften the chopped shallot and garlic in two thirds of the olive oil for {time} and stir in the rice until glossy.",
              5,
              { time: 3 },
            ),
          ],
        },
      }),
      step("Add hot salted water ladle by ladle, stirring, for {time}, until the rice is tender; cook {veg.way}.", 20, {
        time: [16, 18],
      }),
      step("{finish.way}.", 5),
      step(
        "Let the risotto rest for {time}, loosen with hot water and a few drops of lemon juice and serve at once.",
        2,
        { time: 2 },
      ),
    ],
    skip: [
      ["veg.mushroom", "finish.shrimp"],
      ["veg.mushroom", "finish.goat-cheese"],
      ["veg.squash", "finish.shrimp"],
    ],
  },
  {
    id: "polenta-bowl",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "beginner",
    method: "simmered",
    name: "Soft Polenta",
    detail: "with {topping} and {green}",
    base: [
      starch("polenta-degermed-cornmeal", 55),
      oliveOil(14),
      garlic(6),
      sauce("tomatoes-canned-diced", 80),
      flavour("rosemary-dried", 0.8, "tsp"),
      salt(0.75),
    ],
    parts: {
      topping: [
        option(
          "mushroom-bean",
          "Mushrooms, White Beans",
          "mushrooms, white beans",
          [vegetable("cremini-mushrooms", 110), protein("great-northern-beans-canned-drained", 150)],
          { protein: "bean", way: "sliced mushrooms and the white beans" },
        ),
        option("chickpea", "Tomato Chickpeas", "chickpeas", [protein("chickpeas-canned-drained", 150)], {
          protein: "chickpea",
          way: "chickpeas",
        }),
        option("lentil", "Braised Lentils", "cooked lentils", [protein("lentils-cooked", 190)], {
          protein: "lentil",
          way: "cooked lentils",
        }),
        option("pork", "Rosemary Pork", "pork", [protein("pork-tenderloin", 160)], {
          protein: "pork",
          way: "pork, cut into bite-size pieces,",
        }),
        option("chicken", "Chicken Cacciatore", "chicken thigh", [protein("chicken-thigh-skinless", 150)], {
          protein: "chicken",
          way: "chicken thigh, cut into bite-size pieces,",
        }),
      ],
      green: [
        option("kale", "Kale", "kale", [vegetable("kale", 80)]),
        option("rabe", "Broccoli Rabe", "broccoli rabe", [vegetable("broccoli-rabe", 120)]),
        option("chard", "Swiss Chard", "Swiss chard", [vegetable("swiss-chard", 120)]),
      ],
    },
    steps: [
      step(
        "Whisk the polenta into four times its volume of boiling salted water, turn the heat low and stir now and then for {time} while the rest is made, until thick.",
        5,
        { time: [14, 16] },
      ),
      step(
        "Fry the {topping.way} with the garlic and rosemary in half of the olive oil for {time}, until browned.",
        9,
        { time: [8, 9] },
      ),
      step("Add the tomatoes and salt and simmer for {time}.", 4, { time: [5, 6] }),
      step("Wilt the chopped {green} in the rest of the olive oil for {time}.", 3, { time: [3, 4] }),
      step("Spoon the {topping} and {green} over the polenta.", 2),
    ],
  },
  {
    id: "minestrone",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "beginner",
    method: "simmered",
    name: "Tuscan {beans} Soup",
    detail: "with {grain} and {green}",
    base: [
      vegetable("onion", 50),
      vegetable("carrot", 50),
      vegetable("zucchini", 70),
      garlic(3),
      oliveOil(15),
      sauce("tomatoes-canned-diced", 130),
      liquid("water", 300),
      bayLeaf,
      vegetable("basil-fresh", 4),
      salt(0.75),
    ],
    parts: {
      beans: [
        proteinChoice("cannellini-beans", 120),
        proteinChoice("kidney-beans", 140),
        proteinChoice("chickpeas", 110),
      ],
      grain: [
        option("rice", "Rice", "white rice", [starch("white-rice-long-grain", 40)]),
        option("pasta", "Little Pasta", "small pasta", [starch("pasta-dry", 40)]),
        option("quinoa", "Quinoa", "quinoa", [starch("quinoa", 40)]),
        option("potato", "Potatoes", "diced potatoes", [starch("potato", 180)]),
      ],
      green: [
        option("cabbage", "Savoy Cabbage", "shredded savoy cabbage", [vegetable("savoy-cabbage", 80)]),
        option("spinach", "Spinach", "spinach (for the last 3 minutes)", [vegetable("spinach", 80)]),
        option("green-bean", "Green Beans", "sliced green beans", [vegetable("green-beans", 80)]),
      ],
    },
    steps: [
      step("Soften the diced onion, carrot, zucchini and garlic in half of the olive oil for {time}.", 9, {
        time: [8, 9],
      }),
      step("Add the tomatoes, bay leaf, salt and hot water and bring to the boil.", 5),
      step("Add the {beans}, {grain} and {green} and simmer for {time}, until everything is tender.", 16, {
        time: [13, 15],
        instead: {
          where: "grain.pasta",
          steps: [
            step("Add the {beans} and {green} and simmer for {time}.", 6, { time: [5, 6] }),
            step("Add the small pasta and simmer for {time}, until everything is tender.", 10, { time: [8, 10] }),
          ],
        },
      }),
      step("Finish with basil and the rest of the olive oil.", 1),
    ],
  },
  {
    id: "frittata",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "beginner",
    method: "pan-fried",
    protein: "egg",
    name: "{veg} Frittata",
    detail: "with {extra}",
    base: [
      whole(protein("egg", 150, "large")),
      oliveOil(11),
      garlic(3),
      vegetable("arugula", 40),
      lemonJuice(5),
      salt(0.4),
    ],
    parts: {
      veg: [
        option("zucchini", "Zucchini", "sliced zucchini", [vegetable("zucchini", 140)]),
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 120)]),
        option("mushroom", "Mushroom", "sliced mushrooms", [vegetable("white-mushrooms", 130)]),
        option("pepper", "Sweet Pepper", "diced red pepper", [vegetable("red-bell-pepper", 110)]),
        option("asparagus", "Asparagus", "short pieces of asparagus", [vegetable("asparagus", 130)]),
      ],
      extra: [
        option("feta", "Feta", "crumbled feta", [dairy("feta-cheese", 30)]),
        option("cheddar", "Cheddar", "grated cheddar", [dairy("cheddar-cheese", 20)]),
        option("olives", "Olives and Tomatoes", "sliced olives and halved tomatoes", [
          vegetable("olives-green", 15),
          vegetable("cherry-tomatoes", 60),
          oliveOil(4),
        ]),
        option("prosciutto", "Prosciutto", "prosciutto in strips", [protein("prosciutto", 15), oliveOil(3)]),
        option("salmon", "Smoked Salmon", "smoked salmon in strips", [protein("smoked-salmon", 35), oliveOil(4)]),
      ],
    },
    steps: [
      step(
        "Fry the {veg} and chopped garlic in olive oil in an ovenproof pan (20 cm, 8 in, for up to 4 eggs; 28 cm, 11 in, for 8) for {time}, until tender.",
        6,
        {
          time: [5, 6],
        },
      ),
      step("Salt the beaten eggs, pour them in with the {extra} and cook gently for {time}, until set underneath.", 8, {
        time: [6, 7],
      }),
      step("Finish under a hot broiler for {time}, until just firm.", 3, { time: 3 }),
      step("Serve in wedges with arugula and lemon juice.", 2),
    ],
    skip: [
      ["veg.pepper", "extra.salmon"],
      ["veg.mushroom", "extra.salmon"],
    ],
  },
  {
    id: "eggplant-bake",
    mealTypes: ["dinner"],
    cuisine: "italian",
    level: "intermediate",
    method: "baked",
    name: "Baked {veg} Parmigiana",
    detail: "with {cheese}",
    base: [
      oliveOil(15),
      sauce("tomato-puree-passata", 160),
      garlic(3),
      vegetable("basil-fresh", 5),
      starch("sourdough-or-french-bread", 40),
      salt(0.75),
    ],
    parts: {
      veg: [
        option("eggplant", "Eggplant", "eggplant", [vegetable("eggplant", 250)]),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 250)]),
        option("portobello", "Portobello", "portobello mushrooms", [vegetable("portobello-mushroom", 168)]),
      ],
      cheese: [
        option("mozzarella", "Mozzarella", "sliced mozzarella", [dairy("mozzarella-fresh-whole-milk", 45)], {
          protein: "cheese",
        }),
        option("ricotta", "Ricotta", "ricotta", [dairy("ricotta-part-skim", 100)], { protein: "cheese" }),
      ],
    },
    steps: [
      step("Brush the sliced {veg} with olive oil, salt lightly and roast at {oven} for {time}, until soft.", 14, {
        oven: 220,
        time: [11, 12],
      }),
      step("Simmer the passata with garlic and basil for {time}.", 8, { time: [7, 8] }),
      step(
        "Layer the {veg}, sauce and {cheese} in a baking dish (15 cm, 6 in across for one, twice that for four).",
        4,
      ),
      step("Bake at {oven} for {time}, until bubbling and browned; serve with sourdough bread.", 22, {
        oven: 200,
        time: [20, 22],
      }),
    ],
  },
  {
    id: "saltimbocca",
    mealTypes: ["dinner"],
    cuisine: "italian",
    level: "intermediate",
    method: "pan-fried",
    premium: true,
    name: "{meat} Saltimbocca",
    detail: "with {side}",
    base: [
      protein("prosciutto", 15),
      flavour("sage-dried", 0.6, "tsp"),
      oliveOil(12),
      lemonJuice(12),
      garlic(3),
      salt(0.4),
    ],
    parts: {
      meat: [proteinChoice("veal", 180), proteinChoice("chicken", 180), proteinChoice("pork", 180)],
      side: [
        option("chard", "Garlic Chard", "Swiss chard", [vegetable("swiss-chard", 110)], {
          steps: [
            step(
              "Wilt the chopped Swiss chard with garlic and salt for {time} and dress it with some of the olive oil.",
              5,
              {
                time: [3, 4],
              },
            ),
          ],
        }),
        option("cauliflower", "Cauliflower Mash", "cauliflower", [vegetable("cauliflower", 200), oliveOil(3)], {
          steps: [
            step(
              "Boil the cauliflower in chunks with garlic and salt for {time}, until soft, and mash it with some of the olive oil.",
              13,
              { time: [10, 12] },
            ),
          ],
        }),
        option("beans", "White Beans", "cannellini beans", [protein("cannellini-beans-canned-drained", 110)], {
          steps: [
            step(
              "Warm the cannellini beans with garlic and salt for {time} and dress them with some of the olive oil.",
              5,
              {
                time: [3, 4],
              },
            ),
          ],
        }),
        option("polenta", "Polenta", "polenta", [starch("polenta-degermed-cornmeal", 40)], {
          steps: [
            step(
              "Stir the polenta into four times its volume of boiling water with garlic and salt for {time}, until thick, and beat in some of the olive oil.",
              13,
              { time: [10, 12] },
            ),
          ],
        }),
      ],
    },
    steps: [
      step(
        "Cut the {meat} into slices, beat them thin between two sheets of parchment paper, season with sage and wrap the prosciutto around them.",
        6,
      ),
      { use: "side" },
      step(
        "Fry the {meat} in the rest of the olive oil for {time}, turning once, until the prosciutto is crisp and the {meat} cooked through.",
        7,
        { time: [6, 7] },
      ),
      step("Swirl lemon juice into the pan, spoon over and serve with the {side}.", 2),
    ],
  },
];
