import {
  dairy,
  fat,
  fruit,
  liquid,
  onlyPaired,
  protein,
  sauce,
  season,
  starch,
  step,
  vegetable,
  whole,
} from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { oliveOil } from "../pantry.ts";
import {
  garlic,
  ginger,
  grainChoices,
  lemonJuice,
  limeJuice,
  onion,
  option,
  proteinChoice,
  salt,
  soySauces,
} from "../parts.ts";

/** One pot, one tray or no stove at all, from what a small purse buys. */
export const thriftyMeals = (): readonly Template[] => [
  {
    id: "pasta-e-ceci",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "beginner",
    method: "simmered",
    name: "One-Pot Pasta and {pulse}",
    detail: "with {veg}",
    base: [
      starch("whole-wheat-pasta-dry", 60),
      onion(50),
      garlic(6),
      oliveOil(9),
      sauce("tomato-puree-passata", 120),
      season("rosemary-dried", 0.5),
      liquid("water", 350),
      salt(0.75),
    ],
    parts: {
      pulse: [
        option("chickpea", "Chickpeas", "chickpeas", [protein("chickpeas-canned-drained", 130)], {
          protein: "chickpea",
        }),
        option("white", "White Beans", "white beans", [protein("cannellini-beans-canned-drained", 140)], {
          protein: "bean",
        }),
        option("lentil", "Lentils", "cooked lentils", [protein("lentils-cooked", 140)], { protein: "lentil" }),
      ],
      veg: [
        option("spinach", "Spinach", "frozen spinach", [vegetable("spinach-frozen", 110)]),
        option("carrot", "Carrot", "diced carrot", [vegetable("carrot", 90)]),
        option("cabbage", "Cabbage", "shredded cabbage", [vegetable("green-cabbage", 120)]),
      ],
    },
    steps: [
      step("Soften the chopped onion, garlic and {veg} in the olive oil for {time}.", 5, { time: 5 }),
      step("Add the passata, rosemary, salt, water and {pulse} and bring to the boil.", 4),
      step("Stir in the pasta and simmer for {time}, stirring often, until it is tender in a thick soup.", 12, {
        time: [11, 12],
      }),
    ],
  },
  {
    id: "egg-potato-curry",
    mealTypes: ["lunch", "dinner"],
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    protein: "egg",
    name: "Egg and Potato Curry",
    detail: "with {veg}",
    base: [
      whole(protein("egg", 100, "large")),
      starch("potato", 220),
      onion(60),
      garlic(6),
      ginger(5),
      oliveOil(8),
      sauce("tomatoes-canned-diced", 130),
      season("turmeric", 0.8),
      season("cumin", 1),
      season("coriander-ground", 1),
      liquid("water", 120),
      salt(0.75),
    ],
    parts: {
      veg: [
        option("peas", "Peas", "peas", [vegetable("peas-frozen", 80)]),
        option("spinach", "Spinach", "spinach", [vegetable("spinach-frozen", 100)]),
        option("beans", "Green Beans", "green beans", [vegetable("green-beans-frozen", 100)]),
        option("cauliflower", "Cauliflower", "cauliflower", [vegetable("cauliflower-frozen", 120)]),
      ],
    },
    steps: [
      step("Lower the eggs into boiling water and boil for {time} while the curry is begun; cool and peel them.", 3, {
        time: 10,
      }),
      step(
        "Soften the chopped onion, garlic and ginger with the turmeric, cumin and coriander in the olive oil for {time}.",
        5,
        { time: 5 },
      ),
      step(
        "Add the diced potatoes, tomatoes, salt and water and simmer, covered, for {time}, until the potatoes are tender.",
        15,
        { time: [14, 15] },
      ),
      step("Stir in the {veg} and the halved eggs and simmer for {time}.", 4, { time: 4 }),
    ],
  },
  {
    id: "spinach-rice-pot",
    mealTypes: ["lunch", "dinner"],
    cuisine: "greek",
    level: "beginner",
    method: "simmered",
    name: "Spinach Rice Pot",
    detail: "with {protein} and {herb}",
    base: [
      starch("white-rice-medium-grain", 55),
      vegetable("spinach-frozen", 160),
      onion(50),
      vegetable("scallions", 20),
      oliveOil(11),
      lemonJuice(15),
      liquid("water", 170),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chickpeas", 120, { name: "Chickpeas" }),
        proteinChoice("lentils", 120, { name: "Lentils" }),
        option("white-beans", "White Beans", "white beans", [protein("cannellini-beans-canned-drained", 130)], {
          protein: "bean",
        }),
      ],
      herb: [
        option("dill", "Dill", "dill", [vegetable("dill-fresh", 6)]),
        option("mint", "Mint", "mint", [vegetable("mint-fresh", 4)]),
      ],
    },
    steps: [
      step("Soften the chopped onion and scallions in the olive oil for {time}.", 5, { time: 5 }),
      step(
        "Add the spinach, rice, {protein}, salt and water and simmer, covered, for {time}, until the rice is tender.",
        19,
        { time: [17, 19] },
      ),
      step("Stir in the lemon juice and chopped {herb} and rest for {time}.", 4, { time: 4 }),
    ],
    skip: onlyPaired("protein", "herb", { chickpeas: "dill", lentils: "mint", "white-beans": "dill" }),
  },
  {
    id: "cabbage-noodles",
    mealTypes: ["lunch", "dinner"],
    cuisine: "eastern-european",
    level: "beginner",
    method: "pan-fried",
    name: "Cabbage and {noodles}",
    detail: "with {protein}",
    base: [
      vegetable("green-cabbage", 220),
      onion(70),
      oliveOil(11),
      season("caraway-seed", 0.8),
      season("black-pepper", 0.3),
      salt(0.75),
    ],
    parts: {
      protein: [
        option("cottage", "Cottage Cheese", "cottage cheese", [dairy("cottage-cheese-2", 90)], {
          way: "top with the cottage cheese",
          protein: "cheese",
        }),
        option("egg", "Fried Egg", "egg", [whole(protein("egg", 50, "large"))], {
          way: "top with the egg, fried for {time} on both sides in a nonstick pan",
          time: 3,
          protein: "egg",
        }),
        option("bean", "White Beans", "white beans", [protein("cannellini-beans-canned-drained", 110)], {
          way: "fold in the white beans until they are hot",
          protein: "bean",
        }),
      ],
      noodles: [
        option("egg-noodles", "Egg Noodles", "egg noodles", [starch("egg-noodles-dry", 65)]),
        option("whole-wheat", "Whole-Wheat Pasta", "whole-wheat pasta", [starch("whole-wheat-pasta-dry", 68)]),
      ],
    },
    steps: [
      step(
        "Slice the cabbage and onion and fry with the caraway in the olive oil for {time}, until soft and gold.",
        15,
        {
          time: [13, 15],
        },
      ),
      step("Meanwhile boil the {noodles} in salted water for {time} and drain.", 3, { time: [8, 10] }),
      step("Toss with salt and black pepper and {protein.way}.", 4),
    ],
  },
  {
    id: "barley-vegetable-pot",
    mealTypes: ["lunch", "dinner"],
    cuisine: "british",
    level: "beginner",
    method: "simmered",
    name: "Barley Vegetable Pot",
    detail: "with {protein} and {veg}",
    base: [
      starch("pearl-barley", 55),
      onion(50),
      vegetable("carrot", 80),
      garlic(3),
      oliveOil(9),
      season("thyme-dried", 0.6),
      liquid("water", 450),
      vegetable("parsley-fresh", 6),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chicken-thigh", 120, { name: "Chicken", way: "chicken thigh, cut into bite-size pieces," }),
        proteinChoice("lentils", 120, { name: "Lentils", way: "cooked lentils" }),
        proteinChoice("great-northern-beans", 120, { name: "White Beans", way: "beans" }),
      ],
      veg: [
        option("leek", "Leek", "leek", [vegetable("leek", 80)]),
        option("turnip", "Turnip", "turnip", [vegetable("turnip", 100)]),
        option("mushroom", "Mushrooms", "mushrooms", [vegetable("white-mushrooms", 110)]),
      ],
    },
    steps: [
      step("Soften the onion, carrot, garlic and {veg}, all diced, in the olive oil for {time}.", 7, { time: [6, 7] }),
      step("Add the barley, thyme, salt and water and simmer, covered, for {time}.", 20, { time: 20 }),
      step("Add the {protein.way} and simmer for {time}, until all is tender.", 13, {
        time: [12, 13],
      }),
      step("Scatter with parsley.", 1),
    ],
  },
  {
    id: "cold-rice-salad",
    mealTypes: ["lunch"],
    cuisine: "italian",
    level: "beginner",
    method: "assembled",
    name: "Cold Rice Salad",
    detail: "with {protein} and {veg}",
    base: [
      starch("brown-rice-cooked", 180),
      vegetable("peas-frozen", 50),
      vegetable("cherry-tomatoes", 80),
      whole(fat("olives-black", 11.4, "piece")),
      oliveOil(9),
      lemonJuice(12),
      vegetable("basil-fresh", 4),
      salt(0.4),
    ],
    parts: {
      protein: [
        option("tuna", "Tuna", "drained tuna", [protein("tuna-canned-in-water", 100)], { protein: "tuna" }),
        option("chicken", "Roast Chicken", "shredded roast chicken", [protein("rotisserie-chicken-breast", 90)], {
          protein: "chicken",
        }),
        proteinChoice("chickpeas", 120, { name: "Chickpeas" }),
        option("mozzarella", "Mozzarella", "torn mozzarella", [protein("mozzarella-fresh-whole-milk", 40)], {
          protein: "cheese",
        }),
      ],
      veg: [
        option("pepper", "Sweet Pepper", "red pepper", [vegetable("red-bell-pepper", 80)]),
        option("zucchini", "Zucchini", "raw zucchini", [vegetable("zucchini", 90)]),
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 100)]),
      ],
    },
    steps: [
      step("Boil the peas in salted water for {time}, drain and cool them.", 4, { time: 3 }),
      step("Dice the {veg} and halve the cherry tomatoes.", 4),
      step(
        "Toss with {protein}, olives, olive oil, lemon juice, salt, torn basil and cooked rice that was cooled fast and kept cold for a day at most.",
        3,
      ),
    ],
  },
  {
    id: "cold-peanut-noodles",
    mealTypes: ["lunch"],
    cuisine: "chinese",
    level: "beginner",
    method: "boiled",
    name: "Cold Peanut Noodles",
    detail: "with {protein}",
    base: [
      starch("whole-wheat-pasta-dry", 70),
      sauce("peanut-butter-unsalted", 22, "tbsp"),
      vegetable("cucumber", 90),
      vegetable("carrot", 60),
      vegetable("scallions", 15),
      limeJuice(12),
      garlic(3),
    ],
    parts: {
      protein: [
        proteinChoice("tofu", 100, {
          word: "cubed tofu",
          way: "boil the whole-wheat pasta in salted water for {time}, until tender, rinse cold and drain; cut the tofu into small cubes",
          time: [10, 11],
        }),
        option("chicken", "Roast Chicken", "roast chicken", [protein("rotisserie-chicken-breast", 80)], {
          protein: "chicken",
          way: "boil the whole-wheat pasta in salted water for {time}, until tender, rinse cold and drain; pull the roast chicken into strips",
          time: [10, 11],
        }),
        option("edamame", "Edamame", "edamame", [protein("edamame-frozen", 90)], {
          protein: "soy",
          way: "boil the whole-wheat pasta with the edamame in salted water for {time}, until both are tender, rinse cold and drain",
          time: [10, 11],
        }),
      ],
      sauce: soySauces(6, "tsp").slice(0, 1),
    },
    steps: [
      step("{protein.way}.", 11),
      step("Beat the peanut butter with {sauce}, lime juice, garlic and a little hot water.", 2),
      step(
        "Toss the pasta and the {protein} in the sauce with the cucumber and carrot in strips and the scallions.",
        3,
      ),
    ],
  },
  {
    id: "lentil-lunch-salad",
    mealTypes: ["lunch"],
    cuisine: "french",
    level: "beginner",
    method: "assembled",
    protein: "lentil",
    name: "Lentil {partner} Salad",
    detail: "with {topping}",
    base: [
      protein("lentils-cooked", 190),
      vegetable("carrot", 60),
      vegetable("red-onion", 15),
      vegetable("parsley-fresh", 10),
      oliveOil(10),
      lemonJuice(15),
      salt(0.75),
    ],
    parts: {
      partner: [
        option("apple", "Apple", "apple", [fruit("apple", 90)]),
        option("celery", "Celery", "celery", [vegetable("celery", 70)]),
        option("tomato", "Tomato", "tomato", [vegetable("tomato", 120)]),
      ],
      topping: [
        option("walnut", "Walnuts", "walnuts", [fat("walnuts", 15)]),
        option("feta", "Feta", "crumbled feta", [dairy("feta-cheese", 30)]),
        option("seeds", "Pumpkin Seeds", "pumpkin seeds", [fat("pumpkin-seeds", 15)]),
      ],
    },
    steps: [
      step("Chop the onion and let it stand in the lemon juice for {time}.", 3, { time: 3 }),
      step("Dice the carrot and {partner} finely.", 4),
      step("Toss everything with the lentils, olive oil, salt and parsley and top with the {topping}.", 2),
    ],
    skip: [
      ["partner.apple", "topping.seeds"],
      ["partner.celery", "topping.walnut"],
      ["partner.tomato", "topping.walnut"],
    ],
  },
  {
    id: "squash-pulse-tray",
    mealTypes: ["dinner"],
    cuisine: "moroccan",
    level: "beginner",
    method: "roasted",
    name: "{veg} and {pulse} Tray",
    detail: "with {grain}",
    base: [
      vegetable("red-onion", 60),
      oliveOil(12),
      season("cumin", 1),
      season("smoked-paprika", 1),
      lemonJuice(10),
      vegetable("parsley-fresh", 6),
      salt(0.75),
    ],
    parts: {
      veg: [
        option("squash", "Squash", "butternut squash", [vegetable("butternut-squash", 220)], {
          way: "peel the butternut squash",
        }),
        option("cauliflower", "Cauliflower", "cauliflower", [vegetable("cauliflower", 220)], {
          way: "trim the cauliflower",
        }),
        option("carrot", "Carrot", "carrots", [vegetable("carrot", 170)], { way: "peel the carrots" }),
      ],
      pulse: [
        option("chickpea", "Chickpea", "chickpeas", [protein("chickpeas-canned-drained", 140)], {
          protein: "chickpea",
        }),
        option("white-bean", "White Bean", "white beans", [protein("cannellini-beans-canned-drained", 150)], {
          protein: "bean",
        }),
      ],
      grain: grainChoices(["bulgur", "quinoa", "brown-rice"], 22, 45, ["bulgur"]),
    },
    steps: [
      step(
        "Heat the oven to {oven}; {veg.way}, cut small with the onion and toss on a tray with the olive oil, cumin and smoked paprika.",
        7,
        {
          oven: 220,
        },
      ),
      { use: "grain" },
      step("Roast for {time}, until beginning to brown.", 17, { time: 17 }),
      { late: "grain" },
      step("Stir in the {pulse} and roast for {time}, until both are brown at the edges.", 8, { time: 8 }),
      step("Season with salt, lemon juice and parsley and serve over the {grain}.", 2),
    ],
  },
];
