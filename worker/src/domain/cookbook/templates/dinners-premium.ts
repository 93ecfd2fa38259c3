import { dairy, fat, flavour, fruit, liquid, protein, sauce, starch, step, vegetable } from "../ingredients.ts";
import type { Template } from "../template.ts";
import {
  coconutOil,
  garlic,
  ginger,
  grainChoices,
  lemonJuice,
  oliveOil,
  onion,
  option,
  proteinChoice,
  salt,
  spice,
} from "./parts.ts";

/** The premium collection, part one: meat and game. */
export const premiumDinners: readonly Template[] = [
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
        option("asparagus", "Asparagus", "asparagus", [vegetable("asparagus", 160), oliveOil(4)]),
        option("cauliflower", "Cauliflower Purée", "cauliflower purée", [vegetable("cauliflower", 180), oliveOil(8)]),
        option("potatoes", "Roast Baby Potatoes", "baby potatoes", [starch("baby-potatoes", 200)]),
      ],
    },
    steps: [
      step("Take the {meat} out of the cold, pat it dry and season with salt and black pepper.", 5),
      step(
        "Cook the {side} in a hot oven or in salted water until tender; purée or dress with a little of the olive oil.",
        18,
      ),
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
        option("celeriac", "Celeriac Purée", "celeriac", [vegetable("celeriac", 200), oliveOil(9)]),
        option("parsnip", "Roast Parsnips", "parsnips", [starch("parsnip", 160), oliveOil(4)]),
        option("sweet-potato", "Sweet Potato Purée", "sweet potato", [starch("sweet-potato", 190)]),
      ],
    },
    steps: [
      step("Boil or roast the {side} until soft; purée or finish with a little of the olive oil and salt.", 20),
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
      flavour("bay-leaf", 0.3),
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
        option("potato", "Potato Mash", "potatoes", [starch("potato", 200)]),
        option("celeriac", "Celeriac Mash", "celeriac", [vegetable("celeriac", 220), oliveOil(8)]),
        option("polenta", "Soft Polenta", "polenta", [starch("polenta-degermed-cornmeal", 45)]),
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
      step("Mash or stir the {side} smooth and serve under the braise.", 4),
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
  {
    id: "biryani",
    mealTypes: ["dinner"],
    cuisine: "indian",
    level: "advanced",
    method: "baked",
    premium: true,
    title: "Layered {main} Biryani with {finish}",
    base: [
      starch("basmati-or-jasmine-rice", 65),
      vegetable("onion", 70),
      garlic(6),
      ginger(8),
      oliveOil(13),
      spice("cumin", 1.5),
      spice("coriander-ground", 1.5),
      spice("cardamom", 0.5),
      spice("cinnamon-ground", 0.5),
      flavour("bay-leaf", 0.3),
      flavour("saffron", 0.1),
      vegetable("mint-fresh", 5),
      salt(2),
    ],
    parts: {
      main: [
        proteinChoice("chicken-thigh", 150, { name: "Chicken" }),
        proteinChoice("stewing-lamb", 140, {
          steps: [step("Simmer the lamb in a little salted water, covered, until nearly tender.", 40)],
        }),
        proteinChoice("goat", 160, {
          steps: [step("Simmer the goat in a little salted water, covered, until nearly tender.", 50)],
        }),
        proteinChoice("shrimp", 170),
        option(
          "vegetable",
          "Cauliflower and Chickpea",
          "cauliflower and chickpeas",
          [vegetable("cauliflower", 110), protein("chickpeas-canned-drained", 120)],
          { protein: "chickpea" },
        ),
      ],
      finish: [
        option("coconut", "Coconut and Raisins", "coconut and raisins", [
          fat("coconut-fresh", 10),
          fruit("raisins", 10),
        ]),
        option("cashew", "Cashews", "cashews", [fat("cashews", 14)]),
        option("yogurt", "Cool Yogurt", "yogurt", [dairy("yogurt-plain-whole-milk", 80)]),
        option("pomegranate", "Pomegranate", "pomegranate seeds", [fruit("pomegranate-seeds", 40)]),
      ],
    },
    steps: [
      { use: "main" },
      step(
        "Fry the sliced onion in olive oil until deep golden; set half aside and add the garlic, ginger, cumin, coriander, cardamom, cinnamon and bay leaf to the pan.",
        14,
      ),
      step("Add the {main}, brown well and season with salt.", 10),
      step("Parboil the basmati rice in salted water and drain; steep the saffron in a spoonful of hot water.", 9),
      step("Layer the {main} and rice in a pot with the saffron, cover tightly and bake or steam over low heat.", 22),
      step("Top with the golden onion, mint and {finish}.", 3),
    ],
  },
  {
    id: "mole",
    mealTypes: ["dinner"],
    cuisine: "mexican",
    level: "advanced",
    method: "simmered",
    premium: true,
    title: "{main} in {mole} with Rice",
    base: [
      starch("white-rice-long-grain", 52),
      onion(40),
      garlic(6),
      flavour("ancho-chile-dried", 10),
      sauce("tomatoes-canned-diced", 90),
      oliveOil(7),
      spice("cumin", 1),
      spice("cinnamon-ground", 0.5),
      spice("cloves-ground", 0.1),
      salt(1.5),
    ],
    parts: {
      main: [
        proteinChoice("chicken-thigh", 160, { name: "Chicken" }),
        proteinChoice("turkey", 160),
        proteinChoice("pork", 160),
        option(
          "squash-bean",
          "Squash and Black Beans",
          "butternut squash and black beans",
          [vegetable("butternut-squash", 100), protein("black-beans-canned-drained", 120)],
          { protein: "bean" },
        ),
      ],
      mole: [
        option("negro", "Chocolate-Almond Mole", "dark chocolate and almonds", [
          fat("dark-chocolate-70-85", 8),
          fat("almonds", 12),
        ]),
        option("pipian", "Pumpkin Seed Mole", "pumpkin seeds", [fat("pumpkin-seeds", 20)]),
        option("sesame", "Sesame Mole", "sesame seeds", [fat("sesame-seeds", 18)]),
      ],
    },
    steps: [
      step("Warm the ancho chili in a dry pan, then soak it in hot water.", 6),
      step("Fry the onion and garlic in half of the olive oil with the cumin, cinnamon and cloves.", 9),
      step("Blend the chili, onion, tomatoes and {mole} to a smooth sauce.", 5),
      step("Set the white rice to simmer, covered, in salted water.", 4),
      step(
        "Brown the {main} in the rest of the olive oil, pour over the mole, salt to taste and simmer until cooked through; serve with the rice.",
        22,
      ),
    ],
  },
  {
    id: "rendang",
    mealTypes: ["dinner"],
    cuisine: "international",
    level: "advanced",
    method: "braised",
    premium: true,
    title: "{main} with {side}",
    base: [
      liquid("coconut-milk-canned", 110),
      vegetable("shallot", 30),
      garlic(6),
      ginger(8),
      flavour("galangal", 6),
      flavour("lemongrass", 6),
      flavour("lime-leaves", 1),
      vegetable("red-chili-pepper", 8),
      spice("turmeric", 0.7),
      spice("coriander-ground", 1),
      salt(2),
    ],
    parts: {
      main: [
        proteinChoice("stewing-beef", 190, {
          name: "Beef Rendang",
          steps: [step("Simmer the beef in lightly salted water, covered, until nearly tender; drain.", 55)],
        }),
        proteinChoice("goat", 200, {
          name: "Goat Rendang",
          steps: [step("Simmer the goat in lightly salted water, covered, until nearly tender; drain.", 50)],
        }),
        proteinChoice("chicken-thigh", 190, { name: "Rendang-Spiced Chicken" }),
        option(
          "jackfruit-chickpea",
          "Coconut-Braised Jackfruit and Chickpeas",
          "jackfruit and chickpeas",
          [vegetable("jackfruit", 70), protein("chickpeas-canned-drained", 130)],
          { protein: "chickpea" },
        ),
      ],
      side: [
        ...grainChoices(["jasmine-rice"], 30, 42),
        option(
          "cauliflower-rice",
          "Cauliflower Rice",
          "cauliflower rice",
          [vegetable("cauliflower-rice", 150), coconutOil(7)],
          { steps: [step("Fry the cauliflower rice in coconut oil until just tender.", 4)] },
        ),
        option("greens", "Wok Greens", "bok choy", [vegetable("bok-choy", 150), coconutOil(8)], {
          steps: [step("Stir-fry the bok choy in coconut oil.", 4)],
        }),
      ],
    },
    steps: [
      { use: "main" },
      { use: "side" },
      step("Blend the shallot, garlic, ginger, galangal, lemongrass and red chili to a paste.", 8),
      step(
        "Fry the paste with the turmeric and coriander in a spoonful of the coconut milk, add the {main}, lime leaves, salt and the rest of the coconut milk and cook down until dark and nearly dry.",
        30,
      ),
      step("Serve with the {side}.", 1),
    ],
    skip: [
      ["main.jackfruit-chickpea", "side.cauliflower-rice"],
      ["main.jackfruit-chickpea", "side.greens"],
    ],
  },
];
