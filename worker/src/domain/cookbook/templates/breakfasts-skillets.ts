import { choice, fat, flavour, fruit, protein, season, starch, step, vegetable, whole } from "../ingredients.ts";
import type { Choice, Template } from "../template.ts";
import { oliveOil, pepper, salt, water } from "./pantry.ts";

function breakfast(template: Omit<Template, "mealTypes">): Template {
  return { mealTypes: ["breakfast"], ...template };
}

const KALE = choice("kale", "kale", [vegetable("kale", 60, "cup")], { word: "shredded kale" });
const SPINACH = choice("spinach", "spinach", [vegetable("spinach", 90, "cup")]);
const CABBAGE = choice("cabbage", "cabbage", [vegetable("green-cabbage", 90, "cup")], { word: "shredded cabbage" });
const CHARD = choice("chard", "chard", [vegetable("swiss-chard", 90)], { word: "chopped chard" });
const ZUCCHINI = choice("zucchini", "zucchini", [vegetable("zucchini", 110)], { word: "sliced zucchini" });
const GREENS: readonly Choice[] = [KALE, SPINACH, CABBAGE, CHARD];

/** Meat and vegetables in one pan: no grain, no pulse, no dairy, no egg. */
export const skilletBreakfastTemplates: readonly Template[] = [
  breakfast({
    id: "pork-patties",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    protein: "pork",
    title: "Sage pork patties with {green} and {vegetable}",
    base: [protein("ground-pork", 110), season("sage-dried", 1), oliveOil(5), salt, pepper],
    parts: {
      green: GREENS,
      vegetable: [
        choice("mushroom", "mushrooms", [vegetable("white-mushrooms", 80, "cup")], { word: "sliced mushrooms" }),
        choice("tomato", "tomatoes", [vegetable("cherry-tomatoes", 80)], { word: "cherry tomatoes" }),
      ],
    },
    steps: [
      step("Season the pork with sage, salt and pepper and shape into small patties.", 4),
      step("Fry in the olive oil until browned and cooked through; keep warm.", 8),
      step("Cook the {vegetable} and {green} in the same pan and serve with the patties.", 5),
    ],
  }),
  breakfast({
    id: "turkey-avocado-patties",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    protein: "turkey",
    title: "Herbed turkey patties with avocado and {vegetable}",
    base: [
      protein("ground-turkey", 120),
      vegetable("avocado", 80),
      flavour("parsley-fresh", 5),
      flavour("garlic", 2, "clove"),
      oliveOil(7),
      salt,
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
      step("Fry in the olive oil, turning once, until cooked through.", 8),
      step("Serve with sliced avocado and {vegetable}.", 3),
    ],
  }),
  breakfast({
    id: "beef-mushroom-skillet",
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    protein: "beef",
    title: "Beef and mushroom skillet with {green}",
    base: [
      protein("ground-beef-85-lean", 120),
      vegetable("cremini-mushrooms", 100, "cup"),
      flavour("garlic", 3, "clove"),
      season("thyme-dried", 0.7),
      oliveOil(7),
      salt,
      pepper,
    ],
    parts: { green: [...GREENS, ZUCCHINI] },
    steps: [
      step("Brown the beef in the olive oil, in small pieces.", 6),
      step("Add the sliced mushrooms, garlic and thyme and fry until dry.", 6),
      step("Fold in the {green} until tender; season with salt and pepper.", 4),
    ],
  }),
  breakfast({
    id: "chicken-greens-hash",
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    protein: "chicken",
    title: "Chicken and {vegetable} hash with {green}",
    base: [
      protein("chicken-thigh-skinless", 130),
      season("smoked-paprika", 1),
      flavour("garlic", 3, "clove"),
      fat("avocado-oil", 14, "tbsp"),
      salt,
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
      step("Fry the {vegetable} in the avocado oil until browned.", 8),
      step("Add the chicken in small pieces with the garlic and paprika and cook through.", 8),
      step("Stir in the {green} until wilted; season with salt and pepper.", 3),
    ],
  }),
  breakfast({
    id: "lamb-breakfast-skillet",
    cuisine: "turkish",
    level: "beginner",
    method: "pan-fried",
    protein: "lamb",
    title: "Spiced lamb with {vegetable} and mint",
    base: [
      protein("ground-lamb", 100),
      season("cumin", 1),
      season("cinnamon-ground", 0.4),
      flavour("mint-fresh", 4),
      vegetable("tomato", 80),
      oliveOil(4),
      salt,
    ],
    parts: {
      vegetable: [
        choice("eggplant", "eggplant", [vegetable("eggplant", 130)], { word: "diced eggplant" }),
        ZUCCHINI,
        choice("pepper", "green peppers", [vegetable("green-bell-pepper", 90)], { word: "sliced bell pepper" }),
      ],
    },
    steps: [
      step("Soften the {vegetable} in the olive oil.", 8),
      step("Add the lamb with cumin and cinnamon and brown it well.", 7),
      step("Stir in the chopped tomato and salt, simmer and scatter with mint.", 4),
    ],
  }),
  breakfast({
    id: "cauliflower-rice-bowl",
    cuisine: "mexican",
    level: "beginner",
    method: "pan-fried",
    title: "Cauliflower rice bowl with {meat}, avocado and {topping}",
    base: [
      vegetable("cauliflower-rice", 150, "cup"),
      vegetable("avocado", 60),
      season("cumin", 1),
      flavour("lime-juice", 8, "tsp"),
      oliveOil(8),
      salt,
    ],
    parts: {
      meat: [
        choice("turkey", "turkey", [protein("ground-turkey", 110)], { protein: "turkey" }),
        choice("beef", "beef", [protein("ground-beef-90-lean", 110)], { protein: "beef" }),
        choice("pork", "pork", [protein("ground-pork-96-lean", 110)], { protein: "pork" }),
      ],
      topping: [
        choice("tomato", "tomato", [vegetable("tomato", 70), flavour("cilantro-fresh", 4)], {
          word: "diced tomato and cilantro",
        }),
        choice("radish", "radish", [vegetable("radish", 40), flavour("cilantro-fresh", 4)], {
          word: "sliced radish and cilantro",
        }),
      ],
    },
    steps: [
      step("Brown the {meat} in the olive oil with cumin and salt.", 7),
      step("Add the cauliflower rice and fry until tender.", 5),
      step("Top with sliced avocado, {topping} and lime juice.", 3),
    ],
  }),
  breakfast({
    id: "bacon-avocado-plate",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    protein: "pork",
    title: "Browned bacon with avocado and {vegetable}",
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
      step("Fry the bacon until browned and lift it out.", 5),
      step("Turn the {vegetable} in the fat for a moment.", 3),
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
    title: "Minute steak with {vegetable} and herbed olive oil",
    base: [
      protein("beef-sirloin-steak", 130),
      flavour("parsley-fresh", 4),
      flavour("chives-fresh", 3, "tbsp"),
      oliveOil(11),
      salt,
      pepper,
    ],
    parts: {
      vegetable: [
        choice("tomato", "blistered tomatoes", [vegetable("cherry-tomatoes", 120)], { word: "cherry tomatoes" }),
        choice("asparagus", "asparagus", [vegetable("asparagus", 130)]),
        choice("mushroom", "oyster mushrooms", [vegetable("oyster-mushrooms", 120, "cup")]),
        choice("spinach", "wilted spinach", [vegetable("spinach", 130, "cup")], { word: "spinach" }),
      ],
    },
    steps: [
      step("Chop the parsley and chives and stir them into most of the olive oil.", 2),
      step("Salt the thin beef steak and sear it in a very hot pan; let it rest.", 4),
      step("Cook the {vegetable} in the same pan.", 3),
      step("Serve with the herbed olive oil and black pepper.", 1),
    ],
  }),
  breakfast({
    id: "chicken-avocado-lettuce-cups",
    cuisine: "vietnamese",
    level: "beginner",
    method: "stir-fried",
    title: "Lettuce cups with {meat}, herbs and avocado",
    base: [
      vegetable("butterhead-lettuce", 50, "leaf"),
      vegetable("avocado", 70),
      vegetable("scallions", 15, "piece"),
      flavour("ginger-root", 4, "tsp"),
      flavour("lime-juice", 10, "tbsp"),
      flavour("mint-fresh", 3),
      fat("coconut-oil", 8, "tsp"),
      salt,
    ],
    parts: {
      meat: [
        choice("chicken", "chicken", [protein("ground-chicken", 120)], { protein: "chicken" }),
        choice("pork", "pork", [protein("ground-pork-96-lean", 120)], { protein: "pork" }),
        choice("turkey", "turkey", [protein("ground-turkey", 120)], { protein: "turkey" }),
      ],
    },
    steps: [
      step("Fry the {meat} with the ginger in the coconut oil over high heat.", 6),
      step("Season with lime juice and salt and stir in the sliced scallions.", 1),
      step("Spoon into lettuce leaves with sliced avocado and mint.", 3),
    ],
  }),
  breakfast({
    id: "sardine-tomato-plate",
    cuisine: "spanish",
    level: "beginner",
    method: "assembled",
    title: "{fish} with tomato, {vegetable} and olives",
    base: [
      vegetable("tomato", 110),
      fat("olives-green", 35, "piece"),
      oliveOil(10),
      flavour("lemon-juice", 6, "tsp"),
      pepper,
    ],
    parts: {
      fish: [
        choice("sardine", "sardines", [protein("sardines-canned-in-oil", 90)], {
          word: "sardines",
          protein: "sardine",
        }),
        choice("mackerel", "seared mackerel", [protein("mackerel", 100)], { word: "mackerel", protein: "mackerel" }),
        choice("tuna", "tuna", [protein("tuna-canned-in-oil", 90)], { word: "tuna", protein: "tuna" }),
      ],
      vegetable: [
        choice("cucumber", "cucumber", [vegetable("cucumber", 80)]),
        choice("avocado", "avocado", [vegetable("avocado", 60)]),
      ],
    },
    steps: [
      step("Slice the tomato and {vegetable} and lay them out with the olives.", 3),
      step("Warm the {fish} briefly in a hot pan.", 4),
      step("Set on top and dress with olive oil, lemon juice and black pepper.", 1),
    ],
  }),
  breakfast({
    id: "salmon-cucumber-plate",
    cuisine: "nordic",
    level: "beginner",
    method: "assembled",
    protein: "salmon",
    title: "Smoked salmon plate with avocado and {vegetable}",
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
    title: "Japanese breakfast of {fish}, rice and {vegetable}",
    base: [starch("white-rice-short-grain-sushi", 55, "cup"), flavour("ginger-root", 4, "tsp"), oliveOil(3), salt],
    parts: {
      fish: [
        choice("salmon", "grilled salmon", [protein("salmon-atlantic-farmed", 90)], {
          word: "salmon",
          protein: "salmon",
        }),
        choice("mackerel", "grilled mackerel", [protein("mackerel", 90)], { word: "mackerel", protein: "mackerel" }),
        choice("tofu", "seared tofu", [protein("tofu-firm", 130)], { word: "tofu", protein: "tofu" }),
      ],
      vegetable: [
        choice("spinach", "spinach", [vegetable("spinach", 90, "cup")], { word: "blanched spinach" }),
        choice("daikon", "daikon", [vegetable("daikon-radish", 90)], { word: "grated daikon radish" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 90)], { word: "salted cucumber" }),
      ],
    },
    steps: [
      step("Cook the rice, covered, and let it rest.", 20),
      step("Salt the {fish}, brush with olive oil and grill until browned.", 8),
      step("Serve with the rice, {vegetable} and grated ginger.", 3),
    ],
  }),
  breakfast({
    id: "sweet-potato-meat-hash",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    title: "Sweet potato hash with {meat} and {green}",
    base: [starch("sweet-potato", 160), vegetable("onion", 40), season("smoked-paprika", 1), oliveOil(9), salt, pepper],
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
      step("Fry the diced sweet potato and onion in the olive oil, covered at first, until tender.", 14),
      step("Add the {meat} with the paprika and cook through.", 7),
      step("Fold in the {green} until soft; season with salt and pepper.", 4),
    ],
  }),
  breakfast({
    id: "roasted-sweet-potato-halves",
    cuisine: "international",
    level: "beginner",
    method: "roasted",
    title: "Roasted sweet potato with {topping}",
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
      step("Heat the oven; halve the sweet potato and rub it with coconut oil and cinnamon.", 5),
      step("Roast, cut side down, until very soft.", 32),
      step("Open up the flesh and fill with {topping}.", 2),
    ],
  }),
  breakfast({
    id: "sweet-potato-bean-hash",
    cuisine: "mexican",
    level: "beginner",
    method: "pan-fried",
    protein: "bean",
    title: "Sweet potato and {bean} hash with {topping}",
    base: [
      starch("sweet-potato", 160),
      vegetable("red-bell-pepper", 60),
      vegetable("onion", 40),
      season("cumin", 1),
      oliveOil(9),
      salt,
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
      step("Fry the diced sweet potato, onion and bell pepper in the olive oil until tender.", 15),
      step("Stir in the {bean}, cumin and salt and heat through.", 4),
      step("Serve with {topping}.", 2),
    ],
  }),
  breakfast({
    id: "masala-potatoes",
    cuisine: "indian",
    level: "beginner",
    method: "pan-fried",
    title: "Masala breakfast potatoes with {pulse} and {green}",
    base: [
      starch("potato", 170),
      vegetable("onion", 40),
      flavour("ginger-root", 4, "tsp"),
      season("turmeric", 0.8),
      season("cumin", 1.2),
      season("coriander-ground", 1),
      fat("sunflower-oil", 10, "tbsp"),
      flavour("cilantro-fresh", 4),
      salt,
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
      step("Boil the diced potato until nearly tender and drain.", 10),
      step("Fry the onion and ginger with cumin, turmeric and coriander.", 5),
      step("Add the potato, {pulse}, {green} and salt and fry until golden; scatter with cilantro.", 8),
    ],
  }),
];

