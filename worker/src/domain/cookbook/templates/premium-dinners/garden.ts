import { fat, flavour, fruit, liquid, protein, season, starch, step, vegetable, whole } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { oliveOil } from "../pantry.ts";
import { garlic, ginger, grainChoices, lemonJuice, onion, option, proteinChoice, salt } from "../parts.ts";

/** The premium collection: from the garden. */
export const premiumGardenDinners = (): readonly Template[] => [
  {
    id: "stuffed-squash",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "intermediate",
    method: "roasted",
    premium: true,
    name: "Roast {squash}",
    detail: "with {grain}, {protein} and Cranberries",
    base: [
      oliveOil(14),
      vegetable("shallot", 25),
      garlic(3),
      vegetable("kale", 50),
      flavour("sage-dried", 0.6, "tsp"),
      fruit("cranberries", 20),
      salt(0.75),
    ],
    parts: {
      squash: [
        option("acorn", "Acorn Squash", "acorn squash", [vegetable("acorn-squash", 220)]),
        option("butternut", "Butternut Squash", "butternut squash", [vegetable("butternut-squash", 200)]),
      ],
      grain: [
        option("wild-rice", "Wild Rice", "wild rice", [starch("wild-rice", 42)], {
          steps: [
            step(
              "Boil the wild rice in salted water for {time}, until the grains split, starting before the squash.",
              10,
              { time: [40, 45] },
            ),
          ],
        }),
        option("quinoa", "Quinoa", "quinoa", [starch("quinoa", 42)], {
          steps: [
            step(
              "Rinse the quinoa and simmer it, covered, in twice its volume of salted water for {time} while the squash roasts, until the little tails show.",
              3,
              { time: 16 },
            ),
          ],
        }),
        option("black-rice", "Black Rice", "black rice", [starch("black-rice", 42)], {
          steps: [
            step("Boil the black rice in salted water for {time}, until tender, starting before the squash.", 5, {
              time: [30, 35],
            }),
          ],
        }),
      ],
      protein: [
        proteinChoice("lentils", 120, { name: "Lentils" }),
        proteinChoice("chickpeas", 110, { name: "Chickpeas" }),
        proteinChoice("great-northern-beans", 130, { name: "White Beans" }),
        proteinChoice("ground-turkey", 100, { name: "Turkey" }),
      ],
    },
    steps: [
      { use: "grain" },
      step(
        "Halve the {squash} lengthwise, scoop out the seeds, brush with a little of the olive oil and roast, cut side down, at {oven} for {time}, until tender.",
        32,
        { oven: 220, time: [30, 32] },
      ),
      step(
        "Soften the chopped shallot and garlic in the rest of the olive oil, add the {protein}, torn kale, sage and cranberries and cook for {time}, until the kale is soft.",
        9,
        { time: [8, 9] },
      ),
      step("Drain the {grain} well and fold it in, season with salt and heap into the {squash}.", 4),
      step("Return to the oven for {time}, until hot and lightly crisp on top.", 8, { time: 8 }),
    ],
  },
  {
    id: "whole-cauliflower",
    mealTypes: ["lunch", "dinner"],
    cuisine: "levantine",
    level: "intermediate",
    method: "roasted",
    premium: true,
    name: "Roast Cauliflower",
    detail: "on {puree} with {top} and Herbs",
    base: [
      vegetable("cauliflower", 280),
      oliveOil(15),
      season("cumin", 1.5),
      season("smoked-paprika", 1.5),
      garlic(6),
      lemonJuice(15),
      vegetable("parsley-fresh", 8),
      vegetable("mint-fresh", 4),
      salt(0.75),
    ],
    parts: {
      puree: [
        option("white-bean", "White Bean Purée", "white beans", [protein("cannellini-beans-canned-drained", 190)], {
          protein: "bean",
        }),
        option("chickpea", "Warm Chickpea Purée", "chickpeas", [protein("chickpeas-canned-drained", 140)], {
          protein: "chickpea",
        }),
        option("lentil", "Lentil Purée", "cooked lentils", [protein("lentils-cooked", 190)], { protein: "lentil" }),
      ],
      top: [
        option("pomegranate", "Pomegranate", "pomegranate seeds", [fruit("pomegranate-seeds", 50)]),
        option("olives", "Green Olives", "green olives", [vegetable("olives-green", 10)]),
        option("pine-nuts", "Pine Nuts", "pine nuts", [fat("pine-nuts", 12)]),
        option("raisins", "Raisins", "raisins and pumpkin seeds", [fruit("raisins", 15), fat("pumpkin-seeds", 12)]),
      ],
    },
    steps: [
      step("Blanch the whole cauliflower in salted water for {time} and drain it well.", 8, { time: [7, 8] }),
      step(
        "Rub with half of the olive oil, cumin, smoked paprika and salt and roast at {oven} for {time}, until deeply browned.",
        30,
        { oven: 220, time: [28, 30] },
      ),
      step(
        "Blend the {puree} with the garlic, half of the lemon juice, the rest of the olive oil and a splash of water, and warm through for {time}.",
        6,
        { time: [5, 6] },
      ),
      step("Set the cauliflower on top with the {top}, parsley, mint and the rest of the lemon juice.", 3),
    ],
    skip: [
      ["puree.white-bean", "top.pine-nuts"],
      ["puree.chickpea", "top.olives"],
      ["puree.lentil", "top.olives"],
    ],
  },
  {
    id: "mushroom-wellington",
    mealTypes: ["dinner"],
    cuisine: "british",
    level: "advanced",
    method: "baked",
    premium: true,
    name: "{filling} Wellington",
    detail: "with {veg}",
    base: [
      whole(flavour("egg-yolk", 17)),
      starch("puff-pastry-frozen", 60),
      vegetable("shallot", 25),
      garlic(3),
      oliveOil(8),
      season("thyme-dried", 1),
      salt(0.75),
    ],
    parts: {
      filling: [
        option(
          "mushroom-lentil",
          "Mushroom and Lentil",
          "mushrooms and lentils",
          [vegetable("cremini-mushrooms", 130), protein("lentils-cooked", 140)],
          {
            protein: "lentil",
            steps: [
              step(
                "Chop the mushrooms and shallot finely, fry with the garlic and thyme in olive oil for {time}, until dry, and stir in the lentils and salt; cool.",
                14,
                { time: [11, 13] },
              ),
            ],
          },
        ),
        option(
          "beef",
          "Beef",
          "beef tenderloin and mushrooms",
          [protein("beef-tenderloin-filet", 120), vegetable("cremini-mushrooms", 60)],
          {
            protein: "beef",
            steps: [
              step("Sear the beef tenderloin on all sides in half of the olive oil for {time} and let it cool.", 4, {
                time: 3,
              }),
              step(
                "Chop the mushrooms and shallot finely, fry with the garlic, thyme and salt in the rest of the olive oil for {time}, until dry, and cool.",
                10,
                { time: [7, 8] },
              ),
            ],
          },
        ),
        option(
          "salmon",
          "Salmon and Spinach",
          "salmon and spinach",
          [protein("salmon-atlantic-wild", 120), vegetable("spinach", 80)],
          {
            protein: "salmon",
            steps: [
              step(
                "Soften the chopped shallot, garlic and thyme in olive oil and wilt the spinach in it for {time}; press dry, cool and season the salmon with salt.",
                14,
                { time: [4, 5] },
              ),
            ],
          },
        ),
        option(
          "chestnut",
          "Chestnut and White Bean",
          "chestnuts and white beans",
          [fat("chestnuts-roasted", 25), protein("cannellini-beans-canned-drained", 150)],
          {
            protein: "bean",
            steps: [
              step(
                "Soften the chopped shallot, garlic and thyme in olive oil for {time}, add the chestnuts and white beans and mash coarsely with salt; cool.",
                14,
                { time: [5, 6] },
              ),
            ],
          },
        ),
      ],
      veg: [
        option("green-bean", "Green Beans", "green beans", [vegetable("green-beans", 110)]),
        option("brussels", "Brussels Sprouts", "Brussels sprouts", [vegetable("brussels-sprouts", 100)]),
        option("broccoli", "Tender-Stem Broccoli", "broccoli", [vegetable("tender-stem-broccoli", 120)]),
      ],
    },
    steps: [
      { use: "filling" },
      step(
        "Lay the {filling} on the puff pastry, fold into a tight parcel, brush with beaten egg yolk and score the top.",
        10,
      ),
      step("Bake at {oven} for {time}, until deep golden.", 27, { oven: 200, time: [26, 28] }),
      step("Meanwhile boil the {veg} in salted water for {time}, until just tender.", 1, { time: [5, 7] }),
      step("Let the parcel stand for {time}, slice and serve with the {veg}.", 6, { time: 5 }),
    ],
  },
  {
    id: "korma",
    mealTypes: ["dinner"],
    cuisine: "indian",
    level: "intermediate",
    method: "simmered",
    premium: true,
    name: "Royal Cashew {main} Curry",
    detail: "with {grain}",
    base: [
      onion(60),
      garlic(6),
      ginger(8),
      oliveOil(5),
      season("coriander-ground", 1.5),
      season("cardamom", 0.6),
      season("turmeric", 0.5),
      fat("cashews", 16),
      liquid("light-coconut-milk", 40),
      fruit("golden-raisins", 8),
      salt(0.75),
    ],
    parts: {
      main: [
        proteinChoice("chicken", 150, { word: "chicken in bites" }),
        proteinChoice("paneer", 45, { word: "cubed paneer" }),
        proteinChoice("tofu", 120, { word: "cubed tofu" }),
        option(
          "vegetable",
          "Vegetable",
          "cauliflower florets, sliced carrots and chickpeas",
          [vegetable("cauliflower", 90), vegetable("carrot", 50), protein("chickpeas-canned-drained", 110)],
          { protein: "chickpea" },
        ),
        proteinChoice("shrimp", 180),
      ],
      grain: grainChoices(["basmati-rice", "brown-rice"], 24, 52),
    },
    steps: [
      step(
        "Soak the cashews in boiling water that covers them well for {time}, then blend them with the water to a smooth paste.",
        5,
        {
          time: 3,
        },
      ),
      { use: "grain" },
      step(
        "Cook the chopped onion, garlic and ginger in olive oil for {time}, until soft and sweet; add the coriander, cardamom and turmeric.",
        10,
        { time: [8, 10] },
      ),
      step(
        "Stir in the cashew paste, coconut milk, golden raisins, salt and the {main} and simmer gently for {time}, until everything is tender and the sauce thick.",
        16,
        {
          time: [11, 13],
          instead: {
            where: "main.shrimp",
            steps: [
              step(
                "Stir in the cashew paste, coconut milk, golden raisins and salt and simmer gently for {time}, until thick.",
                9,
                { time: [7, 8] },
              ),
              step("Stir in the shrimp and simmer for {time}, until pink and firm.", 4, { time: [3, 4] }),
            ],
          },
        },
      ),
      step("Serve with the {grain}.", 1),
    ],
  },
  {
    id: "maitake-polenta",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "intermediate",
    method: "roasted",
    premium: true,
    name: "Roast {mushroom}",
    detail: "on {base} with Salsa Verde",
    base: [
      oliveOil(15),
      vegetable("parsley-fresh", 12),
      vegetable("basil-fresh", 5),
      flavour("capers", 8, "tsp"),
      lemonJuice(10),
      garlic(3),
      protein("great-northern-beans-canned-drained", 130),
      salt(0.75),
    ],
    parts: {
      mushroom: [
        option("maitake", "Maitake", "maitake mushrooms", [vegetable("maitake-mushrooms", 150)], {
          way: "tear the maitake mushrooms into clusters",
        }),
        option("oyster", "Oyster Mushrooms", "oyster mushrooms", [vegetable("oyster-mushrooms", 150)], {
          way: "tear the oyster mushrooms into strips",
        }),
        option("portobello", "Portobello", "portobello mushrooms", [vegetable("portobello-mushroom", 168)], {
          way: "slice the portobello mushrooms thickly",
        }),
      ],
      base: [
        option("polenta", "White Bean Polenta", "polenta", [starch("polenta-degermed-cornmeal", 45)], {
          way: "stir the polenta in four times its volume of salted water over low heat for {time}, until thick",
          time: [12, 14],
        }),
        option("potato", "White Bean Potato Mash", "potatoes", [starch("potato", 210)], {
          way: "boil the peeled potatoes in chunks in salted water for {time}, until soft, and drain",
          time: [14, 16],
        }),
        option("parsnip", "White Bean Parsnip Mash", "parsnips", [starch("parsnip", 190)], {
          way: "boil the peeled parsnips in chunks in salted water for {time}, until soft, and drain",
          time: [14, 16],
        }),
      ],
    },
    steps: [
      step("{mushroom.way} and turn in a third of the olive oil and salt.", 5),
      step("Roast at {oven} for {time}, until crisp at the edges.", 19, { oven: 220, time: [18, 20] }),
      step("Meanwhile {base.way}.", 1),
      step("Warm the white beans with the {base} for {time} and mash until smooth.", 5, { time: 3 }),
      step(
        "Chop the parsley, basil, capers and garlic with lemon juice and the rest of the olive oil and spoon over the {mushroom}.",
        5,
      ),
    ],
  },
];
