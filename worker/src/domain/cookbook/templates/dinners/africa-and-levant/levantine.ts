import { dairy, flavour, fruit, protein, sauce, season, starch, step, vegetable, whole } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { oliveOil } from "../../pantry.ts";
import { cauliflowerRice, garlic, grainChoices, lemonJuice, option, proteinChoice, salt } from "../../parts.ts";

export const levantineDinners = (): readonly Template[] => [
  {
    id: "shawarma-bowl",
    mealTypes: ["lunch", "dinner"],
    cuisine: "levantine",
    level: "beginner",
    method: "roasted",
    name: "{protein} Shawarma Bowl",
    detail: "with {grain} and {sauce}",
    base: [
      season("cumin", 1.5),
      season("coriander-ground", 1.5),
      season("paprika", 1.5),
      season("turmeric", 0.5),
      season("cinnamon-ground", 0.3),
      garlic(3),
      lemonJuice(15),
      oliveOil(9),
      vegetable("tomato", 80),
      vegetable("cucumber", 80),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chicken-thigh", 150, { name: "Chicken", word: "chicken thigh in strips" }),
        proteinChoice("lamb", 100, { word: "lamb in strips" }),
        proteinChoice("turkey", 150, { word: "turkey in strips" }),
        proteinChoice("chickpeas", 140),
        option(
          "cauliflower",
          "Cauliflower",
          "cauliflower florets and chickpeas",
          [vegetable("cauliflower", 150), protein("chickpeas-canned-drained", 110)],
          { protein: "chickpea" },
        ),
      ],
      grain: [
        ...grainChoices(["bulgur", "basmati-rice", "quinoa"], 24, 50, ["bulgur"]),
        cauliflowerRice(6, "almonds", "the rest of the"),
      ],
      sauce: [
        option("tahini", "Tahini", "tahini", [sauce("tahini", 15)], {
          steps: [step("Whisk the tahini with a little water until it pours.", 2)],
        }),
        option("yogurt", "Mint Yogurt", "mint yogurt", [dairy("greek-yogurt-low-fat", 60), flavour("mint-fresh", 3)], {
          steps: [step("Stir the chopped mint into the Greek yogurt.", 2)],
        }),
        option("avocado", "Avocado Sauce", "mashed avocado", [fruit("avocado", 55)], {
          steps: [step("Mash the avocado with a little of the lemon juice.", 2)],
        }),
      ],
    },
    steps: [
      { use: "grain" },
      step(
        "Toss the {protein} with the cumin, coriander, paprika, turmeric, cinnamon, garlic, half of the lemon juice, olive oil and salt.",
        5,
      ),
      step("Roast on a tray at {oven} for {time}, until browned at the edges and hot right through.", 20, {
        oven: 220,
        time: [18, 20],
        instead: {
          where: ["protein.lamb", "protein.turkey"],
          steps: [
            step("Roast on a tray at {oven} for {time}, until browned and just cooked through.", 14, {
              oven: 220,
              time: [12, 14],
            }),
          ],
        },
      }),
      { late: "grain" },
      { use: "sauce" },
      step(
        "Fill bowls with the {grain}, {protein}, sliced tomato and cucumber and spoon over the {sauce} and the rest of the lemon juice.",
        3,
      ),
    ],
    skip: [
      ["protein.chickpeas", "grain.cauliflower-rice"],
      ["protein.cauliflower", "grain.cauliflower-rice"],
      ["grain.bulgur", "sauce.avocado"],
    ],
  },
  {
    id: "mujadara",
    mealTypes: ["lunch", "dinner"],
    cuisine: "levantine",
    level: "beginner",
    method: "simmered",
    protein: "lentil",
    name: "Mujadara",
    detail: "with {grain}, Golden Onions and {salad}",
    base: [
      protein("lentils-cooked", 170),
      vegetable("onion", 120),
      oliveOil(15),
      season("cumin", 2),
      season("cinnamon-ground", 0.3),
      lemonJuice(10),
      salt(0.75),
    ],
    parts: {
      grain: grainChoices(["basmati-rice", "brown-rice", "bulgur", "quinoa", "freekeh"], 22, 50),
      salad: [
        option("tomato-cucumber", "Tomato-Cucumber Salad", "sliced tomatoes and cucumber", [
          vegetable("tomato", 100),
          vegetable("cucumber", 80),
        ]),
        option("cabbage", "Lemon Cabbage", "finely shredded green cabbage", [vegetable("green-cabbage", 100)]),
        option("yogurt", "Cool Yogurt", "Greek yogurt", [dairy("greek-yogurt-low-fat", 80)]),
      ],
    },
    steps: [
      { use: "grain" },
      step("Fry the sliced onion slowly in olive oil for {time}, until deep golden; lift half of it out.", 17, {
        time: [15, 17],
      }),
      step(
        "Stir the cumin, cinnamon, lentils and {grain} into the rest and heat through for {time}; season with salt.",
        4,
        { time: [3, 4] },
      ),
      step("Top with the golden onion and serve with the {salad}, dressed with the lemon juice.", 2, {
        instead: {
          where: "salad.yogurt",
          steps: [step("Top with the golden onion, sharpen with lemon juice and serve with the Greek yogurt.", 2)],
        },
      }),
    ],
  },
  {
    id: "shakshuka",
    mealTypes: ["lunch", "dinner"],
    cuisine: "levantine",
    level: "beginner",
    method: "simmered",
    name: "{kind}",
    detail: "with {side}",
    base: [
      vegetable("onion", 50),
      vegetable("red-bell-pepper", 80),
      garlic(6),
      oliveOil(9),
      sauce("tomatoes-canned-crushed", 180),
      season("cumin", 1.5),
      season("paprika", 1.5),
      vegetable("parsley-fresh", 5),
      salt(0.4),
    ],
    parts: {
      kind: [
        option("egg", "Classic Shakshuka", "eggs", [whole(protein("egg", 150, "large"))], {
          way: "make hollows in the sauce, break in the eggs and cook, covered, for {time}, until just set",
          time: [5, 6],
          protein: "egg",
        }),
        option("chickpea", "Chickpea and Tomato Skillet", "chickpeas", [protein("chickpeas-canned-drained", 110)], {
          way: "add the chickpeas and simmer for {time}, until they have taken on the sauce",
          time: [5, 6],
          protein: "chickpea",
        }),
        option(
          "spinach-egg",
          "Spinach Shakshuka",
          "spinach and eggs",
          [vegetable("spinach", 60), whole(protein("egg", 150, "large"))],
          {
            way: "wilt the spinach in the sauce, make hollows, break in the eggs and cook, covered, for {time}, until just set",
            time: [5, 6],
            protein: "egg",
          },
        ),
        option(
          "feta-egg",
          "Feta Shakshuka",
          "feta and eggs",
          [dairy("feta-cheese", 22), whole(protein("egg", 100, "large"))],
          {
            way: "make hollows in the sauce, break in the eggs, crumble over the feta and cook, covered, for {time}, until just set",
            time: [5, 6],
            protein: "egg",
          },
        ),
        option(
          "white-bean",
          "White Bean and Tomato Skillet",
          "white beans",
          [protein("great-northern-beans-canned-drained", 120)],
          {
            way: "add the white beans and simmer for {time}, until they have taken on the sauce",
            time: [5, 6],
            protein: "bean",
          },
        ),
      ],
      side: [
        option("pita", "Warm Pita", "pita", [whole(starch("pita-whole-wheat", 28, "small"))], {
          steps: [step("Warm the pita in a dry pan for {time}.", 2, { time: 2 })],
        }),
        option("potato", "Crisp Potatoes", "crisp potatoes", [starch("potato", 180), oliveOil(4)], {
          steps: [
            step("Meanwhile boil the diced potatoes in salted water for {time} and drain them.", 5, { time: 5 }),
            step("Fry them in the rest of the olive oil in another pan for {time}, until crisp.", 6, { time: [6, 7] }),
          ],
        }),
        option("avocado", "Avocado", "sliced avocado", [fruit("avocado", 100)]),
      ],
    },
    steps: [
      step("Soften the chopped onion, red pepper and garlic in olive oil with the cumin and paprika for {time}.", 8, {
        time: [7, 8],
        instead: {
          where: "side.potato",
          steps: [
            step(
              "Soften the chopped onion, red pepper and garlic in half of the olive oil with the cumin and paprika for {time}.",
              8,
              { time: [7, 8] },
            ),
          ],
        },
      }),
      step("Add the tomatoes and salt and simmer for {time}, until thick.", 8, { time: [6, 7] }),
      { use: "side" },
      step("{kind.way}.", 6),
      step("Scatter with parsley and serve with the {side}.", 1),
    ],
    skip: [["kind.feta-egg", "side.avocado"]],
  },
  {
    id: "falafel-plate",
    mealTypes: ["lunch", "dinner"],
    cuisine: "levantine",
    level: "beginner",
    method: "assembled",
    name: "{main} {style}",
    detail: "with Pickles and {sauce}",
    base: [vegetable("romaine-lettuce", 50), vegetable("tomato", 80), vegetable("dill-pickles", 15), lemonJuice(8)],
    parts: {
      main: [
        option("falafel", "Falafel", "falafel", [protein("falafel", 75)], {
          protein: "chickpea",
          steps: [step("Heat the falafel in a dry pan for {time}, turning them, until crisp.", 6, { time: 5 })],
        }),
        option("halloumi", "Halloumi", "halloumi", [protein("halloumi", 32)], {
          protein: "cheese",
          steps: [step("Fry the sliced halloumi in a dry pan for {time}, until golden.", 5, { time: [4, 5] })],
        }),
        option(
          "chicken",
          "Sumac Chicken",
          "chicken",
          [protein("chicken-breast-skinless", 140), season("sumac", 2), oliveOil(8), salt(0.4)],
          {
            protein: "chicken",
            steps: [
              step(
                "Slice the chicken, season with sumac and salt and fry in olive oil for {time}, until browned and cooked through.",
                7,
                {
                  time: [5, 6],
                },
              ),
            ],
          },
        ),
      ],
      style: [
        option("pita", "Pita", "pita", [whole(starch("pita-white", 60, "piece"))], {
          way: "warm the pita, cut it open and fill it with",
        }),
        option("wrap", "Wrap", "tortilla", [whole(starch("whole-wheat-tortilla", 72, "large"))], {
          way: "warm the tortilla so that it bends and roll up in it",
        }),
        option("couscous", "Couscous Bowl", "couscous", [starch("couscous-cooked", 150)], {
          way: "heat the couscous, covered, with a spoonful of water until steaming hot and heap onto it",
        }),
      ],
      sauce: [
        option("hummus", "Hummus", "hummus", [sauce("hummus", 30)]),
        option("tahini", "Tahini Sauce", "tahini, stirred smooth with a little water", [sauce("tahini", 18)]),
        option("labneh", "Labneh", "labneh", [dairy("labneh", 60)]),
      ],
    },
    steps: [
      { use: "main" },

      step("Slice the romaine lettuce, tomato and dill pickles and dress with lemon juice.", 3),
      step("{style.way} the {sauce}, the {main} and the vegetables.", 2),
    ],
    skip: [["main.halloumi", "sauce.labneh"]],
  },
];
