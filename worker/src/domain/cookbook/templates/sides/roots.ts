import { choice, flavour, season, starch, step, vegetable } from "../../ingredients.ts";
import type { Template } from "../../template.ts";
import { oliveOil, pepper, pinchOfSalt } from "../pantry.ts";
import { mainSide } from "./side.ts";

/** Potatoes and roots with oil: much energy, little salt and no nuts. */
export const rootSides = (): readonly Template[] => [
  mainSide({
    id: "side-pan-potatoes",
    cuisine: "german",
    method: "pan-fried",
    name: "Fried Potatoes and {vegetable}",
    base: [starch("potato", 210), oliveOil(7), pepper],
    parts: {
      vegetable: [
        choice("onion", "onion", [vegetable("onion", 50)], { word: "sliced onion" }),
        choice("mushroom", "mushrooms", [vegetable("white-mushrooms", 80)], { word: "sliced mushrooms" }),
        choice("pepper", "green pepper", [vegetable("green-bell-pepper", 70)], { word: "diced green pepper" }),
      ],
    },
    steps: [
      step("Scrub the potatoes, cut them into small dice and boil them in salted water for {time}; drain well.", 10, {
        time: 6,
      }),
      step(
        "Fry them with the {vegetable} in the olive oil for {time}, turning, until golden; season with black pepper.",
        10,
        {
          time: [9, 10],
        },
      ),
    ],
  }),
  mainSide({
    id: "side-root-hash",
    cuisine: "german",
    method: "pan-fried",
    name: "Crisp {root} Hash",
    base: [oliveOil(8), pinchOfSalt],
    parts: {
      root: [
        choice("potato", "potato", [starch("potato", 220)]),
        choice("sweet", "sweet potato", [starch("sweet-potato", 165)]),
        choice("parsnip", "parsnip", [starch("parsnip", 180)]),
      ],
    },
    steps: [
      step("Peel the {root}, grate it coarsely, squeeze it out in a cloth and mix in the salt.", 6),
      step("Press it flat into the hot olive oil and fry for {time} on each side, until brown and tender.", 16, {
        time: [7, 8],
      }),
    ],
  }),
  mainSide({
    id: "side-root-sticks",
    cuisine: "caribbean",
    method: "roasted",
    name: "Roast {root} Sticks",
    base: [oliveOil(5), season("smoked-paprika", 0.8), flavour("lime-juice", 5, "tsp")],
    parts: {
      root: [
        choice("sweet", "sweet potato", [starch("sweet-potato", 210)]),
        choice("plantain", "plantain", [starch("plantain", 165)]),
        choice("cassava", "cassava", [starch("cassava", 130)], {
          steps: [
            step(
              "Peel the cassava, cut it into sticks and boil them in salted water for {time}, until tender; drain.",
              15,
              {
                time: [12, 15],
              },
            ),
          ],
        }),
        choice("yam", "yam", [starch("yam", 170)]),
      ],
    },
    steps: [
      { use: "root" },
      step(
        "Heat the oven to {oven}; peel the {root}, cut it into thin sticks and toss with the olive oil and paprika.",
        7,
        {
          oven: 220,
          instead: {
            where: "root.cassava",
            steps: [step("Heat the oven to {oven}; toss the sticks with the olive oil and paprika.", 3, { oven: 220 })],
          },
        },
      ),
      step(
        "Roast in one layer for {time}, turning once, until soft inside and brown; sprinkle with the lime juice.",
        30,
        {
          time: [26, 30],
          instead: {
            where: "root.cassava",
            steps: [
              step(
                "Roast in one layer for {time}, turning once, until crisp and brown; sprinkle with the lime juice.",
                20,
                { time: [18, 20] },
              ),
            ],
          },
        },
      ),
    ],
  }),
  mainSide({
    id: "side-spiced-potatoes",
    cuisine: "indian",
    method: "pan-fried",
    name: "Spiced Potatoes and {vegetable}",
    base: [starch("potato", 200), oliveOil(6), season("cumin", 0.7), season("turmeric", 0.5)],
    parts: {
      vegetable: [
        choice("peas", "peas", [vegetable("peas-frozen", 50)]),
        choice("cauliflower", "cauliflower", [vegetable("cauliflower", 90)], { word: "small cauliflower florets" }),
        choice("spinach", "spinach", [vegetable("spinach", 80)], { word: "washed spinach" }),
        choice("carrot", "carrot", [vegetable("carrot", 70)], { word: "finely diced carrot" }),
      ],
    },
    steps: [
      step("Peel and dice the potatoes and boil them in salted water for {time}, until nearly tender; drain.", 11, {
        time: 8,
      }),
      step(
        "Warm the cumin and turmeric in the olive oil, add potatoes, {vegetable} and a splash of water and cook for {time}, until everything is tender.",
        8,
        {
          time: [6, 8],
        },
      ),
    ],
  }),
  mainSide({
    id: "side-sweet-potato-salad",
    cuisine: "mexican",
    method: "boiled",
    name: "Sweet Potato {partner} Salad",
    base: [starch("sweet-potato", 160), oliveOil(5), flavour("lime-juice", 8, "tsp"), season("cumin", 0.4)],
    parts: {
      partner: [
        choice("bean", "black bean", [vegetable("black-beans-canned-drained", 45)], { word: "rinsed black beans" }),
        choice("avocado", "avocado", [vegetable("avocado", 40)], { word: "diced avocado" }),
        choice("corn", "corn", [vegetable("corn-frozen", 50)], { word: "corn, thawed in hot water" }),
      ],
    },
    steps: [
      step("Peel and dice the sweet potato and boil it in salted water for {time}, until just tender; drain.", 14, {
        time: [10, 12],
      }),
      step("Toss it with the {partner}, the olive oil, lime juice and cumin.", 2),
    ],
  }),
];
