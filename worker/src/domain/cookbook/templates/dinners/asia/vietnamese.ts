import { fat, flavour, liquid, protein, sauce, season, starch, step, vegetable } from "../../../ingredients.ts";
import type { Template } from "../../../template.ts";
import { oliveOil } from "../../pantry.ts";
import { avocadoOil, garlic, ginger, limeJuice, option, proteinChoice, salt, soySauces } from "../../parts.ts";

export const vietnameseDinners = (): readonly Template[] => [
  {
    id: "pho",
    mealTypes: ["lunch", "dinner"],
    cuisine: "vietnamese",
    level: "intermediate",
    method: "simmered",
    name: "Pho-Style Rice Noodle Soup",
    detail: "with {protein} and {greens}",
    base: [
      starch("rice-noodles-dry", 70),
      liquid("water", 450),
      vegetable("onion", 50),
      ginger(12),
      flavour("star-anise", 1),
      season("cinnamon-ground", 0.5),
      season("coriander-ground", 1),
      limeJuice(10),
      oliveOil(9),
      vegetable("cilantro-fresh", 6),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("beef", 130, { way: "cooked through" }),
        proteinChoice("chicken", 160, { way: "cooked through" }),
        proteinChoice("tofu", 150, { way: "hot" }),
        proteinChoice("pork", 160, { way: "cooked through" }),
        proteinChoice("shrimp", 180, { way: "pink and firm" }),
      ],
      greens: [
        option("sprouts", "Bean Sprouts", "bean sprouts", [vegetable("bean-sprouts-mung", 80)]),
        option("bok-choy", "Bok Choy", "quartered bok choy", [vegetable("bok-choy", 120)]),
        option("mushroom", "Enoki Mushrooms", "enoki mushrooms", [vegetable("enoki-mushrooms", 60)]),
      ],
      sauce: soySauces(7),
    },
    steps: [
      step("Brown the halved onion and sliced ginger in olive oil in a soup pot for {time}.", 7, { time: [6, 7] }),
      step(
        "Add the water, star anise, cinnamon and coriander and simmer for {time}; season with {sauce} and salt.",
        20,
        { time: [17, 19] },
      ),
      step("Meanwhile soak the rice noodles in hot water for {time}, until soft, and drain.", 1, { time: [6, 8] }),
      step("Poach the thinly sliced {protein} in the simmering soup for {time}, until {protein.way}.", 4, {
        time: [3, 4],
        instead: {
          where: "protein.shrimp",
          steps: [step("Poach the shrimp in the simmering soup for {time}, until {protein.way}.", 4, { time: [3, 4] })],
        },
      }),
      step("Add the {greens} and simmer for {time}, until just tender.", 2, { time: 2 }),
      step("Ladle over the rice noodles and finish with lime juice and cilantro.", 2),
    ],
  },
  {
    id: "bun-bowl",
    mealTypes: ["lunch", "dinner"],
    cuisine: "vietnamese",
    level: "beginner",
    method: "grilled",
    name: "Lemongrass {protein}",
    detail: "with Rice Noodles, {veg} and Herbs",
    base: [
      starch("rice-noodles-dry", 65),
      flavour("lemongrass", 6),
      garlic(3),
      oliveOil(10),
      limeJuice(20),
      season("brown-sugar", 4),
      vegetable("mint-fresh", 6),
      vegetable("cilantro-fresh", 6),
      vegetable("green-leaf-lettuce", 50),
      salt(0.75),
    ],
    parts: {
      protein: [
        proteinChoice("pork", 160, { way: "pork in finger-thick slices" }),
        proteinChoice("chicken-thigh", 160, { name: "Chicken", word: "chicken", way: "chicken thigh in strips" }),
        proteinChoice("beef", 130, { way: "beef in finger-thick slices" }),
        proteinChoice("shrimp", 180, { way: "shrimp" }),
        proteinChoice("tofu", 150, { way: "tofu in thick slices" }),
      ],
      veg: [
        option(
          "carrot-cucumber",
          "Carrot, Cucumber",
          "carrot and cucumber",
          [vegetable("carrot", 50), vegetable("cucumber", 70)],
          { way: "shred the carrot and cucumber" },
        ),
        option("sprouts", "Bean Sprouts", "bean sprouts", [vegetable("bean-sprouts-mung", 100)], {
          way: "rinse the bean sprouts",
        }),
        option("daikon", "Daikon", "daikon", [vegetable("daikon-radish", 100)], { way: "shred the daikon" }),
      ],
    },
    steps: [
      step("Rub the {protein.way} with finely chopped lemongrass, garlic, half of the salt and the olive oil.", 5),
      step("Soak the rice noodles in hot water for {time}, then rinse and drain them; {veg.way}.", 6, {
        time: [5, 6],
      }),
      step(
        "Grill or broil the {protein} over high heat for {time}, turning once, until charred at the edges and hot right through.",
        7,
        {
          time: [6, 7],
          instead: {
            where: "protein.shrimp",
            steps: [
              step(
                "Grill or broil the shrimp over high heat for {time}, turning them once, until charred at the edges and pink.",
                5,
                { time: [4, 5] },
              ),
            ],
          },
        },
      ),
      step(
        "Stir the lime juice with brown sugar, the rest of the salt and a little water; fill bowls with green leaf lettuce, rice noodles, {veg}, mint, cilantro and the {protein} and pour the dressing over.",
        4,
      ),
    ],
  },
  {
    id: "vietnamese-caramel",
    mealTypes: ["dinner"],
    cuisine: "vietnamese",
    level: "intermediate",
    method: "braised",
    name: "Vietnamese Clay-Pot {protein}",
    detail: "with {veg} and Rice",
    base: [
      starch("jasmine-rice", 65),
      season("brown-sugar", 10),
      sauce("fish-sauce", 6, "tbsp"),
      garlic(6),
      ginger(8),
      vegetable("scallions", 20),
      season("black-pepper", 0.5),
      fat("sunflower-oil", 8, "tbsp"),
    ],
    parts: {
      protein: [
        proteinChoice("salmon", 120),
        option("catfish", "Catfish", "catfish", [protein("catfish", 170)], { protein: "catfish" }),
        proteinChoice("pork", 170, { word: "pork in bites" }),
        proteinChoice("chicken-thigh", 160, { word: "chicken thigh in bites", name: "Chicken" }),
      ],
      veg: [
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 120)], { way: "slice the cucumber" }),
        option("bok-choy", "Bok Choy", "bok choy", [vegetable("bok-choy", 150)], {
          way: "quarter the bok choy and blanch it in salted water for {time}",
          time: [2, 3],
        }),
        option("chinese-broccoli", "Chinese Broccoli", "Chinese broccoli", [vegetable("chinese-broccoli", 120)], {
          way: "cut the Chinese broccoli short and blanch it in salted water for {time}",
          time: [2, 3],
        }),
      ],
    },
    steps: [
      step(
        "Rinse the jasmine rice and set it to simmer in twice its volume of water, covered; after {time} leave it covered off the heat.",
        3,
        { time: 15 },
      ),
      step(
        "Melt the brown sugar in the sunflower oil in a heavy pot for {time}, until dark, and stir in the chopped garlic and grated ginger.",
        4,
        { time: [3, 4] },
      ),
      step(
        "Add the {protein}, fish sauce, black pepper and a little water, cover and braise gently for {time}, spooning over the sauce.",
        16,
        {
          time: [13, 15],
          instead: {
            where: ["protein.salmon", "protein.catfish"],
            steps: [
              step(
                "Add the {protein}, fish sauce, black pepper and a little water, cover and braise gently for {time}, until it flakes, spooning over the sauce.",
                11,
                { time: [8, 10] },
              ),
            ],
          },
        },
      ),
      step("{veg.way}, scatter the pot with scallions and serve with the rice.", 4),
    ],
  },
  {
    id: "shaking-beef",
    mealTypes: ["lunch", "dinner"],
    cuisine: "vietnamese",
    level: "beginner",
    method: "stir-fried",
    name: "Shaking {meat}",
    detail: "on {leaf} and Tomato",
    base: [
      avocadoOil(15),
      garlic(6),
      limeJuice(15),
      vegetable("red-onion", 20),
      vegetable("tomato", 80),
      season("black-pepper", 1),
      salt(0.4),
    ],
    parts: {
      meat: [
        option("beef", "Beef", "beef tenderloin", [protein("beef-tenderloin-filet", 190)], { protein: "beef" }),
        proteinChoice("lamb", 150),
        proteinChoice("pork", 220),
        proteinChoice("venison", 210),
        proteinChoice("chicken-thigh", 210, { name: "Chicken" }),
      ],
      leaf: [
        option("watercress", "Watercress", "watercress", [vegetable("watercress", 60)]),
        option("lettuce", "Green Lettuce", "green leaf lettuce", [vegetable("green-leaf-lettuce", 90)]),
        option("cucumber", "Cucumber", "sliced cucumber", [vegetable("cucumber", 120)]),
      ],
      sauce: soySauces(8),
    },
    steps: [
      step("Cube the {meat} and turn it in half of the garlic, {sauce} and black pepper.", 4),
      step("Spread the {leaf} and sliced tomato on a plate.", 2),
      step(
        "Sear the {meat} in avocado oil over fierce heat, shaking the pan, for {time}, until browned and just cooked through; toss in the sliced red onion and the rest of the garlic.",
        6,
        { time: [5, 6] },
      ),
      step("Tip over the plate and sharpen with lime juice and salt.", 1),
    ],
  },
];
