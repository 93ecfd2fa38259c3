import { fat, flavour, fruit, liquid, protein, sauce, starch, step, vegetable } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { bayLeaf, oliveOil } from "../pantry.ts";
import { garlic, ginger, grainChoices, lemonJuice, option, proteinChoice, salt } from "../parts.ts";

/** The premium collection: from the sea. */
export const premiumSeaDinners = (): readonly Template[] => [
  {
    id: "scallops-puree",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "advanced",
    method: "pan-fried",
    premium: true,
    name: "Seared {sea}",
    detail: "on {puree} with {crisp}",
    base: [oliveOil(11), vegetable("shallot", 15), lemonJuice(10), vegetable("chives-fresh", 4), salt(0.4)],
    parts: {
      sea: [
        proteinChoice("scallops", 130, { name: "Scallops" }),
        proteinChoice("halibut", 200),
        proteinChoice("sea-bass", 190),
        option(
          "king-mushroom",
          "Oyster Mushrooms",
          "oyster mushrooms and white beans",
          [vegetable("oyster-mushrooms", 140), protein("great-northern-beans-canned-drained", 120)],
          { protein: "bean" },
        ),
      ],
      puree: [
        option("pea", "Pea Purée", "pea purée", [starch("peas-frozen", 130)], { way: "peas" }),
        option("parsnip", "Parsnip Purée", "parsnip purée", [starch("parsnip", 170)], {
          way: "peeled, sliced parsnips",
        }),
        option("cauliflower", "Cauliflower Purée", "cauliflower purée", [vegetable("cauliflower", 200), oliveOil(4)], {
          way: "cauliflower in chunks",
        }),
      ],
      crisp: [
        option("prosciutto", "Crisp Prosciutto", "prosciutto", [protein("prosciutto", 8)], {
          steps: [step("Crisp the prosciutto in a dry pan for {time}.", 3, { time: 3 })],
        }),
        option(
          "fennel",
          "Fennel and Avocado",
          "fennel and avocado",
          [vegetable("fennel-bulb", 60), fruit("avocado", 50)],
          { steps: [step("Shave the fennel thin and slice the avocado.", 3)] },
        ),
        option(
          "pumpkin-seed",
          "Apple and Seeds",
          "apple and pumpkin seeds",
          [fat("pumpkin-seeds", 15), fruit("granny-smith-apple", 40)],
          {
            steps: [
              step(
                "Warm the pumpkin seeds in a dry pan for a moment, until they crackle, and dice the apple finely.",
                3,
              ),
            ],
          },
        ),
      ],
    },
    steps: [
      step(
        "Simmer the {puree.way} with the sliced shallot in a little salted water for {time}, until soft; blend smooth with half of the olive oil.",
        14,
        {
          time: [12, 14],
          instead: {
            where: "puree.pea",
            steps: [
              step(
                "Simmer the peas with the sliced shallot in a little salted water for {time}, until soft; blend smooth with half of the olive oil.",
                7,
                { time: [5, 6] },
              ),
            ],
          },
        },
      ),
      { use: "crisp" },
      step(
        "Pat the {sea} dry, season with salt and sear in the rest of the olive oil for {time}, turning once, until golden.",
        6,
        {
          time: [4, 5],
          instead: {
            where: ["sea.halibut", "sea.sea-bass"],
            steps: [
              step(
                "Pat the {sea} dry, season with salt and sear in the rest of the olive oil for {time}, turning once, until golden and flaking.",
                8,
                { time: [6, 8] },
              ),
            ],
          },
        },
      ),
      step("Set on the {puree} with the {crisp}, chives and lemon juice.", 2),
    ],
    skip: [["sea.king-mushroom", "crisp.prosciutto"]],
  },
  {
    id: "papillote",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "intermediate",
    method: "steamed",
    premium: true,
    name: "{fish} en Papillote",
    detail: "with {veg} and {potato}",
    base: [oliveOil(15), lemonJuice(12), vegetable("dill-fresh", 5), vegetable("shallot", 15), salt(0.75)],
    parts: {
      fish: [
        proteinChoice("sea-bass", 190),
        proteinChoice("salmon", 150),
        proteinChoice("snapper", 190),
        option("monkfish", "Monkfish", "monkfish", [protein("monkfish", 220)], { protein: "monkfish" }),
      ],
      veg: [
        option("fennel", "Fennel", "fennel", [vegetable("fennel-bulb", 110)]),
        option("leek", "Leeks", "leeks", [vegetable("leek", 70)]),
        option("zucchini", "Zucchini", "zucchini, tomatoes", [
          vegetable("zucchini", 100),
          vegetable("cherry-tomatoes", 60),
        ]),
      ],
      potato: [
        option("potatoes", "Baby Potatoes", "baby potatoes", [starch("baby-potatoes", 220)], {
          steps: [step("Put the baby potatoes on to boil in salted water; they take {time}.", 3, { time: [15, 18] })],
        }),
        option("avocado", "Lemon Avocado", "avocado", [fruit("avocado", 110)], {
          steps: [step("Slice the avocado and turn it in a little of the lemon juice.", 2)],
        }),
        option("wild-rice", "Wild Rice", "wild rice", [starch("wild-rice", 50)], {
          level: "intermediate",
          steps: [
            step("Boil the wild rice in salted water for {time}, starting ahead of the parcels.", 25, {
              time: [40, 45],
            }),
          ],
        }),
      ],
    },
    steps: [
      { use: "potato" },
      step("Slice the {veg} and shallot very thinly and lay them on sheets of parchment paper.", 7),
      step("Set the {fish} on top with dill, lemon juice, olive oil and salt and fold into tight parcels.", 4),
      step("Bake at {oven} for {time}, until the parcels puff.", 16, { oven: 200, time: [15, 16] }),
      step("Open at the table and serve with the {potato}.", 2),
    ],
  },
  {
    id: "miso-cod",
    mealTypes: ["dinner"],
    cuisine: "japanese",
    level: "intermediate",
    method: "grilled",
    premium: true,
    name: "Miso-Glazed {main}",
    detail: "with {veg} and {grain}",
    base: [
      sauce("white-miso", 12, "tbsp"),
      sauce("mirin", 15, "tbsp"),
      ginger(5),
      fat("sesame-oil", 6, "tsp"),
      flavour("sesame-seeds-toasted", 4, "tsp"),
    ],
    parts: {
      main: [
        proteinChoice("cod", 190, { way: "blistered and flaking" }),
        proteinChoice("salmon", 130, { way: "blistered and flaking" }),
        option(
          "eggplant-tofu",
          "Eggplant and Tofu",
          "eggplant and tofu",
          [vegetable("eggplant", 150), protein("tofu-firm", 120)],
          { protein: "tofu", way: "blistered and the eggplant is soft" },
        ),
        proteinChoice("mackerel", 110, { way: "blistered and flaking" }),
      ],
      veg: [
        option("bok-choy", "Bok Choy", "bok choy", [vegetable("bok-choy", 150)], { way: "quartered bok choy" }),
        option("spinach", "Sesame Spinach", "spinach", [vegetable("spinach", 130)], { way: "spinach" }),
        option("asparagus", "Asparagus", "asparagus", [vegetable("asparagus", 130)], { way: "asparagus" }),
      ],
      grain: grainChoices(["jasmine-rice", "black-rice"], 24, 58),
    },
    steps: [
      { use: "grain" },
      step(
        "Stir the miso, mirin and grated ginger to a glaze, brush it over the {main} and leave to marinate for {time}.",
        12,
        {
          time: [9, 11],
          instead: {
            where: "main.eggplant-tofu",
            steps: [
              step(
                "Slice the eggplant and tofu as thick as a finger; stir the miso, mirin and grated ginger to a glaze, brush it over them and leave to marinate for {time}.",
                12,
                { time: [9, 11] },
              ),
            ],
          },
        },
      ),
      step("Broil the {main} close to the heat for {time}, until {main.way}.", 9, { time: [8, 10] }),
      step("Meanwhile blanch the {veg.way} in boiling salted water for {time} and drain.", 1, { time: [2, 3] }),
      step(
        "Dress the {veg} with sesame oil and toasted sesame seeds and serve the {main} beside it on the {grain}.",
        2,
      ),
    ],
  },
  {
    id: "bouillabaisse",
    mealTypes: ["dinner"],
    cuisine: "french",
    level: "advanced",
    method: "simmered",
    premium: true,
    name: "Saffron-Fennel Stew",
    detail: "of {catch} with {side}",
    base: [
      vegetable("fennel-bulb", 80),
      vegetable("leek", 50),
      garlic(9),
      oliveOil(15),
      sauce("tomatoes-canned-diced", 150),
      flavour("saffron", 0.2),
      flavour("orange-zest", 1),
      bayLeaf,
      liquid("water", 350),
      vegetable("parsley-fresh", 5),
      salt(0.4),
    ],
    parts: {
      catch: [
        option(
          "mixed",
          "Sea Bass and Mussels",
          "sea bass and scrubbed mussels",
          [protein("sea-bass", 110), protein("mussels", 70)],
          { protein: "sea bass", way: "the fish flakes and the mussels have opened" },
        ),
        option(
          "shrimp-cod",
          "Cod and Shrimp",
          "cod and shrimp",
          [protein("cod-atlantic", 110), protein("shrimp", 90)],
          { protein: "cod", way: "pink and the cod flakes" },
        ),
        option(
          "monkfish",
          "Monkfish and Clams",
          "monkfish and scrubbed clams",
          [protein("monkfish", 140), protein("clams", 35)],
          { protein: "monkfish", way: "the fish is firm and the clams have opened" },
        ),
        option("bean", "White Beans", "white beans", [protein("cannellini-beans-canned-drained", 160)], {
          protein: "bean",
          way: "they are hot",
        }),
      ],
      side: [
        option("potatoes", "Potatoes", "potatoes", [starch("potato", 220)], {
          way: "serve in deep plates",
          steps: [step("Slice the potatoes thickly and add them to the pot.", 3)],
        }),
        option("bread", "Garlic Toast", "toasted bread", [starch("sourdough-or-french-bread", 40)], {
          way: "serve with the toasted bread",
          late: true,
          steps: [
            step(
              "Meanwhile toast the sourdough bread for {time} and rub it with a piece of the garlic, kept back for it.",
              3,
              {
                time: 3,
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      step("Soften the chopped fennel, leek and garlic in olive oil for {time}.", 9, { time: [8, 9] }),
      { use: "side" },
      step("Add the tomatoes, saffron, orange zest, bay leaf, salt and water and simmer for {time}.", 20, {
        time: [17, 19],
      }),
      step("Slide in the {catch} and poach gently for {time}, until {catch.way}.", 8, {
        time: [7, 8],
        instead: {
          where: "catch.shrimp-cod",
          steps: [
            step("Slide in the cod and poach gently for {time}.", 4, { time: [3, 4] }),
            step("Add the shrimp and poach for {time} more, until {catch.way}.", 4, { time: [3, 4] }),
          ],
        },
      }),
      { late: "side" },
      step("Scatter with parsley and {side.way}.", 1),
    ],
  },
  {
    id: "lobster-plate",
    mealTypes: ["dinner"],
    cuisine: "american",
    level: "advanced",
    method: "steamed",
    premium: true,
    name: "{shell}",
    detail: "with {sauce} and {side}",
    base: [lemonJuice(12), vegetable("chives-fresh", 4), salt(0.4)],
    parts: {
      shell: [
        option("lobster", "Lobster Tail", "lobster", [protein("lobster", 170)], {
          protein: "lobster",
          way: "poach the lobster in gently simmering salted water for {time}, until just opaque",
          time: [8, 10],
        }),
        option("crab", "Dungeness Crab", "crab", [protein("crab-dungeness", 180)], {
          protein: "crab",
          way: "steam the crab over simmering water for {time}, until opaque and hot",
          time: [5, 6],
        }),
        option("crayfish", "Poached Crayfish", "crayfish", [protein("crayfish", 220)], {
          protein: "crayfish",
          way: "poach the crayfish in gently simmering salted water for {time}, until just opaque",
          time: [4, 5],
        }),
      ],
      sauce: [
        option("butter", "Drawn Butter", "melted butter", [fat("butter-unsalted", 15)], { way: "melt the butter" }),
        option("avocado", "Crushed Avocado", "crushed avocado", [fruit("avocado", 90), oliveOil(7)], {
          way: "mash the avocado with the olive oil",
        }),
        option("ghee", "Garlic Ghee", "garlic ghee", [fat("ghee", 13), garlic(3)], {
          way: "warm the ghee with the crushed garlic",
        }),
      ],
      side: [
        option("corn", "Corn on the Cob", "corn", [starch("sweet-corn", 150, "ear")], {
          steps: [
            step("Boil the corn in salted water for {time}, until tender; season with salt and keep it warm.", 6, {
              time: [5, 6],
            }),
          ],
        }),
        option("asparagus", "Asparagus", "asparagus", [vegetable("asparagus", 170)], {
          steps: [
            step(
              "Boil the asparagus in salted water for {time}, until just tender; season with salt and keep it warm.",
              5,
              {
                time: [4, 5],
              },
            ),
          ],
        }),
        option("potatoes", "Baby Potatoes", "baby potatoes", [starch("baby-potatoes", 180)], {
          steps: [
            step(
              "Boil the baby potatoes in salted water for {time}, until tender; season with salt and keep them warm.",
              18,
              {
                time: [15, 18],
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      { use: "side" },
      step("{shell.way}.", 10),
      step("{sauce.way} and stir in the chives.", 3),
      step("Serve the {shell} with the {sauce}, {side} and lemon juice.", 2),
    ],
    skip: [["sauce.avocado", "side.asparagus"]],
  },
  {
    id: "herb-salmon",
    mealTypes: ["dinner"],
    cuisine: "nordic",
    level: "intermediate",
    method: "baked",
    premium: true,
    name: "Baked {fish}",
    detail: "with {garnish} and {side}",
    base: [oliveOil(12), lemonJuice(8), vegetable("dill-fresh", 6), vegetable("shallot", 15), salt(0.75)],
    parts: {
      fish: [
        proteinChoice("salmon", 150),
        proteinChoice("trout", 190),
        option("sockeye", "Sockeye Salmon", "sockeye salmon", [protein("salmon-sockeye", 190), oliveOil(3)], {
          protein: "salmon",
        }),
      ],
      garnish: [
        option("beet", "Dilled Beets", "beets", [vegetable("beets-canned", 80)]),
        option("cucumber", "Dilled Cucumber", "cucumber", [vegetable("cucumber", 100)]),
        option("apple", "Fennel, Apple", "fennel and apple", [
          vegetable("fennel-bulb", 60),
          fruit("granny-smith-apple", 30),
        ]),
      ],
      side: [
        option("barley", "Barley", "pearl barley", [starch("pearl-barley", 55)], {
          steps: [
            step("Boil the pearl barley in salted water for {time}, starting before the fish.", 8, { time: [28, 30] }),
          ],
        }),
        option("potatoes", "Smashed Potatoes", "baby potatoes", [starch("baby-potatoes", 230)], {
          steps: [
            step(
              "Put the baby potatoes on to boil in salted water; they take {time}. Press each flat with a spoon.",
              3,
              {
                time: [15, 18],
              },
            ),
          ],
        }),
        option(
          "greens",
          "Savoy Cabbage",
          "savoy cabbage and avocado",
          [vegetable("savoy-cabbage", 100), fruit("avocado", 80)],
          {
            late: true,
            steps: [
              step(
                "Meanwhile boil the shredded savoy cabbage in salted water for {time}, until tender; drain it and slice the avocado.",
                6,
                { time: [5, 6] },
              ),
            ],
          },
        ),
      ],
    },
    steps: [
      { use: "side" },
      step(
        "Season the {fish} with salt, lay it in a baking dish (20 cm, 8 in long for one) with the sliced shallot and half of the olive oil.",
        4,
      ),
      step("Bake gently at {oven} for {time}, until it just flakes.", 25, { oven: 140, time: [23, 25] }),
      { late: "side" },
      step("Dice the {garnish} and dress with lemon juice, dill and the rest of the olive oil.", 5),
      step("Serve the {fish} topped with the {garnish}, the {side} beside it.", 1),
    ],
    skip: [
      ["garnish.apple", "side.greens"],
      ["garnish.cucumber", "side.greens"],
      ["garnish.cucumber", "side.potatoes"],
    ],
  },
];
