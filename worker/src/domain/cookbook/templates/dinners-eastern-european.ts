import { dairy, flavour, liquid, protein, sauce, starch, step, vegetable, whole } from "../ingredients.ts";
import type { Template } from "../template.ts";
import { bayLeaf, oliveOil } from "./pantry.ts";
import { garlic, grainChoices, onion, option, proteinChoice, salt, spice } from "./parts.ts";

export const easternEuropeanDinners: readonly Template[] = [
  {
    id: "borscht",
    mealTypes: ["lunch", "dinner"],
    cuisine: "eastern-european",
    level: "intermediate",
    method: "simmered",
    title: "Borscht with {main}, {side} and {top}",
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
      salt(2.5),
    ],
    parts: {
      main: [
        option("beef", "Beef", "beef", [protein("beef-stew-meat", 140)], {
          protein: "beef",
          steps: [step("Simmer the diced beef in the water, covered, until nearly tender.", 50)],
        }),
        proteinChoice("kidney-beans", 170, { name: "Kidney Beans" }),
        proteinChoice("great-northern-beans", 180, { name: "White Beans" }),
        proteinChoice("turkey", 140),
      ],
      side: [
        option("potato", "Potatoes", "potatoes", [starch("potato", 170)], {
          steps: [step("Set the diced potatoes to boil in salted water.", 4)],
        }),
        option("rye", "Rye Bread", "rye bread", [whole(starch("rye-bread", 64, "slice"))]),
        option("buckwheat", "Buckwheat", "buckwheat", [starch("buckwheat-groats-kasha", 45)], {
          steps: [step("Set the buckwheat to simmer, covered, in salted water.", 3)],
        }),
      ],
      top: [
        option("dill", "Dill", "dill", [vegetable("dill-fresh", 5), oliveOil(4)]),
        option("sour-cream", "Sour Cream", "sour cream", [dairy("sour-cream", 30)]),
      ],
    },
    steps: [
      { use: "main" },
      { use: "side" },
      step("Soften the onion, carrot and grated beet in olive oil and stir in the tomato paste.", 10),
      step("Add the cabbage, {main}, garlic, salt and water and simmer until tender.", 20),
      step("Sharpen with cider vinegar and serve with the {side} and {top}.", 2),
    ],
  },
  {
    id: "golabki",
    mealTypes: ["dinner"],
    cuisine: "eastern-european",
    level: "intermediate",
    method: "baked",
    title: "Cabbage Rolls with {filling} and {grain}",
    base: [
      vegetable("savoy-cabbage", 150),
      onion(50),
      garlic(3),
      oliveOil(14),
      sauce("tomato-puree-passata", 160),
      spice("paprika", 1.5),
      spice("marjoram-dried", 1),
      vegetable("parsley-fresh", 6),
      salt(2),
    ],
    parts: {
      filling: [
        option("pork", "Pork", "ground pork", [protein("ground-pork-96-lean", 150)], { protein: "pork" }),
        option("beef", "Beef", "ground beef", [protein("ground-beef-90-lean", 130)], { protein: "beef" }),
        option("turkey", "Turkey", "ground turkey", [protein("ground-turkey", 140)], { protein: "turkey" }),
        option(
          "mushroom-lentil",
          "Mushrooms, Lentils",
          "mushrooms and lentils",
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
          oliveOil(10),
        ]),
      ],
    },
    steps: [
      step("Blanch the cabbage leaves in boiling salted water until they bend.", 10),
      step(
        "Fry the onion, garlic and {filling} in half of the olive oil with the marjoram and salt and mix with the {grain}.",
        12,
      ),
      step("Fill the leaves, roll them up and pack them into a dish.", 10),
      step(
        "Cover with the passata, paprika and the rest of the olive oil and bake, covered, until soft; scatter with parsley.",
        30,
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
    title: "{grain} with {mushroom}, {protein} and Dill",
    base: [onion(70), garlic(3), oliveOil(15), vegetable("dill-fresh", 6), spice("black-pepper", 0.5), salt(1.5)],
    parts: {
      grain: grainChoices(["buckwheat", "millet", "barley"], 20, 60),
      mushroom: [
        option("cremini", "Brown Mushrooms", "cremini mushrooms", [vegetable("cremini-mushrooms", 140)]),
        option("oyster", "Oyster Mushrooms", "oyster mushrooms", [vegetable("oyster-mushrooms", 120)]),
      ],
      protein: [
        proteinChoice("great-northern-beans", 140, {
          way: "add the great northern beans and heat them through",
          name: "White Beans",
        }),
        proteinChoice("lentils", 130, { way: "add the cooked lentils and heat them through", name: "Lentils" }),
        proteinChoice("chicken", 130, { way: "add the chicken in strips and fry until cooked through" }),
        option("egg", "Eggs", "eggs", [whole(protein("egg", 100, "large"))], {
          way: "break in the eggs and stir until set",
          protein: "egg",
        }),
      ],
    },
    steps: [
      { use: "grain" },
      step("Fry the sliced onion in half of the olive oil until golden; add the garlic.", 8),
      step(
        "Fry the {mushroom} in the rest of the olive oil over high heat until browned, with black pepper and salt.",
        7,
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
    title: "{meat} with {side}",
    base: [
      vegetable("onion", 90),
      vegetable("red-bell-pepper", 70),
      garlic(6),
      oliveOil(14),
      spice("paprika", 5),
      spice("caraway-seed", 1),
      sauce("tomato-paste", 12),
      bayLeaf,
      liquid("water", 250),
      salt(2),
    ],
    parts: {
      meat: [
        proteinChoice("stewing-beef", 180, {
          name: "Beef Goulash",
          steps: [step("Brown the beef, cover with a little water and simmer until nearly tender.", 75)],
        }),
        proteinChoice("pork", 180, { name: "Pork Goulash" }),
        proteinChoice("venison", 180, {
          name: "Venison Goulash",
          steps: [step("Brown the venison, cover with a little water and simmer until nearly tender.", 60)],
        }),
        option(
          "mushroom-bean",
          "Mushroom and White Bean Paprika Pot",
          "mushrooms and white beans",
          [vegetable("cremini-mushrooms", 120), protein("cannellini-beans-canned-drained", 170)],
          { protein: "bean" },
        ),
        proteinChoice("turkey", 180, { name: "Turkey Paprika Pot" }),
      ],
      side: [
        option("potatoes", "Potatoes", "potatoes", [starch("potato", 240)], { way: "drain the potatoes" }),
        option("rice", "Rice", "white rice", [starch("white-rice-long-grain", 55)], { way: "fluff the white rice" }),
        option("egg-noodles", "Egg Noodles", "egg noodles", [starch("egg-noodles-dry", 55)], {
          way: "drain the egg noodles",
        }),
        option("cauliflower", "Cauliflower Mash", "cauliflower", [vegetable("cauliflower", 250), oliveOil(12)], {
          way: "drain and mash the cauliflower",
        }),
      ],
    },
    steps: [
      { use: "meat" },
      step(
        "Cook the onion slowly in olive oil until golden; stir in the paprika, caraway, garlic and tomato paste.",
        12,
      ),
      step(
        "Add the {meat}, red pepper, bay leaf, salt and water and simmer until tender; boil the {side} until done.",
        22,
      ),
      step("{side.way} and serve alongside.", 2),
    ],
    skip: [["meat.mushroom-bean", "side.cauliflower"]],
  },
  {
    id: "paprikash",
    mealTypes: ["lunch", "dinner"],
    cuisine: "eastern-european",
    level: "beginner",
    method: "simmered",
    title: "{meat} Paprikash with {cream} and {side}",
    base: [
      onion(50),
      vegetable("green-bell-pepper", 50),
      garlic(3),
      oliveOil(11),
      spice("paprika", 4),
      sauce("tomato-paste", 8),
      salt(1.5),
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
        option("sour-cream", "Sour Cream", "sour cream", [dairy("sour-cream", 50)]),
        option("coconut", "Coconut Milk", "coconut milk", [liquid("coconut-milk-canned", 55)]),
      ],
      side: [
        option("egg-noodles", "Egg Noodles", "egg noodles", [starch("egg-noodles-dry", 50)], {
          way: "boil the egg noodles",
        }),
        option("potatoes", "Potatoes", "potatoes", [starch("potato", 210)], { way: "boil the potatoes" }),
        option("zucchini", "Zucchini Ribbons", "zucchini ribbons", [vegetable("zucchini", 180), oliveOil(12)], {
          way: "blanch the zucchini ribbons",
        }),
      ],
    },
    steps: [
      step("Soften the onion, green pepper and garlic in olive oil.", 7),
      step("Stir in the paprika and tomato paste.", 3),
      step("Add the {meat} in pieces with salt and a splash of water and simmer until done; {side.way} meanwhile.", 16),
      step("Stir in the {cream} off the heat and serve with the {side}.", 2),
    ],
  },
  {
    id: "stroganoff",
    mealTypes: ["dinner"],
    cuisine: "eastern-european",
    level: "intermediate",
    method: "pan-fried",
    title: "{main} Stroganoff with {side}",
    base: [
      vegetable("white-mushrooms", 100),
      onion(30),
      garlic(3),
      oliveOil(10),
      dairy("creme-fraiche", 45),
      spice("paprika", 1),
      flavour("yellow-mustard", 5, "tsp"),
      vegetable("parsley-fresh", 4),
      salt(1),
    ],
    parts: {
      main: [
        proteinChoice("beef", 130, { way: "beef in strips" }),
        proteinChoice("chicken", 160, { way: "chicken in strips" }),
        proteinChoice("tempeh", 100, { way: "tempeh in cubes" }),
        proteinChoice("chickpeas", 130, { way: "chickpeas" }),
      ],
      side: [
        ...grainChoices(["white-rice"], 19, 48),
        option("potatoes", "Crisp Potatoes", "potatoes", [starch("potato", 200)], {
          steps: [step("Boil the sliced potatoes and crisp them in a little of the olive oil.", 10)],
        }),
        option("cauliflower", "Cauliflower Mash", "cauliflower", [vegetable("cauliflower", 200), oliveOil(8)], {
          steps: [step("Boil the cauliflower until soft and mash it with a little of the olive oil.", 10)],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step("Sear the {main.way} in half of the olive oil over high heat; set aside.", 6),
      step("Fry the onion, mushrooms and garlic in the rest of the olive oil and stir in the paprika and mustard.", 8),
      step("Add the creme fraiche, return the {main}, season with salt and warm through until done.", 4),
      step("Scatter with parsley and serve with the {side}.", 1),
    ],
    skip: [["main.chickpeas", "side.cauliflower"]],
  },
];
