import { fat, flavour, fruit, liquid, protein, sauce, season, starch, step, vegetable } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { bayLeaf, oliveOil } from "../pantry.ts";
import { garlic, lemonJuice, option, proteinChoice, salt } from "../parts.ts";

/** The premium collection: meat and game. */
export const premiumClassicDinners = (): readonly Template[] => [
  {
    id: "filet-plate",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "advanced",
    method: "pan-fried",
    premium: true,
    name: "Seared {meat}",
    detail: "with {sauce} and {side}",
    base: [oliveOil(11), flavour("rosemary-fresh", 2), garlic(6), season("black-pepper", 0.5), salt(0.75)],
    parts: {
      meat: [
        option("filet", "Beef Tenderloin", "beef tenderloin", [protein("beef-tenderloin-filet", 190)], {
          protein: "beef",
        }),
        option("ribeye", "Ribeye", "ribeye steak", [protein("beef-ribeye-steak", 160)], { protein: "beef" }),
        proteinChoice("venison", 210, { name: "Venison Loin" }),
        option("strip", "Strip Steak", "strip steak", [protein("beef-strip-steak", 180)], { protein: "beef" }),
      ],
      sauce: [
        option(
          "mushroom",
          "Wild Mushrooms",
          "chanterelle mushrooms",
          [vegetable("chanterelle-mushrooms", 70), vegetable("parsley-fresh", 4)],
          {
            steps: [
              step("Fry the chanterelle mushrooms in the pan juices for {time} and stir in the parsley.", 6, {
                time: [5, 6],
              }),
            ],
          },
        ),
        option(
          "salsa-verde",
          "Caper Salsa Verde",
          "caper salsa verde",
          [vegetable("parsley-fresh", 10), flavour("capers", 8, "tsp"), lemonJuice(8)],
          {
            steps: [
              step("Chop the parsley and capers and stir to a salsa verde with lemon juice and the oil of the pan.", 4),
            ],
          },
        ),
        option(
          "shallot",
          "Melted Shallots",
          "shallots",
          [vegetable("shallot", 35), flavour("balsamic-vinegar", 8, "tsp")],
          {
            steps: [
              step("Melt the sliced shallots in the pan juices for {time} and finish with balsamic vinegar.", 8, {
                time: [7, 8],
              }),
            ],
          },
        ),
      ],
      side: [
        option("asparagus", "Asparagus", "asparagus", [vegetable("asparagus", 160), oliveOil(4)], {
          steps: [
            step(
              "Boil the asparagus in salted water for {time}, until just tender, dress it with a little of the olive oil and keep it warm.",
              5,
              { time: [4, 5] },
            ),
          ],
        }),
        option("cauliflower", "Cauliflower Purée", "cauliflower purée", [vegetable("cauliflower", 180), oliveOil(4)], {
          steps: [
            step(
              "Boil the cauliflower in chunks in salted water for {time}, until soft, purée it with a little of the olive oil and keep it warm.",
              16,
              { time: [12, 14] },
            ),
          ],
        }),
        option("potatoes", "Golden Baby Potatoes", "baby potatoes", [starch("baby-potatoes", 200)], {
          steps: [
            step(
              "Boil the baby potatoes in salted water for {time}, until nearly soft, then brown them in a pan in a little of the olive oil and keep them warm.",
              18,
              { time: [12, 14] },
            ),
          ],
        }),
      ],
    },
    steps: [
      step("Take the {meat} out of the cold, pat it dry and season with salt and black pepper.", 5),
      { use: "side" },
      step(
        "Sear the {meat} in the rest of the olive oil with the garlic and rosemary for {time} on each side, basting it with the oil.",
        8,
        { time: [3, 4] },
      ),
      { use: "sauce" },
      step("Rest the {meat} for {time}, slice it and serve with the {sauce} and {side}.", 5, { time: 3 }),
    ],
  },
  {
    id: "duck-breast",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "advanced",
    method: "pan-fried",
    premium: true,
    name: "Pan-Seared {meat}",
    detail: "with {fruit} and {side}",
    base: [
      oliveOil(9),
      vegetable("shallot", 20),
      season("thyme-dried", 0.7),
      flavour("balsamic-vinegar", 10, "tsp"),
      season("black-pepper", 0.5),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("duck", 190, { name: "Duck Breast" }),
        proteinChoice("pork", 200, { name: "Pork Tenderloin" }),
        proteinChoice("venison", 190),
        proteinChoice("chicken", 190, { name: "Chicken Breast" }),
      ],
      fruit: [
        option("cherry", "Cherries", "pitted cherries", [fruit("sweet-cherries", 80)]),
        option("fig", "Figs", "quartered figs", [fruit("figs", 80)]),
        option("orange", "Orange", "orange slices", [fruit("orange", 90)]),
        option("blackberry", "Blackberries", "blackberries", [fruit("blackberries", 80)]),
      ],
      side: [
        option("celeriac", "Celeriac Purée", "celeriac", [vegetable("celeriac", 200), oliveOil(6)], {
          steps: [
            step(
              "Boil the celeriac, peeled and diced, in salted water for {time}, until soft, purée it with a little of the olive oil and salt and keep it warm.",
              18,
              { time: 15 },
            ),
          ],
        }),
        option("parsnip", "Golden Parsnips", "parsnips", [starch("parsnip", 160), oliveOil(3)], {
          steps: [
            step(
              "Fry the parsnips, peeled and in thin batons, over medium heat for {time}, until soft and brown, with a little of the olive oil and salt; keep them warm.",
              14,
              { time: 12 },
            ),
          ],
        }),
        option("sweet-potato", "Sweet Potato Purée", "sweet potato", [starch("sweet-potato", 190)], {
          steps: [
            step(
              "Boil the sweet potato, peeled and diced, in salted water for {time}, until soft, purée it with a little of the olive oil and salt and keep it warm.",
              15,
              { time: 12 },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step(
        "Season the {meat} with thyme, black pepper and salt and sear in the rest of the olive oil over medium heat, {time} on each side, until browned and cooked through; rest it.",
        12,
        { time: [5, 6] },
      ),
      step(
        "Soften the chopped shallot in the pan, add the {fruit} and balsamic vinegar and cook for {time} to a glossy sauce.",
        6,
        { time: [4, 5] },
      ),
      step("Slice the {meat}, spoon over the {fruit} and serve with the {side}.", 3),
    ],
    skip: [
      ["meat.chicken", "fruit.cherry"],
      ["meat.chicken", "fruit.blackberry"],
      ["meat.pork", "fruit.blackberry"],
    ],
  },
  {
    id: "lamb-chops-crusted",
    mealTypes: ["dinner"],
    cuisine: "british",
    level: "intermediate",
    method: "roasted",
    premium: true,
    protein: "lamb",
    name: "{crust}-Topped Lamb Chops",
    detail: "with {side}",
    base: [protein("lamb-loin-chop", 140), garlic(3), oliveOil(7), lemonJuice(8), salt(0.75)],
    parts: {
      crust: [
        option("herb", "Herb", "parsley and mint", [vegetable("parsley-fresh", 8), vegetable("mint-fresh", 4)]),
        option("pistachio", "Pistachio", "pistachios", [fat("pistachios", 12)]),
        option("seed", "Pumpkin Seed", "pumpkin seeds", [fat("pumpkin-seeds", 12)]),
      ],
      side: [
        option(
          "peas",
          "Peas and Spinach",
          "peas and spinach",
          [vegetable("peas-frozen", 100), vegetable("spinach", 40)],
          { way: "boil the peas in salted water for {time} and wilt the spinach with them", time: 3 },
        ),
        option("zucchini", "Charred Zucchini", "zucchini", [vegetable("zucchini", 180)], {
          way: "char the sliced zucchini in a dry, very hot pan for {time}",
          time: [4, 5],
        }),
        option("beans", "White Beans", "white beans", [protein("great-northern-beans-canned-drained", 110)], {
          way: "warm the white beans with a spoonful of water for {time}",
          time: 3,
        }),
        option("broccoli", "Tender-Stem Broccoli", "broccoli", [vegetable("tender-stem-broccoli", 150)], {
          way: "boil the broccoli in salted water for {time}",
          time: 4,
        }),
      ],
    },
    steps: [
      step("Finely chop the {crust} with garlic, half of the olive oil and salt.", 4),
      step(
        "Sear the lamb chops on all sides in the rest of the olive oil for {time}, until browned, and press the {crust} on top.",
        6,
        { time: [4, 5] },
      ),
      step("Roast at {oven} for {time}.", 11, { oven: 200, time: [10, 12] }),
      step("In the meantime {side.way}.", 1),
      step("Rest the lamb for {time}, sprinkle with lemon juice and serve with the {side}.", 5, { time: [4, 5] }),
    ],
    skip: [
      ["crust.pistachio", "side.peas"],
      ["crust.pistachio", "side.beans"],
      ["crust.seed", "side.zucchini"],
      ["crust.seed", "side.broccoli"],
    ],
  },
  {
    id: "wine-braise",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "advanced",
    method: "braised",
    premium: true,
    name: "{dish}",
    detail: "with {side}",
    base: [
      vegetable("shallot", 40),
      vegetable("carrot", 50),
      vegetable("cremini-mushrooms", 80),
      garlic(6),
      oliveOil(9),
      liquid("red-wine", 100),
      sauce("tomato-paste", 10),
      season("thyme-dried", 1),
      bayLeaf,
      salt(0.75),
    ],
    parts: {
      dish: [
        option("bourguignon", "Bœuf Bourguignon", "beef", [protein("beef-stew-meat", 180)], {
          protein: "beef",
          steps: [
            step(
              "Brown the beef in half of the olive oil, pour in the red wine with water to cover and simmer for {time}, until nearly tender.",
              75,
              { time: [70, 75] },
            ),
          ],
        }),
        option("coq", "Coq au Vin", "chicken thigh", [protein("chicken-thigh-skinless", 190)], {
          protein: "chicken",
          steps: [
            step(
              "Brown the chicken thighs in half of the olive oil, pour in the red wine with a little water and simmer for {time}.",
              25,
              { time: [22, 25] },
            ),
          ],
        }),
        option("lentil", "Mushroom and Lentil Bourguignon", "cooked lentils", [protein("lentils-cooked", 200)], {
          protein: "lentil",
          steps: [
            step(
              "Simmer the red wine with a little water for {time}, until reduced by half, then add the lentils.",
              10,
              { time: [7, 8] },
            ),
          ],
        }),
      ],
      side: [
        option("potato", "Potato Mash", "potatoes", [starch("potato", 200)], {
          steps: [
            step(
              "Meanwhile peel the potatoes and boil them in chunks in salted water for {time}, until soft, and mash them with a little of their water.",
              3,
              {
                time: [15, 18],
              },
            ),
          ],
        }),
        option("celeriac", "Celeriac Mash", "celeriac", [vegetable("celeriac", 220), oliveOil(6)], {
          steps: [
            step(
              "Meanwhile peel the celeriac and boil it in chunks in salted water for {time}, until soft, and mash it with a spoonful of its water.",
              3,
              {
                time: [15, 18],
              },
            ),
          ],
        }),
        option("polenta", "Soft Polenta", "polenta", [starch("polenta-degermed-cornmeal", 45)], {
          steps: [
            step(
              "Meanwhile whisk the polenta into four times its volume of boiling salted water and stir it over low heat for {time}, until thick.",
              3,
              {
                time: [12, 15],
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "dish" },
      step(
        "In another pan brown the shallots, sliced carrot, halved mushrooms and garlic in the rest of the olive oil for {time} and stir in the tomato paste.",
        9,
        { time: [7, 8] },
      ),
      step(
        "Add them to the {dish} with the thyme, bay leaf and salt and simmer for {time}, until the sauce coats a spoon.",
        20,
        { time: [17, 19] },
      ),
      { use: "side" },
      step("Serve the braise over the {side}.", 1),
    ],
    skip: [["dish.lentil", "side.polenta"]],
  },
  {
    id: "lamb-shank",
    mealTypes: ["dinner"],
    cuisine: "italian",
    level: "advanced",
    method: "braised",
    premium: true,
    name: "Slow-Braised {meat}",
    detail: "with Gremolata and {side}",
    base: [
      vegetable("onion", 50),
      vegetable("carrot", 50),
      garlic(6),
      oliveOil(9),
      sauce("tomatoes-canned-diced", 100),
      flavour("rosemary-dried", 0.6, "tsp"),
      flavour("lemon-zest", 2),
      vegetable("parsley-fresh", 8),
      salt(0.75),
    ],
    parts: {
      meat: [
        option("shank", "Lamb Shank", "lamb shank", [protein("lamb-shank", 170)], {
          protein: "lamb",
          steps: [
            step(
              "Brown the lamb shank (its bone weighs as much again) in half of the olive oil, half cover with water and braise gently, covered, for {time}.",
              76,
              {
                time: [72, 76],
              },
            ),
          ],
        }),
        option("veal", "Veal Shank", "veal shank", [protein("veal-shank", 190)], {
          protein: "veal",
          steps: [
            step(
              "Brown the veal shank (its bone weighs as much again) in half of the olive oil, half cover with water and braise gently, covered, for {time}.",
              76,
              { time: [72, 76] },
            ),
          ],
        }),
        proteinChoice("goat", 200, {
          steps: [
            step(
              "Brown the goat, in large pieces, in half of the olive oil, half cover with water and braise gently, covered, for {time}.",
              65,
              {
                time: [60, 65],
              },
            ),
          ],
        }),
        option("beef", "Beef", "beef", [protein("beef-stew-meat", 190)], {
          protein: "beef",
          steps: [
            step(
              "Brown the beef, in large dice, in half of the olive oil, half cover with water and braise gently, covered, for {time}.",
              70,
              {
                time: [65, 70],
              },
            ),
          ],
        }),
      ],
      side: [
        option(
          "saffron-rice",
          "Saffron Rice",
          "saffron rice",
          [starch("white-rice-medium-grain", 50), flavour("saffron", 0.1)],
          {
            steps: [
              step(
                "Set the rice to simmer, covered, in twice its volume of salted water with the saffron; after {time} leave it covered off the heat.",
                3,
                {
                  time: 16,
                },
              ),
            ],
          },
        ),
        option("white-beans", "White Beans", "white beans", [protein("cannellini-beans-canned-drained", 140)], {
          late: true,
          steps: [
            step("Meanwhile warm the white beans with a spoonful of the braising juices for {time}.", 3, { time: 3 }),
          ],
        }),
        option("fennel", "Melted Fennel", "fennel", [vegetable("fennel-bulb", 150), oliveOil(6)], {
          steps: [
            step(
              "Slice the fennel and melt it slowly in another pan in some of the braising juices for {time}, while the meat braises on.",
              6,
              {
                time: [12, 15],
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "meat" },
      step("Soften the chopped onion, carrot and half of the garlic in the rest of the olive oil for {time}.", 8, {
        time: [7, 8],
      }),
      { use: "side" },
      step(
        "Add the onion and carrot to the {meat} with the tomatoes, rosemary and salt and braise, covered, for {time}, until it comes apart at a touch.",
        26,
        { time: [22, 25] },
      ),
      { late: "side" },
      step(
        "Chop the parsley, lemon zest and the rest of the garlic to a gremolata and serve over the {meat} and {side}.",
        4,
      ),
    ],
  },
];
