import { fat, flavour, fruit, liquid, protein, sauce, starch, step, vegetable } from "../ingredients.ts";
import type { Template } from "../template.ts";
import { bayLeaf, oliveOil } from "./pantry.ts";
import { garlic, lemonJuice, option, proteinChoice, salt, spice } from "./parts.ts";

/** The premium collection: meat and game. */
export const premiumClassicDinners: readonly Template[] = [
  {
    id: "filet-plate",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "advanced",
    method: "pan-fried",
    premium: true,
    title: "Seared {meat} with {sauce} and {side}",
    base: [oliveOil(16), flavour("rosemary-fresh", 2), garlic(6), spice("black-pepper", 0.5), salt(1.5)],
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
            steps: [step("Fry the chanterelle mushrooms in the pan juices and stir in the parsley.", 6)],
          },
        ),
        option(
          "salsa-verde",
          "Caper Salsa Verde",
          "caper salsa verde",
          [vegetable("parsley-fresh", 10), flavour("capers", 8, "tsp"), lemonJuice(8)],
          {
            steps: [
              step(
                "Chop the parsley and capers and stir to a salsa verde with lemon juice and some of the olive oil.",
                4,
              ),
            ],
          },
        ),
        option(
          "shallot",
          "Melted Shallots",
          "shallots",
          [vegetable("shallot", 35), flavour("balsamic-vinegar", 8, "tsp")],
          {
            steps: [step("Melt the sliced shallots in the pan juices and finish with balsamic vinegar.", 8)],
          },
        ),
      ],
      side: [
        option("asparagus", "Asparagus", "asparagus", [vegetable("asparagus", 160), oliveOil(4)], {
          way: "cook the asparagus in salted water until just tender and dress it with",
        }),
        option("cauliflower", "Cauliflower Purée", "cauliflower purée", [vegetable("cauliflower", 180), oliveOil(8)], {
          way: "boil the cauliflower in salted water until soft and purée it with",
        }),
        option("potatoes", "Roast Baby Potatoes", "baby potatoes", [starch("baby-potatoes", 200)], {
          way: "boil the baby potatoes in salted water until nearly soft, then brown them in a hot oven in",
        }),
      ],
    },
    steps: [
      step("Take the {meat} out of the cold, pat it dry and season with salt and black pepper.", 5),
      step("{side.way} a little of the olive oil.", 18),
      step(
        "Sear the {meat} in the rest of the olive oil with the garlic and rosemary, basting until done to your liking.",
        8,
      ),
      { use: "sauce" },
      step("Rest the {meat}, slice it and serve with the {sauce} and {side}.", 5),
    ],
  },
  {
    id: "duck-breast",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "advanced",
    method: "pan-fried",
    premium: true,
    title: "Pan-Roasted {meat} with {fruit} and {side}",
    base: [
      oliveOil(13),
      vegetable("shallot", 20),
      spice("thyme-dried", 0.7),
      flavour("balsamic-vinegar", 10, "tsp"),
      spice("black-pepper", 0.5),
      salt(1.5),
    ],
    parts: {
      meat: [
        proteinChoice("duck", 190, { name: "Duck Breast" }),
        proteinChoice("pork", 200, { name: "Pork Tenderloin" }),
        proteinChoice("venison", 190),
        proteinChoice("chicken", 190, { name: "Chicken Breast" }),
      ],
      fruit: [
        option("cherry", "Cherries", "cherries", [fruit("sweet-cherries", 80)]),
        option("fig", "Figs", "figs", [fruit("figs", 80)]),
        option("orange", "Orange", "orange", [fruit("orange", 90)]),
        option("blackberry", "Blackberries", "blackberries", [fruit("blackberries", 80)]),
      ],
      side: [
        option("celeriac", "Celeriac Purée", "celeriac", [vegetable("celeriac", 200), oliveOil(9)], {
          way: "boil the celeriac until soft and purée it",
        }),
        option("parsnip", "Roast Parsnips", "parsnips", [starch("parsnip", 160), oliveOil(4)], {
          way: "roast the parsnips until soft and brown and dress them",
        }),
        option("sweet-potato", "Sweet Potato Purée", "sweet potato", [starch("sweet-potato", 190)], {
          way: "boil the sweet potato until soft and mash it",
        }),
      ],
    },
    steps: [
      step("{side.way} with a little of the olive oil and salt.", 20),
      step(
        "Season the {meat} with thyme, black pepper and salt and cook in the rest of the olive oil until browned and just done; rest it.",
        12,
      ),
      step("Soften the shallot in the pan, add the {fruit} and balsamic vinegar and cook to a glossy sauce.", 6),
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
    title: "{crust}-Topped Lamb Chops with {side}",
    base: [protein("lamb-loin-chop", 140), garlic(3), oliveOil(7), lemonJuice(8), salt(1.5)],
    parts: {
      crust: [
        option("herb", "Herb", "parsley and mint", [vegetable("parsley-fresh", 8), vegetable("mint-fresh", 4)]),
        option("pistachio", "Pistachio", "pistachios", [fat("pistachios", 12)]),
        option("seed", "Pumpkin Seed", "pumpkin seeds", [fat("pumpkin-seeds", 12)]),
      ],
      side: [
        option("peas", "Peas and Spinach", "peas and spinach", [
          vegetable("peas-frozen", 100),
          vegetable("spinach", 40),
        ]),
        option("zucchini", "Charred Zucchini", "zucchini", [vegetable("zucchini", 180)]),
        option("beans", "White Beans", "white beans", [protein("great-northern-beans-canned-drained", 110)]),
        option("broccoli", "Tender-Stem Broccoli", "broccoli", [vegetable("tender-stem-broccoli", 150)]),
      ],
    },
    steps: [
      step("Finely chop the {crust} with garlic, half of the olive oil and salt.", 4),
      step("Sear the lamb chops on all sides in the rest of the olive oil and press the {crust} on top.", 6),
      step("Roast in a hot oven until done to your liking; cook the {side} in the meantime.", 12),
      step("Rest the lamb and serve with the {side} and lemon juice.", 5),
    ],
  },
  {
    id: "wine-braise",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "advanced",
    method: "braised",
    premium: true,
    title: "{dish} with {side}",
    base: [
      vegetable("shallot", 40),
      vegetable("carrot", 50),
      vegetable("cremini-mushrooms", 80),
      garlic(6),
      oliveOil(11),
      liquid("red-wine", 100),
      sauce("tomato-paste", 10),
      spice("thyme-dried", 1),
      bayLeaf,
      salt(1.5),
    ],
    parts: {
      dish: [
        option("bourguignon", "Bœuf Bourguignon", "beef", [protein("beef-stew-meat", 180)], {
          protein: "beef",
          steps: [
            step(
              "Brown the beef in half of the olive oil, pour in the red wine with water to cover and simmer until nearly tender.",
              75,
            ),
          ],
        }),
        option("coq", "Coq au Vin", "chicken thigh", [protein("chicken-thigh-skinless", 190)], {
          protein: "chicken",
          steps: [
            step(
              "Brown the chicken thighs in half of the olive oil, pour in the red wine with a little water and simmer.",
              25,
            ),
          ],
        }),
        option("short-rib", "Wine-Braised Short Ribs", "short ribs", [protein("beef-short-ribs", 130)], {
          protein: "beef",
          steps: [
            step("Brown the short ribs, pour in the red wine with water to cover and simmer until nearly tender.", 85),
          ],
        }),
        option("lentil", "Mushroom and Lentil Bourguignon", "cooked lentils", [protein("lentils-cooked", 200)], {
          protein: "lentil",
          steps: [step("Simmer the red wine with a little water until reduced by half, then add the lentils.", 10)],
        }),
      ],
      side: [
        option("potato", "Potato Mash", "potatoes", [starch("potato", 200)], { way: "mash the potatoes" }),
        option("celeriac", "Celeriac Mash", "celeriac", [vegetable("celeriac", 220), oliveOil(8)], {
          way: "mash the celeriac",
        }),
        option("polenta", "Soft Polenta", "polenta", [starch("polenta-degermed-cornmeal", 45)], {
          way: "stir the polenta",
        }),
      ],
    },
    steps: [
      { use: "dish" },
      step(
        "In another pan brown the shallots, carrot, mushrooms and garlic in the rest of the olive oil and stir in the tomato paste.",
        9,
      ),
      step(
        "Add them to the {dish} with the thyme, bay leaf and salt and simmer until the sauce coats a spoon; boil the {side} until soft.",
        20,
      ),
      step("{side.way} smooth and serve under the braise.", 4),
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
    title: "Slow-Braised {meat} with Gremolata and {side}",
    base: [
      vegetable("onion", 50),
      vegetable("carrot", 50),
      garlic(6),
      oliveOil(10),
      sauce("tomatoes-canned-diced", 100),
      flavour("rosemary-dried", 0.6, "tsp"),
      flavour("lemon-zest", 2),
      vegetable("parsley-fresh", 8),
      salt(2),
    ],
    parts: {
      meat: [
        option("shank", "Lamb Shank", "lamb shank", [protein("lamb-shank", 170)], {
          protein: "lamb",
          steps: [step("Brown the lamb shank, half cover with water and braise gently.", 70)],
        }),
        option("veal", "Veal", "veal", [protein("veal-cutlet", 200)], {
          protein: "veal",
          steps: [step("Brown the veal in thick pieces.", 15)],
        }),
        proteinChoice("goat", 200, { steps: [step("Brown the goat, half cover with water and braise gently.", 65)] }),
        option("brisket", "Beef Brisket", "beef brisket", [protein("beef-brisket", 180)], {
          protein: "beef",
          steps: [step("Brown the beef brisket, half cover with water and braise gently.", 75)],
        }),
      ],
      side: [
        option(
          "saffron-rice",
          "Saffron Rice",
          "saffron rice",
          [starch("white-rice-medium-grain", 50), flavour("saffron", 0.1)],
          { steps: [step("Set the rice to simmer, covered, in salted water with the saffron.", 3)] },
        ),
        option("white-beans", "White Beans", "white beans", [protein("cannellini-beans-canned-drained", 140)], {
          steps: [step("Warm the white beans with a spoonful of the braising juices.", 3)],
        }),
        option("fennel", "Melted Fennel", "fennel", [vegetable("fennel-bulb", 150), oliveOil(9)], {
          steps: [step("Slice the fennel and melt it slowly in a little of the olive oil.", 6)],
        }),
      ],
    },
    steps: [
      { use: "meat" },
      step("Soften the onion, carrot and half of the garlic in olive oil.", 8),
      { use: "side" },
      step(
        "Add them to the {meat} with the tomatoes, rosemary and salt and braise until it comes apart at a touch.",
        26,
      ),
      step(
        "Chop the parsley, lemon zest and the rest of the garlic to a gremolata and serve over the {meat} and {side}.",
        4,
      ),
    ],
  },
];
