import {
  dairy,
  fat,
  flavour,
  fruit,
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
import { garlic, lemonJuice, limeJuice, onion, option, proteinChoice, salt } from "../../parts.ts";

export const americanDinners = (): readonly Template[] => [
  {
    id: "classic-burger",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "grilled",
    name: "{patty} Burger",
    detail: "with {topping} and {side}",
    base: [
      whole(starch("whole-wheat-burger-bun", 56, "piece")),
      vegetable("tomato", 40),
      vegetable("iceberg-lettuce", 30),
      oliveOil(6),
      salt(0.75),
    ],
    parts: {
      patty: [
        proteinChoice("ground-beef", 120, {
          way: "shape the ground beef into a flat patty, season it",
          name: "Beef",
          word: "patty",
        }),
        proteinChoice("ground-turkey", 130, {
          way: "shape the ground turkey into a flat patty, season it",
          name: "Turkey",
          word: "patty",
        }),
        proteinChoice("salmon", 110, { way: "season the salmon" }),
        option(
          "black-bean",
          "Black Bean",
          "black bean patty",
          [protein("black-beans-canned-drained", 140), starch("rolled-oats", 12)],
          {
            way: "season the black bean patty",
            protein: "bean",
            steps: [step("Mash the black beans with the oats and press into a black bean patty.", 6)],
          },
        ),
        option(
          "portobello",
          "Portobello",
          "portobello mushroom",
          [vegetable("portobello-mushroom", 84), dairy("swiss-cheese", 28)],
          {
            way: "season the portobello mushroom",
            protein: "cheese",
            steps: [step("Slice the Swiss cheese, to melt over the portobello in its last minute.", 2)],
          },
        ),
      ],
      topping: [
        option("onion", "Fried Onions", "fried onion", [vegetable("onion", 60)], {
          way: "slice the tomato",
          steps: [
            step("Fry the sliced onion in a little of the olive oil for {time}, until golden.", 6, { time: [5, 6] }),
          ],
        }),
        option("avocado", "Avocado", "avocado", [fruit("avocado", 35)], { way: "slice the avocado and tomato" }),
        option("pickles", "Pickles", "dill pickles", [vegetable("dill-pickles", 15)], {
          way: "slice the dill pickles and tomato",
        }),
      ],
      side: [
        option("wedges", "Potato Wedges", "potato wedges", [starch("potato", 180)], {
          steps: [
            step(
              "Cut the potatoes into thin wedges and roast them on a tray with a little of the olive oil and salt at {oven} for {time}, until brown; go on meanwhile.",
              16,
              { oven: 230, time: [18, 20] },
            ),
          ],
        }),
        option(
          "slaw",
          "Slaw",
          "slaw",
          [vegetable("coleslaw-mix", 100), oliveOil(9), flavour("apple-cider-vinegar", 8, "tsp")],
          {
            steps: [
              step("Toss the coleslaw mix with half of the olive oil, the cider vinegar and a little of the salt.", 3),
            ],
          },
        ),
      ],
    },
    steps: [
      { use: "side" },
      { use: "topping" },
      { use: "patty" },
      step(
        "{patty.way} with the rest of the salt and fry in the rest of the olive oil for {time}, turning once, until browned and hot right through.",
        9,
        {
          time: [8, 9],
        },
      ),
      step("{topping.way} and toast the cut sides of the bun for {time}.", 3, { time: 3 }),
      step("Build the burger with lettuce, tomato, {topping} and the {patty} and serve with the {side}.", 2),
    ],
  },
  {
    id: "turkey-chili",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "simmered",
    name: "Texas-Style {meat} Chili",
    detail: "with {veg} and Avocado",
    base: [
      onion(25),
      garlic(6),
      vegetable("green-bell-pepper", 50),
      sauce("tomatoes-canned-diced", 90),
      oliveOil(14),
      season("cumin", 2),
      season("chili-powder", 3),
      season("oregano-dried", 1),
      fruit("avocado", 70),
      limeJuice(8),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("ground-turkey", 200, { name: "Turkey" }),
        proteinChoice("ground-beef", 180, { name: "Beef" }),
        proteinChoice("bison", 150),
        proteinChoice("ground-pork", 210, { name: "Pork" }),
        proteinChoice("ground-chicken", 200, { name: "Chicken" }),
      ],
      veg: [
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 100)]),
        option("mushroom", "Mushrooms", "mushrooms", [vegetable("white-mushrooms", 90)]),
        option("cauliflower", "Cauliflower", "cauliflower", [vegetable("cauliflower", 90)]),
        option("pumpkin", "Pumpkin", "peeled pumpkin", [vegetable("pumpkin", 70)]),
      ],
    },
    steps: [
      step("Brown the {meat} in olive oil for {time}; add the chopped onion, green pepper and garlic.", 8, {
        time: [7, 8],
      }),
      step("Stir in the cumin, chili powder and oregano.", 2),
      step(
        "Add the tomatoes, the {veg}, cut small, the salt and a splash of water and simmer for {time}, until thick.",
        18,
        {
          time: [15, 17],
        },
      ),
      step("Finish with lime juice and diced avocado.", 2),
    ],
  },
  {
    id: "stuffed-sweet-potato",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "baked",
    name: "Loaded Sweet Potato",
    detail: "with {main}, {veg} and Avocado",
    base: [
      starch("sweet-potato", 260),
      fruit("avocado", 50),
      limeJuice(10),
      oliveOil(7),
      season("paprika", 1),
      salt(0.4),
    ],
    parts: {
      main: [
        proteinChoice("black-beans", 160, { name: "Black Beans" }),
        proteinChoice("chickpeas", 140, { name: "Chickpeas" }),
        proteinChoice("lentils", 170, { name: "Lentils" }),
        proteinChoice("ground-turkey", 120, { name: "Turkey" }),
        proteinChoice("chicken", 140),
        proteinChoice("pork", 140),
      ],
      veg: [
        option("kale", "Kale", "kale", [vegetable("kale", 60)]),
        option("pepper", "Peppers", "red pepper", [vegetable("red-bell-pepper", 80)]),
        option("cabbage", "Red Cabbage", "red cabbage", [vegetable("red-cabbage", 70)]),
      ],
    },
    steps: [
      step("Prick the sweet potatoes, small ones, and bake them at {oven} for {time}, until soft.", 35, {
        oven: 220,
        time: [33, 35],
      }),
      step(
        "Fry the {main} and {veg}, cut small, in olive oil with the paprika and salt for {time}, until browned and hot right through.",
        9,
        {
          time: [8, 9],
        },
      ),
      step("Split the sweet potatoes, fill them and top with avocado and lime juice.", 3),
    ],
  },
  {
    id: "meatloaf",
    mealTypes: ["dinner"],
    cuisine: "american",
    level: "beginner",
    method: "baked",
    name: "Glazed {loaf}",
    detail: "with {veg} and {mash}",
    base: [
      onion(30),
      garlic(3),
      vegetable("carrot", 30),
      sauce("tomato-paste", 12),
      season("thyme-dried", 1),
      oliveOil(9),
      salt(0.75),
    ],
    parts: {
      loaf: [
        proteinChoice("ground-beef", 160, { name: "Beef Meatloaf" }),
        proteinChoice("ground-turkey", 165, { name: "Turkey Meatloaf" }),
        option(
          "lentil-quinoa",
          "Lentil-Quinoa Bake",
          "lentils and quinoa",
          [protein("lentils-cooked", 170), starch("quinoa-cooked", 90), fat("flaxseed", 8)],
          {
            protein: "lentil",
            steps: [step("Mash the lentils and quinoa with ground flaxseed until they hold together.", 5)],
          },
        ),
      ],
      veg: [
        option("green-bean", "Green Beans", "green beans", [vegetable("green-beans", 110)]),
        option("broccoli", "Broccoli", "broccoli", [vegetable("broccoli", 120)]),
        option("brussels", "Brussels Sprouts", "Brussels sprouts", [vegetable("brussels-sprouts", 110)]),
      ],
      mash: [
        option("potato", "Potato Mash", "potatoes", [starch("potato", 210)], { way: "potatoes, peeled," }),
        option("sweet-potato", "Sweet Potato Mash", "sweet potatoes", [starch("sweet-potato", 200)], {
          way: "sweet potatoes, peeled,",
        }),
        option("cauliflower", "Cauliflower Mash", "cauliflower", [vegetable("cauliflower", 230), oliveOil(6)], {
          way: "cauliflower",
        }),
      ],
    },
    steps: [
      { use: "loaf" },
      step(
        "Mix the {loaf} with grated onion, carrot, garlic, thyme and salt and shape into one oval for each person, no thicker than 4 cm (1½ in).",
        10,
      ),
      step(
        "Set the ovals on a lined tray, brush with the tomato paste and bake at {oven} for {time}, until brown at the edges and firm in the middle.",
        33,
        { oven: 200, time: [28, 32] },
      ),
      step("Meanwhile boil the {mash.way} in chunks in salted water for {time}, until soft; drain.", 1, {
        time: [14, 16],
      }),
      step("Boil the {veg} alongside in salted water for {time}, until just tender.", 1, { time: [6, 8] }),
      step("Mash the {mash} with olive oil, slice the ovals thickly and serve with the {veg}.", 5),
    ],
    skip: [["loaf.lentil-quinoa", "mash.cauliflower"]],
  },
  {
    id: "jambalaya",
    mealTypes: ["dinner"],
    cuisine: "american",
    level: "intermediate",
    method: "simmered",
    name: "Creole Rice",
    detail: "with {main} and {veg}",
    base: [
      starch("white-rice-long-grain", 62),
      onion(50),
      vegetable("green-bell-pepper", 60),
      garlic(6),
      oliveOil(12),
      sauce("tomatoes-canned-diced", 120),
      season("paprika", 2),
      season("thyme-dried", 1),
      season("cayenne-pepper", 0.4),
      bayLeaf,
      salt(0.75),
    ],
    parts: {
      main: [
        option(
          "chicken-shrimp",
          "Chicken, Shrimp",
          "chicken and shrimp",
          [protein("chicken-thigh-skinless", 80), protein("shrimp", 90)],
          { protein: "chicken", way: "brown the chicken, in bites, for {time}", time: [6, 7] },
        ),
        option("chicken", "Chicken", "chicken", [protein("chicken-thigh-skinless", 160)], {
          protein: "chicken",
          way: "brown the chicken, in bites, for {time}",
          time: [6, 7],
        }),
        option("pork", "Pork", "pork", [protein("pork-tenderloin", 160)], {
          protein: "pork",
          way: "brown the pork, in bites, for {time}",
          time: [6, 7],
        }),
        option("beans", "Red Beans", "kidney beans", [protein("kidney-beans-canned-drained", 130)], {
          protein: "bean",
          way: "turn the kidney beans for {time}",
          time: 2,
        }),
        option("kielbasa", "Smoked Sausage", "kielbasa sausage", [protein("polish-sausage-kielbasa", 35)], {
          protein: "pork",
          way: "brown the kielbasa sausage, sliced, for {time}",
          time: [6, 7],
        }),
      ],
      veg: [
        option("okra", "Okra", "okra", [vegetable("okra", 80)]),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 90)]),
        option("collard", "Collard Greens", "collard greens", [vegetable("collard-greens", 80)]),
      ],
    },
    steps: [
      step("{main.way} in the olive oil.", 7),
      step(
        "Add the chopped onion, green pepper and garlic with the paprika, thyme, cayenne and bay leaf and fry for {time}, until soft.",
        5,
        { time: [4, 5] },
      ),
      step(
        "Add the rice, tomatoes, {veg}, cut small, salt and water to cover and simmer, covered, for {time}, until the rice is tender.",
        22,
        {
          time: [18, 21],
          instead: {
            where: "main.chicken-shrimp",
            steps: [
              step(
                "Add the rice, tomatoes, {veg}, cut small, salt and water to cover and simmer, covered, for {time}, until the rice is nearly tender.",
                17,
                { time: [14, 16] },
              ),
              step("Lay the shrimp on top, cover again and cook for {time}, until pink and firm.", 5, { time: [4, 5] }),
            ],
          },
        },
      ),
      step("Rest off the heat and fluff.", 4),
    ],
  },
  {
    id: "mac-and-cheese",
    mealTypes: ["dinner"],
    cuisine: "american",
    level: "beginner",
    method: "baked",
    protein: "cheese",
    name: "Baked {pasta} and Cheese",
    detail: "with {veg}",
    base: [
      dairy("cheddar-cheese", 38),
      dairy("low-fat-milk-1", 130),
      starch("cornstarch", 6, "tsp"),
      season("paprika", 0.5),
      salt(0.75),
    ],
    parts: {
      pasta: [
        option("mac", "Macaroni", "macaroni", [starch("pasta-dry", 75)]),
        option("whole", "Whole-Wheat Macaroni", "whole-wheat pasta", [starch("whole-wheat-pasta-dry", 78)]),
        option("corn", "Gluten-Free Macaroni", "gluten-free corn pasta", [starch("gluten-free-corn-pasta-dry", 75)]),
      ],
      veg: [
        option("broccoli", "Broccoli", "broccoli", [vegetable("broccoli", 130)], {
          way: "with the broccoli in small florets in salted water until nearly tender; drain",
        }),
        option("cauliflower", "Cauliflower", "cauliflower", [vegetable("cauliflower", 140)], {
          way: "with the cauliflower in small florets in salted water until nearly tender; drain",
        }),
        option("tomato", "Tomatoes", "cherry tomatoes", [vegetable("cherry-tomatoes", 130)], {
          way: "in salted water until nearly tender, drain and add the halved cherry tomatoes",
        }),
        option("peas", "Peas", "peas", [vegetable("peas-frozen", 80)], {
          way: "with the peas in salted water until nearly tender; drain",
        }),
      ],
    },
    steps: [
      step("Boil the {pasta} for {time} {veg.way}.", 10, { time: [6, 7] }),
      step(
        "Whisk the cornstarch into the cold milk and bring to the boil, stirring, for {time}; melt in most of the cheddar with the paprika and salt.",
        6,
        { time: [3, 4] },
      ),
      step(
        "Fold everything together in a deep baking dish (15 cm, 6 in across for one, twice that for four), scatter with the rest of the cheddar and bake at {oven} for {time}, until golden.",
        18,
        { oven: 200, time: [15, 17] },
      ),
    ],
  },
  {
    id: "bbq-plate",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "grilled",
    name: "Smoky {protein}",
    detail: "with {slaw} and {side}",
    base: [
      season("smoked-paprika", 2),
      season("garlic-powder", 1),
      season("cumin", 1),
      oliveOil(15),
      flavour("apple-cider-vinegar", 10, "tbsp"),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chicken", 170),
        proteinChoice("pork", 170),
        option("tri-tip", "Tri-Tip", "beef tri-tip", [protein("beef-tri-tip", 150)], { protein: "beef" }),
        proteinChoice("turkey", 170),
        proteinChoice("tofu", 160),
      ],
      slaw: [
        option("cabbage", "Vinegar Slaw", "green cabbage", [vegetable("green-cabbage", 90)]),
        option("carrot", "Carrot-Cabbage Slaw", "red cabbage and carrot", [
          vegetable("red-cabbage", 60),
          vegetable("carrot", 40),
        ]),
      ],
      side: [
        option("corn", "Corn on the Cob", "corn", [starch("sweet-corn", 150, "ear")], {
          way: "lay the corn on the grill and turn it for {time}, until browned",
          time: [10, 12],
        }),
        option("sweet-potato", "Grilled Sweet Potato", "sweet potato", [starch("sweet-potato", 200)], {
          way: "slice the sweet potato, brush it with a little of the remaining olive oil and grill it for {time}, until soft and browned",
          time: [12, 14],
        }),
        option("potato", "Grilled Potatoes", "potatoes", [starch("baby-potatoes", 200)], {
          way: "boil the halved potatoes in salted water for {time}, until nearly soft, brush them with a little of the remaining olive oil and lay them on the grill",
          time: [10, 12],
        }),
      ],
    },
    steps: [
      step(
        "Rub the {protein} with smoked paprika, garlic powder, cumin, half of the olive oil and most of the salt.",
        4,
      ),
      step("{side.way}.", 12),
      step(
        "Move the {side} to the edge of the grill and grill the {protein} for {time}, turning it, until charred at the edges and hot right through.",
        14,
        {
          time: [12, 15],
        },
      ),
      step("Shred the {slaw} and dress with cider vinegar and the rest of the olive oil and salt.", 5),
      step("Slice the {protein} and serve with the {side}, the dressed {slaw} beside it.", 1),
    ],
  },
  {
    id: "sheet-pan-fish",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "roasted",
    name: "Sheet-Pan {fish} and {veg}",
    detail: "with {finish}",
    base: [oliveOil(12), lemonJuice(12), garlic(3), season("paprika", 1), salt(0.75)],
    parts: {
      fish: [
        proteinChoice("salmon", 160),
        proteinChoice("tilapia", 230, { with: [oliveOil(3)] }),
        proteinChoice("cod", 240, { with: [oliveOil(3)] }),
        proteinChoice("shrimp", 240, { with: [oliveOil(3)] }),
        proteinChoice("trout", 200),
      ],
      veg: [
        option("asparagus", "Asparagus", "asparagus", [vegetable("asparagus", 160)]),
        option("broccoli", "Broccoli", "broccoli florets", [vegetable("broccoli", 150)]),
        option("green-bean", "Green Beans", "green beans", [vegetable("green-beans", 130)]),
      ],
      finish: [
        option("avocado", "Avocado", "sliced avocado", [fruit("avocado", 80)]),
        option("olive", "Olives and Tomatoes", "olives and halved tomatoes", [
          vegetable("olives-black", 50),
          vegetable("cherry-tomatoes", 80),
        ]),
        option("quinoa", "Quinoa", "quinoa", [starch("quinoa-cooked", 140)], {
          late: true,
          steps: [
            step(
              "Meanwhile heat the cooked quinoa, covered, with a spoonful of water for {time}, until steaming hot.",
              1,
              { time: [2, 3] },
            ),
          ],
        }),
      ],
    },
    steps: [
      step("Heat the oven to {oven} and spread the {veg} on a tray with half of the olive oil, garlic and salt.", 5, {
        oven: 220,
      }),
      step("Roast the {veg} for {time}, until browned at the edges.", 8, { time: 8 }),
      step(
        "Add the {fish} with paprika and the rest of the olive oil and roast for {time}, until it just flakes.",
        10,
        {
          time: [9, 10],
          instead: {
            where: "fish.shrimp",
            steps: [
              step(
                "Add the shrimp with paprika and the rest of the olive oil and roast for {time}, until pink and firm.",
                7,
                { time: [6, 7] },
              ),
            ],
          },
        },
      ),
      { late: "finish" },
      step("Add the {finish} and squeeze over the lemon juice.", 2),
    ],
  },
];
