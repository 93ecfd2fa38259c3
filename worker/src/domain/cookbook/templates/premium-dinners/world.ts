import {
  dairy,
  fat,
  flavour,
  fruit,
  liquid,
  protein,
  sauce,
  season,
  starch,
  step,
  vegetable,
} from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { bayLeaf, coconutOil, oliveOil } from "../pantry.ts";
import { garlic, ginger, grainChoices, onion, option, proteinChoice, salt } from "../parts.ts";

/** The premium collection: slow dishes from far away. */
export const premiumWorldDinners = (): readonly Template[] => [
  {
    id: "biryani",
    mealTypes: ["dinner"],
    cuisine: "indian",
    level: "advanced",
    method: "baked",
    premium: true,
    name: "Layered {main} Biryani",
    detail: "with {finish}",
    base: [
      starch("basmati-rice", 65),
      vegetable("onion", 70),
      garlic(6),
      ginger(8),
      oliveOil(13),
      season("cumin", 1.5),
      season("coriander-ground", 1.5),
      season("cardamom", 0.5),
      season("cinnamon-ground", 0.5),
      bayLeaf,
      flavour("saffron", 0.1),
      vegetable("mint-fresh", 5),
      salt(0.75),
    ],
    parts: {
      main: [
        proteinChoice("chicken-thigh", 150, { name: "Chicken" }),
        proteinChoice("stewing-lamb", 140, {
          steps: [
            step("Simmer the lamb in a little salted water, covered, for {time}, until nearly tender.", 40, {
              time: [35, 40],
            }),
          ],
        }),
        proteinChoice("goat", 160, {
          steps: [
            step("Simmer the goat in a little salted water, covered, for {time}, until nearly tender.", 50, {
              time: [45, 50],
            }),
          ],
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
        option("coconut", "Coconut and Raisins", "grated coconut, raisins", [
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
        "Fry the sliced onion in olive oil for {time}, until deep golden; set half aside and add the chopped garlic, grated ginger, cumin, coriander, cardamom, cinnamon and bay leaf to the pan.",
        14,
        { time: [12, 14] },
      ),
      step("Add the {main}, in pieces, brown well for {time} and season with salt.", 10, {
        time: [8, 9],
        instead: {
          where: "main.shrimp",
          steps: [
            step("Toss the shrimp with the spices in the pan, season with salt and take them out again, still raw.", 2),
          ],
        },
      }),
      step(
        "Boil the basmati rice in salted water for {time}, until half done, and drain; steep the saffron in a spoonful of hot water.",
        9,
        { time: 6 },
      ),
      step(
        "Layer the {main} and rice in a pot with the saffron and a splash of water, cover tightly and leave over low heat for {time}.",
        22,
        {
          time: [18, 21],
          instead: {
            where: "main.shrimp",
            steps: [
              step(
                "Layer the rice in a pot with the saffron and what is left in the pan, cover tightly and leave over low heat for {time}.",
                13,
                { time: [11, 12] },
              ),
              step("Tuck in the shrimp, cover again and cook for {time}, until pink and firm.", 7, { time: [6, 7] }),
            ],
          },
        },
      ),
      step("Top with the golden onion, {finish} and mint.", 3),
    ],
  },
  {
    id: "ancho-sauce",
    mealTypes: ["dinner"],
    cuisine: "mexican",
    level: "advanced",
    method: "simmered",
    premium: true,
    name: "{main} in {mole}",
    detail: "with Ancho Chile and Rice",
    base: [
      starch("white-rice-long-grain", 52),
      onion(40),
      garlic(6),
      flavour("ancho-chile-dried", 10),
      sauce("tomatoes-canned-diced", 90),
      oliveOil(7),
      season("cumin", 1),
      season("cinnamon-ground", 0.5),
      season("cloves-ground", 0.1),
      salt(0.75),
    ],
    parts: {
      main: [
        proteinChoice("chicken-thigh", 160, { name: "Chicken", word: "chicken thigh, in pieces," }),
        proteinChoice("turkey", 160, { word: "turkey, in pieces," }),
        proteinChoice("pork", 160, { word: "pork, in pieces," }),
        option(
          "squash-bean",
          "Squash",
          "butternut squash, peeled and cut into small cubes, and the black beans",
          [vegetable("butternut-squash", 100), protein("black-beans-canned-drained", 120)],
          { protein: "bean" },
        ),
      ],
      mole: [
        option("negro", "Chocolate-Almond Sauce", "dark chocolate and almonds", [
          fat("dark-chocolate-70-85", 8),
          fat("almonds", 12),
        ]),
        option("pipian", "Pumpkin Seed Sauce", "pumpkin seeds", [fat("pumpkin-seeds", 20)]),
        option("sesame", "Sesame Chili Sauce", "sesame seeds", [fat("sesame-seeds", 18)]),
      ],
    },
    steps: [
      step(
        "Warm the ancho chile in a dry pan for {time}, take out the stem and seeds and soak it in hot water while the onion fries.",
        6,
        { time: [3, 4] },
      ),
      step(
        "Fry the chopped onion and garlic in half of the olive oil with the cumin, cinnamon and cloves for {time}.",
        9,
        {
          time: [8, 9],
        },
      ),
      step("Blend the {mole}, the drained chile, the onion and the tomatoes to a smooth sauce.", 5),
      step(
        "Rinse the white rice and set it to simmer in twice its volume of salted water, covered; after {time} leave it covered off the heat.",
        4,
        {
          time: 16,
        },
      ),
      step(
        "Brown the {main} in the rest of the olive oil, pour over the sauce with a splash of water, salt to taste and simmer, covered, for {time}, until tender all through; serve with the rice.",
        22,
        { time: [19, 22] },
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
    name: "{main}",
    detail: "with {side}",
    base: [
      liquid("light-coconut-milk", 110),
      vegetable("shallot", 30),
      garlic(6),
      ginger(8),
      flavour("galangal", 6),
      flavour("lemongrass", 6),
      flavour("lime-leaves", 1),
      vegetable("red-chili-pepper", 8),
      season("turmeric", 0.7),
      season("coriander-ground", 1),
      salt(0.75),
    ],
    parts: {
      main: [
        proteinChoice("stewing-beef", 190, {
          name: "Beef Rendang",
          steps: [
            step(
              "Add the beef in small pieces with water to cover and simmer, covered, for {time}, until nearly tender.",
              55,
              {
                time: [50, 55],
              },
            ),
          ],
        }),
        proteinChoice("goat", 200, {
          name: "Goat Rendang",
          steps: [
            step(
              "Add the goat in small pieces with water to cover and simmer, covered, for {time}, until nearly tender.",
              50,
              {
                time: [45, 50],
              },
            ),
          ],
        }),
        proteinChoice("chicken-thigh", 190, {
          name: "Rendang-Spiced Chicken",
          steps: [step("Add the chicken in pieces and turn it in the paste.", 2)],
        }),
        option(
          "jackfruit-chickpea",
          "Coconut-Braised Jackfruit and Chickpeas",
          "jackfruit and chickpeas",
          [vegetable("jackfruit", 70), protein("chickpeas-canned-drained", 130)],
          {
            protein: "chickpea",
            steps: [step("Add the jackfruit and the chickpeas and turn them in the paste.", 2)],
          },
        ),
      ],
      side: [
        ...grainChoices(["jasmine-rice"], 30, 42),
        option(
          "cauliflower-rice",
          "Cauliflower Rice",
          "cauliflower rice",
          [vegetable("cauliflower-rice", 150), coconutOil(7)],
          {
            steps: [
              step(
                "Once the sauce is nearly dry, fry the cauliflower rice in coconut oil for {time}, until just tender.",
                4,
                { time: [3, 4] },
              ),
            ],
            late: true,
          },
        ),
        option("greens", "Wok Greens", "bok choy", [vegetable("bok-choy", 150), coconutOil(8)], {
          late: true,
          steps: [
            step("Once the sauce is nearly dry, stir-fry the sliced bok choy in coconut oil for {time}.", 4, {
              time: [3, 4],
            }),
          ],
        }),
      ],
    },
    steps: [
      step("Blend the shallot, garlic, ginger, galangal, lemongrass and red chili to a paste.", 8),
      step(
        "Fry the paste with the turmeric and coriander in a few spoonfuls of the coconut milk for {time}, until fragrant.",
        3,
        { time: 3 },
      ),
      { use: "main" },
      { use: "side" },
      step(
        "Pour the rest of the coconut milk over the {main} with the lime leaves and the salt and cook down, uncovered, for {time}, until the sauce is dark and nearly dry.",
        28,
        { time: [25, 28] },
      ),
      { late: "side" },
      step("Serve with the {side}.", 1),
    ],
    skip: [
      ["main.jackfruit-chickpea", "side.cauliflower-rice"],
      ["main.jackfruit-chickpea", "side.greens"],
    ],
  },
];
