import { choice, dairy, fat, flavour, fruit, season, step, vegetable } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { oliveOil, pinchOfSalt } from "../pantry.ts";
import { anySide, mainSide } from "./side.ts";

const STICKS: readonly PartOption[] = [
  choice("cucumber", "cucumber", [vegetable("cucumber", 60)], { way: "cut the cucumber into sticks" }),
  choice("celery", "celery", [vegetable("celery", 60)], { way: "cut the celery into sticks" }),
  choice("radish", "radishes", [vegetable("radish", 70)], { way: "trim and halve the radishes" }),
];

/** Cheese, yogurt and nut butter with vegetables or berries: what fills where no bread stands on the table, with milk's calcium. */
export const freshCheeseSides = (): readonly Template[] => [
  mainSide({
    id: "side-caprese",
    cuisine: "italian",
    method: "assembled",
    name: "Mozzarella and {vegetable}",
    base: [dairy("mozzarella-fresh-whole-milk", 36), flavour("basil-fresh", 4), oliveOil(8)],
    parts: {
      vegetable: [
        choice("tomato", "tomato", [vegetable("tomato", 110)], { way: "slice the tomato" }),
        choice("zucchini", "zucchini", [vegetable("zucchini", 110)], {
          way: "shave the zucchini into ribbons with a peeler",
        }),
      ],
    },
    steps: [
      step("{vegetable.way} and lay it on a plate; tear the mozzarella over it.", 3),
      step("Dress it with the olive oil and scatter the torn basil over it.", 1),
    ],
  }),
  mainSide({
    id: "side-feta-salad",
    cuisine: "greek",
    method: "raw",
    name: "Feta and {vegetable} Salad",
    base: [dairy("feta-cheese", 24), oliveOil(8), flavour("lemon-juice", 5, "tsp"), season("oregano-dried", 0.5)],
    parts: {
      vegetable: [
        choice("tomato", "tomato", [vegetable("tomato", 100)], { way: "cut the tomato into wedges" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 120)], { way: "slice the cucumber" }),
        choice("romaine", "romaine", [vegetable("romaine-lettuce", 80)], {
          word: "romaine lettuce",
          way: "tear the romaine lettuce into bites",
        }),
      ],
    },
    steps: [
      step("{vegetable.way}; crumble the feta.", 3),
      step("Toss the {vegetable} with the olive oil, lemon juice and oregano and scatter the feta over it.", 1),
    ],
  }),
  mainSide({
    id: "side-yogurt-dip",
    cuisine: "greek",
    method: "raw",
    name: "Garlic Yogurt and {sticks}",
    base: [
      dairy("greek-yogurt-whole-milk", 85),
      flavour("garlic", 1.5, "clove"),
      flavour("dill-fresh", 2),
      oliveOil(6),
      pinchOfSalt,
    ],
    parts: { sticks: STICKS },
    steps: [
      step("Stir the yogurt with the crushed garlic, the chopped dill, the olive oil and the salt.", 2),
      step("{sticks.way} and serve the dip with the {sticks}.", 2),
    ],
  }),
  mainSide({
    id: "side-cauliflower-gratin",
    cuisine: "french",
    method: "roasted",
    name: "{vegetable} under Swiss Cheese",
    base: [dairy("swiss-cheese", 28), oliveOil(5), season("nutmeg", 0.1), pinchOfSalt],
    parts: {
      vegetable: [
        choice("cauliflower", "Cauliflower", [vegetable("cauliflower", 140)], { word: "cauliflower" }),
        choice("broccoli", "Broccoli", [vegetable("broccoli", 120)], { word: "broccoli" }),
      ],
    },
    steps: [
      step(
        "Heat the oven to {oven}; cut the {vegetable} into small florets and toss with the olive oil and the salt.",
        4,
        {
          oven: 220,
        },
      ),
      step("Roast on a tray for {time}, until it browns at the edges.", 15, { time: [14, 15] }),
      step("Scatter the Swiss cheese and the nutmeg over it and roast {time} more, until the cheese melts.", 5, {
        time: 5,
      }),
    ],
  }),
  anySide({
    id: "side-celery-and-butter",
    cuisine: "american",
    method: "assembled",
    name: "Celery and {butter}",
    base: [vegetable("celery", 90)],
    parts: {
      butter: [
        choice("almond", "Almond Butter", [fat("almond-butter", 26, "tbsp")], { word: "almond butter" }),
        choice("sunflower", "Sunflower Butter", [fat("sunflower-seed-butter", 26, "tbsp")], {
          word: "sunflower seed butter",
        }),
      ],
    },
    steps: [step("Trim the celery and cut it into sticks.", 2), step("Spoon the {butter} beside it, for dipping.", 1)],
  }),
  anySide({
    id: "side-berry-yogurt",
    cuisine: "international",
    method: "simmered",
    name: "Warm {berry} on Yogurt",
    base: [dairy("greek-yogurt-whole-milk", 65), fat("pumpkin-seeds", 12)],
    parts: {
      berry: [
        choice("raspberry", "Raspberries", [fruit("raspberries-frozen", 45)], { word: "raspberries" }),
        choice("strawberry", "Strawberries", [fruit("strawberries-frozen", 40)], { word: "strawberries" }),
      ],
    },
    steps: [
      step("Put the frozen {berry} into a pan and warm them for {time}, until they are soft.", 4, { time: 3 }),
      step("Spoon them over the yogurt and scatter the pumpkin seeds on top.", 1),
    ],
  }),
];
