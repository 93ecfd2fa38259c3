import { flavour, fruit, liquid, sauce, season, starch, step, vegetable } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { coconutOil, oliveOil } from "../pantry.ts";
import { avocadoOil, garlic, lemonJuice, option, proteinChoice, salt } from "../parts.ts";

const lowCarbRoots = [
  option("cauliflower-mash", "Cauliflower Mash", "cauliflower mash", [vegetable("cauliflower", 250), oliveOil(5)], {
    steps: [
      step(
        "Boil the cauliflower in chunks in salted water for {time} while the chimichurri is made, until very soft; drain it well, mash it with a little of the olive oil and salt and keep it warm.",
        5,
        { time: [8, 10] },
      ),
    ],
  }),
  option(
    "zucchini-ribbons",
    "Zucchini Ribbons",
    "zucchini ribbons and avocado",
    [vegetable("zucchini", 220), fruit("avocado", 70), oliveOil(5)],
    {
      steps: [
        step(
          "Slice the avocado; shave the zucchini into ribbons and turn them in a little of the olive oil in a hot pan for {time}, until just soft; keep them warm.",
          5,
          { time: [2, 3] },
        ),
      ],
    },
  ),
  option("sweet-potato", "Roast Sweet Potato", "sweet potato", [starch("sweet-potato", 200)], {
    steps: [
      step(
        "Cut the sweet potato into thin wedges, turn them in a little of the olive oil on a tray and put them into the oven at {oven} for {time}, while the rest is made.",
        14,
        { oven: 220, time: [20, 22] },
      ),
    ],
  }),
];

