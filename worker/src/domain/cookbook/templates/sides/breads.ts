import { choice, fat, flavour, fruit, starch, step, vegetable, whole } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { oliveOil, pepper, pinchOfSalt } from "../pantry.ts";
import { anySide, breakfastSide, mainSide } from "./side.ts";

const SLICES: readonly PartOption[] = [
  choice("wheat", "whole-wheat bread", [whole(starch("whole-wheat-bread", 32, "slice"))]),
  choice("multigrain", "multigrain bread", [whole(starch("multigrain-bread", 32, "slice"))]),
  choice("rye", "rye bread", [whole(starch("rye-bread", 32, "slice"))]),
];

export const breadSides = (): readonly Template[] => [
  anySide({
    id: "side-bread",
    cuisine: "international",
    method: "assembled",
    name: "Slice of {bread}",
    base: [],
    parts: {
      bread: [
        ...SLICES,
        choice("pumpernickel", "pumpernickel", [whole(starch("pumpernickel-bread", 26, "slice"))]),
        choice("sourdough", "sourdough bread", [whole(starch("sourdough-or-french-bread", 40, "slice"))]),
        choice("sprouted", "sprouted bread", [whole(starch("sprouted-wheat-bread", 38, "slice"))], {
          word: "sprouted wheat bread",
        }),
      ],
    },
    steps: [step("Serve the {bread} fresh, or toast it for {time} if it is a day old.", 2, { time: 2 })],
  }),
  breakfastSide({
    id: "side-toast",
    cuisine: "american",
    method: "assembled",
    name: "Toast and {spread}",
    detail: "on {bread}",
    base: [],
    parts: {
      bread: SLICES,
      spread: [
        choice("peanut", "peanut butter", [fat("peanut-butter-unsalted", 16, "tbsp")]),
        choice("almond", "almond butter", [fat("almond-butter", 16, "tbsp")]),
        choice("avocado", "avocado", [vegetable("avocado", 40)], { word: "mashed avocado" }),
        choice("jam", "jam", [flavour("jam", 20, "tsp")]),
        choice("banana", "banana", [fruit("banana", 50)], { word: "mashed banana" }),
        choice("tomato", "tomato", [vegetable("tomato", 60), oliveOil(3)], {
          word: "crushed tomato and the olive oil",
        }),
      ],
    },
    steps: [step("Toast the {bread} for {time}.", 2, { time: 2 }), step("Spread it with the {spread}.", 1)],
  }),
  mainSide({
    id: "side-garlic-toast",
    cuisine: "italian",
    method: "grilled",
    name: "Garlic Toast",
    detail: "on {bread}",
    base: [oliveOil(4), flavour("garlic", 1.5, "clove"), pepper],
    parts: {
      bread: [
        ...SLICES.slice(0, 2),
        choice("sourdough", "sourdough bread", [whole(starch("sourdough-or-french-bread", 40, "slice"))]),
      ],
    },
    steps: [
      step("Toast the {bread} for {time} until crisp at the edges.", 3, { time: 3 }),
      step("Rub it with the cut garlic, sprinkle it with the olive oil and grind black pepper over it.", 1),
    ],
  }),
  mainSide({
    id: "side-warm-flatbread",
    cuisine: "international",
    method: "grilled",
    name: "Warm {bread}",
    base: [],
    parts: {
      bread: [
        choice("corn", "corn tortillas", [whole(starch("corn-tortilla", 48, "piece"))]),
        choice("pita", "whole-wheat pita", [whole(starch("pita-whole-wheat", 28, "small"))]),
        choice("chapati", "chapati", [whole(starch("chapati-or-roti", 40, "small"))]),
        choice("tortilla", "whole-wheat tortilla", [whole(starch("whole-wheat-tortilla", 30, "small"))]),
      ],
    },
    steps: [
      step("Warm the {bread} in a dry pan for {time}, turning once, until soft; a cloth keeps the warmth in.", 2, {
        time: 2,
      }),
    ],
  }),
  anySide({
    id: "side-roll",
    cuisine: "american",
    method: "assembled",
    name: "Warm {roll}",
    base: [],
    parts: {
      roll: [
        choice("wholegrain", "wholegrain roll", [whole(starch("whole-wheat-burger-bun", 56, "piece"))], {
          word: "whole-wheat roll",
        }),
        choice("muffin", "English muffin", [whole(starch("english-muffin", 57, "piece"))], { word: "split muffin" }),
        choice("dinner", "dinner roll", [whole(starch("dinner-roll", 28, "piece"))]),
      ],
    },
    steps: [step("Warm the {roll} in a toaster or a dry pan for {time}.", 3, { time: 3 })],
  }),
  anySide({
    id: "side-crispbread",
    cuisine: "nordic",
    method: "assembled",
    name: "{bread} and {topping}",
    base: [],
    parts: {
      bread: [
        choice("rye", "crispbread", [whole(starch("rye-crispbread", 20, "slice"))]),
        choice("rice", "rice cakes", [whole(starch("rice-cakes", 18, "piece"))]),
      ],
      topping: [
        choice("cucumber", "cucumber", [vegetable("cucumber", 60), pinchOfSalt], { word: "salted slices of cucumber" }),
        choice("tomato", "tomato", [vegetable("tomato", 60), pinchOfSalt], { word: "salted slices of tomato" }),
        choice("avocado", "avocado", [vegetable("avocado", 40), pinchOfSalt], { word: "mashed, salted avocado" }),
        choice("radish", "radishes", [vegetable("radish", 50)], { word: "slices of radish" }),
      ],
    },
    steps: [step("Lay the {topping} on the {bread} just before serving, so that nothing softens.", 3)],
  }),
];
