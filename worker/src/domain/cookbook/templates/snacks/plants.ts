import {
  choice,
  dairy,
  fat,
  flavour,
  fruit,
  liquid,
  onlyPaired,
  protein,
  sauce,
  season,
  starch,
  step,
  vegetable,
  whole,
} from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { milks, oliveOil, pepper, pinchOfSalt, water } from "../pantry.ts";

function snack(template: Omit<Template, "mealTypes">): Template {
  return { mealTypes: ["snack"], ...template };
}

const CUCUMBER = choice("cucumber", "cucumber", [vegetable("cucumber", 80)], { word: "sticks of cucumber" });
const RADISH = choice("radish", "radishes", [vegetable("radish", 80)]);
const CELERY = choice("celery", "celery", [vegetable("celery", 80)], { word: "sticks of celery" });
const PEPPER = choice("pepper", "red pepper", [vegetable("red-bell-pepper", 80)], { word: "strips of bell pepper" });
const CARROT = choice("carrot", "carrot", [vegetable("carrot", 80)], { word: "sticks of carrot" });
const FENNEL = choice("fennel", "fennel", [vegetable("fennel-bulb", 60)], { word: "wedges of fennel" });
const GREEN_PEPPER = choice("green-pepper", "green pepper", [vegetable("green-bell-pepper", 60)], {
  word: "strips of bell pepper",
});

const NUT_SPREADS: readonly PartOption[] = [
  choice("peanut", "peanut butter", [fat("peanut-butter-unsalted", 26, "tbsp")]),
  choice("almond", "almond butter", [fat("almond-butter", 26, "tbsp")]),
  choice("sunflower", "sunflower-seed butter", [fat("sunflower-seed-butter", 26, "tbsp")]),
  choice("cashew", "cashew butter", [fat("cashew-butter", 26, "tbsp")]),
];

