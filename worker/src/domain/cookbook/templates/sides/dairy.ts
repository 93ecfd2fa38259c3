import { choice, dairy, flavour, fruit, liquid, protein, season, step, vegetable, whole } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { pinchOfSalt, water } from "../pantry.ts";
import { anySide, breakfastSide, mainSide } from "./side.ts";

function yogurts(grams: number): readonly PartOption[] {
  return [
    choice("plain", "yogurt", [dairy("yogurt-plain-low-fat", grams, "cup")]),
    choice("greek", "Greek yogurt", [dairy("greek-yogurt-nonfat", grams, "cup")]),
    choice("skyr", "skyr", [dairy("skyr", grams, "cup")]),
    choice("soy", "soy yogurt", [dairy("soy-yogurt-plain", grams, "cup")]),
  ];
}

/** Milk, and drinks that are sold with the calcium of milk. */
function drinks(grams: number): readonly PartOption[] {
  return [
    choice("dairy", "milk", [liquid("low-fat-milk-1", grams, "cup")]),
    choice("soy", "soy milk", [liquid("soy-milk-unsweetened", grams, "cup")]),
    choice("oat", "oat milk", [liquid("oat-milk-unsweetened", grams, "cup")]),
    choice("pea", "pea milk", [liquid("pea-milk", grams, "cup")]),
  ];
}

const FRUITS: readonly PartOption[] = [
  choice("strawberry", "strawberries", [fruit("strawberries", 100)], { way: "hull and slice the strawberries" }),
  choice("blueberry", "blueberries", [fruit("blueberries", 80)], { way: "rinse the blueberries" }),
  choice("raspberry", "raspberries", [fruit("raspberries", 80)], { way: "rinse the raspberries" }),
  choice("peach", "peach", [fruit("peach", 110)], { way: "pit and slice the peach" }),
  choice("banana", "banana", [fruit("banana", 70)], { way: "peel and slice the banana" }),
  choice("mango", "mango", [fruit("mango", 90)], { way: "peel and dice the mango" }),
  choice("orange", "orange", [fruit("orange", 110)], { way: "peel and slice the orange" }),
  choice("kiwi", "kiwi", [fruit("kiwi", 80)], { way: "peel and slice the kiwi" }),
  choice("apple", "apple", [fruit("apple", 90)], { way: "core the apple and cut it into small dice" }),
  choice("frozen", "warm berries", [fruit("blueberries-frozen", 90)], {
    word: "berries",
    way: "warm the frozen blueberries for {time}, until their juice runs",
    time: 2,
  }),
];

