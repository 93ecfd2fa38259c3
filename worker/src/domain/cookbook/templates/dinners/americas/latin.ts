import {
  dairy,
  flavour,
  fruit,
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
import {
  avocadoOil,
  cauliflowerRice,
  garlic,
  grainChoices,
  limeJuice,
  onion,
  option,
  proteinChoice,
  salt,
  soySauces,
} from "../../parts.ts";

export const latinDinners = (): readonly Template[] => [
  {
    id: "lomo-saltado",
    mealTypes: ["lunch", "dinner"],
    cuisine: "peruvian",
    level: "intermediate",
    method: "stir-fried",
    name: "{protein} Saltado",
    detail: "with {side}",
    base: [
      vegetable("red-onion", 50),
      vegetable("tomato", 100),
      vegetable("yellow-bell-pepper", 50),
      garlic(3),
      avocadoOil(9),
      flavour("apple-cider-vinegar", 8, "tsp"),
      vegetable("cilantro-fresh", 5),
      season("cumin", 1),
      salt(0.4),
    ],
    parts: {
      protein: [
        proteinChoice("beef", 140, { way: "cut the beef into strips" }),
        proteinChoice("chicken", 170, { way: "cut the chicken into strips" }),
        proteinChoice("pork", 170, { way: "cut the pork into strips" }),
        proteinChoice("shrimp", 190, { way: "pat the shrimp dry" }),
        proteinChoice("tofu", 150, { way: "cut the tofu into strips" }),
        option(
          "portobello",
          "Portobello and Black Bean",
          "portobello mushrooms and black beans",
          [vegetable("portobello-mushroom", 84), protein("black-beans-canned-drained", 140)],
          { way: "slice the portobello mushrooms and drain the black beans", protein: "bean" },
        ),
      ],
      side: [
        option("potatoes", "Golden Potatoes", "potatoes", [starch("potato", 230), avocadoOil(2)], {
          steps: [
            step(
              "Cut the potatoes into thin sticks and roast them with a little of the avocado oil and salt at {oven} for {time}, until golden; go on meanwhile.",
              16,
              { oven: 230, time: [18, 20] },
            ),
          ],
        }),
        ...grainChoices(["white-rice", "quinoa"], 14, 52),
        cauliflowerRice(6, "avocado", "the", "first"),
      ],
      sauce: soySauces(8),
    },
    steps: [
      { use: "side" },
      step("Slice the red onion, tomato and yellow pepper thickly and {protein.way}.", 5),
      step(
        "Sear the {protein} with the cumin in avocado oil in a very hot pan for {time}, until browned at the edges; set aside.",
        4,
        { time: [3, 4] },
      ),
      step(
        "Toss the onion and pepper over high heat for {time}, until charred; add the garlic and tomato for a moment and pour in the {sauce} and vinegar.",
        4,
        { time: 3 },
      ),
      step("Return the {protein}, salt to taste, scatter with cilantro and serve with the {side}.", 1),
    ],
    skip: [["protein.portobello", "side.cauliflower-rice"]],
  },
  {
    id: "quinotto",
    mealTypes: ["lunch", "dinner"],
    cuisine: "peruvian",
    level: "intermediate",
    method: "simmered",
    name: "Andean Quinoa Stew",
    detail: "with {main} and {veg}",
    base: [
      starch("quinoa", 60),
      onion(50),
      garlic(6),
      oliveOil(12),
      vegetable("yellow-bell-pepper", 60),
      season("cumin", 1.5),
      season("turmeric", 0.7),
      season("oregano-dried", 1),
      liquid("water", 280),
      limeJuice(10),
      vegetable("cilantro-fresh", 5),
      salt(0.75),
    ],
    parts: {
      main: [
        option("lima", "Lima Beans", "lima beans", [protein("lima-beans-frozen", 130)], {
          protein: "bean",
          way: "fold in the lima beans and cook gently for {time}, until tender",
          time: [8, 10],
        }),
        proteinChoice("black-beans", 140, {
          name: "Black Beans",
          way: "fold in the black beans and cook gently for {time}, until hot",
          time: 5,
        }),
        proteinChoice("chicken-thigh", 140, {
          name: "Chicken",
          way: "fold in the chicken thigh in small pieces and simmer, covered, for {time}, until cooked through",
          time: [7, 9],
        }),
        proteinChoice("shrimp", 160, {
          way: "fold in the shrimp and cook gently for {time}, until pink and firm",
          time: [3, 4],
        }),
        option("queso", "Queso Fresco", "queso fresco", [dairy("queso-fresco", 35)], {
          protein: "cheese",
          way: "crumble over the queso fresco and warm it for {time}",
          time: 2,
        }),
      ],
      veg: [
        option("pumpkin", "Pumpkin", "peeled pumpkin", [vegetable("pumpkin", 130)], {
          way: "peeled pumpkin, cut small,",
        }),
        option("corn", "Corn", "corn", [vegetable("corn-frozen", 60)], { way: "corn," }),
        option("potato", "Potato", "potato", [vegetable("potato", 90)], { way: "potato, diced small," }),
        option("chard", "Swiss Chard", "Swiss chard", [vegetable("swiss-chard", 100)], {
          way: "chopped Swiss chard (for the last 5 minutes),",
        }),
      ],
    },
    steps: [
      step(
        "Soften the chopped onion, yellow pepper and garlic in olive oil with the cumin, turmeric and oregano for {time}.",
        8,
        { time: [7, 8] },
      ),
      step("Add the rinsed quinoa, the {veg.way} salt and water and simmer for {time}, until tender.", 18, {
        time: [15, 17],
      }),
      step("{main.way}.", 5, {
        instead: { where: ["main.lima", "main.chicken-thigh"], steps: [step("{main.way}.", 10)] },
      }),
      step("Finish with lime juice and cilantro.", 1),
    ],
  },
  {
    id: "ceviche",
    mealTypes: ["lunch"],
    cuisine: "peruvian",
    level: "intermediate",
    method: "raw",
    name: "{fish}",
    detail: "with {starch} and {crunch}",
    base: [
      limeJuice(60),
      vegetable("red-onion", 40),
      vegetable("red-chili-pepper", 5),
      vegetable("cilantro-fresh", 8),
      fruit("avocado", 80),
      oliveOil(10),
      salt(0.75),
    ],
    parts: {
      fish: [
        proteinChoice("sea-bass", 180, { name: "Sea Bass Ceviche", raw: true, way: "sea bass in small pieces" }),
        proteinChoice("halibut", 180, { name: "Halibut Ceviche", raw: true, way: "halibut in small pieces" }),
        proteinChoice("scallops", 140, { name: "Lime-Cured Scallops", raw: true, way: "scallops in small pieces" }),
        option(
          "hearts-of-palm",
          "Lime-Marinated Hearts of Palm",
          "hearts of palm and white beans",
          [vegetable("hearts-of-palm-canned", 60), protein("great-northern-beans-canned-drained", 110)],
          { protein: "bean", way: "sliced hearts of palm and the white beans" },
        ),
      ],
      starch: [
        option("sweet-potato", "Sweet Potato", "sweet potato", [starch("sweet-potato", 130)], {
          way: "peel the sweet potato and boil it in thick slices in salted water for {time}, until tender; let it cool",
          time: [12, 14],
        }),
        option("corn", "Sweet Corn", "corn", [starch("sweet-corn", 100, "ear")], {
          way: "boil the corn in salted water for {time}, until tender; cool it and cut it up",
          time: [10, 12],
        }),
      ],
      crunch: [
        option("cucumber", "Cucumber", "sliced cucumber", [vegetable("cucumber", 80)]),
        option("lettuce", "Crisp Lettuce", "iceberg lettuce", [vegetable("iceberg-lettuce", 60)]),
      ],
    },
    steps: [
      step("{starch.way}.", 14),
      step("Slice the red onion and red chili thinly, add the {fish.way} and rub with salt.", 4),
      step("Pour over the lime juice and leave in the cold for {time}, until it is tangy.", 10, { time: [8, 9] }),
      step("Fold in the cilantro and olive oil and serve with the sliced avocado, {starch} and {crunch}.", 3),
    ],
  },
  {
    id: "arroz-con-pollo",
    mealTypes: ["lunch", "dinner"],
    cuisine: "peruvian",
    level: "intermediate",
    method: "simmered",
    name: "Green Cilantro Rice",
    detail: "with {protein} and {veg}",
    base: [
      starch("white-rice-long-grain", 65),
      vegetable("cilantro-fresh", 15),
      vegetable("spinach", 40),
      onion(40),
      garlic(6),
      oliveOil(12),
      season("cumin", 1),
      liquid("water", 200),
      limeJuice(10),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chicken-thigh", 160, { name: "Chicken", way: "chicken thigh, cut into bite-size pieces," }),
        proteinChoice("duck", 150, { way: "duck, cut into bite-size pieces," }),
        proteinChoice("pork", 160, { way: "pork, cut into bite-size pieces," }),
        proteinChoice("black-beans", 150, { name: "Black Beans", way: "black beans" }),
        option("lima", "Lima Beans", "lima beans", [protein("lima-beans-frozen", 150)], {
          protein: "bean",
          way: "lima beans",
        }),
      ],
      veg: [
        option("peas", "Peas", "peas", [vegetable("peas-frozen", 50)]),
        option("pepper", "Red Pepper", "diced red pepper", [vegetable("red-bell-pepper", 80)]),
        option("carrot", "Carrot", "diced carrot", [vegetable("carrot", 60)]),
      ],
    },
    steps: [
      step("Blend the cilantro and spinach with a little of the water to a green paste.", 4),
      step("Brown the {protein.way} with the chopped onion, garlic and cumin in olive oil for {time}.", 10, {
        time: [8, 10],
      }),
      step(
        "Stir in the rice, green paste, {veg}, salt and the rest of the water, cover and cook gently for {time}, until the rice is tender.",
        20,
        { time: [17, 19] },
      ),
      step("Rest for {time}, fluff and finish with lime juice.", 4, { time: [3, 4] }),
    ],
  },
  {
    id: "pozole",
    mealTypes: ["lunch", "dinner"],
    cuisine: "mexican",
    level: "intermediate",
    method: "simmered",
    name: "{color} Pozole",
    detail: "with {protein} and {garnish}",
    base: [
      starch("hominy-canned", 100),
      onion(50),
      garlic(6),
      oliveOil(13),
      season("oregano-dried", 1.5),
      season("cumin", 1),
      liquid("water", 350),
      limeJuice(15),
      fruit("avocado", 35),
      salt(0.4),
    ],
    parts: {
      color: [
        option(
          "red",
          "Red",
          "ancho chile and tomatoes",
          [flavour("ancho-chile-dried", 8), sauce("tomatoes-canned-crushed", 80)],
          {
            steps: [
              step("Soak the ancho chile in hot water for {time}, then take out the stem and seeds.", 10, { time: 10 }),
            ],
          },
        ),
        option("green", "Green", "husked, rinsed tomatillos", [vegetable("tomatillo", 140)]),
      ],
      protein: [
        proteinChoice("pork", 150, { way: "pork, cut into bite-size pieces," }),
        proteinChoice("chicken-thigh", 150, { name: "Chicken", way: "chicken thigh, cut into bite-size pieces," }),
        proteinChoice("turkey", 150, { way: "turkey, cut into bite-size pieces," }),
        proteinChoice("pinto-beans", 100, { name: "Pinto Beans", way: "pinto beans," }),
      ],
      garnish: [
        option("radish", "Radish", "radishes", [vegetable("radish", 50)]),
        option("cabbage", "Cabbage", "green cabbage", [vegetable("green-cabbage", 60)]),
      ],
    },
    steps: [
      step("Soften the chopped onion and garlic in olive oil with the oregano and cumin for {time}.", 7, {
        time: [6, 7],
      }),
      { use: "color" },
      step("Blend the {color} with a little of the water and fry in the pot for {time}.", 6, { time: [5, 6] }),
      step(
        "Add the {protein.way} the hominy, salt and the rest of the water and simmer for {time}, until tender.",
        24,
        {
          time: [20, 23],
        },
      ),
      step("Serve with finely cut {garnish}, avocado and lime juice.", 3),
    ],
  },
  {
    id: "quesadilla",
    mealTypes: ["lunch"],
    cuisine: "mexican",
    level: "beginner",
    method: "pan-fried",
    name: "{filling} Quesadilla",
    detail: "with {cheese}",
    base: [
      whole(starch("whole-wheat-tortilla", 41, "piece")),
      sauce("salsa", 15),
      vegetable("romaine-lettuce", 40),
      oliveOil(3),
    ],
    parts: {
      filling: [
        proteinChoice("black-beans", 90),
        proteinChoice("chicken", 80, {
          steps: [
            step("Slice the chicken thin and fry it in half of the olive oil for {time}, until cooked through.", 5, {
              time: [4, 5],
            }),
          ],
        }),
        option(
          "mushroom",
          "Mushroom",
          "mushrooms",
          [vegetable("cremini-mushrooms", 100), protein("black-beans-canned-drained", 40)],
          {
            steps: [
              step("Fry the sliced mushrooms with the black beans in half of the olive oil for {time}, until dry.", 4, {
                time: [3, 4],
              }),
            ],
          },
        ),
        option(
          "corn-bean",
          "Corn and Pinto Bean",
          "corn and pinto beans",
          [vegetable("corn-canned", 40), protein("pinto-beans-canned-drained", 90)],
          { protein: "bean" },
        ),
      ],
      cheese: [
        option("cheddar", "Cheddar", "cheddar", [dairy("cheddar-cheese", 30)]),
        option("jack", "Monterey Jack", "Monterey jack", [dairy("monterey-jack", 32)]),
        option("oaxaca", "Oaxaca Cheese", "Oaxaca cheese", [dairy("oaxaca-cheese", 28)]),
      ],
    },
    steps: [
      { use: "filling" },
      step("Scatter half of the tortilla with the grated {cheese}, then the {filling}, and fold it over.", 2),
      step("Cook in a pan brushed with olive oil for {time}, until crisp on both sides.", 5, { time: [4, 5] }),
      step("Cut into wedges and serve with salsa and romaine lettuce.", 1),
    ],
  },
  {
    id: "feijoada",
    mealTypes: ["dinner"],
    cuisine: "international",
    level: "intermediate",
    method: "simmered",
    name: "{kind}",
    detail: "with {green} and Orange",
    base: [
      starch("white-rice-long-grain", 48),
      protein("black-beans-canned-drained", 160),
      onion(50),
      garlic(6),
      oliveOil(10),
      bayLeaf,
      season("smoked-paprika", 1.5),
      fruit("orange", 60),
      salt(0.75),
    ],
    parts: {
      kind: [
        option("pork", "Black Bean and Pork Feijoada", "pork", [protein("pork-tenderloin", 90)], { protein: "pork" }),
        option("chorizo", "Black Bean and Chorizo Feijoada", "chorizo", [protein("chorizo-cured", 15)], {
          protein: "bean",
        }),
        option(
          "mushroom",
          "Brazilian Black Beans and Mushrooms",
          "mushrooms",
          [vegetable("portobello-mushroom", 84), oliveOil(4)],
          {
            protein: "bean",
          },
        ),
        option(
          "pumpkin",
          "Brazilian Black Beans and Pumpkin",
          "peeled pumpkin",
          [vegetable("pumpkin", 140), oliveOil(4)],
          {
            protein: "bean",
          },
        ),
      ],
      green: [
        option("collard", "Collard Greens", "collard greens", [vegetable("collard-greens", 90)]),
        option("kale", "Kale", "kale", [vegetable("kale", 80)]),
      ],
    },
    steps: [
      step(
        "Rinse the white rice and set it to simmer in twice its volume of salted water, covered; after {time} leave it covered off the heat.",
        4,
        {
          time: 16,
        },
      ),
      step(
        "Fry the onion, garlic and {kind}, cut small, in half of the olive oil with the smoked paprika and bay leaf for {time}.",
        9,
        { time: [8, 9] },
      ),
      step(
        "Add the black beans, the salt and a splash of water and simmer for {time}, until thick, mashing a few.",
        18,
        {
          time: [15, 17],
        },
      ),
      step(
        "Wilt the shredded {green} in the rest of the olive oil for {time} and serve with the rice, beans and orange slices.",
        4,
        { time: [3, 4] },
      ),
    ],
  },
];
