import { dairy, flavour, fruit, liquid, protein, season, starch, step, vegetable, whole } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { bayLeaf, oliveOil } from "../pantry.ts";
import { garlic, ginger, lemonJuice, onion, option, proteinChoice, salt } from "../parts.ts";

export const soupLunches = (): readonly Template[] => [
  {
    id: "creamless-soup",
    mealTypes: ["lunch", "dinner"],
    cuisine: "international",
    level: "beginner",
    method: "blended",
    name: "Velvety {veg} Soup",
    detail: "with {protein}",
    base: [
      onion(50),
      garlic(3),
      oliveOil(10),
      liquid("light-coconut-milk", 60),
      liquid("water", 300),
      season("cumin", 1),
      lemonJuice(8),
      salt(0.75),
    ],
    parts: {
      veg: [
        option("squash", "Butternut Squash", "butternut squash", [vegetable("butternut-squash", 300)], {
          way: "butternut squash, peeled and cut into cubes,",
        }),
        option("carrot", "Carrot-Ginger", "carrots", [vegetable("carrot", 250), ginger(8)], {
          way: "carrots and ginger,",
          steps: [step("Peel and slice the carrots and ginger.", 4)],
        }),
        option("sweet-potato", "Sweet Potato", "sweet potato", [vegetable("sweet-potato", 180)], {
          way: "sweet potato, peeled and cut into cubes,",
        }),
        option(
          "cauliflower",
          "Cauliflower and Potato",
          "cauliflower and potato",
          [vegetable("cauliflower", 200), starch("potato", 120)],
          { way: "cauliflower florets, the potato in cubes," },
        ),
        option("pea", "Garden Pea", "peas", [vegetable("peas-frozen", 220)], { way: "peas," }),
      ],
      protein: [
        option("chickpeas", "Golden Chickpeas", "chickpeas", [protein("chickpeas-canned-drained", 130)], {
          protein: "chickpea",
        }),
        option("lentils", "Lentils", "lentils", [protein("lentils-cooked", 150)], { protein: "lentil" }),
        option("white-beans", "White Beans", "white beans", [protein("great-northern-beans-canned-drained", 150)], {
          protein: "bean",
        }),
        option(
          "chicken",
          "Pulled Chicken",
          "shredded roast chicken",
          [protein("rotisserie-chicken-breast", 80), oliveOil(5)],
          {
            protein: "chicken",
          },
        ),
      ],
    },
    steps: [
      { use: "veg" },
      step("Soften the chopped onion and garlic in half of the olive oil with the cumin for {time}.", 6, {
        time: [5, 6],
      }),
      step("Add the {veg.way} the water and salt and simmer for {time}, until very soft.", 17, {
        time: [14, 16],
        instead: {
          where: "veg.pea",
          steps: [
            step("Add the peas, the water and salt and simmer for {time}, until very soft.", 9, { time: [6, 8] }),
          ],
        },
      }),
      step("Blend with the coconut milk and lemon juice until velvety.", 3),
      step(
        "Fry the {protein} in the rest of the olive oil for {time}, until hot and browned, and spoon over the soup.",
        5,
        { time: [4, 5] },
      ),
    ],
  },
  {
    id: "chicken-soup",
    mealTypes: ["lunch", "dinner"],
    cuisine: "eastern-european",
    level: "beginner",
    method: "simmered",
    name: "{meat} and {veg} Soup",
    detail: "with {starch}",
    base: [
      onion(40),
      vegetable("carrot", 50),
      garlic(3),
      oliveOil(13),
      liquid("water", 500),
      bayLeaf,
      season("thyme-dried", 0.7),
      vegetable("parsley-fresh", 8),
      salt(0.75),
    ],
    parts: {
      meat: [
        proteinChoice("chicken-thigh", 170, {
          name: "Chicken",
          word: "chicken thigh in bite-size pieces",
          way: "chicken thigh in bite-size pieces",
        }),
        proteinChoice("turkey", 170, {
          word: "turkey in bite-size pieces (for the last 10 minutes)",
          way: "turkey in bite-size pieces",
        }),
        proteinChoice("great-northern-beans", 130, { way: "great northern beans" }),
        proteinChoice("stewing-beef", 150, {
          way: "beef",
          steps: [
            step("Simmer the diced beef in the water, covered, for {time}, until nearly tender; keep the water.", 62, {
              time: [58, 62],
            }),
          ],
        }),
      ],
      veg: [
        option("leek", "Leek", "sliced leeks", [vegetable("leek", 70)]),
        option("kohlrabi", "Kohlrabi", "diced kohlrabi", [vegetable("kohlrabi", 100)]),
        option("savoy", "Cabbage", "shredded savoy cabbage", [vegetable("savoy-cabbage", 90)]),
        option("zucchini", "Zucchini", "diced zucchini", [vegetable("zucchini", 110)]),
      ],
      starch: [
        option("rice", "Rice", "white rice", [starch("white-rice-long-grain", 45)]),
        option("potatoes", "Potatoes", "diced potatoes", [starch("potato", 200)]),
        option("egg-noodles", "Egg Noodles", "egg noodles", [starch("egg-noodles-dry", 45)]),
        option("barley", "Barley", "pearl barley", [starch("pearl-barley", 45)], {
          steps: [
            step("Boil the pearl barley in salted water for {time}, until nearly tender; drain.", 20, {
              time: [17, 20],
            }),
          ],
        }),
      ],
    },
    steps: [
      { use: "meat" },
      { use: "starch" },
      step("Soften the chopped onion, carrot and garlic in olive oil for {time}.", 6, { time: [5, 6] }),
      step(
        "Add the {meat.way}, {veg}, bay leaf, thyme, salt and water and simmer for {time}, until nearly tender.",
        12,
        {
          time: [9, 11],
          instead: {
            where: ["starch.rice", "starch.potatoes"],
            steps: [
              step(
                "Add the {meat}, {veg}, {starch}, bay leaf, thyme, salt and water and simmer for {time}, until everything is tender.",
                23,
                { time: [18, 21] },
              ),
            ],
          },
        },
      ),
      step("Add the {starch} and simmer for {time}, until everything is tender.", 11, {
        time: [8, 10],
        instead: {
          where: ["starch.rice", "starch.potatoes"],
          steps: [],
        },
      }),
      step("Scatter with parsley and serve.", 1),
    ],
    skip: [
      ["meat.great-northern-beans", "starch.barley"],
      ["meat.chicken-thigh", "veg.leek", "starch.barley"],
    ],
  },
  {
    id: "chowder",
    mealTypes: ["lunch", "dinner"],
    cuisine: "american",
    level: "beginner",
    method: "simmered",
    name: "{main}",
    detail: "with {veg}",
    base: [
      oliveOil(8),
      starch("potato", 200),
      onion(50),
      garlic(3),
      season("thyme-dried", 0.8),
      vegetable("chives-fresh", 4),
      liquid("water", 200),
      salt(0.75),
    ],
    parts: {
      main: [
        option("clam", "New England Clam Chowder", "clams", [protein("clams-canned", 90), dairy("half-and-half", 60)], {
          protein: "clam",
          steps: [
            step("Pour in the half-and-half, add the drained clams and heat gently without boiling for {time}.", 6, {
              time: [4, 5],
            }),
          ],
        }),
        option("cod", "Coconut Cod Stew", "cod", [protein("cod-atlantic", 170), liquid("light-coconut-milk", 110)], {
          protein: "cod",
          steps: [
            step("Pour in the coconut milk, add the cod in chunks and heat gently for {time}, until it flakes.", 6, {
              time: [4, 5],
            }),
          ],
        }),
        option(
          "salmon",
          "Salmon Chowder",
          "salmon",
          [protein("salmon-atlantic-wild", 130), dairy("low-fat-milk-1", 200)],
          {
            protein: "salmon",
            steps: [
              step("Pour in the milk, add the salmon in chunks and heat gently for {time}, until it flakes.", 6, {
                time: [4, 5],
              }),
            ],
          },
        ),
        option(
          "bean",
          "White Bean and Coconut Stew",
          "white beans",
          [protein("great-northern-beans-canned-drained", 150), liquid("light-coconut-milk", 80)],
          {
            protein: "bean",
            steps: [
              step("Pour in the coconut milk, add the white beans and heat gently for {time}.", 6, { time: [4, 5] }),
            ],
          },
        ),
      ],
      veg: [
        option("corn", "Corn", "corn", [vegetable("corn-frozen", 80)]),
        option("leek", "Leeks", "leeks", [vegetable("leek", 80)]),
        option("fennel", "Fennel", "fennel", [vegetable("fennel-bulb", 100)]),
      ],
    },
    steps: [
      step("Soften the onion, garlic and {veg}, all cut small, in olive oil with the thyme for {time}.", 6, {
        time: [5, 6],
      }),
      step("Add the diced potatoes, salt and water and simmer for {time}, until tender.", 15, { time: [12, 14] }),
      { use: "main" },
      step("Scatter with chives.", 1),
    ],
  },
  {
    id: "gazpacho",
    mealTypes: ["lunch"],
    cuisine: "spanish",
    level: "beginner",
    method: "blended",
    name: "Chilled Gazpacho",
    detail: "with {garnish} and {side}",
    base: [
      vegetable("tomato", 250),
      vegetable("cucumber", 80),
      vegetable("green-bell-pepper", 50),
      garlic(3),
      oliveOil(15),
      flavour("apple-cider-vinegar", 10, "tbsp"),
      salt(0.75),
    ],
    parts: {
      garnish: [
        option("egg", "Chopped Egg", "eggs", [whole(protein("egg", 100, "large"))], {
          protein: "egg",
          steps: [
            step("Lower the eggs into boiling water and boil for {time}, cool, peel and chop them.", 13, {
              time: [10, 11],
            }),
          ],
        }),
        option("shrimp", "Shrimp", "shrimp", [protein("shrimp", 140)], {
          protein: "shrimp",
          steps: [step("Cook the shrimp in a hot nonstick pan for {time}, until pink.", 4, { time: [3, 4] })],
        }),
        option("white-bean", "White Beans", "white beans", [protein("cannellini-beans-canned-drained", 150)], {
          protein: "bean",
        }),
        option("chicken", "Cold Chicken", "shredded roast chicken", [protein("rotisserie-chicken-breast", 80)], {
          protein: "chicken",
        }),
      ],
      side: [
        option("bread", "Country Bread", "sourdough bread", [starch("sourdough-or-french-bread", 40)]),
        option("avocado", "Avocado", "sliced avocado", [fruit("avocado", 120)]),
      ],
    },
    steps: [
      step(
        "Roughly cut the tomatoes, cucumber and green pepper, cold from the fridge, and blend for {time} with garlic, olive oil, cider vinegar and salt, until smooth.",
        6,
        { time: 2 },
      ),
      { use: "garnish" },
      step("Pour into bowls, top with the {garnish} and serve with the {side}.", 3),
    ],
  },
];