export const plantSnackTemplates = (): readonly Template[] => [
  snack({
    id: "warm-spiced-seeds",
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    name: "Warm {seed}",
    detail: "with {spice}",
    base: [oliveOil(3), pinchOfSalt],
    parts: {
      seed: [
        choice("pumpkin", "pumpkin seeds", [protein("pumpkin-seeds", 38, "tbsp")]),
        choice("mixed", "pumpkin and sunflower seeds", [
          protein("pumpkin-seeds", 20, "tbsp"),
          fat("sunflower-seeds", 16, "tbsp"),
        ]),
      ],
      spice: [
        choice("paprika", "smoked paprika", [season("smoked-paprika", 1)]),
        choice("chili-lime", "chili and lime", [season("chili-flakes", 0.4), flavour("lime-juice", 4, "tsp")], {
          word: "chili flakes and lime juice",
        }),
        choice("cumin", "cumin and coriander", [season("cumin", 0.7), season("coriander-ground", 0.7)]),
      ],
    },
    steps: [
      step("Warm the {seed} in the olive oil, shaking the pan, for {time}, until they begin to pop.", 5, {
        time: [4, 5],
      }),
      step("Take off the heat, salt and toss with {spice}.", 2),
    ],
  }),
  snack({
    id: "guacamole-sticks",
    cuisine: "mexican",
    level: "beginner",
    method: "raw",
    name: "Guacamole",
    detail: "with {dipper}",
    base: [
      vegetable("avocado", 100),
      vegetable("tomato", 20),
      flavour("lime-juice", 6, "tsp"),
      flavour("cilantro-fresh", 4),
      oliveOil(4),
      pinchOfSalt,
    ],
    parts: {
      dipper: [
        CUCUMBER,
        RADISH,
        CELERY,
        GREEN_PEPPER,
        choice("corn-chips", "warm corn tortilla", [whole(starch("corn-tortilla", 24, "piece"))], {
          word: "the crisp corn tortilla",
          steps: [step("Brown the corn tortilla in a dry pan for {time} and break it up.", 3, { time: [2, 3] })],
        }),
        choice("jicama", "jicama", [vegetable("jicama", 90)], { word: "sticks of jicama" }),
      ],
    },
    steps: [
      step("Mash the avocado with lime juice and salt.", 3),
      step("Fold in the diced tomato, cilantro and olive oil.", 2),
      { use: "dipper" },
      step("Serve with {dipper}.", 2),
    ],
  }),
  snack({
    id: "marinated-olives",
    cuisine: "greek",
    level: "beginner",
    method: "assembled",
    name: "Warm {olive}",
    detail: "with {herb} and {vegetable}",
    base: [season("orange-zest", 1), flavour("garlic", 1.5, "clove"), oliveOil(7)],
    parts: {
      olive: [
        choice("green", "green olives", [whole(fat("olives-green", 29.7, "piece"))]),
        choice("kalamata", "Kalamata olives", [fat("kalamata-olives", 30, "piece")]),
      ],
      herb: [
        choice("thyme", "thyme", [flavour("thyme-fresh", 1, "tsp")]),
        choice("rosemary", "rosemary", [flavour("rosemary-fresh", 1, "tsp")]),
      ],
      vegetable: [CUCUMBER, FENNEL],
    },
    steps: [
      step("Warm the olive oil with the garlic, orange zest and {herb} for {time}.", 3, { time: 3 }),
      step("Roll the {olive} in it for a moment.", 2),
      step("Serve with {vegetable}.", 2),
    ],
    skip: onlyPaired("olive", "herb", { green: "thyme", kalamata: "rosemary" }),
  }),
  snack({
    id: "seed-butter-boats",
    cuisine: "american",
    level: "beginner",
    method: "raw",
    name: "{vegetable} boats",
    detail: "with {spread}",
    base: [],
    parts: {
      vegetable: [
        choice("celery", "celery", [vegetable("celery", 90)], {
          way: "trim the celery and cut it into finger lengths",
        }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 90)], {
          way: "halve the cucumber lengthwise and scoop out the seeds",
        }),
      ],
      spread: NUT_SPREADS,
    },
    steps: [step("{vegetable.way}.", 3), step("Fill the hollows with {spread}.", 2)],
  }),
  snack({
    id: "fruit-and-nut-butter",
    cuisine: "american",
    level: "beginner",
    method: "raw",
    name: "{fruit} slices",
    detail: "with {spread}",
    base: [season("cinnamon-ground", 0.5)],
    parts: {
      fruit: [
        choice("apple", "apple", [fruit("apple", 130)], { way: "wash, core and slice the apple" }),
        choice("pear", "pear", [fruit("pear", 130)], { way: "wash, core and slice the pear" }),
        choice("banana", "banana", [fruit("banana", 90)], { way: "peel and slice the banana" }),
      ],
      spread: NUT_SPREADS.map((spread) => ({
        ...spread,
        ingredients: spread.ingredients.map((ingredient) => ({ ...ingredient, grams: 20 })),
      })),
    },
    steps: [step("{fruit.way}.", 3), step("Serve with {spread} for dipping and a dusting of cinnamon.", 2)],
  }),
  snack({
    id: "hummus-and-sticks",
    cuisine: "levantine",
    level: "beginner",
    method: "assembled",
    protein: "chickpea",
    name: "Hummus",
    detail: "with {topping} and {dipper}",
    base: [protein("hummus", 80, "tbsp")],
    parts: {
      topping: [
        choice("paprika", "smoked paprika", [season("smoked-paprika", 0.6), oliveOil(3)], {
          word: "olive oil and smoked paprika",
        }),
        choice("parsley", "parsley, lemon", [flavour("parsley-fresh", 4), flavour("lemon-juice", 4, "tsp")], {
          word: "parsley and lemon juice",
        }),
      ],
      dipper: [CARROT, CUCUMBER, PEPPER],
    },
    steps: [step("Spread the hummus on a plate and finish with {topping}.", 3), step("Serve with {dipper}.", 3)],
  }),
  snack({
    id: "bean-dip",
    cuisine: "mexican",
    level: "beginner",
    method: "blended",
    protein: "bean",
    name: "{bean} dip",
    detail: "with {dipper}",
    base: [
      flavour("lime-juice", 8, "tbsp"),
      season("cumin", 0.8),
      flavour("garlic", 1.5, "clove"),
      oliveOil(8),
      pinchOfSalt,
    ],
    parts: {
      bean: [
        choice("black", "black bean", [protein("black-beans-canned-drained", 90)], { word: "black beans" }),
        choice("white", "white bean", [protein("cannellini-beans-canned-drained", 90)], { word: "white beans" }),
        choice("chickpea", "chickpea", [protein("chickpeas-canned-drained", 85)], {
          word: "chickpeas",
          protein: "chickpea",
        }),
      ],
      dipper: [
        CARROT,
        PEPPER,
        CUCUMBER,
        choice("tortilla", "corn tortilla", [whole(starch("corn-tortilla", 24, "piece"))], {
          word: "the crisp corn tortilla",
          steps: [step("Brown the corn tortilla in a dry pan for {time} and break it up.", 3, { time: [2, 3] })],
        }),
      ],
    },
    steps: [
      step(
        "Blend the {bean} with lime juice, cumin, garlic, olive oil, salt and a spoonful of water for {time}, until smooth.",
        4,
        { time: 1 },
      ),
      { use: "dipper" },
      step("Serve with {dipper}.", 2),
    ],
  }),
  snack({
    id: "trail-mix",
    cuisine: "american",
    level: "beginner",
    method: "assembled",
    name: "{nut} mix",
    detail: "with {fruit} and coconut",
    base: [fat("coconut-shredded-unsweetened", 3, "tbsp")],
    parts: {
      nut: [
        choice("almond", "almond", [fat("almonds", 24, "tbsp")], { word: "almonds" }),
        choice("walnut", "walnut", [fat("walnuts", 24, "tbsp")], { word: "walnuts" }),
        choice(
          "seed",
          "pumpkin and sunflower seed",
          [fat("pumpkin-seeds", 14, "tbsp"), fat("sunflower-seeds", 12, "tbsp")],
          { word: "pumpkin and sunflower seeds" },
        ),
        choice("peanut", "peanut", [fat("peanuts-dry-roasted", 25, "tbsp")], { word: "peanuts" }),
      ],
      fruit: [
        choice("raisin", "raisin", [fruit("raisins", 22, "tbsp")], { word: "raisins" }),
        choice("date", "date", [fruit("dates-deglet-noor", 24)], { word: "chopped dates" }),
        choice("fig", "fig", [fruit("figs-dried", 26)], { word: "chopped dried figs" }),
      ],
    },
    steps: [step("Toss the {nut} with the {fruit} and shredded coconut.", 5)],
  }),
  snack({
    id: "date-seed-bites",
    cuisine: "turkish",
    level: "beginner",
    method: "blended",
    name: "{flavour} date bites",
    detail: "with {seed}",
    base: [fruit("dates-medjool", 40)],
    parts: {
      flavour: [
        choice("cocoa", "cocoa", [flavour("cocoa-powder-unsweetened", 4, "tsp")], { word: "cocoa powder" }),
        choice("orange", "orange", [season("orange-zest", 1.5)], { word: "orange zest" }),
        choice("cinnamon", "cinnamon", [season("cinnamon-ground", 0.8)], { word: "cinnamon" }),
      ],
      seed: [
        choice("sunflower", "sunflower seeds", [fat("sunflower-seeds", 20, "tbsp")]),
        choice("hemp", "hemp seeds", [fat("hemp-seeds", 20, "tbsp")]),
        choice("hazelnut", "hazelnuts", [fat("hazelnuts", 18, "tbsp")]),
      ],
    },
    steps: [
      step("Blend the pitted dates with the {seed} and {flavour} for {time} to a sticky paste.", 5, { time: 2 }),
      step("Roll into small balls with damp hands.", 5),
    ],
    skip: onlyPaired("flavour", "seed", { cocoa: "hazelnut", orange: "sunflower", cinnamon: "hemp" }),
  }),
  snack({
    id: "seasoned-popcorn",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    name: "Seasoned popcorn",
    detail: "with {seasoning}",
    base: [starch("popcorn-kernels-air-popped", 26), fat("olive-oil", 7, "tsp"), pinchOfSalt],
    parts: {
      seasoning: [
        choice("paprika", "smoked paprika and almonds", [season("smoked-paprika", 0.8), fat("almonds", 12, "tbsp")]),
        choice("rosemary", "rosemary and lemon zest", [flavour("rosemary-fresh", 1, "tsp"), season("lemon-zest", 1)]),
        choice("yeast", "nutritional yeast", [flavour("nutritional-yeast", 5, "tbsp")]),
        choice("parmesan", "Parmesan and pepper", [dairy("parmesan-hard", 12, "tbsp"), pepper], {
          word: "finely grated Parmesan and black pepper",
        }),
      ],
    },
    steps: [
      step("Heat the olive oil, add the popcorn kernels, cover and shake for {time}, until the popping stops.", 6, {
        time: 4,
      }),
      step("Salt it and toss with {seasoning}.", 1),
    ],
  }),
  snack({
    id: "steamed-edamame",
    cuisine: "japanese",
    level: "beginner",
    method: "boiled",
    protein: "soy",
    name: "Warm edamame",
    detail: "with {seasoning}",
    base: [protein("edamame-frozen", 140, "cup"), pinchOfSalt],
    parts: {
      seasoning: [
        choice(
          "chili-lime",
          "chili and lime",
          [season("chili-flakes", 0.4), flavour("lime-juice", 8, "tbsp"), oliveOil(3)],
          {
            word: "chili flakes, lime juice and olive oil",
          },
        ),
        choice(
          "ginger",
          "ginger and scallion",
          [flavour("ginger-root", 3, "tsp"), flavour("scallions", 10, "piece"), oliveOil(3)],
          {
            word: "grated ginger, scallions and olive oil",
          },
        ),
        choice("sesame", "sesame and soy", [fat("sesame-seeds", 5, "tsp"), sauce("soy-sauce-low-sodium", 5, "tsp")], {
          word: "sesame seeds and soy sauce",
        }),
      ],
    },
    steps: [
      step("Boil the edamame for {time}, until tender.", 6, { time: [5, 6] }),
      step("Drain, salt and toss with {seasoning}.", 1),
    ],
  }),
  snack({
    id: "roasted-chickpeas",
    cuisine: "moroccan",
    level: "beginner",
    method: "roasted",
    protein: "chickpea",
    name: "Crunchy roasted chickpeas",
    detail: "with {spice}",
    base: [protein("chickpeas-canned-drained", 110), oliveOil(7), pinchOfSalt],
    parts: {
      spice: [
        choice("paprika", "smoked paprika and cumin", [season("smoked-paprika", 1), season("cumin", 0.7)]),
        choice("rosemary", "rosemary and lemon", [flavour("rosemary-fresh", 1.4, "tsp"), season("lemon-zest", 1)], {
          word: "rosemary and lemon zest",
        }),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; rub the chickpeas dry and toss with salt, olive oil, {spice}.", 6, {
        oven: 200,
      }),
      step("Roast on a tray for {time}, shaking it now and then, until crunchy.", 28, { time: [26, 28] }),
    ],
  }),
  snack({
    id: "kale-crisps",
    cuisine: "international",
    level: "beginner",
    method: "baked",
    name: "Crunchy kale",
    detail: "with {topping}",
    base: [vegetable("kale", 80, "cup"), oliveOil(9), pinchOfSalt],
    parts: {
      topping: [
        choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 18, "tbsp")]),
        choice(
          "sunflower",
          "sunflower seeds and paprika",
          [fat("sunflower-seeds", 16, "tbsp"), season("smoked-paprika", 0.6)],
          {
            word: "sunflower seeds and smoked paprika",
          },
        ),
        choice("cashew", "cashews", [fat("cashews", 16, "tbsp")], { word: "chopped cashews" }),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; tear the kale and rub it with olive oil and salt.", 5, { oven: 160 }),
      step("Bake with the {topping} on a tray for {time}, until brittle at the edges.", 14, { time: [12, 14] }),
    ],
  }),
  snack({
    id: "rice-cake-snack",
    cuisine: "international",
    level: "beginner",
    method: "assembled",
    name: "Puffed rice cakes",
    detail: "with {topping}",
    base: [whole(starch("rice-cakes", 18, "piece"))],
    parts: {
      topping: [
        choice("avocado", "avocado and tomato", [vegetable("avocado", 60), vegetable("tomato", 50), pinchOfSalt], {
          way: "mash the avocado with the salt and dice the tomato",
          word: "mashed avocado and tomato",
        }),
        choice("hummus", "hummus and cucumber", [protein("hummus", 45, "tbsp"), vegetable("cucumber", 50)], {
          way: "stir the hummus smooth and slice the cucumber",
          word: "hummus and cucumber",
        }),
        choice(
          "peanut",
          "peanut butter and strawberries",
          [fat("peanut-butter-unsalted", 16, "tbsp"), fruit("strawberries", 60, "cup")],
          { way: "stir the peanut butter smooth and slice the strawberries" },
        ),
        choice(
          "seed-butter",
          "sunflower-seed butter and apple",
          [fat("sunflower-seed-butter", 16, "tbsp"), fruit("apple", 60)],
          { way: "stir the sunflower-seed butter smooth and slice the apple" },
        ),
        choice(
          "cottage",
          "cottage cheese and radish",
          [dairy("cottage-cheese-full-fat", 80, "cup"), vegetable("radish", 40)],
          { way: "slice the radishes and stir them into the cottage cheese" },
        ),
      ],
    },
    steps: [step("{topping.way}.", 4), step("Heap everything onto the rice cakes and eat at once.", 1)],
  }),
  snack({
    id: "fruit-salad-mint",
    cuisine: "caribbean",
    level: "beginner",
    method: "raw",
    name: "{fruit} Salad",
    detail: "with {topping} and Mint",
    base: [flavour("mint-fresh", 2), flavour("lime-juice", 6, "tsp")],
    parts: {
      fruit: [
        choice("orange-kiwi", "orange and kiwi", [fruit("orange", 130), fruit("kiwi", 70)], {
          way: "peel and slice the orange and kiwi",
        }),
        choice("pineapple", "pineapple and mango", [fruit("pineapple", 110), fruit("mango", 80)], {
          way: "peel and dice the pineapple and mango",
        }),
        choice("melon", "melon and grape", [fruit("honeydew-melon", 160), fruit("grapes", 60, "cup")], {
          way: "peel, seed and dice the honeydew melon, halve the grapes",
        }),
        choice("berry", "mixed berry", [fruit("strawberries", 110, "cup"), fruit("blueberries", 80, "cup")], {
          way: "hull and slice the strawberries, rinse the blueberries",
        }),
      ],
      topping: [
        choice("coconut", "coconut", [fat("coconut-shredded-unsweetened", 8, "tbsp")], { word: "shredded coconut" }),
        choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 16, "tbsp")]),
        choice("pistachio", "pistachios", [fat("pistachios", 16, "tbsp")], { word: "chopped pistachios" }),
      ],
    },
    steps: [
      step("{fruit.way}, toss with lime juice and let the juice draw for {time}.", 5, { time: 2 }),
      step("Scatter with {topping} and mint.", 1),
    ],
  }),
  snack({
    id: "baked-fruit",
    cuisine: "british",
    level: "beginner",
    method: "baked",
    name: "Baked {fruit}",
    detail: "with {filling}",
    base: [season("cinnamon-ground", 0.8), water(30)],
    parts: {
      fruit: [choice("apple", "apple", [fruit("apple", 170)]), choice("pear", "pear", [fruit("pear", 160)])],
      filling: [
        choice("walnut", "walnuts and raisins", [fat("walnuts", 12, "tbsp"), fruit("raisins", 10, "tbsp")]),
        choice(
          "oats",
          "oats and maple syrup",
          [starch("rolled-oats", 18, "tbsp"), sauce("maple-syrup", 8, "tsp"), oliveOil(3)],
          { word: "oats mixed with maple syrup and olive oil" },
        ),
        choice(
          "oat",
          "gluten-free oats and maple syrup",
          [starch("gluten-free-rolled-oats", 18, "tbsp"), sauce("maple-syrup", 8, "tsp"), fat("coconut-oil", 4, "tsp")],
          {
            word: "gluten-free oats mixed with maple syrup and coconut oil",
          },
        ),
        choice("seed", "dates and sunflower seeds", [fruit("dates-medjool", 16), fat("sunflower-seeds", 12, "tbsp")], {
          word: "pitted, chopped dates and sunflower seeds",
        }),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}; core the {fruit} and stand it in a baking dish that just holds it (10 cm, 4 in across for one), with the water.",
        5,
        { oven: 190 },
      ),
      step("Dust with the cinnamon and fill with {filling}.", 4),
      step("Bake for {time}, until soft and bronzed.", 28, { time: [26, 28] }),
    ],
  }),
  snack({
    id: "coconut-chia-cup",
    cuisine: "thai",
    level: "beginner",
    method: "assembled",
    name: "Coconut chia cup",
    detail: "with {fruit}",
    base: [fat("chia-seeds", 18, "tbsp"), liquid("coconut-milk-canned", 50, "tbsp"), water(70)],
    parts: {
      fruit: [
        choice("raspberry", "raspberries", [fruit("raspberries", 40, "cup")]),
        choice("blackberry", "blackberries", [fruit("blackberries", 40, "cup")]),
        choice("mango", "mango", [fruit("mango", 80)], { word: "diced mango" }),
        choice("passion", "passion fruit", [fruit("passion-fruit", 54)]),
      ],
    },
    steps: [
      step("Whisk the chia seeds with the coconut milk and water; whisk again after a few minutes.", 4),
      step("Chill for {time}, until set.", 20, { time: [17, 20] }),
      step("Top with {fruit}.", 1),
    ],
  }),
  snack({
    id: "small-smoothie",
    cuisine: "indian",
    level: "beginner",
    method: "blended",
    name: "{milk} {fruit} shake",
    base: [fat("hemp-seeds", 10, "tbsp")],
    parts: {
      milk: milks(["dairy", "oat", "almond", "soy", "coconut"], 180),
      fruit: [
        choice("mango", "mango", [fruit("mango", 120), season("cardamom", 0.4)], { word: "diced mango, cardamom" }),
        choice("strawberry", "strawberry and banana", [fruit("strawberries", 80, "cup"), fruit("banana", 60)], {
          word: "hulled strawberries, peeled banana",
        }),
        choice("date", "date and cocoa", [fruit("dates-medjool", 30), flavour("cocoa-powder-unsweetened", 5, "tsp")], {
          word: "pitted dates, cocoa powder",
        }),
      ],
    },
    steps: [
      step("Put the {fruit}, hemp seeds and {milk} into a blender.", 3),
      step("Blend for {time}, until smooth.", 2, { time: 1 }),
    ],
  }),
  snack({
    id: "sweet-potato-wedges",
    cuisine: "american",
    level: "beginner",
    method: "roasted",
    name: "Sweet potato wedges",
    detail: "with {dip}",
    base: [starch("sweet-potato", 130), oliveOil(5), season("smoked-paprika", 0.8), pinchOfSalt],
    parts: {
      dip: [
        choice("avocado", "avocado dip", [vegetable("avocado", 50), flavour("lime-juice", 6, "tsp")], {
          word: "avocado mashed with lime juice",
        }),
        choice(
          "yogurt",
          "yogurt dip",
          [dairy("greek-yogurt-whole-milk", 60, "tbsp"), flavour("chives-fresh", 2, "tsp")],
          {
            word: "Greek yogurt stirred with chives",
          },
        ),
        choice("salsa", "salsa", [sauce("salsa", 60, "tbsp"), fat("pumpkin-seeds", 8, "tbsp")], {
          word: "salsa and pumpkin seeds",
        }),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}; cut the sweet potato into wedges and toss them with olive oil, paprika and salt.",
        5,
        { oven: 220 },
      ),
      step("Roast on a tray for {time}, until tender and brown.", 26, { time: [24, 26] }),
      step("Serve with {dip}.", 2),
    ],
  }),
  snack({
    id: "plantain-crisps",
    cuisine: "west-african",
    level: "beginner",
    method: "pan-fried",
    name: "Fried plantain slices",
    detail: "with {dip}",
    base: [starch("plantain", 90), fat("coconut-oil", 8, "tbsp"), pinchOfSalt],
    parts: {
      dip: [
        choice(
          "pepper",
          "pepper dip",
          [vegetable("red-bell-pepper", 60), flavour("lime-juice", 5, "tsp"), season("cayenne-pepper", 0.2)],
          {
            word: "bell pepper blended with lime juice and cayenne",
          },
        ),
        choice("avocado", "avocado", [vegetable("avocado", 40)], { word: "mashed avocado" }),
        choice("peanut", "peanut dip", [fat("peanut-butter-unsalted", 14, "tbsp"), flavour("lime-juice", 5, "tsp")], {
          word: "peanut butter thinned with lime juice and a spoonful of hot water",
        }),
      ],
    },
    steps: [
      step(
        "Peel the plantain, slice it thinly and fry it in the coconut oil for {time}, until brittle at the edges.",
        9,
        {
          time: [7, 8],
        },
      ),
      step("Salt and serve with {dip}.", 3),
    ],
  }),
  snack({
    id: "roasted-nuts",
    cuisine: "spanish",
    level: "beginner",
    method: "roasted",
    name: "Warm {nut}",
    detail: "with {spice}",
    base: [oliveOil(2), pinchOfSalt],
    parts: {
      nut: [
        choice("almond", "almonds", [fat("almonds", 36, "tbsp")]),
        choice("pecan", "pecans", [fat("pecans", 34, "tbsp")]),
        choice("macadamia", "macadamia nuts", [fat("macadamia-nuts", 32, "tbsp")]),
        choice("walnut", "walnuts", [fat("walnuts", 36, "tbsp")]),
      ],
      spice: [
        choice("paprika", "smoked paprika", [season("smoked-paprika", 0.8)]),
        choice("rosemary", "rosemary", [flavour("rosemary-fresh", 1, "tsp")]),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; coat the {nut} with the olive oil and {spice}.", 4, { oven: 170 }),
      step("Roast on a tray for {time}, until fragrant, and salt while hot.", 9, { time: [8, 9] }),
    ],
    skip: onlyPaired("nut", "spice", {
      almond: "rosemary",
      pecan: "paprika",
      macadamia: "rosemary",
      walnut: "paprika",
    }),
  }),
  snack({
    id: "chocolate-fruit-plate",
    cuisine: "french",
    level: "beginner",
    method: "assembled",
    name: "Dark chocolate",
    detail: "with {fruit} and {nut}",
    base: [flavour("dark-chocolate-70-85", 15, "square")],
    parts: {
      fruit: [
        choice("strawberry", "strawberries", [fruit("strawberries", 110, "cup")], {
          way: "rinse and hull the strawberries",
        }),
        choice("clementine", "clementine", [fruit("clementine", 74, "piece")], { way: "peel the clementine" }),
        choice("cherry", "cherries", [fruit("sweet-cherries", 100, "cup")], { way: "rinse the cherries" }),
      ],
      nut: [
        choice("almond", "almonds", [fat("almonds", 12, "tbsp")]),
        choice("hazelnut", "hazelnuts", [fat("hazelnuts", 12, "tbsp")]),
        choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 12, "tbsp")]),
      ],
    },
    steps: [step("{fruit.way}.", 3), step("Serve with pieces of dark chocolate and the {nut}.", 2)],
    skip: onlyPaired("fruit", "nut", { strawberry: "almond", clementine: "hazelnut", cherry: "pumpkin" }),
  }),
  snack({
    id: "elote-cup",
    cuisine: "mexican",
    level: "beginner",
    method: "pan-fried",
    name: "Charred corn cup",
    detail: "with {topping}",
    base: [
      starch("corn-frozen", 130, "cup"),
      flavour("lime-juice", 8, "tbsp"),
      season("chili-powder", 0.6),
      oliveOil(5),
      pinchOfSalt,
    ],
    parts: {
      topping: [
        choice("cotija", "cotija", [dairy("cotija-cheese", 20)], { word: "crumbled cotija cheese" }),
        choice("avocado", "avocado", [vegetable("avocado", 40)], { word: "diced avocado" }),
        choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 10, "tbsp")]),
      ],
    },
    steps: [
      step("Char the corn in the olive oil over high heat for {time}, until dark in spots.", 6, { time: [5, 6] }),
      step("Season with lime juice, chili powder and salt and top with {topping}.", 2),
    ],
  }),
  snack({
    id: "stuffed-dates",
    cuisine: "moroccan",
    level: "beginner",
    method: "assembled",
    premium: true,
    name: "Stuffed dates",
    detail: "with {filling}",
    base: [fruit("dates-medjool", 48, "piece")],
    parts: {
      filling: [
        choice("goat-cheese", "goat cheese and pistachios", [
          dairy("goat-cheese-soft", 25),
          fat("pistachios", 6, "tsp"),
        ]),
        choice("walnut", "walnuts and orange zest", [fat("walnuts", 15, "tbsp"), season("orange-zest", 1)]),
        choice("seed-butter", "sunflower-seed butter and cinnamon", [
          fat("sunflower-seed-butter", 16, "tbsp"),
          season("cinnamon-ground", 0.4),
        ]),
        choice("tahini", "tahini and cardamom", [fat("tahini", 15, "tbsp"), season("cardamom", 0.4)]),
        choice(
          "coconut",
          "coconut and pumpkin seeds",
          [fat("coconut-cream-unsweetened", 12, "tsp"), fat("pumpkin-seeds", 10, "tbsp")],
          {
            word: "thick coconut cream and chopped pumpkin seeds",
          },
        ),
      ],
    },
    steps: [step("Slit the dates and take out the pits.", 3), step("Fill with {filling}.", 5)],
  }),
  snack({
    id: "muhammara",
    cuisine: "levantine",
    level: "intermediate",
    method: "blended",
    premium: true,
    name: "Muhammara",
    detail: "with {dipper}",
    base: [
      vegetable("red-bell-pepper", 130),
      fat("walnuts", 22, "tbsp"),
      flavour("lemon-juice", 6, "tsp"),
      season("cumin", 0.6),
      season("chili-flakes", 0.3),
      oliveOil(5),
      pinchOfSalt,
    ],
    parts: {
      dipper: [
        CUCUMBER,
        CELERY,
        choice("pita", "pita", [starch("pita-whole-wheat", 32, "piece")], { word: "pita, warmed in a dry pan" }),
      ],
    },
    steps: [
      step("Brown the walnuts lightly in a dry pan for {time} and let them cool.", 5, { time: [4, 5] }),
      step("Broil the halved red pepper, skin up, for {time}, until black, and peel it.", 12, {
        time: [10, 12],
      }),
      step("Blend the walnuts coarsely with the pepper, lemon juice, cumin, chili flakes, salt and olive oil.", 5),
      step("Serve with {dipper}.", 3),
    ],
  }),
  snack({
    id: "baba-ganoush",
    cuisine: "levantine",
    level: "beginner",
    method: "roasted",
    name: "Smoky eggplant dip",
    detail: "with {dipper}",
    base: [
      vegetable("eggplant", 180),
      flavour("lemon-juice", 8, "tbsp"),
      flavour("garlic", 1.5, "clove"),
      oliveOil(10),
      flavour("parsley-fresh", 3),
      pinchOfSalt,
    ],
    parts: {
      dipper: [
        CARROT,
        PEPPER,
        choice("pita", "pita", [starch("pita-whole-wheat", 32, "piece")], { word: "pita, warmed in a dry pan" }),
        choice("seeds", "tahini and radishes", [fat("tahini", 12, "tbsp"), vegetable("radish", 60)], {
          word: "a thread of tahini and radishes",
        }),
      ],
    },
    steps: [
      step("Prick the eggplant and roast it whole at {oven} for {time}, until it collapses.", 35, {
        oven: 230,
        time: [33, 35],
      }),
      step("Scoop out the flesh and beat it with lemon juice, garlic, olive oil and salt.", 5),
      step("Scatter with parsley and serve with {dipper}.", 3),
    ],
  }),
];
