import { dairy, fruit, protein, sauce, season, starch, step, vegetable, whole } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { oliveOil } from "../../pantry.ts";
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
} from "../../parts.ts";

const chiliSpices = [season("cumin", 2), season("paprika", 2), season("oregano-dried", 1), season("chili-flakes", 0.5)];

export const mexicanDinners = (): readonly Template[] => [
  {
    id: "three-way-chili",
    mealTypes: ["lunch", "dinner"],
    cuisine: "mexican",
    level: "beginner",
    method: "simmered",
    name: "{beans} Chili",
    detail: "with {veg} over {grain}",
    base: [
      onion(50),
      garlic(),
      oliveOil(8),
      ...chiliSpices,
      sauce("tomatoes-canned-crushed", 130),
      fruit("avocado", 30),
      limeJuice(10),
      salt(0.75),
    ],
    parts: {
      beans: [proteinChoice("black-beans", 140), proteinChoice("kidney-beans", 140), proteinChoice("pinto-beans", 140)],
      veg: [
        option("sweet-potato", "Sweet Potato", "sweet potato", [vegetable("sweet-potato", 70)], {
          way: "diced sweet potato",
        }),
        option("corn", "Corn", "corn", [vegetable("corn-frozen", 60)], { way: "corn" }),
        option("pepper", "Pepper", "red pepper", [vegetable("red-bell-pepper", 100)], { way: "diced red pepper" }),
      ],
      grain: grainChoices(["white-rice", "brown-rice", "quinoa"], 26, 50),
    },
    steps: [
      { use: "grain" },
      step(
        "Soften the chopped onion in olive oil for {time} and stir in the garlic, cumin, paprika, oregano and chili flakes.",
        7,
        { time: [6, 7] },
      ),
      step(
        "Add the {veg.way}, tomatoes, {beans} and enough water to cover and simmer for {time}, until thick and tender.",
        17,
        { time: [14, 16] },
      ),
      step("Season with lime juice and salt, ladle over the {grain} and top with sliced avocado.", 2),
    ],
  },
  {
    id: "burrito-bowl",
    mealTypes: ["lunch", "dinner"],
    cuisine: "mexican",
    level: "beginner",
    method: "assembled",
    name: "{protein} Burrito Bowl",
    detail: "with {grain} and {topping}",
    base: [
      vegetable("romaine-lettuce", 50),
      sauce("salsa", 30),
      limeJuice(10),
      garlic(3),
      oliveOil(7),
      season("cumin", 1),
      season("paprika", 1),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chicken", 140, { word: "strips of chicken" }),
        proteinChoice("flank-steak", 140, { word: "strips of flank steak", name: "Steak" }),
        proteinChoice("pork", 140, { word: "strips of pork" }),
        proteinChoice("shrimp", 160),
        proteinChoice("black-beans", 140),
        proteinChoice("pinto-beans", 140),
        proteinChoice("tofu", 140, { word: "cubes of tofu" }),
      ],
      grain: grainChoices(["white-rice", "brown-rice", "quinoa"], 13, 55),
      topping: [
        option("avocado", "Avocado", "sliced avocado", [fruit("avocado", 60)]),
        option("corn", "Charred Corn", "charred corn, avocado", [vegetable("corn-frozen", 80), fruit("avocado", 20)], {
          steps: [step("Char the corn in a dry, very hot pan for {time} and dice the avocado.", 3, { time: 3 })],
        }),
      ],
    },
    steps: [
      { use: "grain" },
      { use: "topping" },
      step("Toss the {protein} with the garlic, cumin, paprika, lime juice and salt.", 3),
      step("Fry the {protein} in olive oil over fairly high heat for {time}, until browned and hot right through.", 7, {
        time: [5, 6],
        instead: {
          where: "protein.shrimp",
          steps: [
            step(
              "When the {grain} is nearly done, fry the shrimp in olive oil over high heat for {time}, turning them once, until pink.",
              9,
              {
                time: [3, 4],
              },
            ),
          ],
        },
      }),
      step(
        "Fill a bowl with the {grain} and shredded romaine lettuce and top with the {protein}, {topping} and salsa.",
        3,
      ),
    ],
  },
  {
    id: "fajita-skillet",
    mealTypes: ["lunch", "dinner"],
    cuisine: "mexican",
    level: "beginner",
    method: "pan-fried",
    name: "{protein} Fajita Skillet",
    detail: "with {veg} and Guacamole",
    base: [
      vegetable("green-bell-pepper", 60),
      onion(20),
      garlic(3),
      avocadoOil(13),
      fruit("avocado", 100),
      vegetable("tomato", 40),
      limeJuice(15),
      ...chiliSpices,
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("chicken", 190),
        proteinChoice("flank-steak", 180, { name: "Steak" }),
        proteinChoice("pork", 190),
        proteinChoice("turkey", 190),
        proteinChoice("shrimp", 220),
      ],
      veg: [
        option("mushroom", "Mushrooms", "mushrooms", [vegetable("portobello-mushroom", 84)]),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 100)]),
        option("nopales", "Nopales", "nopales", [vegetable("nopales", 90)]),
      ],
    },
    steps: [
      step(
        "Cut the {protein} into strips and toss with the cumin, paprika, oregano, chili flakes and half of the salt.",
        4,
        {
          instead: {
            where: "protein.shrimp",
            steps: [step("Toss the shrimp with the cumin, paprika, oregano, chili flakes and half of the salt.", 4)],
          },
        },
      ),
      step(
        "Sear the {protein} in half of the avocado oil in a very hot pan for {time}, until cooked through; set aside.",
        6,
        {
          time: [5, 6],
          instead: {
            where: "protein.shrimp",
            steps: [
              step(
                "Sear the shrimp in half of the avocado oil in a very hot pan for {time}, until pink; set aside.",
                4,
                { time: [3, 4] },
              ),
            ],
          },
        },
      ),
      step(
        "Fry the sliced onion, green pepper and {veg} in the rest of the avocado oil for {time}, until charred at the edges, adding the garlic last.",
        7,
        { time: [6, 7] },
      ),
      step("Mash the avocado with chopped tomato, lime juice and the rest of the salt.", 3),
      step("Return the {protein} to the pan, toss and serve with the guacamole.", 1),
    ],
  },
  {
    id: "corn-tacos",
    mealTypes: ["lunch", "dinner"],
    cuisine: "mexican",
    level: "beginner",
    method: "pan-fried",
    name: "{filling} Tacos",
    detail: "with {slaw}",
    base: [
      whole(starch("corn-tortilla", 96, "piece")),
      oliveOil(8),
      garlic(3),
      limeJuice(10),
      ...chiliSpices,
      salt(0.75),
    ],
    parts: {
      filling: [
        proteinChoice("chicken", 150, { word: "strips of chicken" }),
        proteinChoice("ground-beef", 140, { name: "Beef" }),
        proteinChoice("pork", 150, { word: "strips of pork" }),
        proteinChoice("cod", 180, { word: "strips of cod" }),
        proteinChoice("shrimp", 170),
        proteinChoice("black-beans", 160),
        proteinChoice("pinto-beans", 160),
      ],
      slaw: [
        option(
          "cabbage",
          "Lime Cabbage Slaw and Avocado",
          "cabbage and avocado",
          [vegetable("red-cabbage", 80), fruit("avocado", 60)],
          { way: "shred the cabbage, dice the avocado" },
        ),
        option(
          "radish",
          "Radish, Cilantro and Avocado",
          "radishes, cilantro and avocado",
          [vegetable("radish", 60), vegetable("cilantro-fresh", 8), fruit("avocado", 60)],
          { way: "slice the radishes, chop the cilantro, dice the avocado" },
        ),
        option(
          "mango",
          "Mango Salsa and Avocado",
          "mango, red onion and avocado",
          [fruit("mango", 80), vegetable("red-onion", 20), fruit("avocado", 45)],
          { way: "dice the mango and avocado, slice the red onion thinly" },
        ),
      ],
    },
    steps: [
      step("{slaw.way} and toss with lime juice and half of the salt.", 4),
      step(
        "Fry the {filling} in olive oil with the garlic, cumin, paprika, oregano, chili flakes and the rest of the salt for {time}, until browned and hot right through.",
        8,
        {
          time: [7, 8],
          instead: {
            where: "filling.shrimp",
            steps: [
              step(
                "Fry the shrimp in olive oil with the garlic, cumin, paprika, oregano, chili flakes and the rest of the salt for {time}, turning them once, until pink.",
                4,
                { time: [3, 4] },
              ),
            ],
          },
        },
      ),
      step("Warm the corn tortillas one by one in a dry pan, {time} in all.", 4, { time: [3, 4] }),
      step("Fill the corn tortillas with the {filling} and pile on the {slaw}.", 2),
    ],
    skip: [
      ["filling.ground-beef", "slaw.mango"],
      ["filling.pinto-beans", "slaw.mango"],
    ],
  },
  {
    id: "picadillo",
    mealTypes: ["lunch", "dinner"],
    cuisine: "mexican",
    level: "beginner",
    method: "simmered",
    name: "{meat} Picadillo",
    detail: "with Olives and {side}",
    base: [
      onion(40),
      garlic(),
      vegetable("red-bell-pepper", 60),
      oliveOil(8),
      sauce("tomatoes-canned-diced", 100),
      vegetable("olives-green", 12),
      ...chiliSpices,
      salt(0.4),
    ],
    parts: {
      meat: [
        proteinChoice("ground-beef", 160, { name: "Beef" }),
        proteinChoice("ground-turkey", 160, { name: "Turkey" }),
        proteinChoice("ground-pork", 165, { name: "Pork" }),
        proteinChoice("bison", 130),
      ],
      side: [
        cauliflowerRice(7, "avocado", "the rest of the"),
        ...grainChoices(["white-rice"], 24, 45),
        option("sweet-potato", "Sweet Potato", "sweet potato", [starch("sweet-potato", 200)], {
          steps: [
            step(
              "Peel and dice the sweet potato and boil it in salted water for {time}, until tender, and keep it warm.",
              8,
              {
                time: [7, 8],
              },
            ),
          ],
        }),
        option("plantain", "Fried Plantain", "plantain", [starch("plantain", 130), avocadoOil(3)], {
          steps: [
            step(
              "Peel and slice the ripe plantain and fry it in avocado oil for {time}, until golden on both sides; keep it warm.",
              7,
              {
                time: [6, 7],
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step("Soften the chopped onion, red pepper and garlic in olive oil for {time}.", 6, { time: [5, 6] }),
      step("Add the {meat} with the cumin, paprika, oregano and chili flakes and fry for {time}, until browned.", 7, {
        time: [5, 6],
      }),
      step("Stir in the tomatoes and sliced green olives and simmer for {time}, until thick; season with salt.", 10, {
        time: [8, 9],
      }),
      { late: "side" },
      step("Serve the picadillo with the {side}.", 1),
    ],
  },
  {
    id: "bean-enchiladas",
    mealTypes: ["dinner"],
    cuisine: "mexican",
    level: "intermediate",
    method: "baked",
    name: "Baked {filling} Enchiladas",
    detail: "with {cheese}",
    base: [
      whole(starch("corn-tortilla", 72, "piece")),
      sauce("tomato-puree-passata", 120),
      onion(40),
      garlic(3),
      oliveOil(7),
      ...chiliSpices,
      salt(0.4),
    ],
    parts: {
      filling: [
        proteinChoice("chicken", 130, { way: "chicken, cut into thin strips," }),
        proteinChoice("black-beans", 150, { way: "black beans" }),
        option(
          "spinach-bean",
          "Spinach and Pinto",
          "spinach and pinto beans",
          [protein("pinto-beans-canned-drained", 120), vegetable("spinach", 60)],
          { protein: "bean", way: "spinach and pinto beans" },
        ),
        option(
          "mushroom-corn",
          "Mushroom and Corn",
          "mushrooms, corn and black beans",
          [
            vegetable("cremini-mushrooms", 80),
            vegetable("corn-frozen", 50),
            protein("black-beans-canned-drained", 120),
          ],
          { protein: "bean", way: "sliced mushrooms, corn and black beans" },
        ),
      ],
      cheese: [
        option("jack", "Monterey Jack", "Monterey jack", [dairy("monterey-jack", 32)]),
        option("cotija", "Cotija", "cotija", [dairy("cotija-cheese", 22)]),
        option("cheddar", "Cheddar", "cheddar", [dairy("cheddar-cheese", 32)]),
      ],
    },
    steps: [
      step(
        "Fry the chopped onion and garlic in olive oil with the cumin, paprika, oregano and chili flakes for {time}.",
        8,
        {
          time: [7, 8],
        },
      ),
      step("Add the {filling.way} and cook for {time}, until hot and tender.", 6, { time: [5, 6] }),
      step(
        "Warm the passata with salt for {time} and spread a little in a baking dish, 15 × 20 cm (6 × 8 in) for one, twice that for two.",
        5,
        { time: [4, 5] },
      ),
      step(
        "Warm the corn tortillas in a dry pan so that they bend, fill them, roll them up and lay them in the dish; cover with the rest of the passata and the {cheese}.",
        8,
      ),
      step("Bake at {oven} for {time}, until bubbling and golden.", 20, { oven: 200, time: [18, 20] }),
    ],
  },
];
