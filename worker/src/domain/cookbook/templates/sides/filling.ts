import {
  choice,
  dairy,
  fat,
  flavour,
  fruit,
  protein,
  season,
  starch,
  step,
  vegetable,
  whole,
} from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { oliveOil, pinchOfSalt } from "../pantry.ts";
import { anySide, breakfastSide, mainSide } from "./side.ts";

/** Crisp vegetables to eat with something richer, and how they are cut. */
const DIPPERS: readonly PartOption[] = [
  choice("cucumber", "cucumber", [vegetable("cucumber", 80)], { way: "cut the cucumber into sticks" }),
  choice("pepper", "bell pepper", [vegetable("red-bell-pepper", 80)], {
    word: "red bell pepper",
    way: "core the red bell pepper and cut it into strips",
  }),
  choice("celery", "celery", [vegetable("celery", 60)], { way: "cut the celery into sticks" }),
  choice("radish", "radishes", [vegetable("radish", 60)], { way: "trim and halve the radishes" }),
];

/** Much energy on a small plate: for people who eat a lot in few meals, so that no dish has to grow beyond a plate. */
export const fillingSides = (): readonly Template[] => [
  anySide({
    id: "side-handful-of-nuts",
    cuisine: "international",
    method: "assembled",
    name: "Small Bowl of {nuts}",
    base: [],
    parts: {
      nuts: [
        choice("almonds", "almonds", [fat("almonds", 30)]),
        choice("walnuts", "walnuts", [fat("walnuts", 30)]),
        choice("pecans", "pecans", [fat("pecans", 30)]),
        choice("hazelnuts", "hazelnuts", [fat("hazelnuts", 30)]),
        choice("sunflower", "sunflower seeds", [fat("sunflower-seeds", 30)]),
        choice("pumpkin", "pumpkin seeds", [fat("pumpkin-seeds", 30)]),
      ],
    },
    steps: [step("Put the {nuts} on the table in a bowl, to eat beside the meal or after it.", 1)],
  }),
  breakfastSide({
    id: "side-nuts-and-fruit",
    cuisine: "international",
    method: "assembled",
    name: "{nuts} and {fruit}",
    base: [],
    parts: {
      nuts: [
        choice("almonds", "almonds", [fat("almonds", 25)]),
        choice("walnuts", "walnuts", [fat("walnuts", 25)]),
        choice("sunflower", "sunflower seeds", [fat("sunflower-seeds", 25)]),
      ],
      fruit: [
        choice("apricots", "dried apricots", [fruit("apricots-dried", 30)]),
        choice("prunes", "prunes", [fruit("prunes", 30)]),
      ],
    },
    steps: [step("Mix the {nuts} with the {fruit} in a bowl.", 1)],
  }),
  breakfastSide({
    id: "side-fruit-and-nut-butter",
    cuisine: "american",
    method: "assembled",
    name: "{fruit} with {butter}",
    base: [],
    parts: {
      fruit: [
        choice("apple", "apple", [fruit("apple", 180)], { way: "core the apple and cut it into wedges" }),
        choice("banana", "banana", [fruit("banana", 118)], { way: "peel the banana and cut it into thick slices" }),
        choice("pear", "pear", [fruit("pear", 170)], { way: "core the pear and cut it into wedges" }),
      ],
      butter: [
        choice("peanut", "peanut butter", [fat("peanut-butter-unsalted", 24, "tbsp")]),
        choice("almond", "almond butter", [fat("almond-butter", 24, "tbsp")]),
        choice("sunflower", "sunflower seed butter", [fat("sunflower-seed-butter", 24, "tbsp")]),
      ],
    },
    steps: [step("{fruit.way}.", 2), step("Spoon the {butter} beside it, for dipping.", 1)],
  }),
  mainSide({
    id: "side-cheese-and-nuts",
    cuisine: "french",
    method: "assembled",
    name: "{cheese} and {beside}",
    base: [],
    parts: {
      cheese: [
        choice("swiss", "Swiss cheese", [dairy("swiss-cheese", 30)]),
        choice("gouda", "gouda", [dairy("gouda", 22)]),
        choice("cheddar", "cheddar", [dairy("cheddar-cheese", 25)]),
      ],
      beside: [
        choice("apple", "apple", [fruit("apple", 120)], { word: "apple, in wedges" }),
        choice("pear", "pear", [fruit("pear", 120)], { word: "pear, in wedges" }),
        choice("celery", "celery", [vegetable("celery", 80)], { word: "celery, in sticks" }),
        choice("tomatoes", "cherry tomatoes", [vegetable("cherry-tomatoes", 90)]),
      ],
    },
    steps: [step("Cut the {cheese} into cubes and serve it with the {beside}.", 2)],
    skip: [
      ["cheese.cheddar", "beside.apple"],
      ["cheese.gouda", "beside.apple"],
    ],
  }),
  mainSide({
    id: "side-boiled-eggs",
    cuisine: "international",
    method: "boiled",
    protein: "egg",
    name: "Boiled Eggs and {dipper}",
    base: [whole(protein("egg", 100, "large"))],
    parts: { dipper: DIPPERS },
    steps: [
      step("Lower the eggs into boiling water and boil them for {time}, until hard.", 10, { time: [9, 10] }),
      step("{dipper.way}.", 1),
      step("Cool the eggs under cold water, peel them and serve them with the {dipper}.", 2),
    ],
  }),
  mainSide({
    id: "side-guacamole",
    cuisine: "mexican",
    method: "raw",
    name: "Guacamole and {dipper}",
    base: [
      vegetable("avocado", 120),
      flavour("lime-juice", 8, "tsp"),
      flavour("garlic", 1.5, "clove"),
      season("cumin", 0.4),
      pinchOfSalt,
    ],
    parts: { dipper: DIPPERS },
    steps: [
      step("Mash the avocado with the lime juice, grated garlic, cumin and salt.", 3),
      step("{dipper.way}; serve for dipping.", 2),
    ],
  }),
  mainSide({
    id: "side-leaves-and-nuts",
    cuisine: "international",
    method: "raw",
    name: "{leaf} and {nuts} Salad",
    base: [oliveOil(4), flavour("lemon-juice", 8, "tsp"), pinchOfSalt],
    parts: {
      leaf: [
        choice("spinach", "spinach", [vegetable("baby-spinach", 60)], { word: "baby spinach" }),
        choice("arugula", "arugula", [vegetable("arugula", 50)]),
        choice("romaine", "romaine", [vegetable("romaine-lettuce", 80)], { word: "romaine lettuce" }),
      ],
      nuts: [
        choice("walnut", "walnut", [fat("walnuts", 20)], { word: "walnuts" }),
        choice("almond", "almond", [fat("almonds", 20)], { word: "almonds" }),
        choice("sunflower", "sunflower seed", [fat("sunflower-seeds", 20)], { word: "sunflower seeds" }),
      ],
    },
    steps: [
      step("Wash the {leaf}, drain it well and tear it into a bowl.", 2),
      step("Toss it with the olive oil, lemon juice and salt and scatter the {nuts} over it.", 1),
    ],
  }),
  mainSide({
    id: "side-bread-and-dip",
    cuisine: "international",
    method: "assembled",
    name: "{dip} on {bread}",
    base: [],
    parts: {
      bread: [
        choice("wheat", "whole-wheat bread", [whole(starch("whole-wheat-bread", 32, "slice"))]),
        choice("multigrain", "multigrain bread", [whole(starch("multigrain-bread", 32, "slice"))]),
      ],
      dip: [
        choice("hummus", "hummus", [vegetable("hummus", 20, "tbsp")]),
        choice("ricotta", "ricotta", [dairy("ricotta-part-skim", 60)]),
      ],
    },
    steps: [step("Toast the {bread} for {time} if you like, and spread it with the {dip}.", 2, { time: 2 })],
  }),
];
