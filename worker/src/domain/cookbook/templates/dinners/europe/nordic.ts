import { dairy, fruit, protein, sauce, season, starch, step, vegetable, whole } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { oliveOil } from "../../pantry.ts";
import { lemonJuice, onion, option, proteinChoice, salt } from "../../parts.ts";

export const nordicDinners = (): readonly Template[] => [
  {
    id: "dill-salmon-potatoes",
    mealTypes: ["lunch", "dinner"],
    cuisine: "nordic",
    level: "beginner",
    method: "baked",
    name: "Dill-Baked {fish}",
    detail: "with {side} and {veg}",
    base: [oliveOil(11), vegetable("dill-fresh", 8), lemonJuice(12), vegetable("shallot", 15), salt(0.75)],
    parts: {
      fish: [
        proteinChoice("salmon", 140),
        proteinChoice("trout", 180),
        proteinChoice("cod", 220),
        option("herring", "Herring", "herring", [protein("herring", 150)], { protein: "herring" }),
      ],
      side: [
        option("potatoes", "New Potatoes", "baby potatoes", [starch("baby-potatoes", 260)], { way: "baby potatoes" }),
        option("celeriac", "Celeriac Mash", "celeriac", [vegetable("celeriac", 200), oliveOil(4)], {
          way: "celeriac, peeled,",
        }),
        option("cauliflower", "Cauliflower Mash", "cauliflower", [vegetable("cauliflower", 200), oliveOil(4)], {
          way: "cauliflower",
        }),
      ],
      veg: [
        option("cucumber", "Pressed Cucumber", "cucumber", [vegetable("cucumber", 120)], {
          way: "slice the cucumber, press it with a pinch of the salt and drain it",
        }),
        option("green-bean", "Green Beans", "green beans", [vegetable("green-beans", 100)], {
          way: "boil the green beans in salted water for {time}, until just tender",
          time: [6, 8],
        }),
        option("asparagus", "Asparagus", "asparagus", [vegetable("asparagus", 120)], {
          way: "boil the asparagus in salted water for {time}, until just tender",
          time: [4, 5],
        }),
      ],
    },
    steps: [
      step(
        "Boil the {side.way} in chunks in salted water for {time}, until tender; mash roughly with half of the olive oil.",
        16,
        {
          time: [14, 16],
          instead: {
            where: "side.potatoes",
            steps: [
              step(
                "Boil the baby potatoes in salted water for {time}, until a knife slides in; drain and turn them in half of the olive oil.",
                16,
                { time: [14, 16] },
              ),
            ],
          },
        },
      ),
      step(
        "Salt the {fish} and lay it in a baking dish (20 cm, 8 in long for one) with the sliced shallot, half of the dill, lemon juice and the rest of the olive oil.",
        4,
      ),
      step("Bake at {oven} for {time}, until it just flakes.", 12, { oven: 200, time: [12, 13] }),
      step("In the meantime {veg.way}.", 1),
      step("Serve with the {side} and {veg}, scattered with the rest of the dill.", 1),
    ],
    skip: [
      ["fish.herring", "side.celeriac"],
      ["fish.herring", "veg.asparagus"],
    ],
  },
  {
    id: "root-hash",
    mealTypes: ["lunch", "dinner"],
    cuisine: "nordic",
    level: "beginner",
    method: "pan-fried",
    name: "Swedish Potato Hash",
    detail: "with {protein} and {root}",
    base: [
      starch("potato", 220),
      onion(50),
      oliveOil(14),
      vegetable("parsley-fresh", 5),
      vegetable("beets-canned", 60),
      season("allspice-ground", 0.5),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("beef", 110, {
          way: "fry the beef in strips in the rest of the olive oil for {time}, until browned",
          time: [3, 4],
        }),
        proteinChoice("pork", 150, {
          way: "fry the pork in strips in the rest of the olive oil for {time}, until cooked through",
          time: [3, 4],
        }),
        proteinChoice("venison", 140, {
          way: "fry the venison in strips in the rest of the olive oil for {time}, until browned",
          time: [3, 4],
        }),
        proteinChoice("great-northern-beans", 150, {
          way: "warm the great northern beans in the rest of the olive oil for {time}, until hot",
          time: 3,
          name: "White Beans",
        }),
        option("egg", "Fried Eggs", "eggs", [whole(protein("egg", 100, "large"))], {
          way: "fry the eggs in the rest of the olive oil for {time}, until set",
          time: [3, 4],
          protein: "egg",
        }),
        option("smoked-salmon", "Smoked Salmon", "smoked salmon", [protein("smoked-salmon", 50)], {
          way: "slice the smoked salmon and dress it with the rest of the olive oil",
          protein: "salmon",
        }),
      ],
      root: [
        option("carrot", "Carrot", "carrot", [vegetable("carrot", 80)]),
        option("rutabaga", "Rutabaga", "rutabaga", [vegetable("rutabaga", 100)]),
        option("parsnip", "Parsnip", "parsnip", [vegetable("parsnip", 80)]),
      ],
    },
    steps: [
      step("Peel the {root}, dice it and the potatoes small and parboil them in salted water for {time}; drain.", 9, {
        time: [6, 7],
      }),
      step(
        "Fry them with the chopped onion in most of the olive oil for {time}, until crisp; season with allspice and salt.",
        12,
        { time: [10, 12] },
      ),
      step("{protein.way}.", 6),
      step("Lay the {protein} on top and finish with the beets, cut small, and the parsley.", 2),
    ],
  },
  {
    id: "smorrebrod",
    mealTypes: ["lunch"],
    cuisine: "nordic",
    level: "beginner",
    method: "assembled",
    name: "Open Rye Sandwiches",
    detail: "with {topping} and {crisp}",
    base: [whole(starch("rye-bread", 64, "slice")), vegetable("dill-fresh", 3), lemonJuice(4), oliveOil(4)],
    parts: {
      topping: [
        option("egg", "Egg, Avocado", "eggs and avocado", [whole(protein("egg", 100, "large")), fruit("avocado", 50)], {
          way: "layer with the sliced eggs and avocado",
          protein: "egg",
          steps: [
            step("Lower the eggs into boiling water and boil for {time}, until hard; cool and peel them.", 11, {
              time: [10, 11],
            }),
          ],
        }),
        option(
          "salmon",
          "Smoked Salmon, Cream Cheese",
          "smoked salmon and cream cheese",
          [protein("smoked-salmon", 55), dairy("cream-cheese", 18)],
          { way: "spread with the cream cheese and layer with the smoked salmon", protein: "salmon" },
        ),
        option("mackerel", "Sardines", "sardines", [protein("sardines-canned-in-oil", 90)], {
          way: "layer with the drained sardines",
          protein: "sardine",
        }),
        option(
          "beef",
          "Horseradish Roast Beef",
          "roast beef and horseradish",
          [protein("deli-roast-beef", 50), sauce("horseradish-prepared", 10)],
          { way: "layer with the roast beef and horseradish", protein: "beef" },
        ),
        option("cottage", "Cottage Cheese", "cottage cheese", [dairy("cottage-cheese-full-fat", 120)], {
          way: "spread with the cottage cheese",
          protein: "cheese",
        }),
        option(
          "beans",
          "Mashed White Beans",
          "white beans",
          [protein("cannellini-beans-canned-drained", 140), oliveOil(9)],
          { way: "spread with the white beans, mashed with most of the olive oil", protein: "bean" },
        ),
      ],
      crisp: [
        option("radish", "Radish", "radishes", [vegetable("radish", 50)]),
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 80)]),
        option("beet", "Beets", "beets", [vegetable("beets-canned", 50)]),
      ],
    },
    steps: [
      { use: "topping" },
      step("Toast the rye bread lightly for {time} if you like.", 2, { time: 2 }),
      step("{topping.way}.", 4),
      step("Top with the sliced {crisp}, dill and a few drops of lemon juice and olive oil.", 2),
    ],
    skip: [
      ["topping.beef", "crisp.cucumber"],
      ["topping.salmon", "crisp.beet"],
    ],
  },
  {
    id: "swedish-meatballs",
    mealTypes: ["dinner"],
    cuisine: "nordic",
    level: "intermediate",
    method: "pan-fried",
    name: "{meat} Meatballs",
    detail: "with {mash}, Cranberries and {veg}",
    base: [
      onion(30),
      season("allspice-ground", 0.7),
      oliveOil(9),
      fruit("cranberries", 25),
      fruit("apple", 30),
      vegetable("parsley-fresh", 5),
      salt(0.75),
    ],
    parts: {
      meat: [
        option(
          "beef-pork",
          "Swedish",
          "ground beef and pork",
          [protein("ground-beef-90-lean", 80), protein("ground-pork-96-lean", 80)],
          { protein: "beef" },
        ),
        proteinChoice("ground-turkey", 165, { name: "Turkey" }),
        proteinChoice("ground-chicken", 165, { name: "Chicken" }),
        option("venison", "Venison", "ground venison", [protein("ground-venison", 160)], { protein: "venison" }),
      ],
      mash: [
        option("potato", "Potato Mash", "potatoes", [starch("potato", 260)], { way: "potatoes, peeled," }),
        option(
          "rutabaga",
          "Root Mash",
          "rutabaga and carrot",
          [vegetable("rutabaga", 200), vegetable("carrot", 60), oliveOil(3)],
          { way: "rutabaga and carrot, peeled," },
        ),
        option("cauliflower", "Cauliflower Mash", "cauliflower", [vegetable("cauliflower", 250), oliveOil(4)], {
          way: "cauliflower",
        }),
      ],
      veg: [
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 100)], { way: "slice the cucumber" }),
        option("peas", "Peas", "peas", [vegetable("peas-frozen", 60)], {
          way: "meanwhile boil the peas in salted water for {time}",
          time: [3, 4],
        }),
        option("cabbage", "Savoy Cabbage", "savoy cabbage", [vegetable("savoy-cabbage", 100)], {
          way: "meanwhile boil the shredded savoy cabbage in salted water for {time}",
          time: [5, 6],
        }),
      ],
    },
    steps: [
      step("Mix the {meat} with grated onion, allspice and salt and shape into small balls.", 8),
      step(
        "Boil the {mash.way} in chunks in salted water for {time}, until soft, mash with half of the olive oil and keep warm.",
        13,
        {
          time: [12, 14],
        },
      ),
      step(
        "Brown the balls in the rest of the olive oil for {time}, turning them, until cooked through; lift them out.",
        10,
        { time: [9, 10] },
      ),
      step(
        "Cook the cranberries and the finely diced apple in the pan with a spoonful of water for {time}, until they burst.",
        5,
        {
          time: [4, 5],
        },
      ),
      step("{veg.way} and serve everything with parsley.", 3),
    ],
  },
];
