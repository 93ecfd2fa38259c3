import { fat, flavour, fruit, protein, sauce, season, step, vegetable, whole } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { oliveOil } from "../pantry.ts";
import { avocadoOil, garlic, ginger, lemonJuice, onion, option, proteinChoice, salt, soySauces } from "../parts.ts";

const eggs = (grams: number) => whole(protein("egg", grams, "large"));

/** Without grain, pulses or sugar, of what costs little: ground meat, thighs, eggs, canned fish, cabbage, zucchini. */
export const lowCarbDinners = (): readonly Template[] => [
  {
    id: "ginger-cabbage",
    mealTypes: ["lunch", "dinner"],
    cuisine: "chinese",
    level: "beginner",
    method: "stir-fried",
    name: "Ginger Cabbage with {meat}",
    detail: "and a Fried Egg",
    base: [
      vegetable("green-cabbage", 170),
      vegetable("carrot", 20),
      vegetable("scallions", 20),
      garlic(3),
      ginger(6),
      fat("sesame-oil", 5, "tsp"),
      avocadoOil(8),
      eggs(50),
      salt(0.4),
    ],
    parts: {
      meat: [
        proteinChoice("ground-pork", 140, { name: "Pork" }),
        proteinChoice("ground-turkey", 130, { name: "Turkey" }),
        proteinChoice("ground-chicken", 130, { name: "Chicken" }),
      ],
      sauce: soySauces(9),
    },
    steps: [
      step("Shred the cabbage, grate the carrot, slice the scallions and chop the garlic and ginger.", 6),
      step("Fry the {meat} in half of the avocado oil over high heat for {time}, until crumbly and browned.", 6, {
        time: [5, 6],
      }),
      step("Add the garlic, ginger, cabbage and carrot and stir-fry for {time}, until just tender.", 5, {
        time: [4, 5],
      }),
      step(
        "In another pan fry the egg in the rest of the avocado oil with the salt for {time}, until the white is set.",
        3,
        {
          time: 3,
        },
      ),
      step("Season the cabbage with the {sauce}, sesame oil and scallions and top it with the egg.", 1),
    ],
  },
  {
    id: "crisp-chicken-thighs",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "beginner",
    method: "pan-fried",
    protein: "chicken",
    name: "Crisp Chicken Thighs",
    detail: "with {veg}",
    base: [protein("chicken-thigh-with-skin", 190), garlic(3), lemonJuice(8), season("thyme-dried", 0.7), salt(0.75)],
    parts: {
      veg: [
        option("green-bean", "Garlic Green Beans", "green beans", [vegetable("green-beans", 150), oliveOil(5)], {
          way: "boil the green beans in salted water for {time}, drain and turn them in the olive oil with the garlic",
          time: [6, 8],
        }),
        option("broccoli", "Lemon Broccoli", "broccoli", [vegetable("broccoli", 180), oliveOil(5)], {
          way: "boil the broccoli florets in salted water for {time}, drain and turn it in the olive oil with the garlic",
          time: [4, 5],
        }),
        option(
          "cabbage",
          "Mustard Cabbage",
          "cabbage",
          [vegetable("green-cabbage", 190), oliveOil(5), flavour("yellow-mustard", 5, "tsp")],
          {
            way: "soften the shredded cabbage and the garlic in the olive oil, covered, for {time} and stir in the mustard",
            time: [8, 10],
          },
        ),
        option(
          "zucchini",
          "Zucchini and Olives",
          "zucchini",
          [vegetable("zucchini", 200), oliveOil(5), vegetable("olives-green", 15)],
          {
            way: "fry the sliced zucchini and the garlic in the olive oil for {time} and add the olives",
            time: [6, 7],
          },
        ),
      ],
    },
    steps: [
      step("Pat the chicken thighs dry and rub them with thyme and salt.", 3),
      step("Lay them skin down in a cold pan and fry over medium heat for {time}, until the skin is crisp.", 15, {
        time: [14, 15],
      }),
      step("Turn them, pour off most of the fat and fry for {time} more, until cooked through.", 12, {
        time: [10, 12],
      }),
      step("Meanwhile {veg.way}.", 1),
      step("Sprinkle the chicken thighs and the {veg} with lemon juice and serve.", 1),
    ],
  },
  {
    id: "unstuffed-peppers",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    name: "Unstuffed Pepper Skillet",
    detail: "with {meat} and Avocado",
    base: [
      vegetable("green-bell-pepper", 120),
      vegetable("cauliflower-rice", 100),
      sauce("tomato-puree-passata", 50),
      onion(15),
      garlic(3),
      oliveOil(11),
      season("oregano-dried", 1),
      season("paprika", 1),
      fruit("avocado", 50),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("ground-beef", 150, { name: "Beef" }),
        proteinChoice("ground-turkey", 160, { name: "Turkey" }),
        proteinChoice("ground-pork", 170, { name: "Pork" }),
        proteinChoice("ground-chicken", 160, { name: "Chicken" }),
      ],
    },
    steps: [
      step("Dice the green pepper; chop the onion and garlic.", 4),
      step("Brown the {meat} with the oregano, paprika and half of the salt in half of the olive oil for {time}.", 7, {
        time: [6, 7],
      }),
      step("Add the rest of the olive oil, the green pepper, onion and garlic and fry for {time}.", 5, {
        time: [4, 5],
      }),
      step("Stir in the cauliflower rice, passata and the rest of the salt and cook for {time}, until tender.", 6, {
        time: [5, 6],
      }),
      step("Top with the diced avocado.", 1),
    ],
  },
  {
    id: "zucchini-fish-patties",
    mealTypes: ["lunch", "dinner"],
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    name: "{fish} Zucchini Patties",
    detail: "with {salad}",
    base: [
      eggs(50),
      vegetable("zucchini", 120),
      vegetable("scallions", 15),
      vegetable("dill-fresh", 4),
      season("flaxseed", 8),
      oliveOil(13),
      lemonJuice(10),
      salt(0.4),
    ],
    parts: {
      fish: [
        option("salmon", "Salmon", "canned salmon", [protein("salmon-pink-canned", 130)], { protein: "salmon" }),
        option("tuna", "Tuna", "canned tuna", [protein("tuna-canned-in-oil", 110)], { protein: "tuna" }),
        option("sardine", "Sardine", "canned sardines", [protein("sardines-canned-in-oil", 100)], {
          protein: "sardine",
        }),
      ],
      salad: [
        option("cabbage", "Cabbage and Avocado", "finely shredded cabbage and sliced avocado", [
          vegetable("green-cabbage", 100),
          fruit("avocado", 50),
        ]),
        option("cucumber", "Cucumber and Avocado", "sliced cucumber and avocado", [
          vegetable("cucumber", 120),
          fruit("avocado", 50),
        ]),
      ],
    },
    steps: [
      step("Grate the zucchini, salt it and leave it for {time}, then squeeze it dry in a cloth.", 8, { time: 5 }),
      step(
        "Mix it with the drained {fish}, the egg, sliced scallions, dill and ground flaxseed and shape flat patties.",
        5,
      ),
      step(
        "Fry them in two thirds of the olive oil over medium heat for {time}, turning once, until brown and firm.",
        9,
        {
          time: [8, 9],
        },
      ),
      step("Dress the {salad} with lemon juice and the rest of the olive oil and serve with the patties.", 3),
    ],
  },
  {
    id: "cauliflower-fried-rice",
    mealTypes: ["lunch", "dinner"],
    cuisine: "chinese",
    level: "beginner",
    method: "stir-fried",
    name: "{meat} Cauliflower Fried Rice",
    base: [
      vegetable("cauliflower-rice", 200),
      eggs(100),
      vegetable("scallions", 20),
      vegetable("red-bell-pepper", 40),
      garlic(3),
      ginger(4),
      fat("sesame-oil", 4, "tsp"),
      avocadoOil(10),
      salt(0.4),
    ],
    parts: {
      meat: [
        proteinChoice("chicken-thigh", 140, { name: "Chicken", way: "chicken thigh, diced small," }),
        proteinChoice("ground-pork", 130, { name: "Pork", way: "ground pork" }),
        proteinChoice("shrimp", 150, { way: "shrimp" }),
      ],
      sauce: soySauces(9),
    },
    steps: [
      step("Dice the red pepper, slice the scallions and chop the garlic and ginger; beat the eggs with the salt.", 4),
      step(
        "Fry the {meat.way} in half of the avocado oil over high heat for {time}, until cooked through; lift out.",
        6,
        {
          time: [5, 6],
          instead: {
            where: "meat.shrimp",
            steps: [
              step(
                "Fry the shrimp in half of the avocado oil over high heat for {time}, until pink; lift them out.",
                4,
                {
                  time: [3, 4],
                },
              ),
            ],
          },
        },
      ),
      step("Fry the garlic, ginger, red pepper and cauliflower rice in the rest of the avocado oil for {time}.", 5, {
        time: [4, 5],
      }),
      step("Push everything aside, scramble the eggs in the gap for {time}, until no liquid egg is left, and mix.", 2, {
        time: 2,
      }),
      step("Return the {meat} and season with the {sauce}, sesame oil and scallions.", 1),
    ],
  },
  {
    id: "paprika-drumsticks",
    mealTypes: ["dinner"],
    cuisine: "spanish",
    level: "beginner",
    method: "roasted",
    protein: "chicken",
    name: "Smoked Paprika Drumsticks",
    detail: "with Roast {veg}",
    base: [
      whole(protein("chicken-drumstick-with-skin", 225, "piece")),
      vegetable("red-onion", 20),
      oliveOil(11),
      season("smoked-paprika", 1.5),
      season("garlic-powder", 0.8),
      lemonJuice(10),
      salt(0.75),
    ],
    parts: {
      veg: [
        option("cabbage", "Cabbage", "cabbage", [vegetable("green-cabbage", 200)], { way: "cabbage, in wedges," }),
        option("cauliflower", "Cauliflower", "cauliflower", [vegetable("cauliflower", 200)], {
          way: "cauliflower, in florets,",
        }),
        option("squash", "Butternut Squash", "butternut squash", [vegetable("butternut-squash", 220)], {
          way: "butternut squash, peeled and cubed,",
        }),
        option("sweet-potato", "Sweet Potato", "sweet potato", [vegetable("sweet-potato", 200)], {
          way: "sweet potato, in wedges,",
        }),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}. Rub the drumsticks with the smoked paprika, garlic powder and half of the olive oil and salt.",
        6,
        {
          oven: 220,
        },
      ),
      step("Turn the {veg.way} and the sliced red onion in the rest of the olive oil and salt on a tray.", 4),
      step("Lay the drumsticks between them and roast for {time}, turning once, until the juices run clear.", 40, {
        time: [36, 40],
      }),
      step("Squeeze the lemon juice over the drumsticks and {veg}.", 1),
    ],
  },
  {
    id: "burger-bowl",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    name: "{meat} Burger Bowl",
    detail: "with {extra} and Avocado Dressing",
    base: [
      vegetable("romaine-lettuce", 90),
      vegetable("tomato", 80),
      vegetable("dill-pickles", 20),
      fruit("avocado", 60),
      flavour("yellow-mustard", 5, "tsp"),
      lemonJuice(8),
      oliveOil(8),
      season("paprika", 1),
      season("garlic-powder", 0.8),
      salt(0.4),
    ],
    parts: {
      meat: [
        proteinChoice("ground-beef", 150, { name: "Beef" }),
        proteinChoice("ground-turkey", 160, { name: "Turkey" }),
        proteinChoice("ground-pork", 170, { name: "Pork" }),
      ],
      extra: [
        option("mushrooms", "Mushrooms", "mushrooms", [vegetable("white-mushrooms", 100)], {
          steps: [step("Fry the sliced mushrooms in the same pan for {time}, until browned.", 5, { time: [4, 5] })],
        }),
        option("egg", "Fried Egg", "egg", [eggs(50)], {
          steps: [step("Fry the egg in the same pan for {time}, until the white is set.", 3, { time: 3 })],
        }),
      ],
    },
    steps: [
      step("Mash the avocado with the mustard, lemon juice and a spoonful of water to a dressing.", 3),
      step("Cut up the romaine lettuce, tomato and dill pickles.", 4),
      step(
        "Fry the {meat} with the paprika, garlic powder and salt in the olive oil for {time}, until browned; lift out.",
        8,
        {
          time: [7, 8],
        },
      ),
      { use: "extra" },
      step(
        "Pile the {meat} and {extra} on the romaine lettuce, tomato and dill pickles and spoon over the dressing.",
        2,
      ),
    ],
  },
  {
    id: "zucchini-spirals-fish",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "beginner",
    method: "pan-fried",
    name: "{fish} Zucchini Spirals",
    detail: "with Olives and Tomatoes",
    base: [
      vegetable("zucchini", 230),
      vegetable("cherry-tomatoes", 80),
      vegetable("olives-black", 20),
      fat("almonds", 14),
      vegetable("parsley-fresh", 5),
      season("chili-flakes", 0.3),
      garlic(3),
      oliveOil(12),
      lemonJuice(8),
      salt(0.4),
    ],
    parts: {
      fish: [
        option("sardine", "Sardine", "sardines", [protein("sardines-canned-in-oil", 100)], { protein: "sardine" }),
        option("mackerel", "Mackerel", "canned mackerel", [protein("mackerel-canned", 120)], { protein: "mackerel" }),
        option("tuna", "Tuna", "tuna", [protein("tuna-canned-in-oil", 110)], { protein: "tuna" }),
        option("salmon", "Salmon", "canned salmon", [protein("salmon-pink-canned", 130)], { protein: "salmon" }),
      ],
    },
    steps: [
      step(
        "Cut the zucchini into spirals or thin ribbons, halve the cherry tomatoes and chop the almonds and parsley.",
        6,
      ),
      step("Fry the garlic, chili flakes, cherry tomatoes and black olives in the olive oil for {time}.", 3, {
        time: [2, 3],
      }),
      step("Add the zucchini and salt and toss over high heat for {time}, until just soft.", 3, { time: [2, 3] }),
      step("Add the drained {fish} in pieces and warm through for {time}.", 2, { time: 2 }),
      step("Finish with lemon juice, parsley and almonds.", 1),
    ],
  },
  {
    id: "japanese-cabbage-omelette",
    mealTypes: ["lunch", "dinner"],
    cuisine: "japanese",
    level: "beginner",
    method: "pan-fried",
    protein: "egg",
    name: "Japanese Cabbage Omelette",
    detail: "with {filling}",
    base: [
      eggs(150),
      vegetable("green-cabbage", 150),
      vegetable("scallions", 20),
      ginger(4),
      avocadoOil(12),
      flavour("sesame-seeds", 4, "tsp"),
      salt(0.4),
    ],
    parts: {
      filling: [
        option("pork", "Pork", "ground pork", [protein("ground-pork-96-lean", 80)]),
        option("turkey", "Turkey", "ground turkey", [protein("ground-turkey", 80)]),
        option("mushroom", "Mushrooms", "sliced mushrooms", [vegetable("white-mushrooms", 100), oliveOil(2)]),
      ],
      sauce: soySauces(8),
    },
    steps: [
      step("Shred the cabbage very finely, slice the scallions and beat the eggs with the salt.", 5),
      step("Fry the {filling} and the grated ginger in half of the avocado oil for {time}, until browned.", 6, {
        time: [5, 6],
      }),
      step("Stir the {filling} and the cabbage into the eggs.", 1),
      step(
        "Cook in the rest of the avocado oil in a nonstick pan (20 cm, 8 in, for up to 3 eggs; larger for more), covered, over low heat for {time}, until set underneath.",
        7,
        {
          time: [6, 7],
        },
      ),
      step("Turn it with a plate and cook for {time} more, until no liquid egg is left.", 4, { time: [3, 4] }),
      step("Brush with the {sauce} and scatter with scallions and sesame seeds.", 1),
    ],
  },
  {
    id: "skillet-pork-chops",
    mealTypes: ["dinner"],
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    protein: "pork",
    name: "Skillet Pork Chops",
    detail: "with {side}",
    base: [
      protein("pork-chop-boneless", 180),
      oliveOil(12),
      garlic(3),
      season("sage-dried", 0.5),
      flavour("apple-cider-vinegar", 8, "tsp"),
      salt(0.75),
    ],
    parts: {
      side: [
        option(
          "apple-cabbage",
          "Apple Cabbage",
          "cabbage and apple",
          [vegetable("green-cabbage", 150), fruit("apple", 70)],
          {
            way: "shred the cabbage and slice the apple",
          },
        ),
        option(
          "mushroom-cabbage",
          "Cabbage and Mushrooms",
          "cabbage and mushrooms",
          [vegetable("green-cabbage", 150), vegetable("white-mushrooms", 80)],
          {
            way: "shred the cabbage and slice the mushrooms",
          },
        ),
        option(
          "green-bean",
          "Green Beans and Almonds",
          "green beans and almonds",
          [vegetable("green-beans", 130), fat("almonds", 12)],
          {
            way: "cut the green beans short and chop the almonds",
          },
        ),
        option(
          "zucchini",
          "Zucchini and Tomatoes",
          "zucchini and tomatoes",
          [vegetable("zucchini", 150), vegetable("cherry-tomatoes", 80)],
          {
            way: "slice the zucchini and halve the tomatoes",
          },
        ),
      ],
    },
    steps: [
      step("Rub the pork chops with the sage and half of the salt; {side.way}.", 6),
      step(
        "Fry the pork chops in half of the olive oil for {time} on each side, until browned and just cooked through; rest them.",
        9,
        {
          time: [4, 5],
        },
      ),
      step(
        "Add the rest of the olive oil, the garlic, {side} and a splash of water and cook, covered, for {time}, until tender.",
        9,
        {
          time: [7, 9],
        },
      ),
      step("Season with the cider vinegar and the rest of the salt and serve with the pork chops.", 1),
    ],
  },
  {
    id: "greek-chicken-skillet",
    mealTypes: ["lunch", "dinner"],
    cuisine: "greek",
    level: "beginner",
    method: "pan-fried",
    name: "Greek {meat} Skillet",
    detail: "with Zucchini, Olives and {finish}",
    base: [
      vegetable("zucchini", 180),
      vegetable("red-bell-pepper", 50),
      vegetable("kalamata-olives", 25),
      garlic(3),
      oliveOil(13),
      season("oregano-dried", 1.5),
      lemonJuice(12),
      salt(0.4),
    ],
    parts: {
      meat: [
        proteinChoice("chicken-thigh", 190, { name: "Chicken" }),
        proteinChoice("pork", 190),
        proteinChoice("turkey", 190),
      ],
      finish: [
        option("avocado", "Avocado", "sliced avocado", [fruit("avocado", 60)]),
        option("almond", "Almonds", "chopped almonds", [fat("almonds", 15)]),
      ],
    },
    steps: [
      step("Cut the {meat} into bites; slice the zucchini and the red pepper.", 5),
      step(
        "Fry the {meat} with the oregano and salt in half of the olive oil over high heat for {time}, until cooked through; lift it out.",
        8,
        {
          time: [7, 8],
        },
      ),
      step("Fry the zucchini, red pepper and garlic in the rest of the olive oil for {time}, until just tender.", 6, {
        time: [5, 6],
      }),
      step("Return the {meat} with the Kalamata olives and lemon juice and top with the {finish}.", 2),
    ],
  },
];
