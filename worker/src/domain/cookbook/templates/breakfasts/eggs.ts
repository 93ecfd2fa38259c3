import {
  choice,
  dairy,
  fat,
  flavour,
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
import type { PartOption, Template } from "../../template.ts";
import { butter, eighthOfSalt, oliveOil, pepper, pinchOfSalt } from "../pantry.ts";

function eggs(count: number) {
  return whole(protein("egg", count * 50, "large"));
}

function eggBreakfast(template: Omit<Template, "mealTypes" | "protein">): Template {
  return { mealTypes: ["breakfast"], protein: "egg", ...template };
}

const SLICES: readonly PartOption[] = [
  choice("rye", "rye", [whole(starch("rye-bread", 64, "slice"))], { word: "rye bread" }),
  choice("wholegrain", "wholegrain", [whole(starch("whole-wheat-bread", 64, "slice"))], { word: "wholegrain bread" }),
  choice("gluten-free", "gluten-free", [whole(starch("gluten-free-white-bread", 56, "slice"))], {
    word: "gluten-free bread",
  }),
];

export const eggBreakfastTemplates = (): readonly Template[] => [
  eggBreakfast({
    id: "scrambled-eggs",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    name: "Scrambled eggs",
    detail: "with {vegetable} and {bread} bread",
    base: [eggs(2), oliveOil(9), pinchOfSalt, pepper],
    parts: {
      vegetable: [
        choice("mushroom", "mushrooms", [vegetable("cremini-mushrooms", 90, "cup")], { word: "sliced mushrooms" }),
        choice("spinach", "spinach", [vegetable("baby-spinach", 60, "cup")]),
        choice("tomato", "cherry tomatoes", [vegetable("cherry-tomatoes", 110)], { word: "halved cherry tomatoes" }),
        choice("pepper", "red pepper", [vegetable("red-bell-pepper", 90)], { word: "diced red bell pepper" }),
        choice("asparagus", "asparagus", [vegetable("asparagus", 90)], { word: "sliced asparagus" }),
      ],
      bread: SLICES,
    },
    steps: [
      step("Soften the {vegetable} in the olive oil for {time}.", 4, { time: [3, 4] }),
      step("Pour in the beaten eggs with salt and stir over low heat for {time}, until just set.", 3, { time: [2, 3] }),
      step("Serve with the {bread}, toasted if you like, and black pepper.", 2),
    ],
  }),
  eggBreakfast({
    id: "cheese-omelette",
    cuisine: "french",
    level: "intermediate",
    method: "pan-fried",
    name: "{filling} omelette",
    detail: "with {side}",
    base: [eggs(3), butter(8), pinchOfSalt, pepper],
    parts: {
      filling: [
        choice("spinach-feta", "spinach and feta", [vegetable("baby-spinach", 50, "cup"), dairy("feta-cheese", 20)], {
          word: "spinach and crumbled feta",
          way: "wilt the baby spinach in half of the butter for {time}",
          time: [1, 2],
        }),
        choice(
          "mushroom-gruyere",
          "mushroom and Gruyère",
          [vegetable("cremini-mushrooms", 80, "cup"), dairy("gruyere", 20)],
          {
            word: "mushrooms and grated Gruyère",
            way: "brown the sliced mushrooms in half of the butter for {time}",
            time: [3, 4],
          },
        ),
        choice(
          "tomato-mozzarella",
          "tomato and mozzarella",
          [vegetable("cherry-tomatoes", 80), dairy("mozzarella-fresh-whole-milk", 30)],
          {
            word: "cherry tomatoes and torn mozzarella",
            way: "soften the halved cherry tomatoes in half of the butter for {time}",
            time: [2, 3],
          },
        ),
        choice("leek-goat", "leek and goat cheese", [vegetable("leek", 50, "cup"), dairy("goat-cheese-soft", 25)], {
          word: "leek and crumbled goat cheese",
          way: "soften the thinly sliced leek in half of the butter for {time}",
          time: [3, 4],
        }),
      ],
      side: [
        choice(
          "salad",
          "green salad",
          [vegetable("salad-greens-mixed", 50, "cup"), oliveOil(5), flavour("lemon-juice", 4, "tsp")],
          {
            steps: [step("Toss the salad greens with olive oil and lemon juice and serve beside the omelette.", 3)],
          },
        ),
        choice("rye", "rye bread", [whole(starch("rye-bread", 32, "slice"))], {
          steps: [step("Serve with the rye bread.", 1)],
        }),
      ],
    },
    steps: [
      step("{filling.way}; lift out.", 4),
      step(
        "Melt the rest of the butter, pour in the eggs, beaten with salt and pepper, 3 at a time, and draw the edges in for {time}, until nearly set.",
        3,
        { time: 3 },
      ),
      step("Fill with the {filling}, fold and let it rest off the heat for {time}.", 2, { time: 2 }),
      { use: "side" },
    ],
  }),
  eggBreakfast({
    id: "garden-omelette",
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    name: "{filling} omelette",
    detail: "with avocado",
    base: [eggs(2), oliveOil(10), vegetable("avocado", 75), pinchOfSalt, pepper],
    parts: {
      filling: [
        choice(
          "mushroom-chive",
          "mushroom and chive",
          [vegetable("white-mushrooms", 90, "cup"), flavour("chives-fresh", 4, "tbsp")],
          {
            word: "sliced mushrooms and chives",
          },
        ),
        choice("asparagus-dill", "asparagus and dill", [vegetable("asparagus", 90), flavour("dill-fresh", 3)], {
          word: "thinly sliced asparagus and dill",
        }),
        choice("pepper-onion", "pepper and onion", [vegetable("green-bell-pepper", 70), vegetable("onion", 25)], {
          word: "sliced bell pepper and onion",
        }),
        choice("zucchini-basil", "zucchini and basil", [vegetable("zucchini", 100), flavour("basil-fresh", 4)], {
          word: "sliced zucchini and basil",
        }),
        choice(
          "bacon-tomato",
          "Canadian bacon and tomato",
          [protein("canadian-bacon", 57, "slice"), vegetable("tomato", 70)],
          {
            word: "diced Canadian bacon and tomato",
          },
        ),
      ],
    },
    steps: [
      step(
        "Cook the {filling} in the olive oil in a nonstick pan (20 cm, 8 in, for up to 3 eggs; larger for more) for {time}, until tender.",
        4,
        {
          time: [3, 4],
        },
      ),
      step("Pour in the beaten, salted eggs and cook for {time}, until just set.", 3, { time: 3 }),
      step("Fold and serve with sliced avocado and black pepper.", 2),
    ],
  }),
  eggBreakfast({
    id: "breakfast-shakshuka",
    cuisine: "levantine",
    level: "beginner",
    method: "simmered",
    name: "Shakshuka",
    detail: "with {extra} and {bread}",
    base: [
      eggs(2),
      vegetable("tomatoes-canned-diced", 170),
      vegetable("red-bell-pepper", 70),
      vegetable("onion", 40),
      flavour("garlic", 3, "clove"),
      season("cumin", 1.5),
      season("smoked-paprika", 1.5),
      oliveOil(10),
      pinchOfSalt,
    ],
    parts: {
      extra: [
        choice("chickpea", "chickpeas", [protein("chickpeas-canned-drained", 50)]),
        choice("spinach", "spinach", [vegetable("spinach", 60, "cup")]),
        choice("eggplant", "eggplant", [vegetable("eggplant", 80)], { word: "diced eggplant" }),
        choice("feta", "feta", [dairy("feta-cheese", 12)], { word: "crumbled feta" }),
      ],
      bread: [
        choice("pita", "pita", [whole(starch("pita-whole-wheat", 64, "piece"))], {
          way: "warm the pita in a dry pan for a moment and bring it to the table with the eggs",
        }),
        choice("potato", "potatoes", [starch("baby-potatoes", 120)], {
          way: "drain the baby potatoes and bring them to the table with the eggs",
          steps: [step("Put the baby potatoes on to boil in salted water; they take {time}.", 3, { time: [15, 18] })],
        }),
      ],
    },
    steps: [
      { use: "bread" },
      step("Soften the sliced onion and bell pepper in the olive oil for {time}.", 7, {
        time: [6, 7],
        instead: {
          where: "extra.eggplant",
          steps: [
            step("Soften the diced eggplant, sliced onion and bell pepper in the olive oil for {time}.", 9, {
              time: [8, 9],
            }),
          ],
        },
      }),
      step(
        "Stir in the garlic, cumin and paprika, then the tomatoes, salt and the {extra}; simmer for {time}, until thick.",
        10,
        {
          time: [7, 8],
          instead: {
            where: "extra.eggplant",
            steps: [
              step(
                "Stir in the garlic, cumin and paprika, then the tomatoes and salt; simmer for {time}, until thick.",
                10,
                { time: [7, 8] },
              ),
            ],
          },
        },
      ),
      step("Make hollows, crack in the eggs, cover and cook for {time}, until the whites are set.", 6, {
        time: [4, 5],
      }),
      step("{bread.way}.", 2),
    ],
  }),
  eggBreakfast({
    id: "menemen",
    cuisine: "turkish",
    level: "beginner",
    method: "pan-fried",
    name: "Menemen",
    detail: "with {bread}",
    base: [
      eggs(2),
      vegetable("tomato", 150),
      vegetable("green-bell-pepper", 70),
      vegetable("onion", 30),
      season("paprika", 1),
      oliveOil(12),
      pinchOfSalt,
    ],
    parts: {
      bread: [
        choice("pita", "pita", [whole(starch("pita-white", 60, "piece"))], { word: "pita, warmed in a dry pan" }),
        choice("sourdough", "sourdough", [starch("sourdough-or-french-bread", 60)], { word: "slices of sourdough" }),
        choice("gluten-free", "gluten-free bread", [whole(starch("gluten-free-white-bread", 56, "slice"))]),
        choice("cucumber", "cucumber and olives", [vegetable("cucumber", 90), fat("olives-black", 40)], {
          word: "sliced cucumber and black olives",
        }),
      ],
    },
    steps: [
      step("Soften the chopped onion and bell pepper in the olive oil for {time}.", 6, { time: [5, 6] }),
      step("Add the chopped tomato, paprika and salt and cook down for {time}, until it is a loose sauce.", 6, {
        time: [5, 6],
      }),
      step(
        "Stir the beaten eggs through for {time}, until no liquid egg is left, and take off the heat while still soft.",
        3,
        { time: 2 },
      ),
      step("Serve with the {bread}.", 1),
    ],
  }),
  eggBreakfast({
    id: "huevos-rancheros",
    cuisine: "mexican",
    level: "beginner",
    method: "pan-fried",
    name: "Huevos rancheros",
    detail: "with {beans} and {topping}",
    base: [eggs(2), whole(starch("corn-tortilla", 48, "piece")), sauce("salsa", 35, "tbsp"), oliveOil(8)],
    parts: {
      beans: [
        choice("black", "black beans", [protein("black-beans-canned-drained", 70)]),
        choice("pinto", "pinto beans", [protein("pinto-beans-canned-drained", 70)]),
      ],
      topping: [
        choice("avocado", "avocado", [vegetable("avocado", 50)], { word: "sliced avocado" }),
        choice("cheese", "queso fresco", [dairy("queso-fresco", 15)], { word: "crumbled queso fresco" }),
        choice("radish", "radish", [vegetable("radish", 40), flavour("cilantro-fresh", 5)], {
          word: "sliced radish and cilantro",
        }),
      ],
    },
    steps: [
      step("Warm the {beans} with a spoonful of the salsa for {time}.", 3, { time: 3 }),
      step("Heat the corn tortillas in a dry pan for {time} and keep them warm.", 2, { time: 2 }),
      step("Fry the eggs in the olive oil for {time}, until the whites are lacy and browned.", 4, { time: [3, 4] }),
      step("Lay beans, eggs and salsa on the corn tortillas and finish with {topping}.", 2),
    ],
  }),
  eggBreakfast({
    id: "tortilla-migas",
    cuisine: "mexican",
    level: "beginner",
    method: "pan-fried",
    name: "Corn tortilla migas",
    detail: "with {vegetable}",
    base: [eggs(2), whole(starch("corn-tortilla", 48, "piece")), oliveOil(12), vegetable("avocado", 40), pinchOfSalt],
    parts: {
      vegetable: [
        choice("poblano", "green chilies and onion", [vegetable("green-chiles-canned", 60), vegetable("onion", 30)], {
          word: "green chiles and chopped onion",
        }),
        choice("tomato", "tomato and jalapeño", [vegetable("tomato", 100), vegetable("jalapeno-pepper", 10)], {
          word: "chopped tomato and jalapeño",
        }),
        choice("zucchini", "zucchini", [vegetable("zucchini", 80), vegetable("corn-frozen", 40)], {
          word: "diced zucchini and corn",
        }),
      ],
    },
    steps: [
      step("Cut the corn tortillas into strips and brown them in the olive oil for {time}.", 4, { time: [3, 4] }),
      step("Add the {vegetable} and cook for {time}, until soft.", 4, { time: [3, 4] }),
      step("Fold in the beaten eggs with salt and stir for {time}, until just set; serve with sliced avocado.", 4, {
        time: 2,
      }),
    ],
  }),
  eggBreakfast({
    id: "full-breakfast",
    cuisine: "british",
    level: "beginner",
    method: "pan-fried",
    name: "Full Breakfast",
    detail: "with Eggs, {meat} and {vegetable}",
    base: [eggs(2), vegetable("tomato", 90), oliveOil(11), pinchOfSalt, pepper],
    parts: {
      meat: [
        choice("bacon", "bacon", [whole(protein("bacon", 28, "slice"))]),
        choice("back-bacon", "Canadian bacon", [whole(protein("canadian-bacon", 57, "slice"))]),
      ],
      vegetable: [
        choice("mushroom", "mushrooms", [vegetable("portobello-mushroom", 84)], {
          word: "the sliced portobello mushrooms",
        }),
        choice("potato", "potatoes", [starch("baby-potatoes", 110)], {
          word: "the halved baby potatoes",
          steps: [
            step(
              "Boil the halved baby potatoes in salted water for {time}, until a knife slides in, and drain them.",
              11,
              {
                time: [10, 12],
              },
            ),
          ],
        }),
        choice("spinach", "spinach", [vegetable("spinach", 80, "cup")], { word: "the spinach" }),
      ],
    },
    steps: [
      { use: "vegetable" },
      step("Fry the {meat} in the olive oil for {time}, until browned, and keep it warm.", 5, { time: [4, 5] }),
      step("Cook {vegetable} and the halved tomato with the salt in the same pan for {time}.", 6, { time: [5, 6] }),
      step("Fry the eggs last, for {time}, and bring everything to the table with black pepper.", 4, { time: 3 }),
    ],
  }),
  eggBreakfast({
    id: "eggs-avocado-plate",
    cuisine: "international",
    level: "beginner",
    method: "boiled",
    name: "Hard-boiled eggs",
    detail: "with avocado and {green}",
    base: [eggs(2), vegetable("avocado", 90), oliveOil(5), flavour("lemon-juice", 5, "tsp"), pinchOfSalt, pepper],
    parts: {
      green: [
        choice("arugula", "arugula", [vegetable("arugula", 40, "cup")]),
        choice("watercress", "watercress", [vegetable("watercress", 40, "cup")]),
        choice("tomato", "tomato", [vegetable("tomato", 110)], { word: "sliced tomato" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 110), flavour("dill-fresh", 3)], {
          word: "sliced cucumber with dill",
        }),
        choice("radish", "radishes", [vegetable("radish", 70), flavour("chives-fresh", 4, "tbsp")], {
          word: "sliced radishes with chives",
        }),
      ],
    },
    steps: [
      step(
        "Lower the eggs into boiling water and boil for {time}, until the yolks are set, then cool and peel them.",
        10,
        { time: [10, 11] },
      ),
      step(
        "Arrange the {green} and sliced avocado, dress with olive oil, lemon juice, salt and pepper and add the eggs.",
        2,
      ),
    ],
  }),
  eggBreakfast({
    id: "vegetable-frittata",
    cuisine: "italian",
    level: "beginner",
    method: "baked",
    name: "{vegetable} breakfast frittata",
    detail: "with {herb} salad",
    base: [
      eggs(3),
      oliveOil(10),
      vegetable("salad-greens-mixed", 40, "cup"),
      flavour("lemon-juice", 4, "tsp"),
      pinchOfSalt,
      pepper,
    ],
    parts: {
      vegetable: [
        choice("zucchini", "zucchini", [vegetable("zucchini", 120)], { word: "sliced zucchini" }),
        choice("broccoli", "broccoli", [vegetable("broccoli", 100)], { word: "small broccoli florets" }),
        choice("artichoke", "artichoke", [vegetable("artichoke-hearts-frozen", 100)], { word: "artichoke hearts" }),
        choice("potato", "potato and onion", [starch("potato", 120), vegetable("onion", 30)], {
          word: "wafer-thin slices of potato and onion",
        }),
      ],
      herb: [
        choice("basil", "basil", [flavour("basil-fresh", 5)]),
        choice("parsley", "parsley", [flavour("parsley-fresh", 5)]),
      ],
    },
    steps: [
      step(
        "Cook the {vegetable} in most of the olive oil in an ovenproof pan (20 cm, 8 in, for up to 4 eggs; 28 cm, 11 in, for 8) for {time}, until tender.",
        10,
        {
          time: [8, 10],
        },
      ),
      step("Pour over the beaten, salted eggs and let the base set for {time}.", 4, { time: [3, 4] }),
      step("Finish under a hot broiler for {time}, until puffed.", 5, { time: [3, 4] }),
      step(
        "Grind over the pepper and serve in wedges with the salad greens, {herb}, lemon juice and the rest of the olive oil.",
        2,
      ),
    ],
    skip: onlyPaired("vegetable", "herb", {
      zucchini: "basil",
      broccoli: "parsley",
      artichoke: "basil",
      potato: "parsley",
    }),
  }),
  eggBreakfast({
    id: "egg-bhurji",
    cuisine: "indian",
    level: "beginner",
    method: "pan-fried",
    name: "Spiced egg bhurji",
    detail: "with {side}",
    base: [
      eggs(2),
      vegetable("onion", 50),
      vegetable("tomato", 80),
      vegetable("green-chili-pepper", 5),
      flavour("ginger-root", 4, "tsp"),
      season("turmeric", 0.8),
      season("cumin", 1),
      oliveOil(10),
      flavour("cilantro-fresh", 5),
      pinchOfSalt,
    ],
    parts: {
      side: [
        choice("roti", "chapati", [whole(starch("chapati-or-roti", 68, "piece"))], {
          word: "the warm chapati",
          way: "in the olive oil",
          late: true,
          steps: [step("In another pan warm the chapati for {time} and keep it warm in a cloth.", 2, { time: 2 })],
        }),
        choice("rice", "rice", [starch("basmati-rice", 50, "cup")], {
          word: "the rice",
          way: "in the olive oil",
          steps: [
            step("Boil the rice in plenty of salted water for {time} while the vegetables cook; drain it.", 12, {
              time: [12, 14],
            }),
          ],
        }),
        choice(
          "greens",
          "garlic greens",
          [vegetable("spinach", 120, "cup"), flavour("garlic", 3, "clove"), oliveOil(5)],
          {
            word: "the garlicky spinach",
            way: "in the rest of the olive oil",
            steps: [
              step("Wilt the spinach with the sliced garlic in a third of the olive oil for {time}; keep it warm.", 3, {
                time: [2, 3],
              }),
            ],
          },
        ),
      ],
    },
    steps: [
      { use: "side" },
      step("Fry the chopped onion, chili and ginger {side.way} with the cumin, turmeric and salt for {time}.", 5, {
        time: [4, 5],
      }),
      step("Add the chopped tomato and cook for {time}, until soft.", 4, { time: [3, 4] }),
      { late: "side" },
      step("Stir in the beaten eggs for {time}, until softly scrambled, then scatter with cilantro.", 3, { time: 2 }),
      step("Serve with {side}.", 1),
    ],
  }),
  eggBreakfast({
    id: "thai-omelette-rice",
    cuisine: "thai",
    level: "beginner",
    method: "pan-fried",
    name: "Thai omelette over rice",
    detail: "with {topping}",
    base: [
      eggs(2),
      starch("jasmine-rice", 45, "cup"),
      sauce("fish-sauce", 6, "tsp"),
      fat("sunflower-oil", 12, "tbsp"),
      flavour("lime-juice", 5, "tsp"),
    ],
    parts: {
      topping: [
        choice("cucumber", "cucumber and cilantro", [vegetable("cucumber", 80), flavour("cilantro-fresh", 5)], {
          word: "sliced cucumber and cilantro",
        }),
        choice(
          "sprout",
          "bean sprouts and basil",
          [vegetable("bean-sprouts-mung", 70, "cup"), flavour("thai-basil", 5)],
          {
            word: "bean sprouts, scalded with boiling water, and Thai basil",
          },
        ),
        choice("shrimp", "shrimp", [protein("shrimp", 60), vegetable("scallions", 15, "piece")], {
          word: "the shrimp and sliced scallions",
          steps: [
            step("Fry the shrimp in a few drops of the sunflower oil for {time}, until pink; keep them warm.", 4, {
              time: [3, 4],
            }),
          ],
        }),
      ],
    },
    steps: [
      step("Boil the rice in plenty of salted water for {time}, until tender, drain and keep it covered.", 14, {
        time: [12, 14],
      }),
      { use: "topping" },
      step("Whisk the eggs with the fish sauce and lime juice until frothy.", 2),
      step(
        "Pour into the very hot sunflower oil, 2 eggs at a time, and fry for {time}, until puffed and brown on both sides.",
        4,
        {
          time: [3, 4],
        },
      ),
      step("Serve over the rice with {topping}.", 3),
    ],
  }),
  eggBreakfast({
    id: "korean-egg-rice",
    cuisine: "korean",
    level: "beginner",
    method: "pan-fried",
    name: "Korean egg rice",
    detail: "with {vegetable}",
    base: [
      eggs(2),
      starch("white-rice-short-grain-sushi", 50, "cup"),
      sauce("soy-sauce-low-sodium", 7, "tsp"),
      fat("sesame-oil", 5, "tsp"),
      vegetable("scallions", 15, "piece"),
    ],
    parts: {
      vegetable: [
        choice("kimchi", "kimchi", [vegetable("kimchi", 60)], { word: "chopped kimchi" }),
        choice("spinach", "spinach", [vegetable("spinach", 80, "cup")], {
          word: "blanched spinach",
          steps: [step("Blanch the spinach in boiling salted water for {time} and squeeze it dry.", 2, { time: 1 })],
        }),
        choice("carrot", "carrot and zucchini", [vegetable("carrot", 40), vegetable("zucchini", 60)], {
          word: "wilted vegetables",
          steps: [
            step("Stir the shredded carrot and zucchini in a hot pan for {time}, until limp.", 3, { time: [2, 3] }),
          ],
        }),
      ],
    },
    steps: [
      step(
        "Rinse the rice and simmer it, covered, in one and a half times its volume of water for {time}, until tender.",
        18,
        { time: [16, 18] },
      ),
      { use: "vegetable" },
      step("Fry the eggs in half of the sesame oil for {time}.", 3, { time: 3 }),
      step(
        "Lay the eggs and {vegetable} on the rice and season with soy sauce, sliced scallions and the rest of the sesame oil.",
        3,
      ),
    ],
  }),
  eggBreakfast({
    id: "egg-muffins",
    cuisine: "american",
    level: "beginner",
    method: "baked",
    name: "Baked egg cups",
    detail: "with {filling}",
    base: [eggs(3), oliveOil(6), pinchOfSalt, pepper],
    parts: {
      filling: [
        choice(
          "turkey-spinach",
          "turkey and spinach",
          [protein("ground-turkey", 60), vegetable("spinach", 60, "cup")],
          {
            word: "crumbled turkey and spinach",
          },
        ),
        choice("broccoli-cheddar", "broccoli and cheddar", [vegetable("broccoli", 80), dairy("cheddar-cheese", 25)], {
          word: "chopped broccoli and grated cheddar",
        }),
        choice("pepper-bacon", "bacon and peppers", [protein("bacon", 28), vegetable("red-bell-pepper", 70)], {
          word: "chopped bacon and diced bell pepper",
        }),
        choice(
          "sweet-potato-kale",
          "sweet potato and kale",
          [starch("sweet-potato", 110), vegetable("kale", 40, "cup")],
          {
            word: "finely diced sweet potato and shredded kale",
          },
        ),
        choice("tomato-olive", "tomatoes and olives", [vegetable("cherry-tomatoes", 90), fat("olives-black", 25)], {
          word: "halved cherry tomatoes and sliced olives",
        }),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven} and brush the cups of a muffin pan (7 cm, 3 in across), one for each egg, with a little of the olive oil.",
        5,
        {
          oven: 190,
        },
      ),
      step("Cook the {filling} in the rest of the olive oil for {time} and divide between the cups.", 6, {
        time: [5, 6],
        instead: {
          where: "filling.broccoli-cheddar",
          steps: [
            step(
              "Cook the chopped broccoli in the rest of the olive oil for {time}, divide between the cups and scatter with the grated cheddar.",
              6,
              { time: [5, 6] },
            ),
          ],
        },
      }),
      step("Pour in the beaten eggs with salt and pepper and bake for {time}, until set in the middle.", 16, {
        time: [15, 16],
      }),
    ],
  }),
  eggBreakfast({
    id: "eggs-hollandaise",
    cuisine: "french",
    level: "advanced",
    method: "boiled",
    premium: true,
    name: "Poached Eggs and Hollandaise",
    detail: "on {base}",
    base: [
      eggs(2),
      whole(protein("egg-yolk", 17, "piece")),
      butter(15),
      flavour("lemon-juice", 5, "tsp"),
      season("cayenne-pepper", 0.2),
      pinchOfSalt,
    ],
    parts: {
      base: [
        choice("asparagus", "asparagus", [vegetable("asparagus", 150)], {
          way: "boil the asparagus in salted water for {time}, until just tender,",
          time: [4, 5],
          word: "tender asparagus",
        }),
        choice("spinach", "spinach", [vegetable("spinach", 150, "cup")], {
          way: "wilt the spinach with a few drops of water for {time}",
          time: 2,
          word: "wilted spinach",
        }),
        choice("artichoke", "artichoke hearts", [vegetable("artichoke-hearts-frozen", 120)], {
          way: "boil the frozen artichoke hearts in salted water for {time}, until tender,",
          time: [6, 7],
          word: "warm artichoke hearts",
        }),
      ],
    },
    steps: [
      step("{base.way} and drain well; cover and keep warm.", 6),
      step(
        "Melt the butter; whisk the egg yolk with lemon juice over barely simmering water for {time}, until thick, then beat in the butter little by little; add cayenne and salt.",
        8,
        { time: [3, 4] },
      ),
      step("Poach the eggs in quivering water for {time}.", 4, { time: [3, 4] }),
      step("Set the eggs on the {base} and coat with the sauce.", 2),
    ],
  }),
  eggBreakfast({
    id: "turkish-eggs",
    cuisine: "turkish",
    level: "intermediate",
    method: "boiled",
    premium: true,
    name: "Turkish Poached Eggs",
    detail: "Çılbır, on garlic yogurt with {topping}",
    base: [
      eggs(2),
      dairy("greek-yogurt-low-fat", 130, "cup"),
      flavour("garlic", 3, "clove"),
      butter(9),
      season("chili-flakes", 1),
      flavour("dill-fresh", 3),
      pinchOfSalt,
    ],
    parts: {
      topping: [
        choice("spinach", "spinach", [vegetable("spinach", 100, "cup")], {
          word: "wilted spinach",
          steps: [step("Wilt the washed spinach in a hot pan for {time} and press it dry.", 2, { time: 2 })],
        }),
        choice("tomato", "blistered tomatoes", [vegetable("cherry-tomatoes", 100)], {
          steps: [
            step("Shake the cherry tomatoes in a hot dry pan for {time}, until the skins burst.", 4, { time: [3, 4] }),
          ],
        }),
        choice("eggplant", "roasted eggplant", [vegetable("eggplant", 120), oliveOil(6)], {
          steps: [
            step("Roast the diced eggplant in olive oil at {oven} for {time}, until soft.", 20, {
              oven: 220,
              time: [18, 20],
            }),
          ],
        }),
      ],
    },
    steps: [
      { use: "topping" },
      step("Beat the yogurt with crushed garlic and salt and spread it in a warm bowl.", 3),
      step("Poach the eggs in barely simmering water for {time}, until the whites are set.", 5, { time: [4, 5] }),
      step("Foam the butter with the chili flakes.", 2),
      step("Lay the {topping} and the eggs on the yogurt and pour the butter over; finish with dill.", 2),
    ],
  }),
  eggBreakfast({
    id: "eggs-en-cocotte",
    cuisine: "french",
    level: "intermediate",
    method: "baked",
    premium: true,
    name: "Eggs en cocotte",
    detail: "with {filling}",
    base: [eggs(2), butter(5), flavour("chives-fresh", 3, "tbsp"), pinchOfSalt, pepper],
    parts: {
      filling: [
        choice(
          "mushroom",
          "wild mushrooms and crème fraîche",
          [vegetable("chanterelle-mushrooms", 80, "cup"), dairy("creme-fraiche", 20, "tbsp")],
          {
            word: "the browned chanterelle mushrooms and crème fraîche",
            steps: [step("Brown the chanterelle mushrooms in a dry pan for {time}.", 5, { time: [4, 5] })],
          },
        ),
        choice(
          "salmon",
          "smoked salmon and crème fraîche",
          [protein("smoked-salmon", 50), dairy("creme-fraiche", 20, "tbsp")],
          {
            word: "the smoked salmon and crème fraîche",
          },
        ),
        choice("gruyere", "leeks and Gruyère", [vegetable("leek", 70, "cup"), dairy("gruyere", 18)], {
          word: "the softened leek and grated Gruyère",
          steps: [step("Soften the sliced leek in a spoonful of water, covered, for {time}.", 6, { time: [5, 6] })],
        }),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}, boil a kettle and butter an ovenproof dish, about 12 cm (5 in) across, for each person.",
        6,
        {
          oven: 190,
        },
      ),
      { use: "filling" },
      step("Spread {filling} in the dish and crack in the eggs.", 6),
      step(
        "Stand the dish in a deeper one, pour hot water around it and bake for {time}, until the whites are set.",
        12,
        { time: [11, 12] },
      ),
      step("Season with salt and pepper and scatter with chives.", 1),
    ],
  }),
  eggBreakfast({
    id: "haddock-kedgeree",
    cuisine: "british",
    level: "intermediate",
    method: "simmered",
    premium: true,
    name: "Haddock kedgeree",
    detail: "with {green} and egg",
    base: [
      eggs(1),
      protein("haddock", 110),
      starch("basmati-rice", 55, "cup"),
      vegetable("onion", 40),
      butter(9),
      season("turmeric", 0.8),
      season("coriander-ground", 1),
      flavour("parsley-fresh", 4),
      pinchOfSalt,
    ],
    parts: {
      green: [
        choice("pea", "peas", [vegetable("peas-frozen", 60)], { way: "the butter" }),
        choice("leek", "leeks", [vegetable("leek", 70, "cup")], {
          way: "the rest of the butter",
          steps: [
            step("Soften the sliced leeks in half of the butter for {time} and lift them out.", 5, {
              time: [4, 5],
            }),
          ],
        }),
        choice("spinach", "spinach", [vegetable("spinach", 70, "cup")], { way: "the butter" }),
      ],
    },
    steps: [
      step(
        "Poach the haddock in water, twice the volume of the rice, for {time}, then flake it and keep the liquid.",
        8,
        { time: [5, 6] },
      ),
      { use: "green" },
      step(
        "Soften the chopped onion in {green.way} with turmeric, coriander and salt, add the rice and the liquid and cook, covered, for {time}, until tender.",
        16,
        { time: [12, 14] },
      ),
      step("Meanwhile lower the egg into boiling water and boil for {time}; cool, peel and quarter it.", 3, {
        time: 10,
      }),
      step("Fold the haddock and the {green} into the rice, heat through for {time} and top with egg and parsley.", 4, {
        time: [3, 4],
      }),
    ],
  }),
  eggBreakfast({
    id: "breakfast-potato-tortilla",
    cuisine: "spanish",
    level: "intermediate",
    method: "pan-fried",
    name: "Morning potato omelette",
    detail: "with {side}",
    base: [eggs(2), starch("potato", 150), vegetable("onion", 50), oliveOil(14), eighthOfSalt],
    parts: {
      side: [
        choice("tomato", "tomato and parsley", [vegetable("tomato", 120), flavour("parsley-fresh", 3)], {
          word: "sliced tomato and parsley",
        }),
        choice("pepper", "red pepper", [vegetable("red-bell-pepper", 90)], {
          word: "strips of red pepper",
        }),
        choice("arugula", "arugula and olives", [vegetable("arugula", 40, "cup"), fat("olives-green", 10)], {
          word: "arugula and green olives",
        }),
      ],
    },
    steps: [
      step("Cook the thinly sliced potato and onion gently in the olive oil for {time}, until soft.", 18, {
        time: [16, 18],
      }),
      step("Fold them into the beaten, salted eggs and let stand for {time}.", 3, { time: 3 }),
      step(
        "Cook in a nonstick pan (20 cm, 8 in, for up to 3 eggs; larger for more) for {time}, until set underneath, turn it with a plate and finish the other side.",
        7,
        {
          time: [6, 7],
        },
      ),
      step("Serve in wedges with {side}.", 2),
    ],
  }),
  eggBreakfast({
    id: "banana-egg-cakes",
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    name: "Banana egg stacks",
    detail: "with {topping}",
    base: [eggs(2), fruit("banana", 110), season("cinnamon-ground", 1), fat("coconut-oil", 7, "tsp")],
    parts: {
      topping: [
        choice(
          "berry",
          "blueberries and sunflower seeds",
          [fruit("blueberries", 60, "cup"), fat("sunflower-seeds", 12, "tbsp")],
          {
            word: "blueberries and sunflower seeds",
          },
        ),
        choice(
          "strawberry",
          "strawberries and almonds",
          [fruit("strawberries", 90, "cup"), fat("almonds", 12, "tbsp")],
          {
            word: "sliced strawberries and chopped almonds",
          },
        ),
        choice("mango", "mango and pumpkin seeds", [fruit("mango", 80), fat("pumpkin-seeds", 12, "tbsp")], {
          word: "cubed mango and pumpkin seeds",
        }),
      ],
    },
    steps: [
      step("Mash the banana and whisk it with the eggs and cinnamon.", 3),
      step("Fry small rounds in the coconut oil, turning once, for {time}, until golden.", 6, { time: [5, 6] }),
      step("Stack and finish with {topping}.", 1),
    ],
  }),
  eggBreakfast({
    id: "cheese-polenta-eggs",
    cuisine: "eastern-european",
    level: "beginner",
    method: "simmered",
    name: "Mamaliga",
    detail: "with {cheese} and a fried egg",
    base: [
      eggs(1),
      starch("cornmeal", 45, "cup"),
      liquid("water", 220),
      dairy("sour-cream", 24, "tbsp"),
      butter(5),
      pinchOfSalt,
    ],
    parts: {
      cheese: [
        choice("feta", "feta", [dairy("feta-cheese", 25)], { word: "crumbled feta" }),
        choice("cottage", "cottage cheese", [dairy("cottage-cheese-full-fat", 60)]),
      ],
    },
    steps: [
      step("Whisk the cornmeal into boiling salted water and stir over low heat for {time}, until thick.", 12, {
        time: [10, 12],
      }),
      step("Fry the egg in the butter for {time}.", 3, { time: 3 }),
      step("Spoon the cornmeal onto a plate with the {cheese}, sour cream and the egg.", 2),
    ],
  }),
];
