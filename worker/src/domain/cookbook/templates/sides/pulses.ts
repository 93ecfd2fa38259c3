import { choice, flavour, liquid, protein, season, step, vegetable } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { oliveOil, pinchOfSalt, water } from "../pantry.ts";
import { mainSide } from "./side.ts";

/** Pulses cooked without salt, coconut and avocado: filling beside a dish that has its starch. */
export const pulseSides = (): readonly Template[] => [
  mainSide({
    id: "side-bean-mash",
    cuisine: "italian",
    method: "simmered",
    protein: "bean",
    name: "{pulse} Mash",
    base: [oliveOil(6), flavour("garlic", 3, "clove"), flavour("lemon-juice", 6, "tsp"), water(40), pinchOfSalt],
    parts: {
      pulse: [
        choice("white", "white bean", [protein("white-beans-cooked", 135)], { word: "white beans" }),
        choice("chickpea", "chickpea", [protein("chickpeas-cooked", 115)], { word: "chickpeas", protein: "chickpea" }),
        choice("lentil", "lentil", [protein("lentils-cooked", 140)], { word: "cooked lentils", protein: "lentil" }),
      ],
    },
    steps: [
      step("Warm the sliced garlic in the olive oil, add the {pulse} and water and simmer for {time}, until soft.", 8, {
        time: [6, 8],
      }),
      step("Mash it, not too finely, with the lemon juice and salt.", 2),
    ],
  }),
  mainSide({
    id: "side-warm-lentils",
    cuisine: "french",
    method: "boiled",
    protein: "lentil",
    name: "Warm Lentils and {vegetable}",
    base: [protein("lentils-cooked", 130), oliveOil(6), flavour("lemon-juice", 7, "tsp"), flavour("parsley-fresh", 4)],
    parts: {
      vegetable: [
        choice("carrot", "carrot", [vegetable("carrot", 70)], { word: "finely diced carrot" }),
        choice("beans", "green beans", [vegetable("green-beans", 70)], { word: "trimmed green beans" }),
        choice("leek", "leek", [vegetable("leek", 60)], { word: "sliced leek" }),
        choice("spinach", "spinach", [vegetable("spinach", 80)], { word: "washed spinach" }),
      ],
    },
    steps: [
      step(
        "Boil the {vegetable} in a little salted water for {time}, until tender, with the cooked lentils in it at the end; drain.",
        8,
        {
          time: [5, 7],
        },
      ),
      step("Dress them warm with the olive oil, lemon juice and chopped parsley.", 2),
    ],
  }),
  mainSide({
    id: "side-crisp-pulses",
    cuisine: "levantine",
    method: "roasted",
    protein: "chickpea",
    name: "Crisp Roast {pulse}",
    base: [oliveOil(5), season("cumin", 0.6), flavour("lemon-juice", 4, "tsp")],
    parts: {
      pulse: [
        choice("chickpeas", "chickpeas", [protein("chickpeas-cooked", 120)]),
        choice("beans", "white beans", [protein("white-beans-cooked", 135)], { protein: "bean" }),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; dry the {pulse} in a cloth and toss them with the olive oil and cumin.", 4, {
        oven: 210,
      }),
      step("Roast for {time}, shaking the tray, until brown and crisp; sprinkle with the lemon juice.", 25, {
        time: [22, 25],
      }),
    ],
  }),
  mainSide({
    id: "side-coconut-greens",
    cuisine: "indian",
    method: "simmered",
    name: "Coconut {greens}",
    base: [
      liquid("coconut-milk-canned", 80, "cup"),
      flavour("garlic", 3, "clove"),
      season("turmeric", 0.4),
      pinchOfSalt,
    ],
    parts: {
      greens: [
        choice("cabbage", "cabbage", [vegetable("green-cabbage", 150)], { word: "shredded green cabbage" }),
        choice("kale", "kale", [vegetable("kale", 110)], { word: "torn kale" }),
        choice("beans", "green beans", [vegetable("green-beans", 140)], { word: "trimmed green beans" }),
      ],
    },
    steps: [
      step(
        "Simmer the {greens} with the sliced garlic, turmeric, coconut milk and salt for {time}, until tender.",
        10,
        {
          time: [8, 10],
        },
      ),
    ],
  }),
];
