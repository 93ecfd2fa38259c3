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
import { garlic, grainChoices, onion, option, proteinChoice, salt } from "../../parts.ts";

export const easternEuropeanDinners = (): readonly Template[] => [
  {
    id: "borscht",
    mealTypes: ["lunch", "dinner"],
    cuisine: "eastern-european",
    level: "intermediate",
    method: "simmered",
    name: "Borscht",
    detail: "with {main}, {side} and {top}",
    base: [
      vegetable("beet", 150),
      vegetable("green-cabbage", 80),
      vegetable("carrot", 50),
      onion(40),
      garlic(6),
      oliveOil(10),
      sauce("tomato-paste", 12),
      flavour("apple-cider-vinegar", 10, "tbsp"),
      liquid("water", 400),
      salt(0.4),
    ],
    parts: {
      main: [
        option("beef", "Beef", "beef", [protein("beef-stew-meat", 140), salt(0.4)], {
          protein: "beef",
          way: "beef with its water",
          steps: [
            step("Simmer the diced beef in the water, covered, for {time}, until nearly tender.", 62, {
              time: [58, 62],
            }),
          ],
        }),
        proteinChoice("kidney-beans", 140, { name: "Kidney Beans", way: "kidney beans, water" }),
        proteinChoice("great-northern-beans", 150, { name: "White Beans", way: "great northern beans, water" }),
        proteinChoice("turkey", 140, { way: "turkey in bites, water", with: [salt(0.4)] }),
      ],
      side: [
        option("potato", "Potatoes", "potatoes", [starch("potato", 170)], {
          steps: [step("Set the diced potatoes to boil in salted water; they take {time}.", 4, { time: 15 })],
        }),
        option("rye", "Rye Bread", "rye bread", [whole(starch("rye-bread", 32, "slice"))]),
        option("buckwheat", "Buckwheat", "buckwheat", [starch("buckwheat-groats-kasha", 45)], {
          steps: [
            step(
              "Set the buckwheat to simmer, covered, in twice its volume of salted water; after {time} leave it covered off the heat.",
              3,
              {
                time: 13,
              },
            ),
          ],
        }),
      ],
      top: [
        option("dill", "Dill", "dill", [vegetable("dill-fresh", 5), oliveOil(4)]),
        option("sour-cream", "Sour Cream", "sour cream", [dairy("sour-cream", 30)]),
      ],
    },
    steps: [
      { use: "main" },
      step("Soften the chopped onion, carrot and grated beet in olive oil for {time}; stir in the tomato paste.", 10, {
        time: [8, 10],
      }),
      { use: "side" },
      step("Add the shredded cabbage, {main.way}, garlic and salt and simmer for {time}, until tender.", 20, {
        time: [17, 19],
      }),
      step("Sharpen with cider vinegar and serve with the {side} and {top}.", 2),
    ],
  },
  {
    id: "golabki",
    mealTypes: ["dinner"],
    cuisine: "eastern-european",
    level: "intermediate",
    method: "baked",
    name: "Cabbage Rolls",
    detail: "with {filling} and {grain}",
    base: [
      vegetable("savoy-cabbage", 150),
      onion(50),
      garlic(3),
      oliveOil(9),
      sauce("tomato-puree-passata", 160),
      season("paprika", 1.5),
      season("marjoram-dried", 1),
      vegetable("parsley-fresh", 6),
      salt(0.75),
    ],
    parts: {
      filling: [
        option("pork", "Pork", "ground pork", [protein("ground-pork-96-lean", 150)], { protein: "pork" }),
        option("beef", "Beef", "ground beef", [protein("ground-beef-90-lean", 130)], { protein: "beef" }),
        option("turkey", "Turkey", "ground turkey", [protein("ground-turkey", 140)], { protein: "turkey" }),
        option(
          "mushroom-lentil",
          "Mushrooms, Lentils",
          "chopped mushrooms and lentils",
          [vegetable("cremini-mushrooms", 90), protein("lentils-cooked", 160)],
          { protein: "lentil" },
        ),
      ],
      grain: [
        option("rice", "Rice", "cooked white rice", [starch("white-rice-cooked", 120)]),
        option("brown-rice", "Brown Rice", "cooked brown rice", [starch("brown-rice-cooked", 125)]),
        option("quinoa", "Quinoa", "cooked quinoa", [starch("quinoa-cooked", 130)]),
        option("cauliflower", "Cauliflower Rice", "cauliflower rice", [
          vegetable("cauliflower-rice", 120),
          oliveOil(6),
        ]),
      ],
    },
    steps: [
      step("Blanch the cabbage leaves in boiling salted water for {time}, until they bend.", 10, { time: [5, 6] }),
      step(
        "Fry the {filling} with the chopped onion, garlic, marjoram and salt in half of the olive oil for {time} and mix with the {grain}.",
        12,
        { time: [9, 10] },
      ),
      step(
        "Fill the leaves, roll them up and pack them into a baking dish that just holds them (15 cm, 6 in across for one).",
        10,
      ),
      step(
        "Cover with the passata, paprika and the rest of the olive oil and bake, covered, at {oven} for {time}, until soft; scatter with parsley.",
        30,
        { oven: 190, time: [28, 30] },
      ),
    ],
    skip: [["filling.mushroom-lentil", "grain.cauliflower"]],
  },
  {
    id: "kasha-mushrooms",
    mealTypes: ["lunch", "dinner"],
    cuisine: "eastern-european",
    level: "beginner",
    method: "pan-fried",
    name: "{grain} and {mushroom}",
    detail: "with {protein} and Dill",
    base: [onion(70), garlic(3), oliveOil(15), vegetable("dill-fresh", 6), season("black-pepper", 0.5), salt(0.75)],
    parts: {
      grain: grainChoices(["buckwheat", "millet", "barley"], 20, 60),
      mushroom: [
        option("cremini", "Brown Mushrooms", "sliced cremini mushrooms", [vegetable("cremini-mushrooms", 140)]),
        option("oyster", "Oyster Mushrooms", "torn oyster mushrooms", [vegetable("oyster-mushrooms", 120)]),
      ],
      protein: [
        proteinChoice("great-northern-beans", 140, {
          way: "add the great northern beans and heat them through for {time}",
          time: 3,
          name: "White Beans",
        }),
        proteinChoice("lentils", 130, {
          way: "add the cooked lentils and heat them through for {time}",
          time: 3,
          name: "Lentils",
        }),
        proteinChoice("chicken", 130, {
          way: "add the chicken in thin strips and fry for {time}, until cooked through",
          time: 5,
        }),
        option("egg", "Eggs", "eggs", [whole(protein("egg", 100, "large"))], {
          way: "break in the eggs and stir for {time}, until set",
          time: 2,
          protein: "egg",
        }),
      ],
    },
    steps: [
      { use: "grain" },
      step("Fry the sliced onion in half of the olive oil for {time}, until golden; add the garlic.", 8, {
        time: [7, 8],
      }),
      step(
        "Fry the {mushroom} in the rest of the olive oil over high heat for {time}, until browned, with black pepper and salt.",
        7,
        { time: [6, 7] },
      ),
      step("{protein.way}, fold in the {grain} and scatter with dill.", 5),
    ],
  },
  {
    id: "goulash",
    mealTypes: ["dinner"],
    cuisine: "eastern-european",
    level: "intermediate",
    method: "braised",
    name: "{meat}",
    detail: "with {side}",
    base: [
      vegetable("onion", 90),
      vegetable("red-bell-pepper", 70),
      garlic(6),
      oliveOil(9),
      season("paprika", 5),
      season("caraway-seed", 1),
      sauce("tomato-paste", 12),
      bayLeaf,
      liquid("water", 250),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("stewing-beef", 180, {
          name: "Beef Goulash",
          steps: [
            step(
              "Brown the beef in half of the olive oil, cover with a little water and simmer for {time}, until nearly tender.",
              75,
              {
                time: [70, 75],
              },
            ),
          ],
        }),
        proteinChoice("pork", 180, { name: "Pork Goulash", word: "pork in cubes" }),
        proteinChoice("venison", 180, {
          name: "Venison Goulash",
          steps: [
            step(
              "Brown the venison, in large dice, in half of the olive oil, cover with a little water and simmer for {time}, until nearly tender.",
              60,
              {
                time: [55, 60],
              },
            ),
          ],
        }),
        option(
          "mushroom-bean",
          "Mushroom and Bean Goulash",
          "halved mushrooms and white beans",
          [vegetable("cremini-mushrooms", 120), protein("cannellini-beans-canned-drained", 170)],
          { protein: "bean" },
        ),
        proteinChoice("turkey", 180, { name: "Turkey Paprika Pot", word: "turkey in cubes" }),
      ],
      side: [
        option("potatoes", "Potatoes", "potatoes", [starch("potato", 240)], {
          way: "boil the potatoes in chunks in salted water for {time}, until soft, and drain",
          time: [15, 18],
        }),
        option("rice", "Rice", "white rice", [starch("white-rice-long-grain", 55)], {
          way: "simmer the white rice in twice its volume of salted water, covered, for {time} and fluff it",
          time: 17,
        }),
        option("egg-noodles", "Egg Noodles", "egg noodles", [starch("egg-noodles-dry", 55)], {
          way: "boil the egg noodles in salted water for {time} and drain",
          time: [7, 9],
        }),
        option("cauliflower", "Cauliflower Mash", "cauliflower", [vegetable("cauliflower", 250), oliveOil(6)], {
          way: "boil the cauliflower in chunks in salted water for {time}, until soft, drain and mash it with the rest of the olive oil",
          time: [12, 14],
        }),
      ],
    },
    steps: [
      { use: "meat" },
      step(
        "Cook the chopped onion slowly in olive oil for {time}, until golden; stir in the paprika, caraway, garlic and tomato paste.",
        12,
        { time: [10, 12] },
      ),
      step(
        "Add the {meat}, the red pepper in strips, bay leaf, salt and water and simmer for {time}, until tender.",
        22,
        {
          time: [18, 21],
        },
      ),
      step("Meanwhile {side.way}.", 1),
      step("Serve the {side} alongside.", 1),
    ],
    skip: [["meat.mushroom-bean", "side.cauliflower"]],
  },
  {
    id: "paprikash",
    mealTypes: ["lunch", "dinner"],
    cuisine: "eastern-european",
    level: "beginner",
    method: "simmered",
    name: "{meat} Paprikash",
    detail: "with {cream} and {side}",
    base: [
      onion(50),
      vegetable("green-bell-pepper", 50),
      garlic(3),
      oliveOil(10),
      season("paprika", 4),
      sauce("tomato-paste", 8),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("chicken-thigh", 170, { name: "Chicken" }),
        proteinChoice("turkey", 170),
        option(
          "mushroom-tofu",
          "Mushroom and Tofu",
          "mushrooms and tofu",
          [vegetable("cremini-mushrooms", 100), protein("tofu-firm", 110)],
          { protein: "tofu" },
        ),
        proteinChoice("pork", 170),
      ],
      cream: [
        option("sour-cream", "Sour Cream", "sour cream", [dairy("sour-cream", 45)]),
        option("coconut", "Coconut Milk", "coconut milk", [liquid("light-coconut-milk", 80)]),
      ],
      side: [
        option("egg-noodles", "Egg Noodles", "egg noodles", [starch("egg-noodles-dry", 50)], {
          way: "boil the egg noodles in salted water for {time}",
          time: [7, 9],
        }),
        option("potatoes", "Potatoes", "potatoes", [starch("potato", 210)], {
          way: "boil the potatoes in chunks in salted water for {time}, until soft",
          time: [13, 15],
        }),
        option("zucchini", "Zucchini Ribbons", "zucchini ribbons", [vegetable("zucchini", 180), oliveOil(5)], {
          way: "blanch the zucchini ribbons in salted water for {time}",
          time: 1,
        }),
      ],
    },
    steps: [
      step("Soften the chopped onion, green pepper and garlic in olive oil for {time}.", 7, { time: [6, 7] }),
      step("Stir in the paprika and tomato paste.", 3),
      step(
        "Add the {meat} in pieces with salt and a splash of water and simmer, covered, for {time}, until everything is tender.",
        16,
        {
          time: [13, 15],
        },
      ),
      step("Meanwhile {side.way}; drain.", 1),
      step("Stir in the {cream} off the heat and serve with the {side}.", 2),
    ],
  },
  {
    id: "stroganoff",
    mealTypes: ["dinner"],
    cuisine: "eastern-european",
    level: "intermediate",
    method: "pan-fried",
    name: "{main} Stroganoff",
    detail: "with {side}",
    base: [
      vegetable("white-mushrooms", 100),
      onion(30),
      garlic(3),
      oliveOil(10),
      dairy("creme-fraiche", 30),
      season("paprika", 1),
      flavour("yellow-mustard", 5, "tsp"),
      vegetable("parsley-fresh", 4),
      salt(0.75),
    ],
    parts: {
      main: [
        proteinChoice("beef", 130, {
          way: "beef in strips in half of the olive oil over high heat for {time}",
          time: [2, 3],
        }),
        proteinChoice("chicken", 160, {
          way: "chicken in strips in half of the olive oil over high heat for {time}",
          time: [4, 5],
        }),
        proteinChoice("tempeh", 100, {
          way: "tempeh in cubes in half of the olive oil over high heat for {time}",
          time: [5, 6],
        }),
        proteinChoice("chickpeas", 130, {
          way: "chickpeas in half of the olive oil over high heat for {time}",
          time: [3, 4],
        }),
      ],
      side: [
        ...grainChoices(["white-rice"], 19, 48),
        option("potatoes", "Crisp Potatoes", "potatoes", [starch("potato", 200)], {
          steps: [
            step(
              "Boil the sliced potatoes in salted water for {time}, then crisp them in a little of the olive oil and keep them warm.",
              10,
              {
                time: [7, 8],
              },
            ),
          ],
        }),
        option("cauliflower", "Cauliflower Mash", "cauliflower", [vegetable("cauliflower", 200), oliveOil(5)], {
          steps: [
            step(
              "Boil the cauliflower in chunks in salted water for {time}, until soft, mash it with a little of the olive oil and keep it warm.",
              10,
              {
                time: [8, 10],
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step("Sear the {main.way}; set aside.", 6),
      step(
        "Fry the chopped onion, mushrooms and garlic in the rest of the olive oil for {time} and stir in the paprika and mustard.",
        8,
        { time: [7, 8] },
      ),
      step(
        "Add the crème fraîche, return the {main}, season with salt and warm through for {time}, until hot right through.",
        4,
        {
          time: [3, 4],
        },
      ),
      step("Scatter with parsley and serve with the {side}.", 1),
    ],
    skip: [["main.chickpeas", "side.cauliflower"]],
  },
];
