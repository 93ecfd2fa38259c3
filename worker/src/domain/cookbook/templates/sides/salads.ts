import { choice, dairy, fat, flavour, fruit, onlyPaired, season, step, vegetable } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { oliveOil, pepper, pinchOfSalt } from "../pantry.ts";
import { mainSide } from "./side.ts";

const DRESSINGS: readonly PartOption[] = [
  choice("lemon", "lemon dressing", [oliveOil(8), flavour("lemon-juice", 6, "tsp")], {
    word: "the olive oil and the lemon juice",
  }),
  choice("balsamic", "balsamic dressing", [oliveOil(8), flavour("balsamic-vinegar", 5, "tsp")], {
    word: "the olive oil and the balsamic vinegar",
  }),
  choice("cider", "cider dressing", [oliveOil(8), flavour("apple-cider-vinegar", 6, "tsp")], {
    word: "the olive oil and the cider vinegar",
  }),
];

export const saladSides = (): readonly Template[] => [
  mainSide({
    id: "side-green-salad",
    cuisine: "french",
    method: "raw",
    name: "{leaf} Side Salad",
    detail: "with {dressing}",
    base: [vegetable("cucumber", 50), pinchOfSalt],
    parts: {
      leaf: [
        choice("mixed", "mixed leaf", [vegetable("salad-greens-mixed", 70)], { word: "mixed salad greens" }),
        choice("romaine", "romaine", [vegetable("romaine-lettuce", 80)], { word: "romaine lettuce" }),
        choice("arugula", "arugula", [vegetable("arugula", 50)]),
        choice("spinach", "baby spinach", [vegetable("baby-spinach", 60)]),
        choice("butterhead", "butterhead", [vegetable("butterhead-lettuce", 80)], { word: "butterhead lettuce" }),
      ],
      dressing: DRESSINGS,
    },
    steps: [
      step("Wash and dry the {leaf} and slice the cucumber.", 3),
      step("Toss with {dressing} and salt just before serving.", 1),
    ],
    skip: onlyPaired("leaf", "dressing", {
      mixed: "lemon",
      romaine: "cider",
      arugula: "balsamic",
      spinach: "balsamic",
      butterhead: "lemon",
    }),
  }),
  mainSide({
    id: "side-tomato-salad",
    cuisine: "italian",
    method: "raw",
    name: "{style} Tomato Salad",
    base: [vegetable("tomato", 160), oliveOil(6), pinchOfSalt, pepper],
    parts: {
      style: [
        choice("basil", "basil", [flavour("basil-fresh", 4)], { word: "torn basil" }),
        choice("onion", "red onion", [vegetable("red-onion", 20), flavour("parsley-fresh", 4)], {
          word: "thin rings of red onion and chopped parsley",
        }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 80), flavour("mint-fresh", 2)], {
          word: "diced cucumber and chopped mint",
        }),
        choice("pepper", "green pepper", [vegetable("green-bell-pepper", 60), flavour("lemon-juice", 5, "tsp")], {
          word: "diced green pepper and the lemon juice",
        }),
      ],
    },
    steps: [
      step("Cut the tomatoes into wedges and salt them.", 3),
      step("Add the {style}, season with black pepper and toss with the olive oil.", 2),
    ],
  }),
  mainSide({
    id: "side-cucumber-salad",
    cuisine: "eastern-european",
    method: "raw",
    name: "{style} Cucumber Salad",
    base: [vegetable("cucumber", 160), pinchOfSalt],
    parts: {
      style: [
        choice("dill", "dill and yogurt", [dairy("yogurt-plain-low-fat", 60), flavour("dill-fresh", 3), oliveOil(3)], {
          word: "yogurt, the olive oil and chopped dill",
        }),
        choice(
          "sesame",
          "sesame",
          [flavour("rice-vinegar", 8, "tsp"), fat("sesame-oil", 4, "tsp"), fat("sesame-seeds", 3, "tsp")],
          {
            word: "rice vinegar, the sesame oil and the sesame seeds",
          },
        ),
        choice("mint", "lemon and mint", [flavour("lemon-juice", 6, "tsp"), flavour("mint-fresh", 2), oliveOil(6)], {
          word: "lemon juice, the olive oil and chopped mint",
        }),
        choice("lime", "chili and lime", [flavour("lime-juice", 6, "tsp"), season("chili-flakes", 0.3), oliveOil(5)], {
          word: "lime juice, the olive oil and chili flakes",
        }),
      ],
    },
    steps: [
      step("Slice the cucumber thinly, salt it and let it stand for {time}; pour off the juice.", 6, { time: 5 }),
      step("Dress it with the {style}.", 1),
    ],
  }),
  mainSide({
    id: "side-carrot-salad",
    cuisine: "french",
    method: "raw",
    name: "{style} Carrot Salad",
    base: [vegetable("carrot", 120), oliveOil(5), pinchOfSalt],
    parts: {
      style: [
        choice("lemon", "lemon", [flavour("lemon-juice", 7, "tsp"), flavour("parsley-fresh", 4)], {
          word: "lemon juice and chopped parsley",
        }),
        choice("cumin", "cumin and orange", [fruit("orange", 60), season("cumin", 0.6)], {
          word: "cumin and the diced flesh of the orange",
        }),
        choice("raisin", "raisin", [fruit("raisins", 20, "tbsp"), flavour("lemon-juice", 7, "tsp")], {
          word: "raisins and the lemon juice",
        }),
        choice("ginger", "ginger and lime", [flavour("ginger-root", 3, "tsp"), flavour("lime-juice", 7, "tsp")], {
          word: "grated ginger and the lime juice",
        }),
        choice("apple", "apple", [fruit("apple", 60), flavour("lemon-juice", 7, "tsp")], {
          word: "grated apple and the lemon juice",
        }),
      ],
    },
    steps: [step("Grate the carrots coarsely.", 3), step("Salt them, add the {style} and toss with the olive oil.", 2)],
  }),
  mainSide({
    id: "side-slaw",
    cuisine: "american",
    method: "raw",
    name: "{cabbage} Side Slaw",
    detail: "with {dressing}",
    base: [vegetable("carrot", 30), pinchOfSalt],
    parts: {
      cabbage: [
        choice("white", "cabbage", [vegetable("green-cabbage", 110)], {
          way: "shred the green cabbage and the carrot finely",
        }),
        choice("red", "red cabbage", [vegetable("red-cabbage", 110)], {
          way: "shred the red cabbage and the carrot finely",
        }),
        choice("napa", "napa cabbage", [vegetable("napa-cabbage", 110)], {
          way: "shred the napa cabbage and the carrot finely",
        }),
        choice("mix", "mixed cabbage", [vegetable("coleslaw-mix", 110)], {
          way: "grate the carrot into the coleslaw mix",
        }),
      ],
      dressing: [
        choice(
          "yogurt",
          "yogurt",
          [dairy("yogurt-plain-low-fat", 45), flavour("apple-cider-vinegar", 5, "tsp"), oliveOil(3)],
          {
            word: "the yogurt, the cider vinegar and the olive oil",
          },
        ),
        choice("cider", "cider vinegar", [oliveOil(7), flavour("apple-cider-vinegar", 8, "tsp")], {
          word: "the olive oil and the cider vinegar",
        }),
        choice("apple", "apple and lemon", [fruit("apple", 60), oliveOil(6), flavour("lemon-juice", 7, "tsp")], {
          word: "grated apple, the olive oil and the lemon juice",
        }),
      ],
    },
    steps: [
      step("{cabbage.way} and knead them with the salt for a moment.", 5),
      step("Mix in {dressing} and let it stand for {time}.", 5, { time: 5 }),
    ],
  }),
  mainSide({
    id: "side-beet-salad",
    cuisine: "eastern-european",
    method: "raw",
    name: "Beet and {partner} Salad",
    base: [vegetable("beet", 100), flavour("lemon-juice", 7, "tsp"), oliveOil(5)],
    parts: {
      partner: [
        choice("apple", "apple", [fruit("apple", 70), pinchOfSalt], { word: "apple, unpeeled," }),
        choice("carrot", "carrot", [vegetable("carrot", 60)]),
        choice("kohlrabi", "kohlrabi", [vegetable("kohlrabi", 80), pinchOfSalt]),
      ],
    },
    steps: [
      step("Peel the raw beet and grate it with the {partner} on a coarse grater.", 5),
      step("Toss with the lemon juice, olive oil and salt.", 1, {
        instead: { where: "partner.carrot", steps: [step("Toss with the lemon juice and the olive oil.", 1)] },
      }),
    ],
  }),
  mainSide({
    id: "side-fennel-salad",
    cuisine: "italian",
    method: "raw",
    name: "Fennel and {fruit} Salad",
    base: [vegetable("fennel-bulb", 110), oliveOil(6), flavour("lemon-juice", 5, "tsp"), pinchOfSalt],
    parts: {
      fruit: [
        choice("orange", "orange", [fruit("orange", 100)], { word: "peeled orange" }),
        choice("apple", "apple", [fruit("apple", 90)]),
        choice("pear", "pear", [fruit("pear", 90)]),
        choice("radish", "radish", [vegetable("radish", 50)], { word: "radishes" }),
      ],
    },
    steps: [
      step("Slice the fennel and the {fruit} as thinly as you can.", 4),
      step("Dress with the olive oil, lemon juice and salt.", 1),
    ],
  }),
];
