import { fat, flavour, fruit, protein, sauce, season, starch, step, vegetable, whole } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { ginger, grainChoices, option, proteinChoice } from "../../parts.ts";

export const japaneseDinners = (): readonly Template[] => [
  {
    id: "teriyaki-bowl",
    mealTypes: ["lunch", "dinner"],
    cuisine: "japanese",
    level: "beginner",
    method: "pan-fried",
    name: "Teriyaki {protein}",
    detail: "with {veg} and {grain}",
    base: [
      fat("sunflower-oil", 6, "tbsp"),
      sauce("soy-sauce-low-sodium", 12, "tbsp"),
      sauce("mirin", 15, "tbsp"),
      ginger(5),
      season("brown-sugar", 4),
      flavour("sesame-seeds", 4, "tsp"),
    ],
    parts: {
      protein: [
        proteinChoice("chicken-thigh", 150, { name: "Chicken", way: "chicken thigh, in bites," }),
        proteinChoice("salmon", 130, { way: "salmon" }),
        proteinChoice("tofu", 160, { way: "sliced tofu" }),
        proteinChoice("tempeh", 120, { way: "sliced tempeh" }),
        proteinChoice("beef", 130, { way: "beef" }),
      ],
      veg: [
        option("broccoli", "Broccoli", "broccoli florets", [vegetable("broccoli", 120)]),
        option("green-bean", "Green Beans", "green beans", [vegetable("green-beans", 120)]),
        option("bok-choy", "Bok Choy", "quartered bok choy", [vegetable("bok-choy", 150)]),
      ],
      grain: grainChoices(["white-rice", "brown-rice"], 17, 58),
    },
    steps: [
      { use: "grain" },
      step("Stir the soy sauce, mirin, brown sugar and grated ginger together.", 3),
      step("Fry the {protein.way} in sunflower oil for {time}, turning, until golden and hot right through.", 8, {
        time: [8, 9],
        instead: {
          where: "protein.beef",
          steps: [
            step(
              "Sear the beef in sunflower oil for {time}, turning once, until browned; let it rest, then slice it.",
              8,
              {
                time: [5, 6],
              },
            ),
          ],
        },
      }),
      step("Blanch the {veg} in boiling salted water alongside for {time}, until just tender.", 1, { time: [3, 4] }),
      step("Pour the sauce over the {protein} and let it bubble for {time} to a glaze.", 3, { time: 2 }),
      step("Arrange over the {grain} with the {veg} and sprinkle with sesame seeds.", 2),
    ],
  },
  {
    id: "donburi",
    mealTypes: ["lunch", "dinner"],
    cuisine: "japanese",
    level: "intermediate",
    method: "simmered",
    name: "{protein} and Egg Donburi",
    detail: "with {veg}",
    base: [
      starch("white-rice-short-grain-sushi", 62),
      whole(protein("egg", 100, "large")),
      sauce("soy-sauce-low-sodium", 12, "tbsp"),
      sauce("mirin", 15, "tbsp"),
      vegetable("scallions", 10),
    ],
    parts: {
      protein: [
        proteinChoice("chicken-thigh", 110, { name: "Chicken" }),
        proteinChoice("beef", 90),
        option("tofu", "Fried Tofu", "fried tofu", [protein("tofu-fried", 60)], { protein: "tofu" }),
      ],
      veg: [
        option("onion", "Onion", "onion", [vegetable("onion", 80)]),
        option("leek", "Leek", "leek", [vegetable("leek", 80)]),
        option("mushroom", "Mushrooms", "shiitake mushrooms", [vegetable("shiitake-mushrooms", 70)]),
      ],
    },
    steps: [
      step(
        "Rinse the sushi rice and set it to simmer, covered, over the lowest heat in one and a half times its volume of water; after {time} leave it covered off the heat.",
        6,
        { time: 16 },
      ),
      step(
        "Simmer the {protein}, cut small, and the sliced {veg} with soy sauce, mirin and a splash of water for {time}, until hot and tender.",
        9,
        { time: [8, 9] },
      ),
      step("Pour over the beaten eggs, cover and cook for {time}, until no liquid egg is left.", 4, { time: [3, 4] }),
      step("Slide everything over the rice and scatter with scallions.", 1),
    ],
  },
  {
    id: "soba-salad",
    mealTypes: ["lunch", "dinner"],
    cuisine: "japanese",
    level: "beginner",
    method: "boiled",
    name: "Chilled Soba",
    detail: "with {protein} and {veg}",
    base: [
      starch("soba-noodles-dry", 62),
      sauce("soy-sauce-low-sodium", 6, "tbsp"),
      flavour("rice-vinegar", 10, "tbsp"),
      fat("sesame-oil", 8, "tsp"),
      ginger(4),
      vegetable("scallions", 15),
    ],
    parts: {
      protein: [
        proteinChoice("tofu", 130, { way: "brown the cubed tofu in a hot nonstick pan for {time}", time: 5 }),
        option("edamame", "Edamame", "edamame", [protein("edamame-frozen", 130)], {
          way: "boil the edamame for {time} and rinse them cold",
          time: 5,
          protein: "soy",
        }),
        proteinChoice("salmon", 100, {
          way: "poach the salmon in barely simmering water for {time}, until it flakes",
          time: [7, 8],
        }),
        proteinChoice("chicken", 140, {
          way: "poach the chicken, in thin slices, in barely simmering water for {time}, until cooked through",
          time: [6, 7],
        }),
        proteinChoice("shrimp", 130, {
          way: "poach the shrimp in barely simmering water for {time}, until pink",
          time: [3, 4],
        }),
      ],
      veg: [
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 120)], {
          way: "cut the cucumber into fine strips",
        }),
        option("carrot", "Carrot", "carrot", [vegetable("carrot", 80)], { way: "cut the carrot into fine strips" }),
        option("radish", "Daikon", "daikon", [vegetable("daikon-radish", 120)], {
          way: "cut the daikon into fine strips",
        }),
        option("spinach", "Spinach", "spinach", [vegetable("spinach", 90)], {
          way: "blanch the spinach in salted water for {time} and press it dry",
          time: 1,
        }),
      ],
    },
    steps: [
      step("Boil the soba noodles for {time}, until just tender, rinse under cold water and drain.", 7, {
        time: [6, 7],
      }),
      step("{protein.way}.", 6),
      step("{veg.way}.", 2),
      step(
        "Whisk the soy sauce, rice vinegar, sesame oil and grated ginger; toss with the soba noodles, {protein}, {veg} and sliced scallions.",
        3,
      ),
    ],
  },
  {
    id: "poke-bowl",
    mealTypes: ["lunch", "dinner"],
    cuisine: "japanese",
    level: "beginner",
    method: "assembled",
    name: "{fish}",
    detail: "with {side} and {fruit}",
    base: [
      starch("white-rice-short-grain-sushi", 65),
      flavour("rice-vinegar", 8, "tbsp"),
      sauce("soy-sauce-low-sodium", 10, "tbsp"),
      fat("sesame-oil", 5, "tsp"),
      flavour("nori-sheets", 2),
      vegetable("cucumber", 80),
    ],
    parts: {
      fish: [
        proteinChoice("tuna-steak", 140, { name: "Yellowfin Tuna Poke Bowl", raw: true }),
        proteinChoice("salmon", 110, { name: "Salmon Poke Bowl", raw: true }),
        proteinChoice("shrimp", 150, {
          name: "Shrimp Sushi Rice Bowl",
          steps: [
            step("Poach the shrimp in barely simmering water for {time} and cool them under cold water.", 4, {
              time: [2, 3],
            }),
          ],
        }),
        proteinChoice("tofu", 140, { name: "Japanese Tofu Rice Bowl" }),
      ],
      side: [
        option("edamame", "Edamame", "edamame", [protein("edamame-frozen", 50)], {
          steps: [step("Boil the frozen edamame for {time}, drain and cool them under cold water.", 5, { time: 4 })],
        }),
        option("radish", "Radish", "radishes", [vegetable("radish", 60)], {
          steps: [step("Slice the radishes thinly.", 2)],
        }),
        option("seaweed", "Wakame", "wakame", [vegetable("seaweed-wakame", 40)], {
          steps: [
            step(
              "Rinse fresh wakame, or soak a tenth of its weight dried for {time}; squeeze it dry and cut it into strips.",
              2,
              { time: 5 },
            ),
          ],
        }),
      ],
      fruit: [
        option("avocado", "Avocado", "diced avocado", [fruit("avocado", 60)]),
        option("mango", "Mango", "diced mango", [fruit("mango", 100)]),
      ],
    },
    steps: [
      step(
        "Simmer the rinsed sushi rice, covered, over the lowest heat in one and a half times its volume of water for {time}, until the water is gone, then fold in the rice vinegar and let it cool a little.",
        17,
        { time: [13, 15] },
      ),
      { use: "fish" },
      { use: "side" },
      step("Dice the {fish} and turn in soy sauce and sesame oil.", 4),
      step("Pile the {fish}, {side}, sliced cucumber and {fruit} on the rice and crumble over the nori.", 4),
    ],
  },
];
