import {
  choice,
  dairy,
  fat,
  flavour,
  fruit,
  liquid,
  protein,
  season,
  starch,
  step,
  vegetable,
  whole,
} from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { cinnamon, eighthOfSalt, greasing, milks, oats, oliveOil, pepper, pinchOfSalt, water } from "../pantry.ts";

const pearAndCinnamon = choice(
  "pear",
  "pear and cinnamon",
  [fruit("pear", 130), cinnamon, fat("pumpkin-seeds", 12, "tbsp")],
  { word: "the diced pear, cinnamon and pumpkin seeds" },
);
const blueberriesAndSeeds = choice(
  "blueberry",
  "blueberries and sunflower seeds",
  [fruit("blueberries", 100, "cup"), fat("sunflower-seeds", 18, "tbsp")],
  { word: "the blueberries and sunflower seeds" },
);
const appleAndWalnuts = choice("apple-walnut", "apple and walnuts", [fruit("apple", 120), fat("walnuts", 16, "tbsp")], {
  word: "the grated apple and chopped walnuts",
});
const bananaAndPeanutButter = choice(
  "banana-peanut",
  "banana and peanut butter",
  [fruit("banana", 100), fat("peanut-butter-unsalted", 16, "tbsp")],
  { word: "the sliced banana and a spoonful of peanut butter" },
);
const raspberriesAndFlaxseed = choice(
  "raspberry",
  "raspberries and flaxseed",
  [fruit("raspberries", 110, "cup"), fat("flaxseed", 16, "tbsp")],
  { word: "the raspberries and flaxseed" },
);
const plumAndGinger = choice(
  "plum",
  "plums and ginger",
  [fruit("plum", 130), flavour("ginger-root", 4, "tsp"), fat("sunflower-seeds", 15, "tbsp")],
  { word: "the pitted, sliced plums, grated ginger and sunflower seeds" },
);
const mangoAndCoconut = choice(
  "mango",
  "mango and coconut",
  [fruit("mango", 120), fat("coconut-shredded-unsweetened", 15, "tbsp")],
  { word: "the cubed mango and shredded coconut" },
);
const datesAndHemp = choice(
  "date",
  "dates and hemp seeds",
  [fruit("dates-medjool", 36), fat("hemp-seeds", 15, "tbsp")],
  { word: "the pitted, chopped dates and hemp seeds" },
);
const strawberriesAndAlmonds = choice(
  "strawberry",
  "strawberries and almonds",
  [fruit("strawberries", 140, "cup"), fat("almonds", 18, "tbsp")],
  { word: "the sliced strawberries and chopped almonds" },
);

/** A hot grain cooked soft in a milk, with fruit on top. */
function porridge(
  id: string,
  grainFood: string,
  grainGrams: number,
  grainWord: string,
  cookMinutes: number,
  milkChoices: readonly PartOption[],
  toppings: readonly PartOption[],
  extra: Partial<Template> = {},
): Template {
  return {
    id,
    mealTypes: ["breakfast"],
    cuisine: "international",
    level: "beginner",
    method: "simmered",
    name: `{milk} ${grainWord} porridge`,
    detail: "with {topping}",
    base: [starch(grainFood, grainGrams, "cup"), water(cookMinutes > 10 ? 120 : 60), pinchOfSalt],
    parts: { milk: milkChoices, topping: toppings },
    steps: [
      step(
        `Bring the ${grainWord.replace(/oat$/, "oats").replace("quinoa", "rinsed quinoa")}, {milk}, water and salt to a gentle boil.`,
        3,
      ),
      step("Simmer, stirring now and then, for {time}, until soft and thick.", cookMinutes, { time: cookMinutes }),
      step("Spoon into a bowl and finish with {topping}.", 2),
    ],
    ...extra,
  };
}

function breakfast(template: Omit<Template, "mealTypes">): Template {
  return { mealTypes: ["breakfast"], ...template };
}