export const plantBreakfastTemplates: readonly Template[] = [
  breakfast({
    id: "tofu-scramble",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    protein: "tofu",
    title: "Tofu scramble with {vegetable} and {side}",
    base: [
      protein("tofu-firm", 140),
      season("turmeric", 0.6),
      flavour("nutritional-yeast", 5, "tbsp"),
      oliveOil(8),
      salt,
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
        choice("rye", "rye toast", [starch("rye-bread", 48, "slice")], { word: "warm rye bread" }),
        choice("tortilla", "corn tortillas", [starch("corn-tortilla", 48, "piece")], { word: "warm corn tortillas" }),
        choice("avocado", "avocado", [vegetable("avocado", 70)], { word: "sliced avocado" }),
      ],
    },
    steps: [
      step("Cook the {vegetable} in the olive oil.", 4),
      step("Crumble in the tofu with turmeric, nutritional yeast and salt and fry until dry and golden.", 5),
      step("Serve with {side} and black pepper.", 1),
    ],
  }),
  breakfast({
    id: "chickpea-pancake",
    cuisine: "indian",
    level: "beginner",
    method: "pan-fried",
    protein: "chickpea",
    title: "Besan chilla with {vegetable} and {salad}",
    base: [
      { ...protein("chickpea-flour", 65, "cup") },
      water(110),
      vegetable("onion", 30),
      season("turmeric", 0.5),
      season("cumin", 1),
      flavour("ginger-root", 3, "tsp"),
      fat("sunflower-oil", 10, "tbsp"),
      salt,
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
          "fresh mint",
          [flavour("mint-fresh", 6), flavour("cilantro-fresh", 6), flavour("lime-juice", 8, "tbsp")],
          {
            word: "mint, cilantro and lime juice blended smooth",
          },
        ),
        choice("cucumber", "cucumber salad", [vegetable("cucumber", 80), flavour("lemon-juice", 6, "tsp")], {
          word: "diced cucumber dressed with lemon juice",
        }),
      ],
    },
    steps: [
      step("Whisk the chickpea flour with the water, turmeric, cumin and salt and let it stand.", 8),
      step("Stir in the chopped onion, grated ginger and {vegetable}.", 3),
      step("Fry thin rounds in the sunflower oil until spotted brown on both sides.", 9),
      step("Serve with {salad}.", 3),
    ],
  }),
  breakfast({
    id: "chickpea-scramble",
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    protein: "chickpea",
    title: "Smashed chickpeas with {vegetable} and avocado",
    base: [
      protein("chickpeas-canned-drained", 130),
      vegetable("avocado", 60),
      season("smoked-paprika", 1),
      flavour("garlic", 2, "clove"),
      oliveOil(8),
      salt,
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
      step("Fry the garlic and {vegetable} in the olive oil.", 4),
      step("Add the chickpeas, paprika and salt and fry until golden; serve with sliced avocado.", 4),
    ],
  }),
  breakfast({
    id: "warm-chickpea-balila",
    cuisine: "levantine",
    level: "beginner",
    method: "simmered",
    title: "Warm {pulse} with lemon, cumin and {vegetable}",
    base: [
      flavour("lemon-juice", 12, "tbsp"),
      flavour("garlic", 2, "clove"),
      season("cumin", 1.2),
      flavour("parsley-fresh", 5),
      oliveOil(12),
      salt,
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
      step("Simmer the {pulse} in a little water with the garlic and cumin until hot and soft.", 10),
      step("Mash some of them and stir in the lemon juice, salt and olive oil.", 2),
      step("Top with {vegetable} and parsley.", 3),
    ],
  }),
  breakfast({
    id: "plantain-breakfast",
    cuisine: "caribbean",
    level: "beginner",
    method: "pan-fried",
    title: "Golden plantain with {side} and {vegetable}",
    base: [starch("plantain", 130), fat("coconut-oil", 10, "tbsp"), flavour("lime-juice", 6, "tsp"), salt],
    parts: {
      side: [
        choice("black-bean", "black beans", [protein("black-beans-canned-drained", 90)], {
          protein: "bean",
          word: "warm black beans",
        }),
        choice("kidney-bean", "kidney beans", [protein("kidney-beans-canned-drained", 90)], {
          protein: "bean",
          word: "warm kidney beans",
        }),
        choice("avocado", "avocado", [vegetable("avocado", 90)], { word: "sliced avocado" }),
        choice("egg", "a fried egg", [whole(protein("egg", 50, "large"))], { protein: "egg" }),
      ],
      vegetable: [
        choice("onion", "red onion", [vegetable("red-onion", 50)], { word: "softened red onion" }),
        choice("tomato", "tomato", [vegetable("tomato", 90)], { word: "diced tomato" }),
      ],
    },
    steps: [
      step("Slice the ripe plantain and fry it in the coconut oil until dark gold.", 8),
      step("Season with lime juice and salt.", 1),
      step("Serve with {side} and {vegetable}.", 5),
    ],
  }),
  breakfast({
    id: "upma",
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    title: "{grain} upma with {nut} and vegetables",
    base: [
      vegetable("carrot", 50),
      vegetable("peas-frozen", 40),
      vegetable("onion", 40),
      flavour("ginger-root", 4, "tsp"),
      season("turmeric", 0.4),
      fat("sunflower-oil", 10, "tbsp"),
      water(200),
      salt,
    ],
    parts: {
      grain: [
        choice("semolina", "semolina", [starch("semolina", 55, "cup")], { word: "semolina" }),
        choice("millet", "millet", [starch("millet", 55, "cup")], {
          word: "millet",
          steps: [step("Simmer the millet in the water first, until nearly tender.", 12)],
        }),
        choice("quinoa", "quinoa", [starch("quinoa", 55, "cup")], {
          word: "quinoa",
          steps: [step("Simmer the quinoa in the water first, until nearly tender.", 12)],
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
      step("Fry the {nut} in the sunflower oil until golden and lift out.", 2),
      step("Fry the chopped onion, ginger, diced carrot and turmeric in the same pan.", 6),
      step("Stir in the {grain}, peas and water with salt and cook until soft.", 8),
      step("Fold the {nut} back in and let it stand.", 2),
    ],
  }),
  breakfast({
    id: "lentil-rice-khichdi",
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    protein: "lentil",
    title: "Soft {pulse} khichdi with {vegetable}",
    base: [
      starch("basmati-or-jasmine-rice", 40, "cup"),
      flavour("ginger-root", 4, "tsp"),
      season("turmeric", 0.6),
      season("cumin", 1.2),
      fat("coconut-oil", 9, "tbsp"),
      water(380),
      salt,
    ],
    parts: {
      pulse: [
        choice("red-lentil", "red lentil", [protein("red-lentils-dried", 40, "cup")], { word: "red lentils" }),
        choice("mung", "mung bean", [protein("mung-beans-dried", 40, "cup")], {
          word: "mung beans",
          steps: [step("Boil the rinsed mung beans until they begin to soften.", 20)],
        }),
      ],
      vegetable: [
        choice("spinach", "spinach", [vegetable("spinach", 80, "cup")]),
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
      step("Add the {vegetable} and simmer until everything is soft and loose.", 20),
      step("Sizzle the cumin and ginger in the coconut oil and stir them in.", 3),
    ],
  }),
  breakfast({
    id: "potato-bean-skillet",
    cuisine: "spanish",
    level: "beginner",
    method: "pan-fried",
    title: "Potato and {green} skillet with {protein}",
    base: [
      starch("potato", 180),
      vegetable("onion", 40),
      season("smoked-paprika", 1.2),
      flavour("garlic", 3, "clove"),
      oliveOil(11),
      salt,
    ],
    parts: {
      green: [KALE, CABBAGE, SPINACH],
      protein: [
        choice("white-bean", "white beans", [protein("cannellini-beans-canned-drained", 90)], { protein: "bean" }),
        choice("chickpea", "chickpeas", [protein("chickpeas-canned-drained", 80)], { protein: "chickpea" }),
        choice("pumpkin-seed", "pumpkin seeds", [protein("pumpkin-seeds", 22, "tbsp")]),
        choice("chicken", "chicken", [protein("chicken-breast-skinless", 90)], {
          protein: "chicken",
          word: "strips of chicken",
        }),
      ],
    },
    steps: [
      step("Fry the diced potato and onion in the olive oil, covered, until tender.", 15),
      step("Add the garlic, paprika, {protein} and salt and fry until hot and cooked through.", 5),
      step("Fold in the {green} until soft.", 4),
    ],
  }),
];
