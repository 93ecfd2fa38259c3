import { dairy, fruit, protein, sauce, season, starch, step, vegetable, whole } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { oliveOil } from "../pantry.ts";
import { lemonJuice, limeJuice, option, proteinChoice, salt } from "../parts.ts";

export const sandwichLunches = (): readonly Template[] => [
  {
    id: "sourdough-sandwich",
    mealTypes: ["lunch"],
    cuisine: "american",
    level: "beginner",
    method: "assembled",
    name: "{filling} Sandwich",
    detail: "with {crunch} on {bread}",
    base: [vegetable("red-leaf-lettuce", 25)],
    parts: {
      filling: [
        option(
          "turkey-avocado",
          "Turkey and Avocado",
          "turkey and avocado",
          [protein("deli-turkey-breast", 50), fruit("avocado", 60)],
          { protein: "turkey" },
        ),
        option("beef", "Roast Beef", "roast beef", [protein("deli-roast-beef", 45), sauce("mayonnaise", 12, "tbsp")], {
          protein: "beef",
          steps: [step("Spread the bread with mayonnaise.", 1)],
        }),
        option(
          "egg",
          "Egg Salad",
          "egg salad",
          [whole(protein("egg", 100, "large")), sauce("mayonnaise", 15, "tbsp"), vegetable("chives-fresh", 3)],
          {
            protein: "egg",
            steps: [
              step(
                "Lower the eggs into boiling water and boil for {time}, peel them and mash with mayonnaise and chives.",
                14,
                { time: [10, 11] },
              ),
            ],
          },
        ),
        option(
          "tuna",
          "Tuna Mayonnaise",
          "tuna",
          [protein("tuna-canned-in-water", 110), sauce("mayonnaise", 20, "tbsp"), lemonJuice(5)],
          { protein: "tuna", steps: [step("Stir the drained tuna with mayonnaise and lemon juice.", 3)] },
        ),
        option("hummus", "Hummus", "hummus", [sauce("hummus", 50), protein("pumpkin-seeds", 12)], {
          protein: "chickpea",
          steps: [step("Spread the hummus on the bread and scatter the pumpkin seeds over it so that they stick.", 1)],
        }),
        option(
          "mozzarella",
          "Mozzarella and Basil",
          "mozzarella and basil",
          [dairy("mozzarella-fresh-whole-milk", 45), vegetable("basil-fresh", 4)],
          { protein: "cheese" },
        ),
        option(
          "chickpea",
          "Smashed Chickpea",
          "smashed chickpeas",
          [protein("chickpeas-canned-drained", 110), oliveOil(8), lemonJuice(8), season("paprika", 0.5)],
          {
            protein: "chickpea",
            steps: [step("Mash the chickpeas roughly with olive oil, lemon juice and paprika.", 4)],
          },
        ),
      ],
      crunch: [
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 60)]),
        option("tomato", "Tomato", "tomato", [vegetable("tomato", 70)]),
        option("radish", "Radish", "radishes", [vegetable("radish", 40)]),
      ],
      bread: [
        option("sourdough", "Sourdough", "sourdough bread", [starch("sourdough-or-french-bread", 80)]),
        option("whole-wheat", "Whole-Wheat Bread", "whole-wheat bread", [
          whole(starch("whole-wheat-bread", 64, "slice")),
        ]),
        option("rye", "Rye Bread", "rye bread", [whole(starch("rye-bread", 64, "slice"))]),
      ],
    },
    steps: [
      step("Slice the {crunch} and wash and dry the red leaf lettuce.", 2),
      { use: "filling" },
      step(
        "Layer the {bread}, an odd slice cut in half, with the {filling}, {crunch} and lettuce, press together under a plate for {time} and cut in half.",
        4,
        { time: 2 },
      ),
    ],
    skip: [
      ["filling.mozzarella", "crunch.radish"],
      ["filling.mozzarella", "bread.rye"],
      ["filling.mozzarella", "crunch.cucumber"],
      ["filling.tuna", "crunch.radish"],
      ["filling.hummus", "bread.rye"],
    ],
  },
  {
    id: "tortilla-wrap",
    mealTypes: ["lunch"],
    cuisine: "american",
    level: "beginner",
    method: "assembled",
    name: "{filling} Wrap",
    detail: "with {veg}",
    base: [whole(starch("whole-wheat-tortilla", 72, "large")), vegetable("romaine-lettuce", 40)],
    parts: {
      filling: [
        option(
          "chicken-caesar",
          "Chicken Caesar",
          "roast chicken",
          [protein("rotisserie-chicken-breast", 90), sauce("caesar-dressing", 15, "tbsp")],
          { protein: "chicken", steps: [step("Toss the shredded roast chicken with Caesar dressing.", 2)] },
        ),
        option(
          "chicken-avocado",
          "Chicken and Avocado",
          "roast chicken and avocado",
          [protein("rotisserie-chicken-breast", 90), fruit("avocado", 70), limeJuice(8)],
          { protein: "chicken", steps: [step("Mash the avocado with lime juice and slice the roast chicken.", 3)] },
        ),
        option(
          "bean",
          "Smoky Black Bean",
          "black beans",
          [protein("black-beans-canned-drained", 110), fruit("avocado", 45), season("smoked-paprika", 1), limeJuice(8)],
          {
            protein: "bean",
            steps: [step("Mash the black beans and avocado roughly with smoked paprika and lime juice.", 3)],
          },
        ),
        option(
          "hummus-feta",
          "Hummus and Feta",
          "hummus, crumbled feta",
          [sauce("hummus", 60), dairy("feta-cheese", 25)],
          {
            protein: "cheese",
          },
        ),
        option(
          "turkey-cheddar",
          "Turkey and Cheddar",
          "turkey, sliced cheddar",
          [protein("deli-turkey-breast", 45), dairy("cheddar-cheese", 25)],
          { protein: "turkey" },
        ),
        option(
          "salmon",
          "Smoked Salmon",
          "smoked salmon and cream cheese",
          [protein("smoked-salmon", 45), dairy("cream-cheese", 20)],
          { protein: "salmon" },
        ),
        option(
          "tofu",
          "Peanut Tofu",
          "tofu",
          [
            protein("tofu-extra-firm", 130),
            sauce("peanut-butter-unsalted", 20),
            sauce("soy-sauce-low-sodium", 5, "tsp"),
            limeJuice(8),
          ],
          {
            protein: "tofu",
            steps: [
              step(
                "Stir the peanut butter with soy sauce, lime juice and a spoonful of water and coat the tofu in strips.",
                4,
              ),
            ],
          },
        ),
      ],
      veg: [
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 70)]),
        option("carrot", "Carrot", "carrot", [vegetable("carrot", 50)]),
        option("pepper", "Sweet Pepper", "red pepper", [vegetable("red-bell-pepper", 70)]),
        option("tomato", "Tomato", "tomato", [vegetable("tomato", 80)]),
      ],
    },
    steps: [
      step("Cut the {veg} into strips and shred the romaine lettuce.", 2),
      { use: "filling" },
      step("Warm the tortilla in a dry pan for {time} so that it bends.", 2, { time: 1 }),
      step("Lay the {filling}, {veg} and lettuce down the middle, fold in the sides and roll up tightly.", 3),
    ],
    skip: [
      ["filling.salmon", "veg.tomato"],
      ["filling.salmon", "veg.pepper"],
      ["filling.tofu", "veg.tomato"],
      ["filling.chicken-caesar", "veg.carrot"],
    ],
  },
  {
    id: "grilled-cheese",
    mealTypes: ["lunch"],
    cuisine: "american",
    level: "beginner",
    method: "pan-fried",
    protein: "cheese",
    name: "Toasted {cheese} Sandwich",
    detail: "with {extra} and {side}",
    base: [whole(starch("italian-bread", 60, "slice")), oliveOil(6)],
    parts: {
      cheese: [
        option("cheddar", "Cheddar", "cheddar", [dairy("cheddar-cheese", 32)]),
        option("gouda", "Gouda", "Gouda", [dairy("gouda", 32)]),
        option("swiss", "Swiss Cheese", "Swiss cheese", [dairy("swiss-cheese", 36)]),
      ],
      extra: [
        option("tomato", "Tomato", "tomato", [vegetable("tomato", 80)], { way: "slice the tomato" }),
        option("apple", "Apple", "apple", [fruit("apple", 60)], { way: "slice the apple thinly" }),
        option("kimchi", "Kimchi", "kimchi", [vegetable("kimchi", 30)], { way: "drain and chop the kimchi" }),
        option("ham", "Ham", "ham", [protein("deli-ham", 25)], { way: "fold the ham" }),
      ],
      side: [
        option("salad", "Green Salad", "salad greens, dressed with the lemon juice and the rest of the olive oil", [
          vegetable("salad-greens-mixed", 50),
          lemonJuice(4),
          oliveOil(3),
        ]),
        option("carrots", "Carrot Sticks", "carrot sticks", [vegetable("carrot", 80)]),
      ],
    },
    steps: [
      step("{extra.way} and lay it with the {cheese} between slices of Italian bread, an odd one cut in half.", 3),
      step(
        "Brush with most of the olive oil and cook in a pan over low heat for {time}, until golden on both sides and melted inside.",
        8,
        { time: [7, 8] },
      ),
      step("Cut in half and serve with the {side}.", 2),
    ],
    skip: [["cheese.swiss", "extra.kimchi"]],
  },
  {
    id: "pita-pockets",
    mealTypes: ["lunch"],
    cuisine: "levantine",
    level: "beginner",
    method: "assembled",
    name: "Pita Pocket",
    detail: "with {filling} and {veg}",
    base: [
      whole(starch("pita-whole-wheat", 64, "piece")),
      vegetable("romaine-lettuce", 30),
      lemonJuice(8),
      oliveOil(13),
    ],
    parts: {
      filling: [
        option(
          "chickpea",
          "Lemon Chickpeas",
          "chickpeas and salt",
          [protein("chickpeas-canned-drained", 140), salt(0.4)],
          {
            protein: "chickpea",
          },
        ),
        option(
          "chicken",
          "Chicken, Avocado",
          "sliced roast chicken, avocado and salt",
          [protein("rotisserie-chicken-breast", 90), fruit("avocado", 50), salt(0.4)],
          { protein: "chicken" },
        ),
        option(
          "lentil",
          "Herbed Lentils",
          "lentils, parsley and salt",
          [protein("lentils-cooked", 160), vegetable("parsley-fresh", 6), salt(0.4)],
          { protein: "lentil" },
        ),
        option(
          "feta",
          "Feta, Olives",
          "crumbled feta and olives",
          [dairy("feta-cheese", 40), vegetable("kalamata-olives", 8)],
          {
            protein: "cheese",
          },
        ),
        option(
          "tuna",
          "Tuna, White Beans",
          "drained tuna and white beans",
          [protein("tuna-canned-in-water", 80), protein("cannellini-beans-canned-drained", 70)],
          { protein: "tuna" },
        ),
      ],
      veg: [
        option("tomato", "Tomato", "tomato", [vegetable("tomato", 80)]),
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 80)]),
        option("cabbage", "Red Cabbage", "red cabbage", [vegetable("red-cabbage", 60)]),
      ],
    },
    steps: [
      step("Slice the {veg} and shred the romaine lettuce; dress with lemon juice and olive oil.", 4),
      step("Fold in the {filling}.", 3),
      step("Warm the pita for {time}, cut it open and fill.", 2, { time: 1 }),
    ],
  },
  {
    id: "collard-parcels",
    mealTypes: ["lunch"],
    cuisine: "international",
    level: "beginner",
    method: "raw",
    name: "Collard Parcels",
    detail: "with {filling} and {veg}",
    base: [vegetable("collard-greens", 70), fruit("avocado", 105), limeJuice(12), oliveOil(10), salt(0.4)],
    parts: {
      filling: [
        option("chicken", "Roast Chicken", "roast chicken", [protein("rotisserie-chicken-breast", 120), oliveOil(5)], {
          protein: "chicken",
        }),
        proteinChoice("beef", 130, {
          name: "Steak",
          steps: [
            step(
              "Sear the beef in a hot pan with a little of the olive oil for {time}, turning once, until browned, and slice it thinly.",
              5,
              { time: [4, 5] },
            ),
          ],
        }),
        proteinChoice("turkey", 150, {
          with: [oliveOil(5)],
          steps: [
            step(
              "Cook the turkey, in thin strips, in a hot pan with a little of the olive oil for {time}, until cooked through.",
              5,
              { time: [4, 5] },
            ),
          ],
        }),
        option("salmon", "Smoked Salmon", "smoked salmon", [protein("smoked-salmon", 60), oliveOil(5)], {
          protein: "salmon",
        }),
        option(
          "lentil-quinoa",
          "Lentils, Quinoa",
          "lentils, quinoa",
          [protein("lentils-cooked", 130), starch("quinoa-cooked", 90)],
          { protein: "lentil" },
        ),
      ],
      veg: [
        option("cucumber", "Cucumber", "cucumber", [vegetable("cucumber", 100)]),
        option("pepper", "Sweet Pepper", "red pepper", [vegetable("red-bell-pepper", 80)]),
        option("radish", "Radish", "radishes", [vegetable("radish", 70)]),
      ],
    },
    steps: [
      step("Trim the collard greens and dip them in boiling water for {time}, until they bend.", 3, { time: 1 }),
      { use: "filling" },
      step("Mash the avocado with lime juice, olive oil and salt.", 3),
      step("Spread the leaves with avocado, add the {filling} and {veg} in strips and roll up firmly.", 4),
    ],
  },
];
