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
import type { PartOption, Template } from "../../template.ts";
import { butter, cinnamon, oats, oliveOil, pepper, pinchOfSalt } from "../pantry.ts";

function breakfast(template: Omit<Template, "mealTypes">): Template {
  return { mealTypes: ["breakfast"], ...template };
}

const WHOLEGRAIN = choice("wholegrain", "wholegrain", [whole(starch("whole-wheat-bread", 64, "slice"))], {
  word: "wholegrain bread",
});
const SOURDOUGH = choice("sourdough", "sourdough", [starch("sourdough-or-french-bread", 70)], { word: "sourdough" });
const RYE = choice("rye", "rye", [whole(starch("rye-bread", 64, "slice"))], { word: "rye bread" });
const GLUTEN_FREE = choice("gluten-free", "gluten-free", [whole(starch("gluten-free-white-bread", 56, "slice"))], {
  word: "gluten-free bread",
});
const BREADS: readonly PartOption[] = [WHOLEGRAIN, SOURDOUGH, RYE, GLUTEN_FREE];

export const breadBreakfastTemplates = (): readonly Template[] => [
  breakfast({
    id: "avocado-toast",
    cuisine: "american",
    level: "beginner",
    method: "assembled",
    name: "Smashed avocado on {bread} toast",
    detail: "with {topping}",
    base: [vegetable("avocado", 105), flavour("lemon-juice", 6, "tsp"), season("chili-flakes", 0.3), pinchOfSalt],
    parts: {
      topping: [
        choice("tomato", "tomato", [vegetable("tomato", 90)], { word: "sliced tomato" }),
        choice("radish", "radish and pumpkin seeds", [vegetable("radish", 40), fat("pumpkin-seeds", 12, "tbsp")], {
          word: "sliced radish and pumpkin seeds",
        }),
        choice("chickpea", "chickpeas", [protein("chickpeas-canned-drained", 60), season("cumin", 0.8)], {
          word: "chickpeas mashed with cumin",
          protein: "chickpea",
        }),
        choice("egg", "a fried egg", [whole(protein("egg", 50, "large")), oliveOil(4)], {
          word: "the fried egg",
          protein: "egg",
          steps: [step("Fry the egg in the olive oil for {time}.", 3, { time: 3 })],
        }),
      ],
      bread: BREADS,
    },
    steps: [
      step("Brown the {bread} in a toaster or dry pan for {time}.", 3, { time: 3 }),
      step("Mash the avocado with lemon juice, salt and chili flakes and spread it over.", 3),
      { use: "topping" },
      step("Cover with {topping}.", 3),
    ],
  }),
  breakfast({
    id: "nut-butter-toast",
    cuisine: "american",
    level: "beginner",
    method: "assembled",
    name: "{bread} toast",
    detail: "with {spread} and {fruit}",
    base: [season("cinnamon-ground", 0.6)],
    parts: {
      bread: [WHOLEGRAIN, GLUTEN_FREE],
      spread: [
        choice("peanut", "peanut butter", [fat("peanut-butter-unsalted", 24, "tbsp")]),
        choice("almond", "almond butter", [fat("almond-butter", 24, "tbsp")]),
        choice("sunflower", "sunflower-seed butter", [fat("sunflower-seed-butter", 24, "tbsp")]),
      ],
      fruit: [
        choice("banana", "banana", [fruit("banana", 90)], { word: "sliced banana" }),
        choice("strawberry", "strawberries", [fruit("strawberries", 110, "cup")], { word: "sliced strawberries" }),
        choice("apple", "apple", [fruit("apple", 110)], { word: "thin slices of apple" }),
      ],
    },
    steps: [
      step("Brown the {bread} in a toaster or dry pan for {time}.", 3, { time: 3 }),
      step("Spread with the {spread}.", 1),
      step("Lay over the {fruit} and dust with cinnamon.", 2),
    ],
  }),
  breakfast({
    id: "ricotta-toast",
    cuisine: "italian",
    level: "beginner",
    method: "assembled",
    name: "{cheese} on {bread} toast",
    detail: "with {fruit}",
    base: [],
    parts: {
      cheese: [
        choice("ricotta", "ricotta", [dairy("ricotta-part-skim", 80, "cup")]),
        choice("cottage", "cottage cheese", [dairy("cottage-cheese-full-fat", 90, "cup")]),
      ],
      bread: [SOURDOUGH, WHOLEGRAIN],
      fruit: [
        choice("fig", "figs and walnuts", [fruit("figs", 80), fat("walnuts", 10, "tbsp")], {
          word: "quartered figs and walnuts",
        }),
        choice("pear", "pear and honey", [fruit("pear", 100), sauce("honey", 8, "tsp")], {
          word: "sliced pear and honey",
        }),
        choice("peach", "peach and pumpkin seeds", [fruit("peach", 120), fat("pumpkin-seeds", 10, "tbsp")], {
          word: "sliced peach and pumpkin seeds",
        }),
      ],
    },
    steps: [
      step("Brown the {bread} in a toaster or dry pan for {time}.", 3, { time: 3 }),
      step("Spread thickly with {cheese}.", 1),
      step("Top with {fruit}.", 3),
    ],
  }),
  breakfast({
    id: "salmon-bagel",
    cuisine: "american",
    level: "beginner",
    method: "assembled",
    protein: "salmon",
    name: "Smoked salmon bagel",
    detail: "with {spread} and {vegetable}",
    base: [
      protein("smoked-salmon", 40, "slice"),
      whole(starch("bagel", 105, "piece")),
      flavour("dill-fresh", 2.2),
      pepper,
    ],
    parts: {
      spread: [
        choice("cream-cheese", "cream cheese", [dairy("cream-cheese", 20, "tbsp")]),
        choice("avocado", "avocado", [vegetable("avocado", 60)], { word: "mashed avocado" }),
      ],
      vegetable: [
        choice("cucumber", "cucumber", [vegetable("cucumber", 60)], { word: "sliced cucumber" }),
        choice("onion", "red onion", [vegetable("red-onion", 20), flavour("capers", 8, "tsp")], {
          word: "thinly sliced red onion, capers",
        }),
      ],
    },
    steps: [
      step("Split the bagel and brown it for {time}.", 4, { time: [3, 4] }),
      step("Spread with the {spread}.", 1),
      step("Fill with smoked salmon, {vegetable}, dill and black pepper.", 3),
    ],
  }),
  breakfast({
    id: "egg-muffin-sandwich",
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    protein: "egg",
    name: "English muffin",
    detail: "with egg, {meat} and {green}",
    base: [whole(starch("english-muffin", 57, "piece")), whole(protein("egg", 100, "large")), oliveOil(5), pepper],
    parts: {
      meat: [
        choice("bacon", "Canadian bacon", [whole(protein("canadian-bacon", 28.5, "slice"))]),
        choice("cheddar", "cheddar", [dairy("cheddar-cheese", 28, "slice")], { word: "slice of cheddar" }),
        choice("salmon", "smoked salmon", [protein("smoked-salmon", 40, "slice")]),
      ],
      green: [
        choice("spinach", "spinach", [vegetable("baby-spinach", 25, "cup")]),
        choice("tomato", "tomato", [vegetable("tomato", 60)], { word: "sliced tomato" }),
      ],
    },
    steps: [
      step("Split the muffin and brown it for {time}.", 4, { time: [3, 4] }),
      step("Fry the eggs in the olive oil for {time}, turning them once, until the whites are set.", 4, {
        time: [3, 4],
      }),
      step("Fill the muffin with the {meat}, {green} and the eggs, with black pepper.", 2),
    ],
  }),
  breakfast({
    id: "pan-con-tomate",
    cuisine: "spanish",
    level: "beginner",
    method: "assembled",
    name: "Pan con tomate",
    detail: "with {topping}",
    base: [
      starch("sourdough-or-french-bread", 80),
      vegetable("tomato", 120),
      flavour("garlic", 3, "clove"),
      oliveOil(9),
      pinchOfSalt,
    ],
    parts: {
      topping: [
        choice("ham", "prosciutto", [protein("prosciutto", 15, "slice")], { word: "prosciutto", protein: "pork" }),
        choice("anchovy", "anchovies", [protein("anchovies-canned-in-oil", 8, "piece")], { protein: "anchovy" }),
        choice("avocado", "avocado", [vegetable("avocado", 50)], { word: "sliced avocado" }),
        choice("egg", "a boiled egg", [whole(protein("egg", 50, "large"))], {
          word: "the sliced egg",
          protein: "egg",
          steps: [
            step("Lower the egg into boiling water and boil for {time}, cool it under cold water and peel it.", 12, {
              time: [10, 11],
            }),
          ],
        }),
      ],
    },
    steps: [
      { use: "topping" },
      step("Brown the sourdough for {time} and rub it with the cut garlic.", 4, { time: [3, 4] }),
      step("Grate the tomato over it and season with olive oil and salt.", 3),
      step("Finish with {topping}.", 2),
    ],
  }),
  breakfast({
    id: "nordic-open-rye",
    cuisine: "nordic",
    level: "beginner",
    method: "assembled",
    name: "Open rye sandwich",
    detail: "with {topping}",
    base: [starch("pumpernickel-bread", 52, "slice"), flavour("dill-fresh", 2.2), pepper],
    parts: {
      topping: [
        choice(
          "salmon",
          "smoked salmon and cucumber",
          [
            protein("smoked-salmon", 40, "slice"),
            vegetable("cucumber", 60),
            dairy("greek-yogurt-low-fat", 45, "tbsp"),
            oliveOil(4),
          ],
          {
            word: "yogurt, smoked salmon, sliced cucumber and the olive oil",
            protein: "salmon",
          },
        ),
        choice(
          "cottage",
          "cottage cheese and radish",
          [dairy("cottage-cheese-full-fat", 100, "cup"), vegetable("radish", 50), fat("sunflower-seeds", 6, "tbsp")],
          {
            word: "cottage cheese, sliced radish and sunflower seeds",
          },
        ),
        choice("herring", "herring and apple", [protein("herring", 70), fruit("apple", 60), oliveOil(3)], {
          word: "the fried herring and thin slices of apple",
          protein: "herring",
          steps: [step("Fry the herring in a film of olive oil for {time}, until it flakes.", 6, { time: [5, 6] })],
        }),
        choice(
          "egg",
          "egg and chives",
          [
            whole(protein("egg", 100, "large")),
            flavour("chives-fresh", 4, "tbsp"),
            vegetable("cucumber", 40),
            pinchOfSalt,
          ],
          {
            word: "sliced boiled egg, a pinch of salt, cucumber and chives",
            protein: "egg",
            steps: [
              step("Lower the eggs into boiling water and boil for {time}, cool and slice them.", 12, {
                time: [10, 11],
              }),
            ],
          },
        ),
        choice(
          "avocado",
          "avocado and watercress",
          [vegetable("avocado", 95), vegetable("watercress", 20, "cup"), flavour("lemon-juice", 5, "tsp"), pinchOfSalt],
          {
            word: "sliced avocado, lemon juice, salt and watercress",
          },
        ),
      ],
    },
    steps: [
      { use: "topping" },
      step("Lay out the rye bread.", 1),
      step("Cover with {topping}; finish with dill and black pepper.", 4),
    ],
  }),
  breakfast({
    id: "beans-on-toast",
    cuisine: "british",
    level: "beginner",
    method: "simmered",
    protein: "bean",
    name: "{beans} on {bread} toast",
    base: [
      vegetable("tomato-puree-passata", 80, "cup"),
      vegetable("onion", 30),
      oliveOil(8),
      season("smoked-paprika", 1),
      pinchOfSalt,
    ],
    parts: {
      beans: [
        choice("white", "smoky beans", [protein("cannellini-beans-canned-drained", 110)], {
          word: "cannellini beans",
        }),
        choice("black", "black beans", [protein("black-beans-canned-drained", 110)], { word: "black beans" }),
        choice("chickpea", "smoky chickpeas", [protein("chickpeas-canned-drained", 100)], {
          word: "chickpeas",
          protein: "chickpea",
        }),
      ],
      bread: BREADS,
    },
    steps: [
      step("Soften the chopped onion in the olive oil with the paprika for {time}.", 5, { time: [4, 5] }),
      step("Add the passata, salt and {beans} and simmer for {time}, until thick.", 7, { time: [5, 6] }),
      step("Brown the {bread} for {time} and spoon the {beans} over.", 3, { time: 3 }),
    ],
  }),
  breakfast({
    id: "french-toast",
    cuisine: "french",
    level: "beginner",
    method: "pan-fried",
    protein: "egg",
    premium: true,
    name: "Vanilla French toast",
    detail: "with {fruit}",
    base: [
      starch("sourdough-or-french-bread", 75),
      whole(protein("egg", 50, "large")),
      liquid("whole-milk", 60, "cup"),
      butter(7),
      season("vanilla-extract", 2),
      cinnamon,
    ],
    parts: {
      fruit: [
        choice("berry", "warm berries", [fruit("blueberries", 50, "cup"), fruit("raspberries", 50, "cup")], {
          word: "the warm blueberries and raspberries",
          steps: [
            step("Warm the blueberries and raspberries in a pan for {time}, until they run.", 3, {
              time: [2, 3],
            }),
          ],
        }),
        choice("pear", "caramelized pear", [fruit("pear", 110), sauce("maple-syrup", 8, "tsp")], {
          word: "the pear",
          steps: [step("Brown the sliced pear with the maple syrup in a pan for {time}.", 4, { time: [3, 4] })],
        }),
        choice("peach", "peaches and pistachios", [fruit("peach", 120), fat("pistachios", 8, "tbsp")], {
          word: "sliced peaches and pistachios",
        }),
        choice("orange", "orange and pomegranate", [fruit("orange", 100), fruit("pomegranate-seeds", 30, "cup")], {
          word: "orange segments and pomegranate seeds",
        }),
      ],
    },
    steps: [
      step("Whisk the egg, milk, vanilla and cinnamon and soak the sourdough slices in it for {time}.", 6, {
        time: [4, 5],
      }),
      step("Fry slowly in the butter for {time}, until golden on both sides.", 8, { time: [7, 8] }),
      { use: "fruit" },
      step("Serve with {fruit}.", 1),
    ],
  }),
  breakfast({
    id: "buttermilk-pancakes",
    cuisine: "american",
    level: "intermediate",
    method: "pan-fried",
    protein: "egg",
    name: "Buttermilk pancakes",
    detail: "with {topping}",
    base: [
      starch("all-purpose-flour", 55, "cup"),
      liquid("buttermilk", 110, "cup"),
      whole(protein("egg", 50, "large")),
      butter(6),
      season("baking-powder", 2),
      pinchOfSalt,
    ],
    parts: {
      topping: [
        choice("blueberry", "blueberries and maple syrup", [
          fruit("blueberries", 70, "cup"),
          sauce("maple-syrup", 12, "tbsp"),
        ]),
        choice("banana", "banana and walnuts", [fruit("banana", 60), fat("walnuts", 10, "tbsp")], {
          word: "sliced banana and walnuts",
        }),
        choice("apple", "cinnamon apple", [fruit("apple", 120), season("cinnamon-ground", 0.6)], {
          word: "the soft apple",
          steps: [
            step(
              "Meanwhile cook the diced apple with the cinnamon and a spoonful of water, covered, for {time}, until soft; keep it warm.",
              2,
              {
                time: [4, 5],
              },
            ),
          ],
        }),
      ],
    },
    steps: [
      step(
        "Beat the egg with the buttermilk and the melted butter and stir in the flour, baking powder and salt; a few lumps may stay.",
        5,
      ),
      step("Let the mixture stand for {time}.", 5, { time: [4, 5] }),
      { use: "topping" },
      step(
        "Cook spoonfuls in a nonstick pan over medium heat for {time} in all, turning once bubbles open, until both sides are golden.",
        9,
        {
          time: [6, 7],
        },
      ),
      step("Stack and serve with {topping}.", 2),
    ],
  }),
  breakfast({
    id: "buckwheat-galette",
    cuisine: "french",
    level: "intermediate",
    method: "pan-fried",
    premium: true,
    name: "Breton buckwheat parcel",
    detail: "with {filling}",
    base: [starch("buckwheat-flour", 50, "cup"), liquid("water", 130), oliveOil(9), pinchOfSalt],
    parts: {
      filling: [
        choice(
          "complete",
          "prosciutto, Gruyère and egg",
          [protein("prosciutto", 15, "slice"), dairy("gruyere", 22), whole(protein("egg", 50, "large"))],
          {
            word: "prosciutto, grated Gruyère and an egg",
            protein: "egg",
            way: "grate the Gruyère and have the prosciutto and the egg at hand",
          },
        ),
        choice(
          "mushroom",
          "mushrooms and spinach",
          [
            vegetable("cremini-mushrooms", 120, "cup"),
            vegetable("spinach", 80, "cup"),
            fat("pumpkin-seeds", 15, "tbsp"),
          ],
          {
            word: "browned mushrooms, spinach and pumpkin seeds",
            way: "brown the sliced mushrooms in half of the olive oil for {time}, wilt the spinach with them and add the pumpkin seeds",
            time: [5, 6],
          },
        ),
        choice(
          "ratatouille",
          "zucchini and tomato",
          [vegetable("zucchini", 120), vegetable("tomato", 100), protein("cannellini-beans-canned-drained", 70)],
          {
            word: "stewed zucchini, tomato and white beans",
            protein: "bean",
            way: "stew the diced zucchini and tomato with the white beans for {time}, until soft and thick",
            time: [7, 8],
          },
        ),
        choice(
          "goat",
          "goat cheese, fig and walnuts",
          [dairy("goat-cheese-soft", 35), fruit("figs", 60), fat("walnuts", 8, "tbsp")],
          {
            word: "goat cheese, sliced figs and walnuts",
            way: "crumble the goat cheese, slice the figs and chop the walnuts",
          },
        ),
      ],
    },
    steps: [
      step("Whisk the buckwheat flour with the water and salt and let it stand for {time}.", 11, { time: [9, 10] }),
      step("Meanwhile, for the filling, {filling.way}.", 2),
      step(
        "Spread the batter thinly in a hot pan brushed with some of the olive oil and cook for {time}, until the edge lifts.",
        4,
        { time: [3, 4] },
      ),
      step("Lay the filling in the middle, fold in the sides and heat for {time}, until hot.", 4, {
        time: [3, 4],
        instead: {
          where: "filling.complete",
          steps: [
            step(
              "Lay the Gruyère and prosciutto in the middle, crack the egg over them, fold in the sides, cover and cook for {time}, until the egg is set.",
              4,
              { time: [3, 4] },
            ),
          ],
        },
      }),
    ],
  }),
  breakfast({
    id: "banana-oat-cakes",
    cuisine: "international",
    level: "beginner",
    method: "pan-fried",
    name: "{oats} banana oat stacks",
    detail: "with {topping}",
    base: [
      fruit("banana", 100),
      liquid("coconut-milk-beverage", 80, "cup"),
      season("baking-powder", 2),
      fat("coconut-oil", 7, "tsp"),
    ],
    parts: {
      topping: [
        choice("blueberry", "blueberries", [fruit("blueberries", 90, "cup")]),
        choice("peach", "peach and sunflower seeds", [fruit("peach", 100), fat("sunflower-seeds", 8, "tbsp")], {
          word: "sliced peach and sunflower seeds",
        }),
        choice("kiwi", "kiwi and coconut", [fruit("kiwi", 90), fat("coconut-shredded-unsweetened", 8, "tbsp")], {
          word: "sliced kiwi and shredded coconut",
        }),
        choice("raspberry", "raspberries and almond butter", [
          fruit("raspberries", 80, "cup"),
          fat("almond-butter", 10, "tsp"),
        ]),
      ],
      oats: oats("golden", 55, "cup"),
    },
    steps: [
      step("Blend the {oats}, banana, coconut milk and baking powder to a thick mixture.", 4),
      step("Fry small rounds in the coconut oil for {time}, turning once, until golden and set.", 9, { time: [8, 9] }),
      step("Serve with {topping}.", 2),
    ],
  }),
  breakfast({
    id: "breakfast-burrito",
    cuisine: "mexican",
    level: "beginner",
    method: "pan-fried",
    protein: "egg",
    name: "Breakfast burrito",
    detail: "with egg, {filling} and salsa",
    base: [
      whole(starch("whole-wheat-tortilla", 72, "large")),
      whole(protein("egg", 50, "large")),
      sauce("salsa", 25, "tbsp"),
      oliveOil(6),
      pinchOfSalt,
    ],
    parts: {
      filling: [
        choice("black-bean", "black beans", [protein("black-beans-canned-drained", 60)], {
          steps: [step("Warm the black beans with a spoonful of water for {time}.", 3, { time: 3 })],
        }),
        choice("potato", "potato, cheddar", [starch("potato", 90), dairy("cheddar-cheese", 15)], {
          word: "the potato, grated cheddar",
          steps: [
            step("Fry the diced potato in half of the olive oil for {time}, until tender and brown.", 10, {
              time: [8, 10],
            }),
          ],
        }),
        choice("turkey", "turkey, peppers", [protein("ground-turkey", 60), vegetable("red-bell-pepper", 60)], {
          word: "the turkey with pepper",
          steps: [
            step("Fry the turkey with the diced bell pepper in half of the olive oil for {time}, until browned.", 7, {
              time: [6, 7],
            }),
          ],
        }),
        choice("avocado", "avocado", [vegetable("avocado", 60)], { word: "sliced avocado" }),
      ],
    },
    steps: [
      { use: "filling" },
      step("Scramble the egg in the olive oil with salt for {time}, until no liquid egg is left.", 3, {
        time: 3,
        instead: {
          where: ["filling.potato", "filling.turkey"],
          steps: [
            step(
              "Scramble the egg in the rest of the olive oil with salt for {time}, until no liquid egg is left.",
              3,
              { time: 3 },
            ),
          ],
        },
      }),
      step("Warm the tortilla in a dry pan for {time}.", 2, { time: 2 }),
      step("Fill with egg, {filling} and salsa, fold in the ends and roll.", 3),
    ],
  }),
  breakfast({
    id: "labneh-plate",
    cuisine: "levantine",
    level: "beginner",
    method: "assembled",
    name: "Labneh plate",
    detail: "with {bread}, {vegetable} and olive oil",
    base: [
      dairy("labneh", 90, "tbsp"),
      oliveOil(7),
      whole(fat("olives-green", 10.8, "piece")),
      flavour("mint-fresh", 3),
    ],
    parts: {
      bread: [
        choice("pita", "pita", [whole(starch("pita-whole-wheat", 64, "piece"))], { word: "pita, warmed in a dry pan" }),
        choice("gluten-free", "gluten-free bread", [whole(starch("gluten-free-white-bread", 56, "slice"))]),
      ],
      vegetable: [
        choice("cucumber", "cucumber", [vegetable("cucumber", 90)], { word: "sliced cucumber" }),
        choice("tomato", "tomato", [vegetable("tomato", 110)], { word: "sliced tomato" }),
        choice("pepper", "red pepper", [vegetable("red-bell-pepper", 90)], { word: "strips of bell pepper" }),
      ],
    },
    steps: [
      step("Spread the labneh on a plate and pour the olive oil over.", 2),
      step("Add the {vegetable}, olives and mint.", 3),
      step("Serve with {bread}.", 2),
    ],
  }),
  breakfast({
    id: "ricotta-hotcakes",
    cuisine: "italian",
    level: "advanced",
    method: "pan-fried",
    protein: "egg",
    premium: true,
    name: "Lemon ricotta hotcakes",
    detail: "with {fruit}",
    base: [
      dairy("ricotta-whole-milk", 85, "cup"),
      whole(protein("egg", 50, "large")),
      starch("all-purpose-flour", 35, "cup"),
      season("lemon-zest", 2),
      butter(7),
      season("baking-powder", 1.5),
    ],
    parts: {
      fruit: [
        choice("blackberry", "blackberries", [fruit("blackberries", 100, "cup")], {
          way: "serve at once with the blackberries",
        }),
        choice("apricot", "honeyed apricots", [fruit("apricot", 120), sauce("honey", 7, "tsp")], {
          way: "warm the pitted, halved apricots with the honey in the pan for {time} and serve at once",
          time: 2,
        }),
        choice("fig", "figs and honey", [fruit("figs", 80), sauce("honey", 7, "tsp")], {
          way: "serve at once with the sliced figs and honey",
        }),
      ],
    },
    steps: [
      step("Separate the egg; stir the yolk with the ricotta and lemon zest, then the flour and baking powder.", 6),
      step("Whip the egg white and fold it in.", 4),
      step("Cook thick cakes slowly in the butter for {time}, turning once, until golden and set inside.", 10, {
        time: [8, 10],
      }),
      step("{fruit.way}.", 4),
    ],
  }),
];
