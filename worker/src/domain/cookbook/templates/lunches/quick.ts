import { fat, flavour, fruit, protein, sauce, season, step, vegetable } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { oliveOil } from "../pantry.ts";
import { avocadoOil, garlic, ginger, lemonJuice, limeJuice, option, proteinChoice, salt, soySauces } from "../parts.ts";

export const quickLunches = (): readonly Template[] => [
  {
    id: "minute-steak-salad",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    name: "{meat} on {leaf}",
    detail: "with {veg} and Avocado",
    base: [fruit("avocado", 90), oliveOil(15), lemonJuice(15), garlic(3), season("thyme-dried", 0.5), salt(0.75)],
    parts: {
      meat: [
        proteinChoice("beef", 160, { name: "Minute Steak", way: "slice the beef thinly" }),
        proteinChoice("chicken", 200, { way: "slice the chicken thinly" }),
        proteinChoice("turkey", 200, { way: "slice the turkey thinly" }),
        proteinChoice("pork", 200, { way: "slice the pork thinly" }),
        proteinChoice("shrimp", 220, { way: "pat the shrimp dry" }),
        proteinChoice("tuna-steak", 190, {
          name: "Seared Yellowfin Tuna",
          way: "cut the yellowfin tuna into slices as thick as a finger",
        }),
      ],
      veg: [
        option("tomato", "Tomato", "tomatoes", [vegetable("cherry-tomatoes", 120)]),
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 150)]),
        option("radish", "Radish", "radishes", [vegetable("radish", 100)]),
      ],
      leaf: [
        option("arugula", "Arugula", "arugula", [vegetable("arugula", 50)]),
        option("romaine", "Romaine", "romaine lettuce", [vegetable("romaine-lettuce", 100)]),
        option("spinach", "Spinach", "baby spinach", [vegetable("baby-spinach", 70)]),
      ],
    },
    steps: [
      step("Slice the {veg} and avocado and spread them over the {leaf}.", 2),
      step(
        "{meat.way}, season with salt, thyme and garlic and sear in a little of the olive oil over high heat for {time}, turning once, until browned and just cooked through.",
        6,
        {
          time: [4, 5],
          instead: {
            where: "meat.shrimp",
            steps: [
              step(
                "{meat.way}, season with salt, thyme and garlic and sear them in a little of the olive oil over high heat for {time}, until pink.",
                5,
                { time: [3, 4] },
              ),
            ],
          },
        },
      ),
      step("Lay the {meat} on top and dress with lemon juice and the rest of the olive oil.", 2),
    ],
  },
  {
    id: "lettuce-cups",
    mealTypes: ["lunch", "dinner"],
    cuisine: "chinese",
    level: "beginner",
    method: "stir-fried",
    name: "{meat} Lettuce Cups",
    detail: "with {crunch}",
    base: [
      vegetable("butterhead-lettuce", 80),
      avocadoOil(12),
      garlic(3),
      ginger(5),
      vegetable("scallions", 15),
      limeJuice(10),
      salt(0.4),
    ],
    parts: {
      meat: [
        proteinChoice("ground-chicken", 230, { name: "Chicken" }),
        proteinChoice("ground-turkey", 230, { name: "Turkey" }),
        proteinChoice("ground-beef", 200, { name: "Beef" }),
        proteinChoice("ground-pork", 250, { name: "Pork" }),
        proteinChoice("shrimp", 270, {
          word: "chopped shrimp",
          name: "Chopped Shrimp",
          with: [fruit("avocado", 50)],
        }),
        proteinChoice("tofu", 220, { word: "crumbled tofu", name: "Crumbled Tofu" }),
      ],
      crunch: [
        option("water-chestnut", "Water Chestnuts", "water chestnuts", [vegetable("water-chestnuts-canned", 30)]),
        option("mushroom", "Mushrooms", "mushrooms", [vegetable("white-mushrooms", 100)]),
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 100)]),
        option("bamboo", "Bamboo Shoots", "bamboo shoots", [vegetable("bamboo-shoots-canned", 80)]),
      ],
      sauce: soySauces(9),
    },
    steps: [
      step("Fry the {meat} in avocado oil over high heat, stirring, for {time}, until crumbly and browned.", 6, {
        time: [5, 6],
        instead: {
          where: "meat.shrimp",
          steps: [
            step("Fry the chopped shrimp in avocado oil over high heat for {time}, until pink; lift them out.", 3, {
              time: [2, 3],
            }),
          ],
        },
      }),
      step(
        "Add the garlic, ginger, finely chopped {crunch} and scallions and fry for {time}, until hot, then season with {sauce}, lime juice and salt.",
        3,
        { time: 2 },
      ),
      step("Spoon into cups of butterhead lettuce.", 1, {
        instead: {
          where: "meat.shrimp",
          steps: [step("Return the shrimp, spoon into cups of butterhead lettuce and top with the diced avocado.", 2)],
        },
      }),
    ],
  },
  {
    id: "zucchini-ribbon-skillet",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "beginner",
    method: "pan-fried",
    name: "{meat} with Garlicky {veg}",
    detail: "and Olives",
    base: [
      oliveOil(15),
      garlic(6),
      vegetable("olives-black", 40),
      vegetable("basil-fresh", 5),
      lemonJuice(10),
      season("chili-flakes", 0.5),
      salt(0.4),
    ],
    parts: {
      meat: [
        proteinChoice("chicken", 210, { way: "cut into thin strips", name: "Chicken Strips" }),
        proteinChoice("veal", 220, { way: "cut into thin strips", name: "Veal Strips" }),
        proteinChoice("turkey", 210, { way: "cut into thin strips", name: "Turkey Strips" }),
        proteinChoice("beef", 150, { way: "cut into thin strips", name: "Steak Strips" }),
        proteinChoice("squid", 230, { way: "cut into rings" }),
        proteinChoice("shrimp", 240, { way: "patted dry" }),
      ],
      veg: [
        option("zucchini", "Zucchini", "zucchini", [vegetable("zucchini", 200)], { way: "ribbons of zucchini" }),
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 150)], { way: "spinach" }),
        option("tomato", "Tomatoes", "tomatoes", [vegetable("cherry-tomatoes", 150)], { way: "halved tomatoes" }),
        option("asparagus", "Asparagus", "asparagus", [vegetable("asparagus", 150)], { way: "thinly cut asparagus" }),
      ],
    },
    steps: [
      step(
        "Salt the {meat}, {meat.way}, and fry in half of the olive oil over high heat for {time}, until just cooked through; lift out.",
        5,
        {
          time: [4, 5],
          instead: {
            where: ["meat.squid", "meat.shrimp"],
            steps: [
              step(
                "Salt the {meat}, {meat.way}, and fry in half of the olive oil over high heat for {time}, until just opaque; lift out.",
                4,
                { time: [2, 3] },
              ),
            ],
          },
        },
      ),
      step(
        "Fry the garlic, chili flakes and {veg.way} in the rest of the olive oil for {time}, until barely tender.",
        4,
        { time: [3, 4] },
      ),
      step("Return the {meat} with the black olives, lemon juice and torn basil.", 1),
    ],
  },
  {
    id: "aminos-stir-fry",
    mealTypes: ["lunch", "dinner"],
    cuisine: "chinese",
    level: "beginner",
    method: "stir-fried",
    name: "Wok-Tossed {meat}",
    detail: "with {veg} and Ginger",
    base: [avocadoOil(12), garlic(3), ginger(8), vegetable("scallions", 15), season("chili-flakes", 0.5), salt(0.4)],
    parts: {
      meat: [
        proteinChoice("beef", 170),
        proteinChoice("chicken", 220),
        proteinChoice("pork", 230),
        proteinChoice("lamb", 150),
        proteinChoice("duck", 200),
        proteinChoice("shrimp", 180),
        proteinChoice("scallops", 110, { name: "Scallops", with: [fat("cashews", 14)] }),
      ],
      veg: [
        option("bok-choy", "Bok Choy", "bok choy", [vegetable("bok-choy", 180)]),
        option("broccoli", "Broccoli", "broccoli", [vegetable("broccoli", 120)]),
        option("cabbage", "Napa Cabbage", "napa cabbage", [vegetable("napa-cabbage", 180)]),
        option("mushroom", "Shiitake", "shiitake mushrooms", [vegetable("shiitake-mushrooms", 90)]),
      ],
      sauce: soySauces(8),
    },
    steps: [
      step("Slice the {veg}, {meat} and scallions thinly.", 3, {
        instead: {
          where: "meat.shrimp",
          steps: [step("Peel the shrimp if need be and slice the {veg} and scallions thinly.", 3)],
        },
      }),
      step(
        "Sear the {meat} in half of the avocado oil in a smoking-hot wok for {time}, until just cooked; tip it out.",
        3,
        { time: 3 },
      ),
      step(
        "Add the rest of the avocado oil, the garlic, grated ginger, chili flakes and {veg} and toss for {time}, until just tender.",
        3,
        { time: [2, 3] },
      ),
      step("Return the {meat} with the {sauce} and scallions, salt to taste and serve.", 1, {
        instead: {
          where: "meat.scallops",
          steps: [step("Return the scallops with the cashews, {sauce} and scallions, salt to taste and serve.", 1)],
        },
      }),
    ],
  },
  {
    id: "cutlet-lemon",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "beginner",
    method: "pan-fried",
    name: "Lemon-Caper {meat}",
    detail: "with {side}",
    base: [
      oliveOil(12),
      lemonJuice(20),
      flavour("capers", 10, "tbsp"),
      vegetable("parsley-fresh", 6),
      garlic(3),
      salt(0.4),
    ],
    parts: {
      meat: [
        proteinChoice("chicken", 220),
        proteinChoice("veal", 230),
        proteinChoice("turkey", 220),
        proteinChoice("pork", 230),
      ],
      side: [
        option("arugula-avocado", "Arugula and Avocado", "arugula and sliced avocado", [
          vegetable("arugula", 50),
          fruit("avocado", 60),
        ]),
        option("tomato-salad", "Tomato Salad", "sliced tomatoes", [vegetable("tomato", 200), oliveOil(3)]),
        option("wilted-spinach", "Wilted Spinach", "spinach", [vegetable("spinach", 200), oliveOil(3)]),
        option("fennel", "Shaved Fennel", "fennel, shaved thin", [vegetable("fennel-bulb", 130), oliveOil(3)]),
      ],
    },
    steps: [
      step("Beat the {meat} ½ cm (¼ in) flat between two sheets of parchment paper and season with salt.", 2),
      step(
        "Fry the {meat} in half of the olive oil over high heat for {time}, turning once, until golden and cooked through; keep warm.",
        5,
        {
          time: 4,
        },
      ),
      step("Swirl the garlic, capers, lemon juice and parsley in the pan with the rest of the olive oil.", 2, {
        instead: {
          where: "side.wilted-spinach",
          steps: [
            step(
              "Wilt the spinach in the same hot pan for {time}, until it collapses, and lift it out; swirl the garlic, capers, lemon juice and parsley in the pan with the rest of the olive oil.",
              2,
              { time: 1 },
            ),
          ],
        },
      }),
      step("Serve with the {side}, and pour the juices over both.", 1),
    ],
  },
  {
    id: "rotisserie-bowl",
    mealTypes: ["lunch"],
    cuisine: "american",
    level: "beginner",
    method: "assembled",
    protein: "chicken",
    name: "Chicken and {veg} Bowl",
    detail: "with {dressing}",
    base: [protein("rotisserie-chicken-breast", 115), vegetable("salad-greens-mixed", 60), salt(0.4)],
    parts: {
      veg: [
        option("cucumber", "Cucumber", "cucumber and radishes", [vegetable("cucumber", 120), vegetable("radish", 40)]),
        option("tomato", "Tomato", "tomatoes and green pepper", [
          vegetable("cherry-tomatoes", 100),
          vegetable("green-bell-pepper", 60),
        ]),
        option("hearts-of-palm", "Palm Heart", "hearts of palm", [vegetable("hearts-of-palm-canned", 40)]),
      ],
      dressing: [
        option("avocado-lime", "Avocado Dressing", "a dressing of mashed avocado, lime juice and olive oil", [
          fruit("avocado", 90),
          limeJuice(20),
          oliveOil(9),
        ]),
        option("herb", "Green Herb Dressing", "a dressing of chopped parsley and chives, lemon juice and olive oil", [
          vegetable("parsley-fresh", 10),
          vegetable("chives-fresh", 5),
          lemonJuice(15),
          oliveOil(15),
        ]),
        option("ranch", "Ranch", "the ranch dressing", [sauce("ranch-dressing", 25)]),
      ],
    },
    steps: [
      step("Slice the {veg} over the salad greens and season with salt.", 3),
      step("Pull the roast chicken into strips and lay it on top.", 2),
      step("Spoon over {dressing}.", 3),
    ],
  },
  {
    id: "tuna-avocado",
    mealTypes: ["lunch", "dinner"],
    cuisine: "international",
    level: "beginner",
    method: "raw",
    name: "{fish} and Avocado Salad",
    detail: "with {veg}",
    base: [
      fruit("avocado", 120),
      oliveOil(14),
      lemonJuice(15),
      vegetable("red-onion", 15),
      vegetable("parsley-fresh", 6),
      vegetable("romaine-lettuce", 60),
      salt(0.4),
    ],
    parts: {
      fish: [
        proteinChoice("canned-tuna", 120, { way: "drain and flake the tuna" }),
        option("salmon", "Canned Salmon", "canned salmon", [protein("salmon-pink-canned", 110)], {
          protein: "salmon",
          way: "drain and flake the canned salmon",
        }),
        option("sardine", "Sardine", "sardines", [protein("sardines-canned-in-oil", 100)], {
          protein: "sardine",
          way: "drain the sardines and break them up",
        }),
        option("smoked-salmon", "Smoked Salmon", "smoked salmon", [protein("smoked-salmon", 60)], {
          way: "cut the smoked salmon into strips",
          protein: "salmon",
        }),
        option("crab", "Crab", "crab", [protein("crab-canned", 100)], { protein: "crab", way: "drain the crab" }),
        option("chickpea", "Chickpea", "chickpeas", [protein("chickpeas-canned-drained", 180)], {
          way: "drain the chickpeas",
          protein: "chickpea",
        }),
      ],
      veg: [
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 120)]),
        option("tomato", "Tomato", "tomatoes", [vegetable("cherry-tomatoes", 120)]),
        option("pepper", "Green Pepper", "green pepper", [vegetable("green-bell-pepper", 100)]),
        option("fennel", "Fennel", "fennel", [vegetable("fennel-bulb", 80)]),
      ],
    },
    steps: [
      step("{fish.way}; dice the {veg}, red onion and avocado.", 3),
      step("Whisk the lemon juice with olive oil, salt and chopped parsley and let it stand for {time}.", 2, {
        time: 1,
      }),
      step("Fold in the {fish}, {veg}, red onion and avocado and serve on romaine lettuce.", 3),
    ],
    skip: [["fish.chickpea", "veg.fennel"]],
  },
  {
    id: "lamb-chop-quick",
    mealTypes: ["lunch", "dinner"],
    cuisine: "greek",
    level: "beginner",
    method: "grilled",
    name: "Oregano {meat}",
    detail: "with {salad}",
    base: [oliveOil(12), lemonJuice(15), season("oregano-dried", 1.5), garlic(3), salt(0.75)],
    parts: {
      meat: [
        option("lamb-chops", "Lamb Chops", "lamb chops", [protein("lamb-loin-chop", 130)], {
          way: "rub the lamb chops",
          protein: "lamb",
        }),
        proteinChoice("chicken", 200, {
          way: "cut the chicken small, thread it onto skewers (soaked if wooden) and rub it",
          name: "Chicken Skewers",
          with: [oliveOil(3)],
        }),
        proteinChoice("pork", 200, {
          way: "cut the pork small, thread it onto skewers (soaked if wooden) and rub it",
          name: "Pork Skewers",
          with: [oliveOil(3)],
        }),
        proteinChoice("shrimp", 230, {
          way: "thread the shrimp onto skewers (soaked if wooden) and rub them",
          name: "Shrimp Skewers",
          with: [oliveOil(3)],
        }),
      ],
      salad: [
        option("village", "Tomato, Cucumber and Olives", "sliced tomatoes, cucumber and Kalamata olives", [
          vegetable("tomato", 120),
          vegetable("cucumber", 100),
          vegetable("kalamata-olives", 20),
        ]),
        option("cabbage", "Lemony Cabbage Salad", "shredded green cabbage", [vegetable("green-cabbage", 130)]),
        option("greens", "Warm Dandelion Greens", "dandelion greens", [vegetable("dandelion-greens", 110)], {
          steps: [
            step(
              "Boil the dandelion greens in salted water for {time}, until tender and mild, and press them dry.",
              7,
              {
                time: [5, 6],
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      step("{meat.way} with oregano, garlic, salt and a little of the olive oil.", 2),
      { use: "salad" },
      step("Grill or pan-fry over high heat for {time}, turning once, until browned and cooked through.", 6, {
        time: [5, 6],
        instead: {
          where: "meat.shrimp",
          steps: [
            step("Grill or pan-fry the shrimp over high heat for {time}, until pink and firm, turning once.", 6, {
              time: [3, 4],
            }),
          ],
        },
      }),
      step("Dress the {salad} with lemon juice and the rest of the olive oil and serve with the {meat}.", 1),
    ],
  },
];