export const porridgeTemplates = (): readonly Template[] => [
  porridge(
    "oat-porridge",
    "rolled-oats",
    55,
    "oat",
    5,
    milks(["dairy", "oat", "almond", "soy", "coconut"], 240),
    [
      pearAndCinnamon,
      blueberriesAndSeeds,
      appleAndWalnuts,
      bananaAndPeanutButter,
      raspberriesAndFlaxseed,
      strawberriesAndAlmonds,
    ],
    { name: "{milk} porridge", detail: "with {topping}" },
  ),
  porridge(
    "gluten-free-oat-porridge",
    "gluten-free-rolled-oats",
    55,
    "gluten-free oat",
    5,
    milks(["almond", "soy", "coconut", "rice"], 240),
    [pearAndCinnamon, blueberriesAndSeeds, bananaAndPeanutButter, datesAndHemp, strawberriesAndAlmonds],
    { name: "Gluten-free {milk} oats", detail: "with {topping}" },
  ),
  porridge(
    "buckwheat-porridge",
    "buckwheat-groats-kasha",
    60,
    "buckwheat",
    15,
    milks(["dairy", "almond", "soy", "coconut", "rice"], 220),
    [pearAndCinnamon, plumAndGinger, appleAndWalnuts, datesAndHemp],
    { cuisine: "eastern-european" },
  ),
  porridge(
    "quinoa-porridge",
    "quinoa",
    60,
    "quinoa",
    18,
    milks(["dairy", "almond", "soy", "coconut", "rice"], 220),
    [blueberriesAndSeeds, mangoAndCoconut, bananaAndPeanutButter, raspberriesAndFlaxseed],
    {
      name: "{milk} quinoa bowl",
      detail: "with {topping}",
      cuisine: "peruvian",
      skip: [["milk.coconut", "topping.mango"]],
    },
  ),
  porridge(
    "millet-porridge",
    "millet",
    60,
    "millet",
    20,
    milks(["dairy", "oat", "almond", "coconut", "rice"], 220),
    [mangoAndCoconut, datesAndHemp, plumAndGinger],
    { cuisine: "west-african", skip: [["milk.coconut", "topping.mango"]] },
  ),
  porridge(
    "teff-porridge",
    "teff",
    58,
    "teff",
    17,
    milks(["dairy", "almond", "coconut"], 220),
    [datesAndHemp, pearAndCinnamon, strawberriesAndAlmonds],
    { name: "{milk} teff bowl", detail: "with {topping}", cuisine: "ethiopian" },
  ),
  breakfast({
    id: "cardamom-rice-porridge",
    cuisine: "indian",
    level: "beginner",
    method: "simmered",
    name: "Cardamom coconut rice",
    detail: "with {topping}",
    base: [
      starch("basmati-rice", 50, "cup"),
      liquid("coconut-milk-canned", 60, "tbsp"),
      water(200),
      season("cardamom", 0.5),
      pinchOfSalt,
    ],
    parts: {
      topping: [
        choice("mango", "mango", [fruit("mango", 120)], { word: "the cubed mango" }),
        choice("pistachio", "apricots and pistachios", [fruit("apricot", 90), fat("pistachios", 15, "tbsp")], {
          word: "the sliced apricots and chopped pistachios",
        }),
        choice("banana", "banana and pumpkin seeds", [fruit("banana", 90), fat("pumpkin-seeds", 10, "tbsp")], {
          word: "the sliced banana and pumpkin seeds",
        }),
        choice("pomegranate", "pomegranate", [fruit("pomegranate-seeds", 90, "cup")], {
          word: "the pomegranate seeds",
        }),
      ],
    },
    steps: [
      step("Rinse the rice and bring it to the boil with the water, cardamom and salt.", 5),
      step("Simmer, stirring often, for {time}, until the grains are very soft.", 18, { time: [16, 18] }),
      step("Stir in the coconut milk and warm through for {time}.", 2, { time: 2 }),
      step("Ladle into a bowl and finish with {topping}.", 2),
    ],
  }),
  breakfast({
    id: "breakfast-congee",
    cuisine: "chinese",
    level: "beginner",
    method: "simmered",
    name: "Chinese rice soup",
    detail: "with {topping}",
    base: [
      starch("jasmine-rice", 60, "cup"),
      water(550),
      flavour("ginger-root", 6, "tsp"),
      vegetable("scallions", 20, "piece"),
      fat("canola-oil", 6, "tsp"),
      eighthOfSalt,
    ],
    parts: {
      topping: [
        choice("chicken", "chicken and ginger", [protein("chicken-thigh-skinless", 90)], {
          protein: "chicken",
          steps: [
            step("Add the thinly sliced chicken and poach it in the soup for {time}, until cooked through.", 6, {
              time: [4, 5],
            }),
          ],
        }),
        choice(
          "pork",
          "pork and mushrooms",
          [protein("ground-pork-96-lean", 80), vegetable("shiitake-mushrooms", 50)],
          {
            protein: "pork",
            steps: [
              step(
                "Stir in the pork in small pieces with the sliced shiitake mushrooms and cook through for {time}.",
                7,
                { time: [5, 6] },
              ),
            ],
          },
        ),
        choice(
          "mushroom",
          "shiitake and bok choy",
          [vegetable("shiitake-mushrooms", 90), vegetable("bok-choy", 80), fat("pumpkin-seeds", 15, "tbsp")],
          {
            steps: [
              step(
                "Add the sliced shiitake mushrooms and bok choy and cook for {time}, until tender; scatter with pumpkin seeds.",
                6,
                { time: [4, 5] },
              ),
            ],
          },
        ),
        choice(
          "egg",
          "an egg and spinach",
          [whole(protein("egg", 50, "large")), vegetable("baby-spinach", 50, "cup")],
          {
            protein: "egg",
            steps: [
              step("Wilt the spinach in the soup, crack in the egg and let it set gently for {time}.", 5, { time: 4 }),
            ],
          },
        ),
        choice("cod", "cod and dill", [protein("cod-pacific", 110), flavour("dill-fresh", 4)], {
          protein: "white fish",
          steps: [
            step("Add the cod in pieces with the dill and poach for {time}, until it flakes.", 6, { time: [4, 5] }),
          ],
        }),
        choice(
          "turkey",
          "turkey and napa cabbage",
          [protein("ground-turkey", 80), vegetable("napa-cabbage", 80, "cup")],
          {
            protein: "turkey",
            steps: [
              step(
                "Stir in the turkey in small pieces with the shredded napa cabbage and cook through for {time}.",
                7,
                { time: [5, 6] },
              ),
            ],
          },
        ),
      ],
    },
    steps: [
      step("Bring the rinsed rice, water, sliced ginger and salt to the boil.", 6),
      step("Simmer, half covered, stirring now and then, for {time}, until the rice falls apart.", 35, {
        time: [30, 35],
      }),
      { use: "topping" },
      step("Sizzle the sliced scallions in the hot canola oil and pour them over.", 2),
    ],
  }),
  breakfast({
    id: "soft-polenta-breakfast",
    cuisine: "italian",
    level: "beginner",
    method: "simmered",
    name: "Breakfast polenta",
    detail: "with {topping}",
    base: [starch("polenta-degermed-cornmeal", 55, "cup"), water(260), oliveOil(8), pinchOfSalt, pepper],
    parts: {
      topping: [
        choice(
          "mushroom",
          "mushrooms and spinach",
          [vegetable("cremini-mushrooms", 110, "cup"), vegetable("baby-spinach", 50, "cup"), oliveOil(5)],
          {
            steps: [
              step(
                "Brown the sliced mushrooms in the rest of the olive oil for {time}, then wilt the spinach with them for a moment.",
                7,
                {
                  time: [4, 5],
                },
              ),
            ],
          },
        ),
        choice(
          "tomato-bean",
          "white beans and tomatoes",
          [protein("cannellini-beans-canned-drained", 90), vegetable("cherry-tomatoes", 120)],
          {
            word: "the beans and tomatoes",
            protein: "bean",
            steps: [
              step(
                "Warm the cannellini beans with the halved cherry tomatoes for {time}, until the tomatoes burst.",
                7,
                { time: [6, 7] },
              ),
            ],
          },
        ),
        choice("egg", "a fried egg and greens", [whole(protein("egg", 50, "large")), vegetable("swiss-chard", 90)], {
          word: "the egg and greens",
          protein: "egg",
          steps: [
            step(
              "Wilt the chopped chard in a pan, push it aside and fry the egg beside it in the rest of the olive oil for {time}.",
              7,
              {
                time: [3, 4],
              },
            ),
          ],
        }),
        choice(
          "gorgonzola",
          "blue cheese and walnuts",
          [dairy("blue-cheese", 25), fat("walnuts", 12, "tbsp"), vegetable("arugula", 30, "cup")],
          {
            word: "blue cheese, walnuts and arugula",
            steps: [step("Crumble the blue cheese and chop the walnuts.", 3)],
          },
        ),
      ],
    },
    steps: [
      step("Whisk the polenta into the boiling salted water.", 4),
      step("Cook over low heat, stirring often, for {time}, until thick and smooth; beat in the olive oil.", 10, {
        time: [8, 10],
        instead: {
          where: ["topping.mushroom", "topping.egg"],
          steps: [
            step(
              "Cook over low heat, stirring often, for {time}, until thick and smooth; beat in half of the olive oil.",
              10,
              {
                time: [8, 10],
              },
            ),
          ],
        },
      }),
      { use: "topping" },
      step("Spoon the polenta into a bowl and lay {topping} over it with black pepper.", 1),
    ],
  }),
  breakfast({
    id: "southern-grits",
    cuisine: "american",
    level: "beginner",
    method: "simmered",
    name: "Southern grits",
    detail: "with {topping}",
    base: [starch("corn-grits", 50, "cup"), water(270), pinchOfSalt, pepper],
    parts: {
      topping: [
        choice(
          "shrimp",
          "garlic shrimp and peppers",
          [protein("shrimp", 120), vegetable("red-bell-pepper", 80), flavour("garlic", 3, "clove"), oliveOil(14)],
          {
            protein: "shrimp",
            steps: [
              step("Fry the sliced bell pepper in the olive oil for {time}.", 4, { time: 4 }),
              step("Add the garlic and shrimp and fry for {time}, until pink.", 4, { time: [3, 4] }),
            ],
          },
        ),
        choice("bacon", "bacon and collard greens", [protein("bacon", 35), vegetable("collard-greens", 90, "cup")], {
          protein: "pork",
          steps: [
            step("Brown the chopped bacon in a pan for {time}.", 4, { time: 4 }),
            step(
              "Braise the shredded collard greens in the bacon’s fat with a splash of water, covered, for {time}, until tender.",
              8,
              { time: [7, 8] },
            ),
          ],
        }),
        choice(
          "cheddar",
          "cheddar and a poached egg",
          [dairy("cheddar-cheese", 25), whole(protein("egg", 50, "large")), vegetable("scallions", 15, "piece")],
          {
            protein: "egg",
            steps: [
              step(
                "Melt the grated cheddar into the grits; poach the egg in simmering water for {time}; scatter with sliced scallions.",
                6,
                {
                  time: [4, 5],
                },
              ),
            ],
          },
        ),
        choice(
          "black-bean",
          "black beans and avocado",
          [protein("black-beans-canned-drained", 90), vegetable("avocado", 60), flavour("lime-juice", 8, "tbsp")],
          {
            protein: "bean",
            steps: [
              step("Warm the black beans for {time}; slice the avocado and dress it with the lime juice.", 4, {
                time: [3, 4],
              }),
            ],
          },
        ),
      ],
    },
    steps: [
      step("Whisk the grits into the boiling salted water.", 4),
      step("Simmer over low heat, stirring often, for {time}, until thick and tender; cover it and keep it warm.", 14, {
        time: [12, 14],
      }),
      { use: "topping" },
      step("Season the grits with black pepper and serve them hot with {topping}.", 1),
    ],
  }),
  breakfast({
    id: "apple-bircher",
    cuisine: "german",
    level: "beginner",
    method: "assembled",
    name: "Apple Bircher bowl",
    detail: "with {yogurt} and {crunch}",
    base: [starch("rolled-oats", 45, "cup"), fruit("apple", 120), flavour("lemon-juice", 6, "tbsp"), cinnamon],
    parts: {
      yogurt: [
        choice("dairy", "yogurt", [dairy("yogurt-plain-whole-milk", 150, "cup")]),
        choice("coconut", "coconut yogurt", [dairy("coconut-yogurt", 130, "cup")]),
        choice("soy", "soy yogurt", [dairy("soy-yogurt-plain", 150, "cup")]),
      ],
      crunch: [
        choice("hazelnut", "hazelnuts", [fat("hazelnuts", 16, "tbsp")]),
        choice("almond", "almonds", [fat("almonds", 16, "tbsp")]),
        choice("sunflower", "sunflower seeds", [fat("sunflower-seeds", 16, "tbsp")]),
        choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 16, "tbsp")]),
      ],
    },
    steps: [
      step("Grate the apple and toss it with the lemon juice.", 4),
      step("Stir in the oats, {yogurt} and cinnamon and leave to soften for {time}.", 15, { time: [12, 14] }),
      step("Scatter with the {crunch}.", 1),
    ],
  }),
  breakfast({
    id: "baked-oats",
    cuisine: "american",
    level: "beginner",
    method: "baked",
    name: "Baked banana oats",
    detail: "with {fruit}",
    protein: "egg",
    base: [
      starch("rolled-oats", 50, "cup"),
      fruit("banana", 80),
      liquid("whole-milk", 90, "cup"),
      whole(protein("egg", 50, "large")),
      cinnamon,
      season("baking-powder", 1.5),
      greasing,
    ],
    parts: {
      fruit: [
        choice(
          "blueberry",
          "blueberries and lemon",
          [fruit("blueberries", 80, "cup"), flavour("lemon-zest", 2, "tsp")],
          {
            word: "blueberries and lemon zest",
          },
        ),
        choice("apple-pecan", "apple and pecans", [fruit("apple", 80), fat("pecans", 14, "tbsp")], {
          word: "diced apple and pecans",
        }),
        choice(
          "cherry-cocoa",
          "cherries and cocoa",
          [fruit("sweet-cherries", 80, "cup"), flavour("cocoa-powder-unsweetened", 6, "tbsp")],
          {
            word: "pitted cherries and cocoa powder",
          },
        ),
        choice("peach-seed", "peaches and sunflower seeds", [fruit("peach", 90), fat("sunflower-seeds", 12, "tbsp")], {
          word: "sliced peaches and sunflower seeds",
        }),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven} and mash the banana in an ovenproof dish greased with the olive oil, about 12 cm (5 in) across for each portion.",
        5,
        {
          oven: 180,
        },
      ),
      step("Stir in the oats, milk, beaten egg, cinnamon and baking powder, then fold in the {fruit}.", 5),
      step("Bake for {time}, until risen and golden.", 25, { time: [23, 25] }),
    ],
  }),
  breakfast({
    id: "vegan-baked-oats",
    cuisine: "international",
    level: "beginner",
    method: "baked",
    name: "{oats} baked oats",
    detail: "with {fruit} and flaxseed",
    base: [
      fruit("applesauce-unsweetened", 70, "cup"),
      liquid("coconut-milk-beverage", 120, "cup"),
      fat("flaxseed", 14, "tbsp"),
      cinnamon,
      greasing,
    ],
    parts: {
      fruit: [
        choice("blackberry", "blackberries", [fruit("blackberries", 90, "cup")]),
        choice("pear", "pear", [fruit("pear", 100)], { word: "diced pear" }),
        choice("apricot", "apricots", [fruit("apricot", 100)], { word: "pitted, halved apricots" }),
        choice("cranberry", "cranberries", [fruit("cranberries", 70, "cup"), fruit("dates-medjool", 24)], {
          word: "cranberries and pitted, chopped dates",
        }),
      ],
      oats: oats("applesauce", 50, "cup"),
    },
    steps: [
      step(
        "Heat the oven to {oven} and grease an ovenproof dish, about 12 cm (5 in) across for each portion, with the olive oil.",
        3,
        {
          oven: 180,
        },
      ),
      step("Stir the {oats} with the applesauce, coconut milk, flaxseed and cinnamon.", 4),
      step("Fold in the {fruit}.", 2),
      step("Bake for {time}, until set in the middle and brown at the edges.", 28, { time: [26, 28] }),
    ],
  }),
  breakfast({
    id: "savoury-oats",
    cuisine: "international",
    level: "beginner",
    method: "simmered",
    name: "Savory oats",
    detail: "with {topping}",
    base: [starch("steel-cut-oats", 55, "cup"), water(320), oliveOil(6), eighthOfSalt, pepper],
    parts: {
      topping: [
        choice(
          "egg-mushroom",
          "mushrooms and egg",
          [vegetable("cremini-mushrooms", 90, "cup"), whole(protein("egg", 50, "large"))],
          {
            protein: "egg",
            steps: [
              step(
                "Meanwhile lower the egg into boiling water and boil for {time}, cool it under cold water and peel it.",
                4,
                { time: [10, 11] },
              ),
              step("Brown the sliced mushrooms in the olive oil for {time}.", 7, { time: [6, 7] }),
            ],
          },
        ),
        choice("leek-cheddar", "leeks and cheddar", [vegetable("leek", 90, "cup"), dairy("cheddar-cheese", 25)], {
          steps: [step("Soften the sliced leeks in the olive oil for {time}; grate the cheddar.", 8, { time: [7, 8] })],
        }),
        choice(
          "tomato-chickpea",
          "tomatoes and chickpeas",
          [vegetable("cherry-tomatoes", 120), protein("chickpeas-canned-drained", 70)],
          {
            protein: "chickpea",
            steps: [
              step(
                "Fry the chickpeas in the olive oil for {time}, then let the halved cherry tomatoes burst among them.",
                8,
                { time: [5, 6] },
              ),
            ],
          },
        ),
      ],
    },
    steps: [
      step("Bring the steel-cut oats, water and salt to the boil.", 5),
      step("Simmer, stirring now and then, for {time}, until thick.", 22, { time: [19, 22] }),
      { use: "topping" },
      step("Spoon the oats into a bowl, season with black pepper and top with {topping}.", 1),
    ],
  }),
];
