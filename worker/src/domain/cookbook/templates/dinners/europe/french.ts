import {
  dairy,
  flavour,
  liquid,
  protein,
  sauce,
  season,
  starch,
  step,
  vegetable,
  whole,
} from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { bayLeaf, oliveOil } from "../../pantry.ts";
import { garlic, grainChoices, lemonJuice, onion, option, proteinChoice, salt } from "../../parts.ts";

export const frenchDinners = (): readonly Template[] => [
  {
    id: "ratatouille",
    mealTypes: ["lunch", "dinner"],
    cuisine: "french",
    level: "beginner",
    method: "simmered",
    name: "Ratatouille",
    detail: "with {protein} and {side}",
    base: [
      vegetable("eggplant", 100),
      vegetable("zucchini", 100),
      vegetable("red-bell-pepper", 60),
      onion(40),
      garlic(6),
      oliveOil(15),
      sauce("tomatoes-canned-diced", 120),
      season("thyme-dried", 1),
      vegetable("basil-fresh", 4),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("cannellini-beans", 160, {
          way: "add the cannellini beans and warm them through for {time}",
          time: 4,
          name: "White Beans",
        }),
        proteinChoice("chickpeas", 130, {
          way: "add the chickpeas and warm them through for {time}",
          time: 4,
          name: "Chickpeas",
        }),
        proteinChoice("chicken", 160, {
          way: "add the chicken in thin strips and cook for {time}, until cooked through",
          time: [5, 7],
        }),
        proteinChoice("cod", 180, {
          way: "lay in the cod and cook for {time}, until it flakes",
          time: [5, 7],
        }),
        option("egg", "Eggs", "eggs", [whole(protein("egg", 100, "large"))], {
          way: "break in the eggs, cover and cook for {time}, until set",
          time: 5,
          protein: "egg",
        }),
        option("goat-cheese", "Goat Cheese", "goat cheese", [dairy("goat-cheese-soft", 35)], {
          way: "dot with the goat cheese and let it soften for {time}",
          time: 2,
          protein: "cheese",
        }),
      ],
      side: [
        ...grainChoices(["white-rice", "quinoa"], 29, 45),
        option("potatoes", "Potatoes", "potatoes", [starch("baby-potatoes", 200)], {
          steps: [
            step("Set the baby potatoes to boil in salted water; they take {time}; drain and keep them warm.", 4, {
              time: [15, 18],
            }),
          ],
        }),
        option("bread", "Country Bread", "sourdough bread", [starch("sourdough-or-french-bread", 40)]),
      ],
    },
    steps: [
      { use: "side" },
      step("Fry the diced eggplant and zucchini in most of the olive oil for {time}, until golden; lift them out.", 9, {
        time: [8, 9],
      }),
      step(
        "Soften the chopped onion, red pepper and garlic in the rest of the olive oil with the thyme for {time}.",
        6,
        {
          time: [5, 6],
        },
      ),
      step("Add the tomatoes, eggplant, zucchini and salt and simmer for {time}, until silky.", 12, { time: [10, 12] }),
      step("{protein.way}.", 6),
      step("Tear over the basil and serve with the {side}.", 1),
    ],
    skip: [["protein.cannellini-beans", "side.white-rice"]],
  },
  {
    id: "nicoise",
    mealTypes: ["lunch", "dinner"],
    cuisine: "french",
    level: "beginner",
    method: "assembled",
    name: "Provençal Plate",
    detail: "with {main} and {leaf}",
    base: [
      starch("baby-potatoes", 180),
      vegetable("green-beans", 90),
      vegetable("cherry-tomatoes", 80),
      vegetable("olives-black", 25),
      oliveOil(15),
      lemonJuice(12),
      garlic(3),
      salt(0.4),
    ],
    parts: {
      main: [
        option(
          "tuna-egg",
          "Tuna, Egg",
          "drained tuna and the egg",
          [protein("tuna-canned-in-water", 90), whole(protein("egg", 50, "large"))],
          {
            protein: "tuna",
            steps: [
              step(
                "Meanwhile lower the egg into boiling water and boil for {time}, cool it under cold water and peel it.",
                2,
                { time: 10 },
              ),
            ],
          },
        ),
        option("seared-tuna", "Seared Yellowfin Tuna", "yellowfin tuna", [protein("tuna-fresh-yellowfin", 140)], {
          protein: "tuna",
          steps: [
            step("Sear the yellowfin tuna on both sides in a little of the olive oil for {time}.", 4, { time: [3, 4] }),
          ],
        }),
        option("chicken", "Grilled Chicken", "chicken", [protein("chicken-breast-skinless", 140)], {
          protein: "chicken",
          steps: [
            step(
              "Grill or broil the chicken, in thin slices brushed with a little of the olive oil, for {time}, until cooked through.",
              6,
              { time: [5, 6] },
            ),
          ],
        }),
        option("white-bean", "White Beans", "white beans", [protein("cannellini-beans-canned-drained", 160)], {
          protein: "bean",
        }),
        option("eggs", "Two Eggs", "eggs", [whole(protein("egg", 100, "large"))], {
          protein: "egg",
          steps: [
            step(
              "Meanwhile lower the eggs into boiling water and boil for {time}, cool them under cold water and peel them.",
              2,
              { time: 10 },
            ),
          ],
        }),
      ],
      leaf: [
        option("butterhead", "Soft Lettuce", "butterhead lettuce", [vegetable("butterhead-lettuce", 60)]),
        option("romaine", "Romaine", "romaine lettuce", [vegetable("romaine-lettuce", 70)]),
      ],
    },
    steps: [
      step(
        "Boil the baby potatoes in salted water for {time}; add the green beans 5 minutes before the end and drain.",
        16,
        { time: [14, 16] },
      ),
      { use: "main" },
      step("Whisk the lemon juice, olive oil, crushed garlic and salt.", 2),
      step(
        "Dress the warm potatoes and green beans and arrange over the {leaf} with the {main}, halved tomatoes and black olives.",
        4,
      ),
    ],
  },
  {
    id: "puy-lentils",
    mealTypes: ["lunch", "dinner"],
    cuisine: "french",
    level: "beginner",
    method: "simmered",
    name: "Braised Lentils",
    detail: "with {topping} and {veg}",
    base: [
      protein("lentils-cooked", 180),
      vegetable("shallot", 25),
      vegetable("carrot", 50),
      garlic(3),
      oliveOil(9),
      season("thyme-dried", 1),
      flavour("apple-cider-vinegar", 10, "tbsp"),
      vegetable("parsley-fresh", 6),
      salt(0.75),
    ],
    parts: {
      topping: [
        option("salmon", "Salmon", "salmon", [protein("salmon-atlantic-farmed", 100)], {
          protein: "salmon",
          way: "cook the salmon, in slices as thick as a finger, in the rest of the olive oil for {time}, until browned and flaking",
          time: [5, 6],
        }),
        option("chicken", "Chicken", "chicken", [protein("chicken-breast-skinless", 130)], {
          protein: "chicken",
          way: "cook the chicken, in slices as thick as a finger, in the rest of the olive oil for {time}, until browned and cooked through",
          time: [8, 10],
        }),
        option("duck", "Duck Breast", "duck", [protein("duck-meat-only", 130)], {
          protein: "duck",
          way: "cook the duck, in slices as thick as a finger, in the rest of the olive oil for {time}, until browned and cooked through",
          time: [8, 10],
        }),
        option("pork", "Pork", "pork", [protein("pork-tenderloin", 140)], {
          protein: "pork",
          way: "cook the pork, in slices as thick as a finger, in the rest of the olive oil for {time}, until browned and cooked through",
          time: [8, 10],
        }),
        option(
          "mushroom",
          "Browned Mushrooms",
          "portobello mushrooms",
          [vegetable("portobello-mushroom", 168), oliveOil(6)],
          {
            protein: "lentil",
            way: "cook the portobello mushrooms, in slices as thick as a finger, in the rest of the olive oil for {time}, until browned and tender",
            time: [7, 8],
          },
        ),
        option("goat-cheese", "Goat Cheese", "goat cheese", [dairy("goat-cheese-soft", 30)], {
          protein: "lentil",
          way: "crumble the goat cheese and stir the rest of the olive oil into the lentils",
        }),
      ],
      veg: [
        option("leek", "Leeks", "leeks", [vegetable("leek", 80)]),
        option("fennel", "Fennel", "fennel", [vegetable("fennel-bulb", 110)]),
        option("spinach", "Spinach", "spinach (for the last 2 minutes)", [vegetable("spinach", 110)]),
        option("celeriac", "Celeriac", "peeled celeriac", [vegetable("celeriac", 110)]),
      ],
    },
    steps: [
      step(
        "Soften the chopped shallot, carrot, garlic and {veg} in half of the olive oil with the thyme for {time}, until tender.",
        9,
        {
          time: [8, 9],
        },
      ),
      step("Add the lentils with a splash of water and simmer for {time}; season with cider vinegar and salt.", 7, {
        time: [5, 6],
      }),
      step("{topping.way}.", 10, {
        instead: {
          where: "topping.goat-cheese",
          steps: [step("{topping.way}.", 2)],
        },
      }),
      step("Serve the {topping} on the lentils, scattered with parsley.", 1),
    ],
  },
  {
    id: "cassoulet",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "advanced",
    method: "baked",
    premium: true,
    name: "{kind}",
    detail: "with Herb Crumbs",
    base: [
      protein("great-northern-beans-canned-drained", 150),
      onion(50),
      vegetable("carrot", 50),
      garlic(9),
      sauce("tomato-puree-passata", 80),
      season("thyme-dried", 1),
      bayLeaf,
      oliveOil(8),
      vegetable("parsley-fresh", 6),
      starch("breadcrumbs-dry", 12),
      salt(0.75),
    ],
    parts: {
      kind: [
        option("duck", "Duck Cassoulet", "duck in pieces", [protein("duck-meat-only", 130), oliveOil(5)], {
          protein: "duck",
        }),
        option(
          "pork",
          "Pork and Bratwurst Cassoulet",
          "pork and bratwurst, both in pieces,",
          [protein("pork-shoulder", 75), protein("bratwurst", 20)],
          { protein: "pork" },
        ),
        option(
          "mushroom",
          "Mushroom and White Bean Bake",
          "chanterelle mushrooms",
          [vegetable("chanterelle-mushrooms", 140), oliveOil(7), protein("cannellini-beans-canned-drained", 60)],
          { protein: "bean" },
        ),
      ],
    },
    steps: [
      step("Brown the {kind} with the chopped onion, carrot and garlic in olive oil in a heavy pot for {time}.", 15, {
        time: [13, 15],
      }),
      step(
        "Add the white beans, passata, thyme, bay leaf, salt and water to come halfway up and simmer slowly for {time}.",
        38,
        {
          time: [36, 38],
        },
      ),
      step(
        "Turn into an ovenproof dish (15 cm, 6 in across for one, twice that for four) and cover with the breadcrumbs and parsley.",
        5,
      ),
      step("Bake at {oven} for {time}, until a deep crust forms, then let it settle for a few minutes.", 40, {
        oven: 170,
        time: [33, 35],
      }),
    ],
  },
  {
    id: "provencal-braise",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "intermediate",
    method: "braised",
    name: "Provençal {meat}",
    detail: "with {veg} and {side}",
    base: [
      oliveOil(9),
      vegetable("shallot", 30),
      garlic(9),
      sauce("tomatoes-canned-diced", 100),
      vegetable("olives-black", 25),
      flavour("rosemary-dried", 0.6, "tsp"),
      season("thyme-dried", 1),
      lemonJuice(8),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("chicken-thigh", 200, { name: "Chicken" }),
        proteinChoice("pork", 200),
        proteinChoice("lamb", 140),
        proteinChoice("halibut", 200),
      ],
      veg: [
        option("fennel", "Fennel", "fennel", [vegetable("fennel-bulb", 100)]),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 120)]),
        option("artichoke", "Artichokes", "artichoke hearts", [vegetable("artichoke-hearts-frozen", 90)]),
      ],
      side: [
        option("potatoes", "New Potatoes", "potatoes", [starch("baby-potatoes", 200)], {
          steps: [
            step("Set the baby potatoes to boil in salted water; they take {time}; drain and keep them warm.", 4, {
              time: [15, 18],
            }),
          ],
        }),
        option("cauliflower", "Cauliflower Mash", "cauliflower", [vegetable("cauliflower", 150), oliveOil(6)], {
          steps: [
            step(
              "Set the cauliflower in chunks to boil in salted water for {time}, until very soft; mash it at the end with a little of the olive oil.",
              4,
              { time: [10, 12] },
            ),
          ],
        }),
        option("polenta", "Polenta", "polenta", [starch("polenta-degermed-cornmeal", 45)], {
          steps: [
            step(
              "Whisk the polenta into four times its volume of simmering salted water and leave it to thicken over low heat for {time} while the rest is made, stirring now and then.",
              5,
              { time: [12, 15] },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step("Brown the {meat} in half of the olive oil for {time}; lift it out.", 9, {
        time: [8, 9],
        instead: {
          where: ["meat.halibut", "meat.lamb"],
          steps: [
            step("Brown the {meat}, in finger-thick slices, in half of the olive oil for {time}; lift it out.", 4, {
              time: [3, 4],
            }),
          ],
        },
      }),
      step(
        "Soften the chopped shallot, garlic and {veg} in the rest of the olive oil with the rosemary and thyme for {time}.",
        6,
        { time: [5, 6] },
      ),
      step(
        "Add the tomatoes and black olives, return the {meat}, salt lightly, cover and braise for {time}, until tender.",
        20,
        {
          time: [17, 19],
          instead: {
            where: ["meat.halibut", "meat.lamb"],
            steps: [
              step("Add the tomatoes and black olives, salt lightly, cover and braise for {time}.", 10, { time: 10 }),
              step("Lay in the {meat}, cover and braise for {time}, until just cooked through.", 7, { time: [6, 7] }),
            ],
          },
        },
      ),
      step("Sharpen with lemon juice and serve with the {side}.", 1),
    ],
    skip: [["meat.halibut", "side.polenta"]],
  },
  {
    id: "crepes",
    mealTypes: ["lunch", "dinner"],
    cuisine: "french",
    level: "intermediate",
    method: "pan-fried",
    name: "Buckwheat Galettes",
    detail: "with {filling}",
    base: [
      starch("buckwheat-flour", 65),
      liquid("water", 150),
      whole(protein("egg", 50, "large")),
      oliveOil(9),
      salt(0.4),
    ],
    parts: {
      filling: [
        option(
          "mushroom",
          "Mushrooms and Swiss Cheese",
          "mushrooms and Swiss cheese",
          [vegetable("cremini-mushrooms", 120), dairy("swiss-cheese", 30)],
          {
            way: "fry the sliced mushrooms in a little of the olive oil for {time} and grate the Swiss cheese",
            time: [5, 6],
            protein: "cheese",
          },
        ),
        option("ham", "Ham and Gruyère", "ham and Gruyère", [protein("deli-ham", 30), dairy("gruyere", 25)], {
          way: "cut up the ham and grate the Gruyère",
          protein: "ham",
        }),
        option(
          "spinach",
          "Spinach and Goat Cheese",
          "spinach and goat cheese",
          [vegetable("spinach", 120), dairy("goat-cheese-soft", 30)],
          { way: "wilt the spinach in a hot pan for {time} and crumble the goat cheese", time: 2, protein: "cheese" },
        ),
        option(
          "salmon",
          "Smoked Salmon and Crème Fraîche",
          "smoked salmon and crème fraîche",
          [protein("smoked-salmon", 40), dairy("creme-fraiche", 15)],
          { way: "slice the smoked salmon and stir the crème fraîche smooth", protein: "salmon" },
        ),
        option(
          "ratatouille",
          "Zucchini, Tomato and Egg",
          "zucchini, tomatoes and a second egg",
          [
            vegetable("zucchini", 120),
            vegetable("cherry-tomatoes", 80),
            whole(protein("egg", 50, "large")),
            oliveOil(5),
          ],
          {
            way: "soften the sliced zucchini and halved tomatoes in half of the olive oil for {time} and fry the second egg beside them",
            time: [5, 6],
            protein: "egg",
          },
        ),
      ],
    },
    steps: [
      step("Whisk the buckwheat flour with the egg, water and salt and leave to rest for {time}.", 10, {
        time: [8, 9],
      }),
      step("{filling.way}.", 7),
      step(
        "Fry thin galettes in a hot pan brushed with olive oil for {time}, until their edges are brown and lift.",
        9,
        { time: [8, 9] },
      ),
      step("Fill with the {filling}, fold in the edges and warm through for {time}.", 3, { time: 3 }),
    ],
  },
  {
    id: "quiche",
    mealTypes: ["lunch", "dinner"],
    cuisine: "french",
    level: "intermediate",
    method: "baked",
    protein: "egg",
    name: "{filling} Quiche",
    detail: "with {salad}",
    base: [
      starch("pie-crust-refrigerated", 55),
      whole(protein("egg", 100, "large")),
      dairy("whole-milk", 80),
      salt(0.4),
      season("nutmeg", 0.2),
    ],
    parts: {
      filling: [
        option("leek", "Leek and Gouda", "leeks and Gouda", [vegetable("leek", 80), dairy("gouda", 20)], {
          way: "soften the sliced leeks in a spoonful of water for {time} and grate the Gouda",
          time: [5, 6],
        }),
        option(
          "spinach",
          "Spinach and Feta",
          "spinach and feta",
          [vegetable("spinach", 90), dairy("feta-cheese", 20)],
          { way: "wilt the spinach for {time}, squeeze it dry and crumble the feta", time: 2 },
        ),
        option("lorraine", "Bacon-Gruyère", "bacon and Gruyère", [protein("bacon", 12), dairy("gruyere", 15)], {
          way: "fry the bacon for {time} and grate the Gruyère",
          time: [4, 5],
        }),
        option(
          "broccoli",
          "Broccoli and Cheddar",
          "broccoli and cheddar",
          [vegetable("broccoli", 100), dairy("cheddar-cheese", 20)],
          { way: "blanch the broccoli in small florets in salted water for {time} and grate the cheddar", time: 2 },
        ),
        option(
          "salmon",
          "Salmon and Dill",
          "salmon and dill",
          [protein("salmon-atlantic-wild", 50), vegetable("dill-fresh", 4)],
          { way: "cut up the salmon and chop the dill" },
        ),
      ],
      salad: [
        option("green", "Green Salad", "salad greens", [vegetable("salad-greens-mixed", 50), oliveOil(4)]),
        option("tomato", "Tomato Salad", "sliced tomatoes", [vegetable("tomato", 120), oliveOil(4)]),
      ],
    },
    steps: [
      step(
        "Line a tart pan (12 cm, 5 in across for one) with the pie crust, prick it with a fork and bake it empty at {oven} for {time}.",
        10,
        { oven: 200, time: 8 },
      ),
      step("{filling.way}.", 6),
      step("Whisk the eggs with the milk, nutmeg and salt, fold in the {filling} and pour into the crust.", 4),
      step("Bake at {oven} for {time}, until just set; let it settle.", 28, { oven: 180, time: [23, 25] }),
      step("Serve with the {salad}, dressed with olive oil.", 2),
    ],
  },
];