export const dairySides = (): readonly Template[] => [
  anySide({
    id: "side-plain-yogurt",
    cuisine: "international",
    method: "assembled",
    name: "Bowl of {yogurt}",
    base: [],
    parts: { yogurt: [...yogurts(170), choice("oat", "oat yogurt", [dairy("oat-yogurt", 150, "cup")])] },
    steps: [step("Stir the {yogurt} smooth and spoon it into a bowl.", 1)],
  }),
  anySide({
    id: "side-yogurt-and-fruit",
    cuisine: "international",
    method: "assembled",
    name: "{yogurt} and {fruit}",
    base: [],
    parts: { yogurt: yogurts(150), fruit: FRUITS },
    steps: [step("{fruit.way}.", 2), step("Spoon the {yogurt} into a bowl and top it with the {fruit}.", 1)],
  }),
  breakfastSide({
    id: "side-glass-of-milk",
    cuisine: "international",
    method: "assembled",
    name: "Glass of {milk}",
    base: [],
    parts: {
      milk: [
        ...drinks(244),
        choice("whole", "whole milk", [liquid("whole-milk", 200, "cup")]),
        choice("kefir", "kefir", [liquid("kefir-low-fat", 220, "cup")]),
        choice("rice", "rice milk", [liquid("rice-milk-unsweetened", 220, "cup")]),
        choice("almond", "almond milk", [liquid("almond-milk-unsweetened", 262, "cup")]),
      ],
    },
    steps: [step("Shake the {milk} well and pour it, cold, into a glass.", 1)],
  }),
  breakfastSide({
    id: "side-cocoa",
    cuisine: "international",
    method: "simmered",
    name: "Hot Cocoa",
    detail: "with {milk}",
    base: [flavour("cocoa-powder-unsweetened", 5.4, "tbsp"), flavour("white-sugar", 4.2, "tsp")],
    parts: { milk: drinks(220) },
    steps: [
      step("Stir the cocoa powder and the sugar to a paste with a little of the {milk}.", 1),
      step("Whisk in the rest of the {milk} and heat it for {time}, until it steams, without letting it boil.", 4, {
        time: [3, 4],
      }),
    ],
  }),
  breakfastSide({
    id: "side-golden-milk",
    cuisine: "indian",
    method: "simmered",
    name: "Golden {milk}",
    detail: "with Turmeric and Ginger",
    base: [season("turmeric", 1), season("ginger-ground", 0.6), season("cinnamon-ground", 0.5)],
    parts: { milk: drinks(230) },
    steps: [
      step("Whisk turmeric, ginger and cinnamon into the cold {milk}.", 1),
      step("Heat it gently for {time}, whisking, until it steams.", 4, { time: [3, 4] }),
    ],
  }),
  anySide({
    id: "side-lassi",
    cuisine: "indian",
    method: "blended",
    name: "{fruit} Lassi",
    base: [dairy("yogurt-plain-low-fat", 150, "cup"), water(60), season("cardamom", 0.2)],
    parts: {
      fruit: [
        choice("mango", "mango", [fruit("mango", 90)], { word: "diced mango" }),
        choice("strawberry", "strawberry", [fruit("strawberries", 110)], { word: "hulled strawberries" }),
        choice("peach", "peach", [fruit("peach", 110)], { word: "pitted, sliced peach" }),
        choice("banana", "banana", [fruit("banana", 70)], { word: "peeled banana" }),
      ],
    },
    steps: [step("Blend the {fruit} with the yogurt, the cold water and the cardamom until frothy.", 4)],
  }),
  anySide({
    id: "side-cottage-cheese",
    cuisine: "american",
    method: "assembled",
    name: "Cottage Cheese and {topping}",
    base: [dairy("cottage-cheese-2", 75, "cup")],
    parts: {
      topping: [
        choice("tomatoes", "tomatoes", [vegetable("cherry-tomatoes", 80)], { way: "halve the cherry tomatoes" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 80)], { way: "dice the cucumber" }),
        choice("pineapple", "pineapple", [fruit("pineapple", 90)], { way: "trim and dice the pineapple" }),
        choice("peach", "peach", [fruit("peach", 100)], { way: "pit and slice the peach" }),
        choice("pear", "pear", [fruit("pear", 100)], { way: "core and slice the pear" }),
      ],
    },
    steps: [step("{topping.way}.", 2), step("Spoon the cottage cheese into a bowl and top it with the {topping}.", 1)],
  }),
  breakfastSide({
    id: "side-boiled-egg",
    cuisine: "international",
    method: "boiled",
    protein: "egg",
    name: "Boiled Egg",
    base: [whole(protein("egg", 50, "large"))],
    parts: {},
    steps: [
      step("Lower the egg into boiling water and boil it for {time}, until hard.", 10, { time: [9, 10] }),
      step("Cool it under cold water and peel it.", 1),
    ],
  }),
  mainSide({
    id: "side-raita",
    cuisine: "indian",
    method: "raw",
    name: "{vegetable} Raita",
    base: [season("cumin", 0.6), flavour("mint-fresh", 2), pinchOfSalt],
    parts: {
      vegetable: [
        choice("cucumber", "cucumber", [vegetable("cucumber", 80), dairy("yogurt-plain-low-fat", 110, "cup")]),
        choice("carrot", "carrot", [vegetable("carrot", 50), dairy("yogurt-plain-low-fat", 82, "cup")]),
        choice("beet", "beet", [vegetable("beet", 45), dairy("yogurt-plain-low-fat", 82, "cup")], {
          word: "peeled beet",
        }),
        choice("tomato", "tomato", [vegetable("tomato", 80), dairy("yogurt-plain-low-fat", 110, "cup")], {
          word: "tomato, without its seeds",
        }),
      ],
    },
    steps: [
      step("Grate or finely chop the {vegetable}.", 3),
      step("Stir it into the yogurt with the cumin, salt and chopped mint.", 2),
    ],
  }),
];
