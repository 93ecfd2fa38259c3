import { choice, dairy, flavour, onlyPaired, season, starch, step, vegetable } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { oliveOil, pepper, pinchOfSalt, water } from "../pantry.ts";
import { mainSide } from "./side.ts";

const SMOOTH: readonly PartOption[] = [
  choice("milk", "milk", [dairy("low-fat-milk-1", 40), oliveOil(3)], { word: "hot milk and the olive oil" }),
  choice("oil", "olive oil", [oliveOil(6), water(40)], { word: "olive oil and a little of the cooking water" }),
];

export const potatoSides = (): readonly Template[] => [
  mainSide({
    id: "side-new-potatoes",
    cuisine: "nordic",
    method: "boiled",
    name: "{herb} New Potatoes",
    base: [starch("baby-potatoes", 180), oliveOil(4), pinchOfSalt],
    parts: {
      herb: [
        choice("dill", "dill", [flavour("dill-fresh", 3)]),
        choice("chive", "chive and yogurt", [flavour("chives-fresh", 4), dairy("yogurt-plain-low-fat", 40)], {
          word: "chives with the yogurt",
        }),
        choice("mint", "mint and pea", [flavour("mint-fresh", 3), vegetable("peas-frozen", 50)], {
          word: "mint with the peas",
          steps: [step("Boil the peas with them for the last {time}.", 1, { time: 3 })],
        }),
      ],
    },
    steps: [
      step("Scrub the potatoes and boil them in salted water for {time}, until a knife slides in.", 18, {
        time: [15, 18],
      }),
      { use: "herb" },
      step("Drain them and roll them in the olive oil, the salt and the chopped {herb}.", 1),
    ],
  }),
  mainSide({
    id: "side-mash",
    cuisine: "british",
    method: "boiled",
    name: "Mashed {root}",
    detail: "with {smooth}",
    base: [season("nutmeg", 0.1)],
    parts: {
      root: [
        choice("potato", "potatoes", [starch("potato", 200)]),
        choice("sweet-potato", "sweet potato", [starch("sweet-potato", 190)]),
        choice("celeriac", "celeriac", [starch("celeriac", 160)]),
        choice("parsnip", "parsnips", [starch("parsnip", 170)]),
        choice("carrot", "carrots", [starch("carrot", 220)]),
        choice("squash", "butternut squash", [starch("butternut-squash", 230)]),
      ],
      smooth: SMOOTH,
    },
    steps: [
      step("Peel and dice the {root} and boil in salted water for {time}, until very soft.", 17, { time: [14, 17] }),
      step("Drain, season with a little nutmeg and mash with the {smooth}.", 3),
    ],
  }),
  mainSide({
    id: "side-cauliflower-mash",
    cuisine: "american",
    method: "blended",
    name: "Cauliflower Mash",
    detail: "with {flavor}",
    base: [vegetable("cauliflower", 170), oliveOil(8), pinchOfSalt],
    parts: {
      flavor: [
        choice("garlic", "garlic", [flavour("garlic", 3, "clove")], {
          way: "blend the cauliflower and garlic with the olive oil",
        }),
        choice("chives", "chives and yogurt", [flavour("chives-fresh", 4), dairy("yogurt-plain-low-fat", 40)], {
          way: "blend with the yogurt and olive oil, and stir in the chopped chives",
        }),
      ],
    },
    steps: [
      step("Cut the cauliflower into small florets and steam them for {time}, until very soft.", 11, {
        time: [10, 12],
        instead: {
          where: "flavor.garlic",
          steps: [
            step(
              "Cut the cauliflower into small florets and steam them with the peeled garlic for {time}, until very soft.",
              11,
              {
                time: [10, 12],
              },
            ),
          ],
        },
      }),
      step("Season with the salt, {flavor.way}.", 3),
    ],
  }),
  mainSide({
    id: "side-baked-potato",
    cuisine: "american",
    method: "baked",
    name: "Small Baked {potato}",
    base: [oliveOil(2), pinchOfSalt],
    parts: {
      potato: [
        choice("russet", "potato", [starch("russet-potato", 190)], {
          steps: [step("Bake the potato on the rack for {time}, until it gives when pressed.", 52, { time: [48, 52] })],
        }),
        choice("sweet", "sweet potato", [starch("sweet-potato", 165)], {
          steps: [
            step("Bake the sweet potato on a tray for {time}, until it gives when pressed.", 45, { time: [40, 45] }),
          ],
        }),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; scrub and prick the {potato} and rub it with the olive oil.", 4, { oven: 200 }),
      { use: "potato" },
      step("Cut a cross into the top, press it open and salt it.", 1),
    ],
  }),
  mainSide({
    id: "side-roast-wedges",
    cuisine: "american",
    method: "roasted",
    name: "Roast {potato} Wedges",
    detail: "with {spice}",
    base: [oliveOil(6)],
    parts: {
      potato: [
        choice("potato", "potato", [starch("potato", 190), pinchOfSalt], {
          word: "potatoes",
          way: "scrub the potatoes and cut them",
        }),
        choice("sweet", "sweet potato", [starch("sweet-potato", 165), pinchOfSalt], {
          way: "scrub the sweet potato and cut it",
        }),
        choice("celeriac", "celeriac", [starch("celeriac", 170)], { way: "peel the celeriac and cut it" }),
        choice("turnip", "turnip", [vegetable("turnip", 200)], { way: "peel the turnip and cut it" }),
      ],
      spice: [
        choice("paprika", "smoked paprika", [season("smoked-paprika", 0.8)]),
        choice("rosemary", "rosemary", [flavour("rosemary-fresh", 1.4, "tsp")]),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; {potato.way} into wedges; toss with the olive oil, salt and {spice}.", 6, {
        oven: 220,
        instead: {
          where: ["potato.celeriac", "potato.turnip"],
          steps: [
            step("Heat the oven to {oven}; {potato.way} into wedges; toss with the olive oil and the {spice}.", 6, {
              oven: 220,
            }),
          ],
        },
      }),
      step("Roast in one layer on a tray for {time}, turning once, until browned and tender.", 30, { time: [25, 30] }),
    ],
    skip: onlyPaired("potato", "spice", {
      potato: "paprika",
      sweet: "rosemary",
      celeriac: "rosemary",
      turnip: "paprika",
    }),
  }),
  mainSide({
    id: "side-potato-salad",
    cuisine: "german",
    method: "boiled",
    name: "{style} Potato Salad",
    base: [starch("baby-potatoes", 170), flavour("chives-fresh", 3), pinchOfSalt, pepper],
    parts: {
      style: [
        choice("yogurt", "creamy", [dairy("yogurt-plain-low-fat", 50), vegetable("cucumber", 50), oliveOil(3)], {
          word: "yogurt, diced cucumber and the olive oil",
        }),
        choice("vinegar", "warm", [oliveOil(6), flavour("apple-cider-vinegar", 8, "tsp"), vegetable("red-onion", 20)], {
          word: "olive oil, the cider vinegar and finely chopped red onion",
        }),
        choice("lemon", "lemon", [oliveOil(6), flavour("lemon-juice", 8, "tsp"), vegetable("celery", 25)], {
          word: "olive oil, the lemon juice and finely diced celery",
        }),
      ],
    },
    steps: [
      step("Boil the potatoes in their skins in salted water for {time}, until tender; drain and slice them.", 18, {
        time: [15, 18],
      }),
      step("Dress them while warm with the {style}, the chives, the salt and the black pepper.", 3),
    ],
  }),
  mainSide({
    id: "side-plantain",
    cuisine: "caribbean",
    method: "boiled",
    name: "Boiled {root}",
    base: [pinchOfSalt, oliveOil(3)],
    parts: {
      root: [
        choice("plantain", "plantain", [starch("plantain", 130)]),
        choice("cassava", "cassava", [starch("cassava", 110)]),
        choice("yam", "yam", [starch("yam", 140)]),
      ],
    },
    steps: [
      step(
        "Peel the {root}, cut it into thick pieces and boil it in salted water for {time}, until quite tender.",
        21,
        {
          time: [18, 22],
        },
      ),
      step("Drain it, salt it and turn it in the olive oil.", 1),
    ],
  }),
];
