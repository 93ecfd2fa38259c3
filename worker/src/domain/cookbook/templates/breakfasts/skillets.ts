import {
  choice,
  fat,
  flavour,
  fruit,
  onlyPaired,
  protein,
  season,
  starch,
  step,
  vegetable,
  whole,
} from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { eighthOfSalt, oliveOil, pepper, pinchOfSalt, water } from "../pantry.ts";

function breakfast(template: Omit<Template, "mealTypes">): Template {
  return { mealTypes: ["breakfast"], ...template };
}

const KALE = choice("kale", "kale", [vegetable("kale", 60, "cup")], { word: "shredded kale" });
const SPINACH = choice("spinach", "spinach", [vegetable("spinach", 90, "cup")]);
const CABBAGE = choice("cabbage", "cabbage", [vegetable("green-cabbage", 90, "cup")], { word: "shredded cabbage" });
const CHARD = choice("chard", "chard", [vegetable("swiss-chard", 90)], { word: "chopped chard" });
const ZUCCHINI = choice("zucchini", "zucchini", [vegetable("zucchini", 110)], { word: "sliced zucchini" });
const GREENS: readonly PartOption[] = [KALE, SPINACH, CABBAGE, CHARD];

/** Meat and vegetables in one pan: no grain, no pulse, no dairy, no egg. */
export const skilletBreakfastTemplates = (): readonly Template[] => [
  breakfast({
    id: "pork-patties",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    protein: "pork",
    name: "Sage pork patties",
    detail: "with {green} and {vegetable}",
    base: [protein("ground-pork", 110), season("sage-dried", 0.4), oliveOil(5), eighthOfSalt, pepper],
    parts: {
      green: GREENS,
      vegetable: [
        choice("mushroom", "mushrooms", [vegetable("white-mushrooms", 80, "cup")], { word: "sliced mushrooms" }),
        choice("tomato", "tomatoes", [vegetable("cherry-tomatoes", 80)], { word: "cherry tomatoes" }),
      ],
    },
    steps: [
      step("Season the pork with sage, salt and pepper and shape into small patties.", 4),
      step("Fry in the olive oil for {time}, until browned and cooked through; keep warm.", 8, { time: [7, 8] }),
      step("Cook the {vegetable} and {green} in the same pan for {time} and serve with the patties.", 5, {
        time: [4, 5],
      }),
    ],
  }),
  breakfast({
    id: "turkey-avocado-patties",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    protein: "turkey",
    name: "Herbed turkey patties",
    detail: "with avocado and {vegetable}",
    base: [
      protein("ground-turkey", 120),
      vegetable("avocado", 80),
      flavour("parsley-fresh", 5),
      flavour("garlic", 3, "clove"),
      oliveOil(7),
      eighthOfSalt,
      pepper,
    ],
    parts: {
      vegetable: [
        choice("tomato", "tomato", [vegetable("tomato", 100)], { word: "sliced tomato" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 100)], { word: "sliced cucumber" }),
        choice("pepper", "red pepper", [vegetable("red-bell-pepper", 70)], { word: "strips of bell pepper" }),
        choice("arugula", "arugula", [vegetable("arugula", 40, "cup")]),
      ],
    },
    steps: [
      step("Mix the turkey with parsley, garlic, salt and pepper and shape into flat patties.", 4),
      step("Fry in the olive oil, turning once, for {time}, until cooked through.", 8, { time: [7, 8] }),
      step("Serve with sliced avocado and {vegetable}.", 3),
    ],
  }),
  breakfast({
    id: "beef-mushroom-skillet",
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    protein: "beef",
    name: "Beef and mushroom skillet",
    detail: "with {green}",
    base: [
      protein("ground-beef-85-lean", 120),
      vegetable("cremini-mushrooms", 100, "cup"),
      flavour("garlic", 3, "clove"),
      season("thyme-dried", 0.7),
      oliveOil(7),
      eighthOfSalt,
      pepper,
    ],
    parts: { green: [...GREENS, ZUCCHINI] },
    steps: [
      step("Brown the beef, in small pieces, in the olive oil for {time}.", 6, { time: [5, 6] }),
      step("Add the sliced mushrooms, garlic and thyme and fry for {time}, until dry.", 6, { time: [4, 5] }),
      step("Fold in the {green} and stir for {time}, until tender; season with salt and pepper.", 4, { time: [3, 4] }),
    ],
  }),
  breakfast({
    id: "chicken-greens-hash",
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    protein: "chicken",
    name: "Chicken and {vegetable} hash",
    detail: "with {green}",
    base: [
      protein("chicken-thigh-skinless", 130),
      season("smoked-paprika", 1),
      flavour("garlic", 3, "clove"),
      fat("avocado-oil", 14, "tbsp"),
      eighthOfSalt,
      pepper,
    ],
    parts: {
      vegetable: [
        choice("cauliflower", "cauliflower", [vegetable("cauliflower", 120, "cup")], {
          word: "small cauliflower florets",
        }),
        choice("turnip", "turnip", [vegetable("turnip", 100)], { word: "diced turnip" }),
        choice("sprout", "Brussels sprout", [vegetable("brussels-sprouts", 100, "cup")], {
          word: "quartered Brussels sprouts",
        }),
      ],
      green: [KALE, SPINACH],
    },
    steps: [
      step("Fry the {vegetable} in the avocado oil for {time}, until browned.", 8, { time: [7, 8] }),
      step("Add the chicken in small pieces with the garlic and paprika and cook through for {time}.", 8, {
        time: [6, 7],
      }),
      step("Stir in the {green} for {time}, until wilted; season with salt and pepper.", 3, { time: [2, 3] }),
    ],
  }),
  breakfast({
    id: "lamb-breakfast-skillet",
    cuisine: "turkish",
    level: "beginner",
    method: "pan-fried",
    protein: "lamb",
    name: "Spiced lamb",
    detail: "with {vegetable} and mint",
    base: [
      protein("ground-lamb", 100),
      season("cumin", 1),
      season("cinnamon-ground", 0.4),
      flavour("mint-fresh", 4),
      vegetable("tomato", 80),
      oliveOil(7),
      eighthOfSalt,
    ],
    parts: {
      vegetable: [
        choice("eggplant", "eggplant", [vegetable("eggplant", 130)], { word: "diced eggplant" }),
        ZUCCHINI,
        choice("pepper", "green peppers", [vegetable("green-bell-pepper", 90)], { word: "sliced bell pepper" }),
      ],
    },
    steps: [
      step("Fry the {vegetable} in the olive oil for {time}, until soft.", 8, { time: [7, 8] }),
      step("Add the lamb with cumin and cinnamon and brown it well for {time}.", 7, { time: [5, 6] }),
      step("Stir in the chopped tomato and salt, simmer for {time} and scatter with mint.", 4, { time: [3, 4] }),
    ],
  }),
  breakfast({
    id: "cauliflower-rice-bowl",
    cuisine: "mexican",
    level: "beginner",
    method: "pan-fried",
    name: "Cauliflower rice bowl",
    detail: "with {meat}, avocado and {topping}",
    base: [
      vegetable("cauliflower-rice", 150, "cup"),
      vegetable("avocado", 60),
      season("cumin", 1),
      flavour("lime-juice", 8, "tsp"),
      oliveOil(8),
      eighthOfSalt,
    ],
    parts: {
      meat: [
        choice("turkey", "turkey", [protein("ground-turkey", 110)], { protein: "turkey" }),
        choice("beef", "beef", [protein("ground-beef-90-lean", 110)], { protein: "beef" }),
        choice("pork", "pork", [protein("ground-pork-96-lean", 110)], { protein: "pork" }),
      ],
      topping: [
        choice("tomato", "tomato", [vegetable("tomato", 70), flavour("cilantro-fresh", 4)], {
          word: "diced tomato, cilantro",
        }),
        choice("radish", "radish", [vegetable("radish", 40), flavour("cilantro-fresh", 4)], {
          word: "sliced radish, cilantro",
        }),
      ],
    },
    steps: [
      step("Brown the {meat} with cumin and salt in the olive oil for {time}.", 7, { time: [6, 7] }),
      step("Add the cauliflower rice and fry for {time}, until tender.", 5, { time: [4, 5] }),
      step("Top with sliced avocado, {topping} and lime juice.", 3),
    ],
  }),
  breakfast({
    id: "bacon-avocado-plate",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    protein: "pork",
    name: "Browned bacon",
    detail: "with avocado and {vegetable}",
    base: [protein("bacon", 42, "slice"), vegetable("avocado", 100), flavour("lemon-juice", 5, "tsp"), pepper],
    parts: {
      vegetable: [
        choice("tomato", "tomato", [vegetable("tomato", 110)], { word: "thick slices of tomato" }),
        choice("spinach", "spinach", [vegetable("baby-spinach", 60, "cup")]),
        choice("mushroom", "mushrooms", [vegetable("white-mushrooms", 90, "cup")], { word: "sliced mushrooms" }),
        choice("asparagus", "asparagus", [vegetable("asparagus", 90)], { word: "asparagus spears" }),
      ],
    },
    steps: [
      step("Fry the bacon for {time}, until browned, and lift it out.", 5, { time: [4, 5] }),
      step("Cook the {vegetable} in the fat for {time}, until just tender.", 4, {
        time: [2, 3],
        instead: {
          where: "vegetable.asparagus",
          steps: [step("Fry the asparagus spears in the fat for {time}, until just tender.", 5, { time: [4, 5] })],
        },
      }),
      step("Serve with sliced avocado, lemon juice and black pepper.", 2),
    ],
  }),
  breakfast({
    id: "minute-steak-plate",
    cuisine: "french",
    level: "intermediate",
    method: "pan-fried",
    protein: "beef",
    premium: true,
    name: "Minute steak",
    detail: "with {vegetable} and herbed olive oil",
    base: [
      protein("beef-sirloin-steak", 130),
      flavour("parsley-fresh", 4),
      flavour("chives-fresh", 3, "tbsp"),
      oliveOil(11),
      pinchOfSalt,
      pepper,
    ],
    parts: {
      vegetable: [
        choice("tomato", "blistered tomatoes", [vegetable("cherry-tomatoes", 120)], {
          way: "cook the cherry tomatoes in the same pan for {time}, until they blister",
          time: 3,
        }),
        choice("asparagus", "asparagus", [vegetable("asparagus", 130)], {
          way: "cook the asparagus in the same pan for {time}, turning it",
          time: [4, 5],
        }),
        choice("mushroom", "oyster mushrooms", [vegetable("oyster-mushrooms", 120, "cup")], {
          way: "brown the oyster mushrooms in the same pan for {time}",
          time: [4, 5],
        }),
        choice("spinach", "wilted spinach", [vegetable("spinach", 130, "cup")], {
          way: "wilt the spinach in the same pan for {time}",
          time: 2,
        }),
      ],
    },
    steps: [
      step("Chop the parsley and chives and stir them into most of the olive oil.", 2),
      step(
        "Salt the thin beef steak and sear it in the rest of the olive oil in a very hot pan for {time}, turning once, until both sides are brown; let it rest.",
        4,
        { time: 3 },
      ),
      step("{vegetable.way}.", 4),
      step("Serve with the herbed olive oil and black pepper.", 1),
    ],
  }),
  breakfast({
    id: "chicken-avocado-lettuce-cups",
    cuisine: "vietnamese",
    level: "beginner",
    method: "stir-fried",
    name: "Lettuce cups",
    detail: "with {meat}, herbs and avocado",
    base: [
      vegetable("butterhead-lettuce", 50, "leaf"),
      vegetable("avocado", 70),
      vegetable("scallions", 15, "piece"),
      flavour("ginger-root", 4, "tsp"),
      flavour("lime-juice", 10, "tbsp"),
      flavour("mint-fresh", 3),
      fat("coconut-oil", 8, "tsp"),
      eighthOfSalt,
    ],
    parts: {
      meat: [
        choice("chicken", "chicken", [protein("ground-chicken", 120)], { protein: "chicken" }),
        choice("pork", "pork", [protein("ground-pork-96-lean", 120)], { protein: "pork" }),
        choice("turkey", "turkey", [protein("ground-turkey", 120)], { protein: "turkey" }),
      ],
    },
    steps: [
      step(
        "Fry the {meat} with the grated ginger in the coconut oil over high heat for {time}, until crumbly and no pink is left.",
        6,
        { time: [5, 6] },
      ),
      step("Season with lime juice and salt and stir in the sliced scallions.", 1),
      step("Spoon into lettuce leaves with sliced avocado and mint.", 3),
    ],
  }),
  breakfast({
    id: "sardine-tomato-plate",
    cuisine: "spanish",
    level: "beginner",
    method: "assembled",
    name: "{fish} and Tomato Plate",
    detail: "with {vegetable} and Olives",
    base: [
      vegetable("tomato", 110),
      whole(fat("olives-green", 10.8, "piece")),
      oliveOil(10),
      flavour("lemon-juice", 6, "tsp"),
      pepper,
    ],
    parts: {
      fish: [
        choice("sardine", "sardine", [protein("sardines-canned-in-oil", 90)], {
          word: "sardines",
          protein: "sardine",
          steps: [step("Drain the sardines and warm them in a hot pan for {time}.", 4, { time: [3, 4] })],
        }),
        choice("mackerel", "fried mackerel", [protein("mackerel", 100), pinchOfSalt], {
          word: "mackerel",
          protein: "mackerel",
          steps: [
            step("Salt the mackerel and fry it in half of the olive oil, skin side first, for {time}.", 7, {
              time: [5, 6],
            }),
          ],
        }),
        choice("tuna", "tuna", [protein("tuna-canned-in-oil", 90)], {
          word: "tuna",
          protein: "tuna",
          steps: [step("Drain the tuna and warm it in a hot pan for {time}.", 4, { time: [3, 4] })],
        }),
      ],
      vegetable: [
        choice("cucumber", "cucumber", [vegetable("cucumber", 80)]),
        choice("avocado", "avocado", [vegetable("avocado", 60)]),
      ],
    },
    steps: [
      step("Slice the tomato and {vegetable} and lay them out with the olives.", 3),
      { use: "fish" },
      step("Set the {fish} on top and dress with olive oil, lemon juice and black pepper.", 1, {
        instead: {
          where: "fish.mackerel",
          steps: [
            step("Set the mackerel on top and dress with the rest of the olive oil, lemon juice and black pepper.", 1),
          ],
        },
      }),
    ],
  }),
  breakfast({
    id: "salmon-cucumber-plate",
    cuisine: "nordic",
    level: "beginner",
    method: "assembled",
    protein: "salmon",
    name: "Smoked salmon plate",
    detail: "with avocado and {vegetable}",
    base: [
      protein("smoked-salmon", 90, "slice"),
      vegetable("avocado", 110),
      oliveOil(9),
      flavour("dill-fresh", 3),
      flavour("lemon-juice", 5, "tsp"),
    ],
    parts: {
      vegetable: [
        choice("cucumber", "cucumber", [vegetable("cucumber", 110)], { word: "ribbons of cucumber" }),
        choice("fennel", "fennel", [vegetable("fennel-bulb", 80)], { word: "shaved fennel" }),
        choice("radish", "radish", [vegetable("radish", 70)], { word: "sliced radish" }),
        choice("watercress", "watercress", [vegetable("watercress", 40, "cup")]),
      ],
    },
    steps: [
      step("Lay out the smoked salmon with sliced avocado and {vegetable}.", 4),
      step("Dress with olive oil, lemon juice and dill.", 1),
    ],
  }),
  breakfast({
    id: "japanese-breakfast",
    cuisine: "japanese",
    level: "intermediate",
    method: "grilled",
    premium: true,
    name: "Japanese {fish} Breakfast",
    detail: "with Rice and {vegetable}",
    base: [
      starch("white-rice-short-grain-sushi", 55, "cup"),
      flavour("ginger-root", 4, "tsp"),
      oliveOil(3),
      eighthOfSalt,
    ],
    parts: {
      fish: [
        choice("salmon", "grilled salmon", [protein("salmon-atlantic-farmed", 90)], {
          word: "salmon",
          protein: "salmon",
        }),
        choice("mackerel", "grilled mackerel", [protein("mackerel", 90)], { word: "mackerel", protein: "mackerel" }),
        choice("tofu", "grilled tofu", [protein("tofu-firm", 130)], { word: "tofu, in thick slices", protein: "tofu" }),
      ],
      vegetable: [
        choice("spinach", "spinach", [vegetable("spinach", 90, "cup")], {
          word: "blanched spinach",
          steps: [step("Blanch the spinach in boiling salted water for {time} and squeeze it dry.", 2, { time: 1 })],
        }),
        choice("daikon", "daikon", [vegetable("daikon-radish", 90)], { word: "grated daikon radish" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 90)], { word: "sliced cucumber" }),
      ],
    },
    steps: [
      step(
        "Rinse the rice, simmer it, covered, in one and a half times its volume of water for {time} and let it rest.",
        20,
        { time: [17, 18] },
      ),
      step("Salt the {fish}, brush with olive oil and grill or broil for {time}, until browned.", 8, { time: [6, 7] }),
      { use: "vegetable" },
      step("Serve with the rice, {vegetable} and grated ginger.", 3),
    ],
  }),
  breakfast({
    id: "sweet-potato-meat-hash",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    name: "Sweet potato hash",
    detail: "with {meat} and {green}",
    base: [
      starch("sweet-potato", 160),
      vegetable("onion", 40),
      season("smoked-paprika", 1),
      oliveOil(9),
      eighthOfSalt,
      pepper,
    ],
    parts: {
      meat: [
        choice("turkey", "turkey", [protein("ground-turkey", 90)], { protein: "turkey" }),
        choice("beef", "beef", [protein("ground-beef-90-lean", 90)], { protein: "beef" }),
        choice("pork", "pork", [protein("ground-pork-96-lean", 90)], { protein: "pork" }),
        choice("chicken", "chicken", [protein("chicken-thigh-skinless", 100)], {
          word: "diced chicken",
          protein: "chicken",
        }),
      ],
      green: [KALE, SPINACH, ZUCCHINI],
    },
    steps: [
      step("Fry the diced sweet potato and onion in the olive oil, covered at first, for {time}, until tender.", 14, {
        time: [12, 14],
      }),
      step("Add the {meat} with the paprika and cook through for {time}.", 7, { time: [5, 6] }),
      step("Fold in the {green} and stir for {time}, until soft; season with salt and pepper.", 4, { time: [3, 4] }),
    ],
  }),
  breakfast({
    id: "roasted-sweet-potato-halves",
    cuisine: "international",
    level: "beginner",
    method: "roasted",
    name: "Roasted sweet potato",
    detail: "with {topping}",
    base: [starch("sweet-potato", 220), season("cinnamon-ground", 0.6), fat("coconut-oil", 5, "tsp")],
    parts: {
      topping: [
        choice("banana-seed", "banana and sunflower seeds", [fruit("banana", 60), fat("sunflower-seeds", 18, "tbsp")], {
          word: "sliced banana and sunflower seeds",
        }),
        choice("berry-almond", "blueberries and almond butter", [
          fruit("blueberries", 70, "cup"),
          fat("almond-butter", 18, "tbsp"),
        ]),
        choice("apple-pumpkin", "apple and pumpkin seeds", [fruit("apple", 80), fat("pumpkin-seeds", 18, "tbsp")], {
          word: "diced apple and pumpkin seeds",
        }),
        choice("pear-pecan", "pear and pecans", [fruit("pear", 80), fat("pecans", 16, "tbsp")], {
          word: "diced pear and pecans",
        }),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; halve the sweet potato and rub it with coconut oil and cinnamon.", 5, {
        oven: 210,
      }),
      step("Roast on a tray, cut side down, for {time}, until very soft.", 32, { time: [30, 32] }),
      step("Open up the flesh and fill with {topping}.", 2),
    ],
  }),
  breakfast({
    id: "sweet-potato-bean-hash",
    cuisine: "mexican",
    level: "beginner",
    method: "pan-fried",
    protein: "bean",
    name: "Sweet potato {bean} hash",
    detail: "with {topping}",
    base: [
      starch("sweet-potato", 160),
      vegetable("red-bell-pepper", 60),
      vegetable("onion", 40),
      season("cumin", 1),
      oliveOil(9),
      pinchOfSalt,
    ],
    parts: {
      bean: [
        choice("black", "black bean", [protein("black-beans-canned-drained", 90)], { word: "black beans" }),
        choice("pinto", "pinto bean", [protein("pinto-beans-canned-drained", 90)], { word: "pinto beans" }),
        choice("kidney", "kidney bean", [protein("kidney-beans-canned-drained", 90)], { word: "kidney beans" }),
      ],
      topping: [
        choice("avocado", "avocado", [vegetable("avocado", 50)], { word: "sliced avocado" }),
        choice("tomato", "tomato and cilantro", [vegetable("tomato", 80), flavour("cilantro-fresh", 5)], {
          word: "diced tomato and cilantro",
        }),
      ],
    },
    steps: [
      step("Fry the diced sweet potato, onion and bell pepper in the olive oil for {time}, until tender.", 15, {
        time: [13, 15],
      }),
      step("Stir in the {bean}, cumin and salt and heat through for {time}.", 4, { time: [3, 4] }),
      step("Serve with {topping}.", 2),
    ],
  }),
  breakfast({
    id: "masala-potatoes",
    cuisine: "indian",
    level: "beginner",
    method: "pan-fried",
    name: "Masala breakfast potatoes",
    detail: "with {pulse} and {green}",
    base: [
      starch("potato", 170),
      vegetable("onion", 40),
      flavour("ginger-root", 4, "tsp"),
      season("turmeric", 0.8),
      season("cumin", 1.2),
      season("coriander-ground", 1),
      fat("sunflower-oil", 10, "tbsp"),
      flavour("cilantro-fresh", 4),
      pinchOfSalt,
    ],
    parts: {
      pulse: [
        choice("chickpea", "chickpeas", [protein("chickpeas-canned-drained", 80)], { protein: "chickpea" }),
        choice("pea", "peas", [vegetable("peas-frozen", 90, "cup")]),
        choice("kidney-bean", "kidney beans", [protein("kidney-beans-canned-drained", 80)], { protein: "bean" }),
      ],
      green: [SPINACH, CABBAGE],
    },
    steps: [
      step("Boil the diced potato in salted water for {time}, until nearly tender, and drain.", 10, { time: [8, 10] }),
      step("Fry the chopped onion and ginger in the sunflower oil with cumin, turmeric and coriander for {time}.", 5, {
        time: [4, 5],
      }),
      step("Add the potato, {pulse}, {green} and salt and fry for {time}, until golden; scatter with cilantro.", 8, {
        time: [6, 7],
        instead: {
          where: "green.spinach",
          steps: [
            step(
              "Add the potato, {pulse} and salt and fry for {time}, until golden; fold in the spinach until it wilts and scatter with cilantro.",
              8,
              { time: [6, 7] },
            ),
          ],
        },
      }),
    ],
  }),
];

