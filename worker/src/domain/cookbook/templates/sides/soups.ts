import { choice, dairy, flavour, protein, season, step, vegetable } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { oliveOil, pepper, pinchOfSalt, water } from "../pantry.ts";
import { mainSide } from "./side.ts";

export const soupSides = (): readonly Template[] => [
  mainSide({
    id: "side-smooth-soup",
    cuisine: "french",
    method: "blended",
    name: "Cup of {vegetable} Soup",
    base: [oliveOil(5), vegetable("onion", 30), water(180), pinchOfSalt, pepper],
    parts: {
      vegetable: [
        choice("carrot", "carrot ginger", [vegetable("carrot", 115), flavour("ginger-root", 4, "tsp")], {
          word: "diced carrots and the grated ginger",
        }),
        choice("zucchini", "zucchini", [vegetable("zucchini", 200)], { word: "diced zucchini" }),
        choice("pea", "pea mint", [vegetable("peas-frozen", 75), flavour("mint-fresh", 2)], {
          word: "peas and the mint",
        }),
        choice("pumpkin", "pumpkin", [vegetable("pumpkin", 200)], { word: "diced pumpkin" }),
        choice("cauliflower", "cauliflower", [vegetable("cauliflower", 180)], { word: "cauliflower florets" }),
        choice("broccoli", "broccoli", [vegetable("broccoli", 170)], { word: "broccoli florets" }),
        choice("tomato", "tomato", [vegetable("tomato-puree-passata", 140), flavour("basil-fresh", 2)], {
          word: "passata and the basil",
        }),
        choice("mushroom", "mushroom", [vegetable("white-mushrooms", 170)], { word: "sliced mushrooms" }),
        choice("leek", "leek", [vegetable("leek", 130)], { word: "sliced leek" }),
      ],
    },
    steps: [
      step("Soften the chopped onion in the olive oil for {time}.", 4, { time: 4 }),
      step("Pour on the water, add the {vegetable} and simmer for {time}, until soft.", 12, { time: [10, 12] }),
      step("Blend until smooth and season with the salt and black pepper.", 2),
    ],
  }),
  mainSide({
    id: "side-clear-soup",
    cuisine: "german",
    method: "simmered",
    name: "Clear {vegetable} Soup",
    base: [
      oliveOil(3),
      vegetable("carrot", 40),
      vegetable("leek", 30),
      water(240),
      pinchOfSalt,
      flavour("parsley-fresh", 3),
    ],
    parts: {
      vegetable: [
        choice("cabbage", "cabbage", [vegetable("savoy-cabbage", 70)], { word: "shredded savoy cabbage" }),
        choice("celeriac", "celeriac", [vegetable("celeriac", 45)], { word: "diced celeriac" }),
        choice("pea", "pea", [vegetable("peas-frozen", 45)], { word: "peas" }),
        choice("kohlrabi", "kohlrabi", [vegetable("kohlrabi", 90)], { word: "diced kohlrabi" }),
        choice("lentil", "lentil", [protein("lentils-cooked", 60)], { word: "cooked lentils", protein: "lentil" }),
      ],
    },
    steps: [
      step("Sweat the finely diced carrot and leek in the olive oil for {time}.", 4, { time: 4 }),
      step("Add the water, the {vegetable} and the salt and simmer for {time}, until tender.", 11, { time: [9, 11] }),
      step("Scatter with chopped parsley.", 1),
    ],
  }),
  mainSide({
    id: "side-gazpacho",
    cuisine: "spanish",
    method: "blended",
    name: "Glass of {kind}",
    base: [vegetable("cucumber", 60), flavour("apple-cider-vinegar", 4, "tsp"), pinchOfSalt],
    parts: {
      kind: [
        choice("tomato", "gazpacho", [vegetable("tomato", 170), vegetable("green-bell-pepper", 30), oliveOil(6)], {
          word: "tomatoes, the green pepper, the olive oil",
        }),
        choice(
          "yogurt",
          "cucumber yogurt soup",
          [dairy("yogurt-plain-low-fat", 130), flavour("dill-fresh", 2.2), oliveOil(3)],
          {
            word: "yogurt, the dill, the olive oil",
          },
        ),
        choice("melon", "melon gazpacho", [vegetable("cantaloupe", 160), oliveOil(4)], {
          word: "flesh of the melon, the olive oil",
        }),
      ],
    },
    steps: [
      step("Cut the cucumber up roughly and blend it with the {kind}, the cider vinegar and salt.", 6),
      step("Serve it cold, in a glass.", 1),
    ],
  }),
  mainSide({
    id: "side-spiced-pulses",
    cuisine: "indian",
    method: "simmered",
    protein: "lentil",
    name: "Spiced {pulse}",
    base: [oliveOil(4), vegetable("onion", 30), flavour("garlic", 3, "clove"), season("cumin", 0.7), water(40)],
    parts: {
      pulse: [
        choice("lentils", "lentils", [protein("lentils-cooked", 110), pinchOfSalt], {
          word: "lentils, the salt",
        }),
        choice("chickpeas", "chickpeas", [protein("chickpeas-canned-drained", 90)], { protein: "chickpea" }),
        choice("black-beans", "black beans", [protein("black-beans-canned-drained", 95)], { protein: "bean" }),
        choice("pinto", "pinto beans", [protein("pinto-beans-canned-drained", 95)], { protein: "bean" }),
        choice("white", "white beans", [protein("cannellini-beans-canned-drained", 100)], { protein: "bean" }),
      ],
    },
    steps: [
      step("Soften the chopped onion and garlic with the cumin in the olive oil for {time}.", 4, { time: 4 }),
      step("Add the {pulse} and the water and simmer for {time}, until hot and saucy.", 5, { time: 5 }),
    ],
  }),
];
