import {
  choice,
  dairy,
  fat,
  flavour,
  fruit,
  liquid,
  protein,
  sauce,
  season,
  starch,
  step,
  vegetable,
  whole,
} from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { oliveOil, pepper, pinchOfSalt, water } from "../pantry.ts";

function snack(template: Omit<Template, "mealTypes">): Template {
  return { mealTypes: ["snack"], ...template };
}

export const savourySnackTemplates = (): readonly Template[] => [
  snack({
    id: "greek-yogurt-pot",
    cuisine: "greek",
    level: "beginner",
    method: "assembled",
    name: "Yogurt pot",
    detail: "with {fruit}",
    base: [dairy("greek-yogurt-whole-milk", 130, "cup")],
    parts: {
      fruit: [
        choice(
          "fig",
          "fig, honey and pistachios",
          [fruit("figs", 50), sauce("honey", 7, "tsp"), fat("pistachios", 10, "tbsp")],
          {
            word: "a quartered fig and scatter with pistachios, with honey over all",
          },
        ),
        choice("peach", "peach and pumpkin seeds", [fruit("peach", 80), fat("pumpkin-seeds", 12, "tbsp")], {
          word: "diced peach and scatter with pumpkin seeds",
        }),
        choice("blackberry", "blackberries and honey", [fruit("blackberries", 80, "cup"), sauce("honey", 10, "tsp")], {
          word: "the rinsed blackberries and spoon over the honey",
        }),
        choice("grape", "grapes and walnuts", [fruit("grapes", 70, "cup"), fat("walnuts", 12, "tbsp")], {
          word: "halved grapes and scatter with chopped walnuts",
        }),
      ],
    },
    steps: [step("Spoon the Greek yogurt into a bowl.", 1), step("Add {fruit}.", 4)],
  }),
  snack({
    id: "cottage-cheese-pot",
    cuisine: "american",
    level: "beginner",
    method: "assembled",
    name: "Cottage cheese pot",
    detail: "with {topping}",
    base: [dairy("cottage-cheese-full-fat", 120, "cup")],
    parts: {
      topping: [
        choice("mango", "mango and lime", [fruit("mango", 100), flavour("lime-juice", 5, "tsp")], {
          word: "diced mango and lime juice",
        }),
        choice(
          "cucumber",
          "cucumber and pumpkin seeds",
          [vegetable("cucumber", 60), fat("pumpkin-seeds", 12, "tbsp")],
          {
            word: "diced cucumber and pumpkin seeds",
          },
        ),
        choice("blueberry", "blueberries and walnuts", [fruit("blueberries", 60, "cup"), fat("walnuts", 10, "tbsp")]),
        choice("pear", "pear and cinnamon", [fruit("pear", 100), season("cinnamon-ground", 0.5)], {
          word: "diced pear and cinnamon",
        }),
      ],
    },
    steps: [step("Spoon the cottage cheese into a bowl.", 1), step("Add the {topping}.", 4)],
  }),
  snack({
    id: "cheese-plate",
    cuisine: "french",
    level: "beginner",
    method: "assembled",
    name: "{cheese} Plate",
    detail: "with {side}",
    base: [],
    parts: {
      cheese: [
        choice("cheddar", "Cheddar", [dairy("cheddar-cheese", 24)]),
        choice("gouda", "Gouda", [dairy("gouda", 25)]),
        choice("brie", "Brie", [dairy("brie", 25)]),
        choice("manchego", "hard goat cheese", [dairy("goat-cheese-hard", 22)]),
      ],
      side: [
        choice("apple", "apple and walnuts", [fruit("apple", 80), fat("walnuts", 8, "tbsp")], {
          word: "sliced apple and walnuts",
        }),
        choice("grape", "grapes and almonds", [fruit("grapes", 70, "cup"), fat("almonds", 8, "tbsp")]),
        choice(
          "celery",
          "celery, apple and olives",
          [vegetable("celery", 60), fruit("apple", 50), whole(fat("olives-green", 10.8, "piece"))],
          {
            word: "sticks of celery, sliced apple and green olives",
          },
        ),
        choice(
          "cucumber",
          "cucumber and pumpkin seeds",
          [vegetable("cucumber", 70), fat("pumpkin-seeds", 10, "tbsp")],
          {
            word: "sliced cucumber and pumpkin seeds",
          },
        ),
      ],
    },
    steps: [
      step("Take the {cheese} out of the fridge, slice it and leave it for {time}, so that it loses its chill.", 3, {
        time: 3,
      }),
      step("Serve with {side}.", 3),
    ],
  }),
  snack({
    id: "boiled-eggs-snack",
    cuisine: "international",
    level: "beginner",
    method: "boiled",
    protein: "egg",
    name: "Boiled eggs",
    detail: "with {seasoning}",
    base: [whole(protein("egg", 100, "large")), pinchOfSalt],
    parts: {
      seasoning: [
        choice(
          "paprika",
          "smoked paprika and cucumber",
          [season("smoked-paprika", 0.4), vegetable("cucumber", 60), oliveOil(3)],
          {
            word: "smoked paprika, olive oil and sliced cucumber",
          },
        ),
        choice(
          "chive",
          "chives and radish",
          [flavour("chives-fresh", 3, "tsp"), vegetable("radish", 60), oliveOil(3)],
          {
            word: "chives, olive oil and sliced radish",
          },
        ),
        choice(
          "herb-oil",
          "herbs and tomato",
          [flavour("parsley-fresh", 3), oliveOil(4), vegetable("cherry-tomatoes", 60)],
          {
            word: "parsley, olive oil and cherry tomatoes",
          },
        ),
        choice("avocado", "avocado", [vegetable("avocado", 50), flavour("lemon-juice", 3, "tsp")], {
          word: "avocado, mashed with lemon juice",
        }),
      ],
    },
    steps: [
      step("Lower the eggs into boiling water and boil for {time}, until hard; cool and peel them.", 12, {
        time: [10, 11],
      }),
      step("Halve, salt and serve with {seasoning}.", 3),
    ],
  }),
  snack({
    id: "devilled-eggs",
    cuisine: "american",
    level: "intermediate",
    method: "boiled",
    protein: "egg",
    premium: true,
    name: "Deviled eggs",
    detail: "with {topping}",
    base: [
      whole(protein("egg", 100, "large")),
      sauce("mayonnaise", 9, "tsp"),
      flavour("lemon-juice", 2, "tsp"),
      pepper,
    ],
    parts: {
      topping: [
        choice("salmon", "smoked salmon", [protein("smoked-salmon", 20)]),
        choice("bacon", "browned bacon", [protein("bacon", 14)], {
          word: "the bacon",
          steps: [step("Brown the chopped bacon in a dry pan for {time}.", 4, { time: [3, 4] })],
        }),
        choice("chive", "capers and chives", [flavour("capers", 5, "tsp"), flavour("chives-fresh", 2, "tsp")]),
        choice("shrimp", "shrimp and dill", [protein("shrimp-canned", 30), flavour("dill-fresh", 1)]),
      ],
    },
    steps: [
      step("Lower the eggs into boiling water and boil for {time}, until hard; cool, peel and halve them.", 13, {
        time: 10,
      }),
      step("Mash the yolks with the mayonnaise, lemon juice and pepper and spoon back.", 4),
      { use: "topping" },
      step("Top with {topping}.", 2),
    ],
  }),
  snack({
    id: "chicken-skewers",
    cuisine: "thai",
    level: "beginner",
    method: "grilled",
    name: "{meat} skewers",
    detail: "with {vegetable}",
    base: [
      flavour("lime-juice", 6, "tsp"),
      flavour("garlic", 1.5, "clove"),
      season("turmeric", 0.4),
      season("coriander-ground", 0.6),
      fat("coconut-oil", 7, "tsp"),
      pinchOfSalt,
    ],
    parts: {
      meat: [
        choice("chicken", "chicken", [protein("chicken-thigh-skinless", 100)], { protein: "chicken" }),
        choice("turkey", "turkey", [protein("turkey-breast-skinless", 100)], { protein: "turkey" }),
        choice("beef", "beef", [protein("beef-sirloin-steak", 80)], { protein: "beef" }),
        choice("pork", "pork", [protein("pork-tenderloin", 100)], { protein: "pork" }),
      ],
      vegetable: [
        choice("cucumber", "cucumber", [vegetable("cucumber", 70)], { word: "sliced cucumber" }),
        choice("pepper", "charred peppers", [vegetable("green-bell-pepper", 60)], {
          word: "bell pepper, charred in strips beside the skewers",
        }),
      ],
    },
    steps: [
      step("Cut the {meat} into strips and rub with lime juice, garlic, turmeric, coriander, coconut oil and salt.", 6),
      step("Thread onto skewers (soaked if wooden) and grill or broil for {time}, turning, until cooked through.", 9, {
        time: [8, 9],
        instead: {
          where: "meat.beef",
          steps: [
            step(
              "Thread onto skewers (soaked if wooden) and grill or broil for {time}, turning, until just cooked through.",
              6,
              { time: [4, 5] },
            ),
          ],
        },
      }),
      step("Serve with {vegetable}.", 3),
    ],
  }),
  snack({
    id: "mini-meatballs",
    cuisine: "italian",
    level: "beginner",
    method: "baked",
    name: "Small {meat} meatballs",
    detail: "with {dip}",
    base: [
      flavour("parsley-fresh", 3),
      flavour("garlic", 1.5, "clove"),
      season("oregano-dried", 0.4),
      oliveOil(4),
      pinchOfSalt,
    ],
    parts: {
      meat: [
        choice("turkey", "turkey", [protein("ground-turkey", 90)], { protein: "turkey" }),
        choice("beef", "beef", [protein("ground-beef-90-lean", 85)], { protein: "beef" }),
        choice("lamb", "lamb", [protein("ground-lamb", 62)], { protein: "lamb" }),
        choice("pork", "pork", [protein("ground-pork-96-lean", 90)], { protein: "pork" }),
      ],
      dip: [
        choice("tomato", "tomato dip", [vegetable("tomatoes-canned-diced", 70), flavour("basil-fresh", 2)], {
          word: "the tomato dip",
          steps: [step("Simmer the diced tomatoes with the basil for {time}, until thick.", 7, { time: [6, 8] })],
        }),
        choice("avocado", "avocado dip", [vegetable("avocado", 45), flavour("lemon-juice", 4, "tsp")], {
          word: "the avocado dip",
          steps: [step("Mash the avocado with the lemon juice.", 2)],
        }),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}; mix the {meat} with parsley, garlic, oregano and salt and roll into small balls.",
        7,
        { oven: 220 },
      ),
      step("Brush with olive oil and bake on a tray for {time}, until browned and cooked through.", 13, {
        time: [12, 13],
      }),
      { use: "dip" },
      step("Serve with {dip}.", 1),
    ],
  }),
  snack({
    id: "lettuce-bites",
    cuisine: "vietnamese",
    level: "beginner",
    method: "pan-fried",
    name: "Lettuce bites",
    detail: "with {meat} and {topping}",
    base: [vegetable("romaine-lettuce", 40, "leaf"), flavour("lime-juice", 5, "tsp"), oliveOil(4), pinchOfSalt],
    parts: {
      meat: [
        choice("chicken", "chicken", [protein("chicken-breast-skinless", 80)], {
          word: "strips of chicken",
          protein: "chicken",
        }),
        choice("beef", "beef", [protein("beef-flank-steak", 70)], { word: "strips of beef", protein: "beef" }),
        choice("turkey", "turkey", [protein("ground-turkey", 70)], { word: "crumbled turkey", protein: "turkey" }),
      ],
      topping: [
        choice("avocado", "avocado", [vegetable("avocado", 50)], { word: "sliced avocado" }),
        choice(
          "radish",
          "radish",
          [vegetable("radish", 40), flavour("mint-fresh", 2), fat("pumpkin-seeds", 8, "tbsp")],
          {
            word: "sliced radish, mint and pumpkin seeds",
          },
        ),
      ],
    },
    steps: [
      step("Fry the {meat} in the olive oil with salt for {time}, until cooked through.", 6, {
        time: [5, 6],
        instead: {
          where: "meat.beef",
          steps: [
            step("Fry the strips of beef in the olive oil with salt over high heat for {time}, until browned.", 6, {
              time: [3, 4],
            }),
          ],
        },
      }),
      step("Fill the lettuce leaves, add {topping} and finish with lime juice.", 3),
    ],
  }),
  snack({
    id: "tuna-cucumber-bites",
    cuisine: "international",
    level: "beginner",
    method: "assembled",
    name: "Cucumber bites",
    detail: "with {topping}",
    base: [vegetable("cucumber", 120), flavour("lemon-juice", 4, "tsp"), pepper],
    parts: {
      topping: [
        choice(
          "tuna",
          "tuna and olive oil",
          [protein("tuna-canned-in-water", 80), oliveOil(7), flavour("capers", 4, "tsp")],
          {
            word: "drained tuna mashed with olive oil and capers",
            protein: "tuna",
          },
        ),
        choice("salmon", "smoked salmon and avocado", [protein("smoked-salmon", 45), vegetable("avocado", 50)], {
          word: "mashed avocado and smoked salmon",
          protein: "salmon",
        }),
        choice(
          "mackerel",
          "sardines and chives",
          [protein("sardines-canned-in-oil", 60), flavour("chives-fresh", 3, "tsp"), oliveOil(3)],
          {
            word: "drained sardines mashed with chives and olive oil",
            protein: "sardine",
          },
        ),
        choice(
          "feta",
          "feta and olives",
          [dairy("feta-cheese", 40), whole(fat("olives-black", 30.4, "piece")), flavour("mint-fresh", 2)],
          {
            word: "crumbled feta, chopped olives and mint",
          },
        ),
      ],
    },
    steps: [
      step("Cut the cucumber into thick rounds.", 2),
      step("Top with {topping}, lemon juice and black pepper.", 4),
    ],
  }),
  snack({
    id: "salmon-rolls",
    cuisine: "nordic",
    level: "beginner",
    method: "assembled",
    protein: "salmon",
    premium: true,
    name: "Rolled smoked salmon",
    detail: "with {filling}",
    base: [protein("smoked-salmon", 60, "slice"), flavour("dill-fresh", 2.2)],
    parts: {
      filling: [
        choice(
          "cream-cheese",
          "cream cheese and cucumber",
          [dairy("cream-cheese", 20, "tbsp"), vegetable("cucumber", 50)],
          { word: "cream cheese and thin sticks of cucumber" },
        ),
        choice("avocado", "avocado and radish", [vegetable("avocado", 60), vegetable("radish", 40)], {
          word: "mashed avocado and sliced radish",
        }),
        choice(
          "horseradish",
          "horseradish crème fraîche",
          [
            dairy("creme-fraiche", 20, "tbsp"),
            flavour("horseradish-prepared", 5, "tsp"),
            vegetable("watercress", 15, "cup"),
          ],
          {
            word: "crème fraîche, stirred with horseradish, and watercress",
          },
        ),
      ],
    },
    steps: [step("Lay out the smoked salmon and cover with {filling}.", 4), step("Scatter with dill and roll up.", 2)],
  }),
  snack({
    id: "caprese-skewers",
    cuisine: "italian",
    level: "beginner",
    method: "assembled",
    name: "Caprese skewers",
    detail: "with {extra}",
    base: [dairy("mozzarella-fresh-whole-milk", 35), flavour("basil-fresh", 3), oliveOil(4), pinchOfSalt],
    parts: {
      extra: [
        choice("tomato", "cherry tomatoes", [vegetable("cherry-tomatoes", 90)]),
        choice(
          "olive",
          "tomatoes and olives",
          [vegetable("cherry-tomatoes", 50), whole(fat("olives-black", 26.6, "piece"))],
          {
            word: "cherry tomatoes and black olives",
          },
        ),
        choice("peach", "peach", [fruit("peach", 90)], { word: "cubes of peach" }),
      ],
    },
    steps: [
      step("Thread the mozzarella and basil onto skewers, in turn with {extra}.", 5),
      step("Dress with olive oil and salt.", 1),
    ],
  }),
  snack({
    id: "prosciutto-fruit",
    cuisine: "italian",
    level: "beginner",
    method: "assembled",
    protein: "pork",
    name: "Prosciutto plate",
    detail: "with {fruit}",
    base: [protein("prosciutto", 20, "slice"), oliveOil(3)],
    parts: {
      fruit: [
        choice("melon", "melon", [fruit("cantaloupe", 150)], {
          way: "cut the cantaloupe into slices",
          word: "slices of cantaloupe",
        }),
        choice("fig", "figs", [fruit("figs", 80)], { way: "halve the figs" }),
        choice("pear", "pear and arugula", [fruit("pear", 90), vegetable("arugula", 15, "cup")], {
          way: "slice the pear and rinse the arugula",
        }),
        choice("avocado", "avocado", [vegetable("avocado", 60)], {
          way: "cut the avocado into wedges",
          word: "wedges of avocado",
        }),
      ],
    },
    steps: [step("{fruit.way}.", 3), step("Wrap the pieces in the prosciutto and finish with olive oil.", 2)],
  }),
  snack({
    id: "crispbread-topped",
    cuisine: "nordic",
    level: "beginner",
    method: "assembled",
    name: "Rye crispbread",
    detail: "with {topping}",
    base: [starch("rye-crispbread", 20, "piece")],
    parts: {
      topping: [
        choice(
          "cottage",
          "cottage cheese and cucumber",
          [dairy("cottage-cheese-full-fat", 80, "cup"), vegetable("cucumber", 50)],
          { word: "cottage cheese and sliced cucumber" },
        ),
        choice(
          "egg",
          "egg and chives",
          [whole(protein("egg", 50, "large")), flavour("chives-fresh", 2, "tsp"), oliveOil(3), pinchOfSalt],
          {
            word: "sliced egg, salt, chives and olive oil",
            protein: "egg",
            steps: [
              step("Lower the egg into boiling water and boil for {time}, cool and slice it.", 12, { time: [10, 11] }),
            ],
          },
        ),
        choice("hummus", "hummus and tomato", [protein("hummus", 45, "tbsp"), vegetable("tomato", 50)], {
          word: "hummus and sliced tomato",
        }),
        choice("avocado", "avocado and radish", [vegetable("avocado", 60), vegetable("radish", 30), pinchOfSalt], {
          word: "mashed, salted avocado and radish",
        }),
        choice("gouda", "Gouda and pear", [dairy("gouda", 18), fruit("pear", 60)], { word: "sliced Gouda and pear" }),
      ],
    },
    steps: [{ use: "topping" }, step("Top the crispbread with {topping}.", 5)],
  }),
  snack({
    id: "tomato-bruschetta",
    cuisine: "italian",
    level: "beginner",
    method: "assembled",
    name: "Bruschetta",
    detail: "with {topping}",
    base: [starch("sourdough-or-french-bread", 40), flavour("garlic", 1.5, "clove"), oliveOil(5), pinchOfSalt],
    parts: {
      topping: [
        choice("tomato", "tomato and basil", [vegetable("tomato", 100), flavour("basil-fresh", 3)], {
          word: "diced tomato and basil",
        }),
        choice(
          "bean",
          "white beans and rosemary",
          [protein("cannellini-beans-canned-drained", 60), flavour("rosemary-fresh", 0.7, "tsp")],
          {
            word: "the mashed white beans",
            steps: [step("Mash the white beans roughly with the chopped rosemary.", 2)],
            protein: "bean",
          },
        ),
        choice(
          "mushroom",
          "mushrooms and thyme",
          [vegetable("cremini-mushrooms", 90, "cup"), flavour("thyme-fresh", 0.8, "tsp")],
          {
            word: "the mushrooms",
            steps: [
              step("Brown the sliced mushrooms with the thyme in half of the olive oil for {time}.", 5, {
                time: [4, 5],
              }),
            ],
          },
        ),
        choice("ricotta", "ricotta and lemon", [dairy("ricotta-part-skim", 50, "cup"), season("lemon-zest", 1)], {
          word: "ricotta and lemon zest",
        }),
      ],
    },
    steps: [
      step("Brown the sourdough for {time} and rub it with garlic.", 4, { time: [3, 4] }),
      { use: "topping" },
      step("Top with {topping} and dress with olive oil and salt.", 3),
    ],
  }),
  snack({
    id: "miso-tofu-cup",
    cuisine: "japanese",
    level: "beginner",
    method: "simmered",
    protein: "tofu",
    name: "Miso soup",
    detail: "with tofu and {vegetable}",
    base: [protein("tofu-firm", 120), sauce("white-miso", 15, "tbsp"), water(250), vegetable("scallions", 10, "piece")],
    parts: {
      vegetable: [
        choice("mushroom", "enoki mushrooms", [vegetable("enoki-mushrooms", 50)]),
        choice("spinach", "spinach", [vegetable("baby-spinach", 40, "cup")]),
        choice("bok-choy", "bok choy", [vegetable("bok-choy", 60, "cup")], { word: "sliced bok choy" }),
      ],
    },
    steps: [
      step("Simmer the {vegetable} in the water for {time}, until tender.", 4, { time: [3, 4] }),
      step("Add the diced tofu and warm through for {time}.", 2, { time: 2 }),
      step("Stir in the miso off the heat and scatter with sliced scallions.", 2),
    ],
  }),
  snack({
    id: "tzatziki-sticks",
    cuisine: "greek",
    level: "beginner",
    method: "raw",
    name: "Tzatziki",
    detail: "with {dipper}",
    base: [
      dairy("greek-yogurt-low-fat", 120, "cup"),
      vegetable("cucumber", 60),
      flavour("garlic", 1.5, "clove"),
      flavour("dill-fresh", 2.2),
      oliveOil(6),
      pinchOfSalt,
    ],
    parts: {
      dipper: [
        choice("carrot", "carrot", [vegetable("carrot", 80)], { word: "sticks of carrot" }),
        choice("pepper", "bell pepper", [vegetable("red-bell-pepper", 80)], { word: "strips of bell pepper" }),
        choice("pita", "pita", [starch("pita-whole-wheat", 32, "piece")], { word: "pita, warmed in a dry pan" }),
        choice("fennel", "fennel", [vegetable("fennel-bulb", 60)], { word: "wedges of fennel" }),
      ],
    },
    steps: [
      step("Grate and squeeze the cucumber.", 3),
      step("Stir it into the yogurt with garlic, dill, olive oil and salt and let it stand for {time}.", 2, {
        time: 2,
      }),
      step("Serve with {dipper}.", 3),
    ],
  }),
  snack({
    id: "shrimp-avocado-glass",
    cuisine: "peruvian",
    level: "intermediate",
    method: "boiled",
    protein: "shrimp",
    premium: true,
    name: "Shrimp and avocado glass",
    detail: "with {dressing}",
    base: [protein("shrimp", 90), vegetable("avocado", 60), vegetable("butterhead-lettuce", 25, "leaf"), pinchOfSalt],
    parts: {
      dressing: [
        choice(
          "lime",
          "lime and cilantro",
          [flavour("lime-juice", 8, "tbsp"), flavour("cilantro-fresh", 3), oliveOil(5)],
          {
            word: "lime juice, cilantro and olive oil",
          },
        ),
        choice(
          "tomato",
          "tomato and horseradish",
          [vegetable("tomato", 50), flavour("horseradish-prepared", 4, "tsp"), oliveOil(5)],
          {
            word: "grated tomato, horseradish and olive oil",
          },
        ),
      ],
    },
    steps: [
      step("Poach the shrimp in barely simmering water for {time}, until pink, and cool them in cold water.", 7, {
        time: [3, 4],
      }),
      step("Layer shredded lettuce, diced avocado and the shrimp in a glass.", 4),
      step("Season with the salt and dress with {dressing}.", 3),
    ],
  }),
  snack({
    id: "ceviche-cup",
    cuisine: "peruvian",
    level: "intermediate",
    method: "raw",
    premium: true,
    name: "{fish} ceviche cup",
    detail: "with {side}",
    base: [
      flavour("lime-juice", 25, "tbsp"),
      vegetable("red-onion", 20),
      flavour("cilantro-fresh", 4),
      flavour("jalapeno-pepper", 4),
      pinchOfSalt,
      oliveOil(4),
    ],
    parts: {
      fish: [
        choice("sea-bass", "sea bass", [protein("sea-bass", 110)], { protein: "white fish", raw: true }),
        choice("snapper", "snapper", [protein("snapper", 110)], { protein: "white fish", raw: true }),
      ],
      side: [
        choice("sweet-potato", "sweet potato", [starch("sweet-potato", 70)], {
          word: "the sweet potato",
          steps: [
            step("Peel the sweet potato, boil it in thick slices in salted water for {time} and let it cool.", 15, {
              time: [13, 15],
            }),
          ],
        }),
        choice("avocado", "avocado", [vegetable("avocado", 50)], { word: "diced avocado" }),
      ],
    },
    steps: [
      { use: "side" },
      step("Slice the {fish} thinly and toss with salt, lime juice and the thinly sliced red onion.", 6),
      step("Leave in the fridge for {time}, until the flesh turns opaque.", 12, { time: [10, 12] }),
      step("Fold in the jalapeño, cilantro and olive oil and serve with {side}.", 3),
    ],
  }),
  snack({
    id: "halloumi-watermelon",
    cuisine: "greek",
    level: "beginner",
    method: "grilled",
    premium: true,
    name: "Seared halloumi",
    detail: "with {fruit} and mint",
    base: [dairy("halloumi", 35, "slice"), flavour("mint-fresh", 3), flavour("lime-juice", 5, "tsp"), oliveOil(3)],
    parts: {
      fruit: [
        choice("watermelon", "watermelon", [fruit("watermelon", 180)]),
        choice("peach", "peach", [fruit("peach", 120)]),
        choice("tomato", "tomato", [vegetable("tomato", 120)]),
      ],
    },
    steps: [
      step("Sear the slices of halloumi in the olive oil for {time}, until brown.", 5, { time: [4, 5] }),
      step("Lay them over the cut {fruit} with mint and lime juice.", 4),
    ],
  }),
  snack({
    id: "honeyed-ricotta",
    cuisine: "italian",
    level: "beginner",
    method: "assembled",
    premium: true,
    name: "Whipped ricotta",
    detail: "with {fruit}",
    base: [dairy("ricotta-part-skim", 100, "cup"), season("lemon-zest", 1)],
    parts: {
      fruit: [
        choice("fig", "figs and hazelnuts", [fruit("figs", 60), fat("hazelnuts", 8, "tbsp")], {
          word: "quartered figs and hazelnuts",
        }),
        choice("cherry", "cherries and almonds", [fruit("sweet-cherries", 70, "cup"), fat("almonds", 8, "tbsp")], {
          word: "pitted cherries and almonds",
        }),
        choice("strawberry", "strawberries and honey", [fruit("strawberries", 90, "cup"), sauce("honey", 8, "tsp")], {
          word: "sliced strawberries and honey",
        }),
      ],
    },
    steps: [step("Whip the ricotta with the lemon zest until light.", 4), step("Top with the {fruit}.", 3)],
  }),
  snack({
    id: "crispy-tofu-bites",
    cuisine: "korean",
    level: "beginner",
    method: "pan-fried",
    protein: "tofu",
    name: "Golden tofu bites",
    detail: "with {sauce}",
    base: [protein("tofu-firm", 110), fat("sunflower-oil", 8, "tbsp"), pinchOfSalt],
    parts: {
      sauce: [
        choice(
          "ginger-lime",
          "ginger and lime",
          [flavour("ginger-root", 3, "tsp"), flavour("lime-juice", 8, "tbsp"), vegetable("cucumber", 60)],
          {
            word: "grated ginger, lime juice and sliced cucumber",
          },
        ),
        choice(
          "peanut",
          "peanut and lime",
          [fat("peanut-butter-unsalted", 16, "tbsp"), flavour("lime-juice", 6, "tsp"), vegetable("cucumber", 60)],
          {
            word: "peanut butter thinned with lime juice and a spoonful of hot water, and sliced cucumber",
          },
        ),
        choice(
          "soy-sesame",
          "soy and sesame",
          [
            sauce("soy-sauce-low-sodium", 7, "tbsp"),
            fat("sesame-seeds", 4, "tsp"),
            vegetable("scallions", 10, "piece"),
          ],
          {
            word: "soy sauce, sesame seeds and scallions",
          },
        ),
      ],
    },
    steps: [
      step("Press the tofu dry and cut it into cubes.", 5),
      step("Fry in the sunflower oil with salt for {time}, until browned on all sides.", 9, { time: [8, 9] }),
      step("Serve with {sauce}.", 2),
    ],
  }),
  snack({
    id: "tomato-soup-cup",
    cuisine: "spanish",
    level: "beginner",
    method: "blended",
    name: "Chilled {base} soup",
    detail: "with {topping}",
    base: [flavour("garlic", 1.5, "clove"), oliveOil(10), flavour("lemon-juice", 6, "tsp"), pinchOfSalt],
    parts: {
      base: [
        choice("tomato", "tomato", [vegetable("tomato", 200), vegetable("cucumber", 50)], {
          word: "tomato and cucumber",
        }),
        choice(
          "avocado",
          "avocado and cucumber",
          [vegetable("avocado", 60), vegetable("cucumber", 120), liquid("water", 60)],
          { word: "avocado, cucumber and water" },
        ),
      ],
      topping: [
        choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 12, "tbsp")]),
        choice("egg", "chopped egg", [whole(protein("egg", 50, "large"))], {
          word: "chopped boiled egg",
          steps: [
            step("Lower the egg into boiling water and boil for {time}, cool and chop it.", 13, { time: [10, 11] }),
          ],
          protein: "egg",
        }),
        choice("almond", "almonds", [fat("almonds", 12, "tbsp")], { word: "chopped almonds" }),
      ],
    },
    steps: [
      { use: "topping" },
      step(
        "Blend the {base}, cold from the fridge, with garlic, olive oil, lemon juice and salt for {time}, until smooth.",
        6,
        { time: 2 },
      ),
      step("Serve cold, scattered with {topping}.", 2),
    ],
    skip: [
      ["base.tomato", "topping.pumpkin"],
      ["base.avocado", "topping.almond"],
    ],
  }),
];
