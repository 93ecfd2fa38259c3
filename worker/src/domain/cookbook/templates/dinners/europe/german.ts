import { fat, flavour, fruit, liquid, protein, season, starch, step, vegetable, whole } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { bayLeaf, oliveOil } from "../../pantry.ts";
import { onion, option, proteinChoice, salt } from "../../parts.ts";

export const germanDinners = (): readonly Template[] => [
  {
    id: "lentil-eintopf",
    mealTypes: ["lunch", "dinner"],
    cuisine: "german",
    level: "beginner",
    method: "simmered",
    name: "German {pulse} Stew",
    detail: "with {root} and {extra}",
    base: [
      onion(50),
      oliveOil(8),
      starch("potato", 150),
      flavour("apple-cider-vinegar", 10, "tbsp"),
      bayLeaf,
      season("marjoram-dried", 1),
      liquid("water", 350),
      vegetable("parsley-fresh", 6),
      salt(0.4),
    ],
    parts: {
      pulse: [
        proteinChoice("lentils", 210, { with: [salt(0.4)] }),
        proteinChoice("great-northern-beans", 150),
        option("split-pea", "Split Pea", "split peas", [protein("split-peas-dried", 65), salt(0.4)], {
          protein: "pea",
          steps: [
            step("Boil the split peas in plenty of water for {time}, until soft; drain.", 36, {
              time: [33, 36],
            }),
          ],
        }),
      ],
      root: [
        option("carrot", "Carrots", "carrots", [vegetable("carrot", 80)]),
        option("kohlrabi", "Kohlrabi", "kohlrabi", [vegetable("kohlrabi", 110)]),
        option("parsnip", "Parsnips", "parsnips", [vegetable("parsnip", 70)]),
      ],
      extra: [
        option("leek", "Leek", "leek", [vegetable("leek", 60)]),
        option("cabbage", "Savoy Cabbage", "savoy cabbage", [vegetable("savoy-cabbage", 80)]),
        option("pork", "Pork", "pork", [protein("pork-tenderloin", 90)]),
        option("bratwurst", "Bratwurst", "bratwurst", [protein("bratwurst", 35)]),
      ],
    },
    steps: [
      { use: "pulse" },
      step("Fry the onion, {root} and {extra}, all cut small, in olive oil for {time}, until lightly browned.", 8, {
        time: [7, 8],
      }),
      step("Add the diced potato, bay leaf, marjoram, salt and water and simmer for {time}, until tender.", 18, {
        time: [15, 17],
      }),
      step("Stir in the {pulse}, heat through for {time}, sharpen with cider vinegar and scatter with parsley.", 6, {
        time: [4, 5],
      }),
    ],
  },
  {
    id: "schnitzel",
    mealTypes: ["dinner"],
    cuisine: "german",
    level: "intermediate",
    method: "pan-fried",
    name: "{meat}",
    detail: "with {side}",
    base: [
      starch("panko", 25),
      whole(protein("egg", 50, "large")),
      starch("all-purpose-flour", 10),
      fat("sunflower-oil", 12, "tbsp"),
      fruit("lemon", 20),
      salt(0.4),
    ],
    parts: {
      meat: [
        proteinChoice("pork", 140, { way: "slice the pork, beat the slices thin, salt them", name: "Pork Schnitzel" }),
        proteinChoice("veal", 140, { way: "beat the veal thin, salt it", name: "Veal Schnitzel" }),
        proteinChoice("chicken", 140, {
          way: "slice the chicken, beat the slices thin, salt them",
          name: "Chicken Schnitzel",
        }),
        proteinChoice("turkey", 140, {
          way: "slice the turkey, beat the slices thin, salt them",
          name: "Turkey Schnitzel",
        }),
        proteinChoice("halloumi", 42, { way: "slice the halloumi", name: "Breaded Halloumi" }),
      ],
      side: [
        option("potato-salad", "Lemon Potatoes", "potatoes", [starch("potato", 200)], {
          steps: [
            step(
              "Boil the potatoes in their skins in salted water for {time}, until soft; peel and slice them and dress with lemon and salt.",
              18,
              {
                time: [14, 16],
              },
            ),
          ],
        }),
        option(
          "cucumber",
          "Cucumber Salad and Potatoes",
          "cucumber and potatoes",
          [vegetable("cucumber", 120), starch("baby-potatoes", 180)],
          {
            steps: [
              step(
                "Boil the baby potatoes in salted water for {time}, until tender, drain and keep them warm; slice the cucumber thinly and dress with lemon and salt.",
                16,
                {
                  time: [14, 16],
                },
              ),
            ],
          },
        ),
        option(
          "red-cabbage",
          "Red Cabbage and Potatoes",
          "red cabbage and potatoes",
          [vegetable("red-cabbage", 120), starch("potato", 180)],
          {
            steps: [
              step(
                "Braise the shredded red cabbage in a little water with lemon and salt for {time}, until tender.",
                19,
                { time: [17, 20] },
              ),
              step("Boil the potatoes alongside in salted water for {time}, until soft.", 1, { time: [15, 18] }),
            ],
          },
        ),
      ],
    },
    steps: [
      { use: "side" },
      step("{meat.way} and turn in the flour, beaten egg and panko.", 7),
      step("Fry in hot sunflower oil for {time}, until golden on both sides.", 8, { time: [7, 8] }),
      step("Serve with a wedge of lemon and the {side}.", 1),
    ],
  },
  {
    id: "pork-kraut",
    mealTypes: ["lunch", "dinner"],
    cuisine: "german",
    level: "beginner",
    method: "braised",
    name: "{meat} and Apple Sauerkraut",
    detail: "with {side}",
    base: [
      vegetable("sauerkraut", 70),
      fruit("granny-smith-apple", 40),
      onion(30),
      oliveOil(9),
      season("caraway-seed", 1),
      bayLeaf,
      season("black-pepper", 0.5),
    ],
    parts: {
      meat: [
        option("chop", "Pork Chop", "pork chop", [protein("pork-chop-boneless", 150)], { protein: "pork" }),
        option("bratwurst", "Bratwurst", "bratwurst", [protein("bratwurst", 50)], { protein: "pork" }),
        proteinChoice("chicken-thigh", 190),
        proteinChoice("turkey", 190),
      ],
      side: [
        option("potatoes", "Boiled Potatoes", "potatoes", [starch("potato", 200)], { way: "peeled potatoes" }),
        option("sweet-potatoes", "Sweet Potatoes", "sweet potatoes", [starch("sweet-potato", 180)], {
          way: "peeled sweet potatoes",
        }),
        option("cauliflower", "Cauliflower Mash", "cauliflower", [vegetable("cauliflower", 200), oliveOil(6)], {
          way: "cauliflower",
        }),
      ],
    },
    steps: [
      step(
        "Cut the {side.way} into chunks and boil in salted water for {time}, until soft, while the rest is made.",
        4,
        { time: 15 },
      ),
      step("Brown the {meat} in olive oil for {time} and lift it out.", 8, { time: [7, 8] }),
      step("Soften the sliced onion in the pan for {time}.", 2, { time: 2 }),
      step(
        "Add the sauerkraut, diced apple, caraway, bay leaf and black pepper with a splash of water, return the {meat}, cover and braise for {time}, until tender and cooked through.",
        14,
        { time: [12, 14] },
      ),
      step("Drain the {side}, mash with a fork and serve with the {meat} and sauerkraut.", 4),
    ],
  },
];