export const grillDinners = (): readonly Template[] => [
  {
    id: "herb-steak-plate",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "intermediate",
    method: "grilled",
    name: "Grilled {meat}",
    detail: "with Chimichurri and {side}",
    base: [
      oliveOil(10),
      vegetable("parsley-fresh", 12),
      garlic(3),
      flavour("oregano-dried", 1, "tsp"),
      lemonJuice(10),
      season("chili-flakes", 0.5),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("beef", 162, {
          name: "Sirloin Steak",
          steps: [
            step(
              "Pat the beef dry. Rub with salt and the last of the olive oil and grill over high heat, {time} on each side, until well browned.",
              10,
              { time: [3, 4] },
            ),
          ],
        }),
        proteinChoice("flank-steak", 200, {
          steps: [
            step(
              "Pat the flank steak dry. Rub with salt and the last of the olive oil and grill over high heat, {time} on each side, until well browned.",
              10,
              { time: [4, 5] },
            ),
          ],
        }),
        proteinChoice("chicken", 210, {
          steps: [
            step(
              "Press the chicken flat to the thickness of a finger. Rub with salt and the last of the olive oil and grill over high heat, {time} on each side, until well browned.",
              10,
              { time: [5, 6] },
            ),
          ],
        }),
        proteinChoice("pork", 210, {
          steps: [
            step(
              "Cut the pork into slices two fingers thick. Rub with salt and the last of the olive oil and grill over high heat, {time} on each side, until well browned.",
              10,
              { time: [4, 5] },
            ),
          ],
        }),
        proteinChoice("turkey", 210, {
          steps: [
            step(
              "Press the turkey flat to the thickness of a finger. Rub with salt and the last of the olive oil and grill over high heat, {time} on each side, until well browned.",
              10,
              { time: [5, 6] },
            ),
          ],
        }),
        proteinChoice("venison", 210, {
          steps: [
            step(
              "Cut the venison into slices two fingers thick. Rub with salt and the last of the olive oil and grill over high heat, {time} on each side, until well browned.",
              10,
              { time: [4, 5] },
            ),
          ],
        }),
        proteinChoice("tuna-steak", 200, {
          steps: [
            step(
              "Pat the yellowfin tuna dry. Rub with salt and the last of the olive oil and grill over high heat, {time} on each side, until well browned.",
              10,
              { time: [3, 4] },
            ),
          ],
        }),
      ],
      side: lowCarbRoots,
    },
    steps: [
      { use: "side" },
      step(
        "Chop the parsley and garlic finely and stir with the oregano, chili flakes, lemon juice and most of the olive oil.",
        4,
      ),
      { use: "meat" },
      step(
        "Rest the {meat} for {time}, slice it across the grain, spoon over the chimichurri and serve with the {side}.",
        4,
        { time: 3 },
      ),
    ],
  },
  {
    id: "roast-thigh-tray",
    mealTypes: ["lunch", "dinner"],
    cuisine: "french",
    level: "beginner",
    method: "roasted",
    name: "Tray-Roasted {meat}",
    detail: "with {veg} and Rosemary",
    base: [
      oliveOil(15),
      garlic(9),
      flavour("rosemary-fresh", 2),
      lemonJuice(15),
      vegetable("red-onion", 20),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("chicken-thigh", 230, { name: "Chicken Thighs" }),
        proteinChoice("pork", 230),
        proteinChoice("turkey", 230),
        proteinChoice("lamb", 170),
        proteinChoice("salmon", 180),
      ],
      veg: [
        option("brussels", "Brussels Sprouts", "Brussels sprouts", [vegetable("brussels-sprouts", 150)], {
          way: "Brussels sprouts",
        }),
        option("broccoli", "Broccoli", "broccoli", [vegetable("broccoli", 180)], { way: "broccoli" }),
        option("fennel", "Fennel", "fennel", [vegetable("fennel-bulb", 160)], { way: "fennel" }),
        option("squash", "Butternut Squash", "butternut squash", [starch("butternut-squash", 280)], {
          way: "peeled butternut squash",
        }),
        option(
          "eggplant",
          "Eggplant",
          "eggplant and tomatoes",
          [vegetable("eggplant", 160), vegetable("cherry-tomatoes", 100)],
          { way: "eggplant, tomatoes" },
        ),
      ],
    },
    steps: [
      step("Heat the oven to {oven}. Cut the {veg.way} and red onion into even pieces and spread them on a tray.", 7, {
        oven: 220,
      }),
      step("Add the {meat}, whole garlic cloves and rosemary; turn everything in olive oil and salt.", 3, {
        instead: {
          where: ["meat.salmon", "meat.pork", "meat.turkey", "meat.lamb"],
          steps: [
            step(
              "Add the whole garlic cloves and rosemary; turn everything in most of the olive oil and salt, and the {meat}, in thick slices on a plate of its own, in the rest.",
              3,
            ),
          ],
        },
      }),
      step("Roast for {time}, turning once, until the {meat} is cooked through and the {veg} browned.", 28, {
        time: [26, 28],
        instead: {
          where: ["meat.salmon", "meat.pork", "meat.turkey", "meat.lamb"],
          steps: [
            step("Roast the tray without the {meat} for {time}, until beginning to brown.", 14, { time: [12, 14] }),
            step("Lay the {meat} between the {veg} and roast for {time}, until just cooked through.", 13, {
              time: [11, 13],
            }),
          ],
        },
      }),
      step("Squeeze over the lemon juice, scrape up the juices and serve.", 2),
    ],
    skip: [
      ["meat.salmon", "veg.brussels"],
      ["meat.salmon", "veg.squash"],
    ],
  },
  {
    id: "garlic-meatballs",
    mealTypes: ["lunch", "dinner"],
    cuisine: "italian",
    level: "intermediate",
    method: "pan-fried",
    name: "{meat} Meatballs in Tomato Sauce",
    detail: "over {base}",
    base: [
      oliveOil(14),
      garlic(6),
      vegetable("onion", 15),
      sauce("tomato-puree-passata", 80),
      vegetable("basil-fresh", 5),
      season("oregano-dried", 1),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("ground-beef", 190, { name: "Beef" }),
        proteinChoice("ground-turkey", 200, { name: "Turkey" }),
        proteinChoice("ground-chicken", 200, { name: "Chicken" }),
        proteinChoice("ground-pork", 200, { name: "Pork" }),
        proteinChoice("bison", 150),
      ],
      base: [
        option("zucchini", "Zucchini Spirals", "zucchini spirals", [vegetable("zucchini", 200)], {
          late: true,
          steps: [
            step(
              "Cut the zucchini into spirals, blanch them in boiling salted water for {time} and drain them well.",
              3,
              { time: 1 },
            ),
          ],
        }),
        option("spaghetti-squash", "Spaghetti Squash", "spaghetti squash", [vegetable("spaghetti-squash", 200)], {
          steps: [
            step(
              "Roast half a small spaghetti squash, cut side down, at {oven} for {time}, until soft, while the rest is made, and fork out the strands.",
              25,
              { oven: 210, time: [35, 40] },
            ),
          ],
        }),
        option("polenta", "Soft Polenta", "polenta", [starch("polenta-degermed-cornmeal", 35)], {
          steps: [
            step(
              "Whisk the polenta into four times its volume of simmering salted water and leave it to thicken for {time} while the rest is made, stirring now and then.",
              4,
              { time: [12, 15] },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "base" },
      step("Mix the {meat} with half of the garlic, the oregano and salt and roll into small balls.", 8),
      step("Brown the balls all over in olive oil for {time} and lift them out.", 8, { time: [7, 8] }),
      step(
        "Soften the chopped onion and the rest of the garlic in the pan, pour in the passata, return the balls and simmer for {time}, until cooked through.",
        10,
        { time: [8, 10] },
      ),
      { late: "base" },
      step("Serve over the {base} with torn basil.", 1),
    ],
  },
  {
    id: "burger-lettuce",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "grilled",
    name: "Lettuce-Wrapped {meat} Burger",
    detail: "with {topping}",
    base: [
      vegetable("iceberg-lettuce", 80),
      vegetable("tomato", 60),
      vegetable("red-onion", 20),
      oliveOil(9),
      fruit("avocado", 80),
      season("garlic-powder", 1),
      season("paprika", 1),
      lemonJuice(8),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("ground-beef", 170, { name: "Beef" }),
        proteinChoice("ground-turkey", 190, { name: "Turkey" }),
        proteinChoice("ground-chicken", 190, { name: "Chicken" }),
        proteinChoice("bison", 150),
        proteinChoice("ground-lamb", 130, { name: "Lamb" }),
        proteinChoice("ground-pork", 190, { name: "Pork" }),
      ],
      topping: [
        option("mushrooms", "Mushrooms", "mushrooms", [vegetable("cremini-mushrooms", 80)]),
        option("peppers", "Browned Peppers", "green pepper", [vegetable("green-bell-pepper", 80)]),
      ],
    },
    steps: [
      step("Mix the {meat} with the garlic powder, paprika and salt and press into two flat patties.", 5),
      step("Fry the patties in half of the olive oil for {time}, turning once, until cooked through.", 8, {
        time: [7, 8],
      }),
      step("Fry the sliced {topping} in the rest of the olive oil for {time}, until browned.", 6, { time: [5, 6] }),
      step(
        "Mash the avocado with lemon juice; slice the tomato and, thinly, the red onion; stack the patties with both, the avocado and {topping} in cups of iceberg lettuce.",
        3,
      ),
    ],
  },
  {
    id: "cabbage-skillet",
    mealTypes: ["lunch", "dinner"],
    cuisine: "german",
    level: "beginner",
    method: "braised",
    name: "{meat} and {cabbage} Skillet",
    detail: "with Caraway",
    base: [
      vegetable("onion", 35),
      vegetable("red-bell-pepper", 50),
      garlic(3),
      oliveOil(15),
      season("caraway-seed", 1.5),
      season("paprika", 2),
      flavour("apple-cider-vinegar", 10, "tbsp"),
      vegetable("parsley-fresh", 6),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("ground-beef", 180, { name: "Beef" }),
        proteinChoice("pork", 220),
        proteinChoice("chicken-thigh", 220, { name: "Chicken" }),
        proteinChoice("ground-turkey", 200, { name: "Turkey" }),
      ],
      cabbage: [
        option("green", "Green Cabbage", "green cabbage", [vegetable("green-cabbage", 170)]),
        option("savoy", "Savoy Cabbage", "savoy cabbage", [vegetable("savoy-cabbage", 180)]),
        option("red", "Red Cabbage", "red cabbage", [vegetable("red-cabbage", 130)]),
      ],
    },
    steps: [
      step("Shred the cabbage and slice the onion and red pepper.", 7),
      step(
        "Brown the {meat}, in small pieces, with the paprika and salt in half of the olive oil for {time}; lift it out.",
        8,
        {
          time: [7, 8],
        },
      ),
      step("Fry the onion, garlic, red pepper, caraway and {cabbage} in the rest of the olive oil for {time}.", 2, {
        time: 2,
      }),
      step("Add a splash of water, cover and braise for {time}, until the {cabbage} is tender.", 10, { time: [8, 10] }),
      step("Return the {meat}, sharpen with the vinegar and scatter with parsley.", 3),
    ],
  },
  {
    id: "coconut-chops",
    mealTypes: ["dinner"],
    cuisine: "caribbean",
    level: "beginner",
    method: "pan-fried",
    name: "Allspice {meat}",
    detail: "with Coconut Greens and {side}",
    base: [
      coconutOil(9),
      vegetable("scallions", 20),
      garlic(3),
      season("allspice-ground", 1),
      season("thyme-dried", 1),
      season("cayenne-pepper", 0.5),
      flavour("lime-juice", 15, "tbsp"),
      vegetable("collard-greens", 120),
      liquid("light-coconut-milk", 80),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("chicken-thigh", 190, { name: "Chicken", word: "pieces of chicken thigh" }),
        proteinChoice("pork", 200, { word: "slices of pork" }),
        proteinChoice("goat", 200, {
          steps: [
            step("Simmer the goat in a covered pan with a little water for {time}, until tender; drain.", 75, {
              time: [70, 75],
            }),
          ],
        }),
        proteinChoice("snapper", 200),
        proteinChoice("shrimp", 210),
      ],
      side: [
        option(
          "cauliflower-rice",
          "Cauliflower Rice",
          "cauliflower rice",
          [vegetable("cauliflower-rice", 180), avocadoOil(6)],
          {
            steps: [
              step(
                "Meanwhile, in another pan, fry the cauliflower rice in avocado oil for {time}, until just tender.",
                4,
                {
                  time: [3, 4],
                },
              ),
            ],
            late: true,
          },
        ),
        option("sweet-potato", "Sweet Potato", "sweet potato", [starch("sweet-potato", 180)], {
          steps: [
            step(
              "Peel and dice the sweet potato and boil it in salted water for {time}, until tender; drain and keep it warm.",
              8,
              {
                time: [7, 8],
              },
            ),
          ],
        }),
        option("plantain", "Plantain", "plantain", [starch("plantain", 130)], {
          steps: [
            step(
              "Peel the plantain and boil it in chunks in salted water for {time}, until tender; drain and keep it warm.",
              9,
              {
                time: [8, 9],
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "meat" },
      { use: "side" },
      step("Rub the {meat} with the allspice, thyme, cayenne, half of the lime juice and the salt.", 4),
      step("Fry the {meat} in coconut oil for {time}, until browned and cooked through; set aside.", 9, {
        time: [8, 9],
        instead: {
          where: "meat.shrimp",
          steps: [
            step("Fry the shrimp in coconut oil for {time}, turning them once, until pink; set aside.", 4, {
              time: [3, 4],
            }),
          ],
        },
      }),
      step(
        "In the same pan soften the sliced scallions and garlic, add the shredded collard greens and coconut milk and simmer for {time}, until tender.",
        9,
        { time: [8, 9] },
      ),
      { late: "side" },
      step("Sharpen the greens with the rest of the lime juice and serve with the {meat} and {side}.", 1),
    ],
  },
];