export const plantBreakfastTemplates = (): readonly Template[] => [
  breakfast({
    id: "tofu-scramble",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    protein: "tofu",
    name: "Tofu scramble",
    detail: "with {vegetable} and {side}",
    base: [
      protein("tofu-firm", 140),
      season("turmeric", 0.6),
      flavour("nutritional-yeast", 5, "tbsp"),
      oliveOil(8),
      eighthOfSalt,
      pepper,
    ],
    parts: {
      vegetable: [
        choice("spinach", "spinach", [vegetable("spinach", 80, "cup")]),
        choice("pepper", "peppers", [vegetable("red-bell-pepper", 80)], { word: "diced bell pepper" }),
        choice("mushroom", "mushrooms", [vegetable("white-mushrooms", 90, "cup")], { word: "sliced mushrooms" }),
        choice("tomato", "tomatoes", [vegetable("cherry-tomatoes", 100)], { word: "halved cherry tomatoes" }),
      ],
      side: [
        choice("rye", "rye toast", [starch("rye-bread", 48, "slice")], { word: "toasted rye bread" }),
        choice("tortilla", "corn tortillas", [starch("corn-tortilla", 48, "piece")], {
          word: "corn tortillas, warmed in a dry pan,",
        }),
        choice("avocado", "avocado", [vegetable("avocado", 70)], { word: "sliced avocado" }),
      ],
    },
    steps: [
      step("Cook the {vegetable} in the olive oil for {time}.", 4, { time: [3, 4] }),
      step(
        "Crumble in the tofu with turmeric, nutritional yeast and salt and fry for {time}, until dry and golden.",
        5,
        { time: [4, 5] },
      ),
      step("Serve with {side} and black pepper.", 1),
    ],
  }),
  breakfast({
    id: "chickpea-pancake",
    cuisine: "indian",
    level: "beginner",
    method: "pan-fried",
    protein: "chickpea",
    name: "Besan chilla",
    detail: "with {vegetable} and {salad}",
    base: [
      { ...protein("chickpea-flour", 65, "cup") },
      water(110),
      vegetable("onion", 30),
      season("turmeric", 0.5),
      season("cumin", 1),
      flavour("ginger-root", 3, "tsp"),
      fat("sunflower-oil", 10, "tbsp"),
      eighthOfSalt,
    ],
    parts: {
      vegetable: [
        choice("spinach", "spinach", [vegetable("spinach", 50, "cup")], { word: "chopped spinach" }),
        choice("tomato", "tomato", [vegetable("tomato", 70)], { word: "diced tomato" }),
        choice("carrot", "carrot", [vegetable("carrot", 60)], { word: "grated carrot" }),
        choice("zucchini", "zucchini", [vegetable("zucchini", 80)], { word: "grated zucchini" }),
      ],
      salad: [
        choice(
          "mint",
          "fresh mint sauce",
          [flavour("mint-fresh", 6), flavour("cilantro-fresh", 6), flavour("lime-juice", 8, "tbsp")],
          {
            word: "mint and cilantro, pounded or chopped to a paste with the lime juice",
          },
        ),
        choice("cucumber", "cucumber salad", [vegetable("cucumber", 80), flavour("lemon-juice", 6, "tsp")], {
          word: "diced cucumber dressed with lemon juice",
        }),
      ],
    },
    steps: [
      step("Whisk the chickpea flour with the water, turmeric, cumin and salt and let it stand for {time}.", 8, {
        time: [6, 7],
      }),
      step("Stir in the chopped onion, grated ginger and {vegetable}.", 3),
      step("Fry thin rounds in the sunflower oil for {time}, until spotted brown on both sides.", 9, { time: [8, 9] }),
      step("Serve with {salad}.", 3),
    ],
  }),
  breakfast({
    id: "chickpea-scramble",
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    protein: "chickpea",
    name: "Smashed chickpeas",
    detail: "with {vegetable} and avocado",
    base: [
      protein("chickpeas-canned-drained", 130),
      vegetable("avocado", 60),
      season("smoked-paprika", 1),
      flavour("garlic", 3, "clove"),
      oliveOil(8),
      pinchOfSalt,
    ],
    parts: {
      vegetable: [
        choice("tomato", "tomatoes", [vegetable("cherry-tomatoes", 100)], { word: "halved cherry tomatoes" }),
        SPINACH,
        choice("pepper", "peppers", [vegetable("red-bell-pepper", 80)], { word: "diced bell pepper" }),
        KALE,
      ],
    },
    steps: [
      step("Mash the chickpeas roughly with a fork.", 2),
      step("Fry the garlic and {vegetable} in the olive oil for {time}.", 4, { time: [3, 4] }),
      step("Add the chickpeas, paprika and salt and fry for {time}, until golden; serve with sliced avocado.", 4, {
        time: [3, 4],
      }),
    ],
  }),
  breakfast({
    id: "warm-chickpea-balila",
    cuisine: "levantine",
    level: "beginner",
    method: "simmered",
    name: "Warm {pulse}",
    detail: "with lemon, cumin and {vegetable}",
    base: [
      flavour("lemon-juice", 12, "tbsp"),
      flavour("garlic", 3, "clove"),
      season("cumin", 1.2),
      flavour("parsley-fresh", 5),
      oliveOil(12),
      pinchOfSalt,
    ],
    parts: {
      pulse: [
        choice("chickpea", "chickpeas", [protein("chickpeas-canned-drained", 170)], { protein: "chickpea" }),
        choice("fava", "fava beans", [protein("fava-beans-fresh", 260)], { protein: "bean" }),
        choice("white-bean", "white beans", [protein("cannellini-beans-canned-drained", 190)], { protein: "bean" }),
      ],
      vegetable: [
        choice("tomato", "tomato", [vegetable("tomato", 120)], { word: "chopped tomato" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 120)], { word: "chopped cucumber" }),
      ],
    },
    steps: [
      step("Simmer the {pulse} in a little water with the garlic and cumin for {time}, until hot and soft.", 10, {
        time: [8, 10],
      }),
      step("Mash some of them and stir in the lemon juice, salt and olive oil.", 2),
      step("Top with {vegetable} and parsley.", 3),
    ],
  }),
  breakfast({
    id: "plantain-breakfast",
    cuisine: "caribbean",
    level: "beginner",
    method: "pan-fried",
    name: "Golden plantain",
    detail: "with {side} and {vegetable}",
    base: [starch("plantain", 130), fat("coconut-oil", 10, "tbsp"), flavour("lime-juice", 6, "tsp"), pinchOfSalt],
    parts: {
      side: [
        choice("black-bean", "black beans", [protein("black-beans-canned-drained", 90)], {
          protein: "bean",
          word: "warm black beans",
          steps: [step("Warm the black beans in a pan with a spoonful of water for {time}.", 3, { time: 3 })],
        }),
        choice("kidney-bean", "kidney beans", [protein("kidney-beans-canned-drained", 90)], {
          protein: "bean",
          word: "warm kidney beans",
          steps: [step("Warm the kidney beans in a pan with a spoonful of water for {time}.", 3, { time: 3 })],
        }),
        choice("avocado", "avocado", [vegetable("avocado", 90)], { word: "sliced avocado" }),
        choice("egg", "a fried egg", [whole(protein("egg", 50, "large"))], {
          word: "the egg",
          protein: "egg",
          steps: [step("Fry the egg in the same pan for {time}.", 3, { time: 3 })],
        }),
      ],
      vegetable: [
        choice("onion", "red onion", [vegetable("red-onion", 50)], {
          word: "softened red onion",
          steps: [step("Soften the sliced red onion in the pan of the plantain for {time}.", 5, { time: [4, 5] })],
        }),
        choice("tomato", "tomato", [vegetable("tomato", 90)], { word: "diced tomato" }),
      ],
    },
    steps: [
      step("Peel and slice the ripe plantain and fry it in the coconut oil for {time}, until dark gold.", 8, {
        time: [6, 7],
      }),
      step("Season with lime juice and salt and lift it out.", 1),
      { use: "vegetable" },
      { use: "side" },
      step("Serve with {side} and {vegetable}.", 5),
    ],
  }),
  breakfast({
    id: "upma",
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    name: "{grain} upma",
    detail: "with {nut} and vegetables",
    base: [
      vegetable("carrot", 50),
      vegetable("peas-frozen", 40),
      vegetable("onion", 40),
      flavour("ginger-root", 4, "tsp"),
      season("turmeric", 0.4),
      fat("sunflower-oil", 10, "tbsp"),
      water(200),
      pinchOfSalt,
    ],
    parts: {
      grain: [
        choice("semolina", "semolina", [starch("semolina", 55, "cup")], { word: "semolina" }),
        choice("millet", "millet", [starch("millet", 55, "cup")], {
          word: "millet",
          steps: [
            step("Simmer the millet in the water first for {time}, until nearly tender.", 12, { time: [10, 12] }),
          ],
        }),
        choice("quinoa", "quinoa", [starch("quinoa", 55, "cup")], {
          word: "quinoa",
          steps: [
            step("Simmer the quinoa in the water first for {time}, until nearly tender.", 12, { time: [10, 12] }),
          ],
        }),
      ],
      nut: [
        choice("cashew", "cashews", [fat("cashews", 15, "tbsp")]),
        choice("peanut", "peanuts", [fat("peanuts-dry-roasted", 15, "tbsp")]),
        choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 15, "tbsp")]),
      ],
    },
    steps: [
      { use: "grain" },
      step("Fry the {nut} in the sunflower oil for {time}, until golden, and lift out.", 2, { time: 2 }),
      step("Fry the chopped onion, ginger, diced carrot and turmeric in the same pan for {time}.", 6, { time: [5, 6] }),
      step("Stir in the {grain}, peas and water with salt and cook for {time}, until soft.", 8, {
        time: [6, 7],
        instead: {
          where: ["grain.millet", "grain.quinoa"],
          steps: [
            step(
              "Stir in the {grain} with what is left of the water, the peas and salt and cook for {time}, until soft.",
              8,
              {
                time: [6, 7],
              },
            ),
          ],
        },
      }),
      step("Fold the {nut} back in and let it stand for {time}.", 2, { time: 2 }),
    ],
    skip: onlyPaired("grain", "nut", { semolina: "cashew", millet: "peanut", quinoa: "pumpkin" }),
  }),
  breakfast({
    id: "lentil-rice-khichdi",
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    protein: "lentil",
    name: "Soft {pulse} khichdi",
    detail: "with {vegetable}",
    base: [
      starch("basmati-rice", 40, "cup"),
      flavour("ginger-root", 4, "tsp"),
      season("turmeric", 0.6),
      season("cumin", 1.2),
      fat("coconut-oil", 9, "tbsp"),
      water(380),
      eighthOfSalt,
    ],
    parts: {
      pulse: [
        choice("red-lentil", "red lentil", [protein("red-lentils-dried", 40, "cup")], { word: "red lentils" }),
        choice("mung", "mung bean", [protein("mung-beans-dried", 40, "cup")], {
          word: "mung beans",
          steps: [
            step("Boil the rinsed mung beans for {time}, until they begin to soften, and drain.", 20, {
              time: [17, 20],
            }),
          ],
        }),
      ],
      vegetable: [
        choice("spinach", "spinach", [vegetable("spinach", 80, "cup")], { word: "spinach for the last 4 minutes" }),
        choice("cauliflower", "cauliflower", [vegetable("cauliflower", 100, "cup")], {
          word: "small cauliflower florets",
        }),
        choice("carrot", "carrot and peas", [vegetable("carrot", 60), vegetable("peas-frozen", 40)], {
          word: "diced carrot and peas",
        }),
      ],
    },
    steps: [
      { use: "pulse" },
      step("Bring the rice, {pulse}, water, turmeric and salt to the boil.", 5),
      step("Simmer for {time}, with the {vegetable}, until everything is soft and loose.", 20, { time: [17, 19] }),
      step("Sizzle the cumin and grated ginger in the coconut oil for {time} and stir them in.", 3, { time: 1 }),
    ],
  }),
  breakfast({
    id: "potato-bean-skillet",
    cuisine: "spanish",
    level: "beginner",
    method: "pan-fried",
    name: "Potato and {green} skillet",
    detail: "with {protein}",
    base: [
      starch("potato", 180),
      vegetable("onion", 40),
      season("smoked-paprika", 1.2),
      flavour("garlic", 3, "clove"),
      oliveOil(11),
      eighthOfSalt,
    ],
    parts: {
      green: [KALE, CABBAGE, SPINACH],
      protein: [
        choice("white-bean", "white beans", [protein("cannellini-beans-canned-drained", 90)], {
          protein: "bean",
          way: "hot",
        }),
        choice("chickpea", "chickpeas", [protein("chickpeas-canned-drained", 80)], {
          protein: "chickpea",
          way: "hot",
        }),
        choice("pumpkin-seed", "pumpkin seeds", [protein("pumpkin-seeds", 22, "tbsp")], { way: "lightly browned" }),
        choice("chicken", "chicken", [protein("chicken-breast-skinless", 90)], {
          protein: "chicken",
          way: "cooked through",
          word: "strips of chicken",
        }),
      ],
    },
    steps: [
      step("Fry the diced potato and onion in the olive oil, covered, for {time}, until tender.", 15, {
        time: [13, 15],
      }),
      step("Add the garlic, paprika, {protein} and salt and fry for {time}, until {protein.way}.", 5, {
        time: [4, 5],
      }),
      step("Fold in the {green} with a splash of water and stir for {time}, until soft.", 4, { time: [3, 4] }),
    ],
  }),
];
