import { choice, flavour, season, starch, step, vegetable } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { oliveOil, pinchOfSalt, TO_THE_BOIL_MINUTES, water } from "../pantry.ts";
import { mainSide } from "./side.ts";

/** A grain of its own: it is boiled in plenty of water, or swells in as much as it takes up. */
function grain(key: string, name: string, foodId: string, grams: number, minutes: number, boiled = true): PartOption {
  const word = name.toLowerCase();
  const text = boiled
    ? `Boil the ${word} in plenty of salted water for {time}, until tender; drain and let it steam dry.`
    : `Rinse the ${word} and simmer it in twice its volume of salted water, covered, for {time}, until tender.`;
  const steps = [step(text, minutes + TO_THE_BOIL_MINUTES, { time: minutes })];
  return choice(key, name, [starch(foodId, grams)], { word, steps });
}

export const grainSides = (): readonly Template[] => [
  mainSide({
    id: "side-grain",
    cuisine: "international",
    method: "boiled",
    name: "{grain}",
    base: [],
    parts: {
      grain: [
        grain("brown-rice", "Brown Rice", "brown-rice-long-grain", 50, 26),
        grain("wild-rice", "Wild Rice", "wild-rice", 45, 40),
        grain("black-rice", "Black Rice", "black-rice", 45, 32),
        grain("quinoa", "Quinoa", "quinoa", 45, 15, false),
        grain("millet", "Millet", "millet", 45, 17, false),
        grain("buckwheat", "Buckwheat", "buckwheat-groats-kasha", 50, 13, false),
        grain("barley", "Pearl Barley", "pearl-barley", 50, 28),
        grain("farro", "Farro", "farro-pearled", 50, 22),
        grain("freekeh", "Freekeh", "freekeh-proxy-khorasan-wheat", 50, 20),
        grain("spelt", "Spelt Berries", "spelt", 45, 45),
        grain("basmati", "Basmati Rice", "basmati-rice", 50, 14, false),
        choice("bulgur", "Bulgur", [starch("bulgur", 50)], {
          word: "bulgur",
          steps: [
            step(
              "Pour twice its volume of boiling salted water over the bulgur, cover it and let it swell for {time}; drain it if need be.",
              12,
              { time: 12 },
            ),
          ],
        }),
        choice("couscous", "Couscous", [starch("couscous", 50)], {
          word: "couscous",
          steps: [
            step(
              "Pour one and a quarter times its volume of boiling salted water over the couscous, cover it and let it swell for {time}.",
              6,
              { time: 5 },
            ),
          ],
        }),
      ],
    },
    steps: [{ use: "grain" }, step("Fluff the {grain} with a fork.", 1)],
  }),
  mainSide({
    id: "side-quick-grain",
    cuisine: "international",
    method: "simmered",
    name: "Ready {grain}",
    base: [water(15)],
    parts: {
      grain: [
        choice("brown-rice", "brown rice", [starch("brown-rice-cooked", 140)]),
        choice("quinoa", "quinoa", [starch("quinoa-cooked", 140)]),
      ],
    },
    steps: [
      step("Break up the cooked {grain} and warm it, covered, with the water for {time}, until steaming.", 4, {
        time: [3, 4],
      }),
    ],
  }),
  mainSide({
    id: "side-herb-grain",
    cuisine: "levantine",
    method: "boiled",
    name: "Lemon Herb {grain}",
    base: [oliveOil(4), flavour("lemon-juice", 6, "tsp"), flavour("parsley-fresh", 6), flavour("mint-fresh", 2)],
    parts: {
      grain: [
        choice("bulgur", "bulgur", [starch("bulgur", 45)], {
          steps: [
            step(
              "Pour twice its volume of boiling salted water over the bulgur, cover it and let it swell for {time}; drain it if need be.",
              12,
              { time: 12 },
            ),
          ],
        }),
        choice("quinoa", "quinoa", [starch("quinoa", 40)], {
          steps: [
            step(
              "Rinse the quinoa and simmer it, covered, in twice its volume of salted water for {time}, until tender.",
              15 + TO_THE_BOIL_MINUTES,
              { time: 15 },
            ),
          ],
        }),
        choice("brown-rice", "brown rice", [starch("brown-rice-long-grain", 45)], {
          steps: [
            step(
              "Boil the brown rice in plenty of salted water for {time}, until tender; drain it well.",
              26 + TO_THE_BOIL_MINUTES,
              { time: 26 },
            ),
          ],
        }),
        choice("millet", "millet", [starch("millet", 42)], {
          steps: [
            step(
              "Simmer the millet, covered, in twice its volume of salted water for {time}, until tender.",
              17 + TO_THE_BOIL_MINUTES,
              { time: 17 },
            ),
          ],
        }),
      ],
    },
    steps: [{ use: "grain" }, step("Fold in the olive oil, lemon juice, chopped parsley and mint.", 2)],
  }),
  mainSide({
    id: "side-pilaf",
    cuisine: "turkish",
    method: "simmered",
    name: "{grain} Pilaf",
    detail: "with {vegetable}",
    base: [oliveOil(4), vegetable("onion", 30), water(140), pinchOfSalt],
    parts: {
      grain: [
        choice("bulgur", "bulgur", [starch("bulgur", 45)], {
          steps: [
            step("Stir in the bulgur, water and salt and simmer, covered, for {time}, until tender.", 12, { time: 12 }),
          ],
        }),
        choice("rice", "brown rice", [starch("brown-rice-long-grain", 45)], {
          steps: [
            step(
              "Stir in the brown rice, water and salt and simmer, covered, for {time}, until tender, adding a splash if it dries.",
              30,
              { time: 30 },
            ),
          ],
        }),
        choice("buckwheat", "buckwheat", [starch("buckwheat-groats-kasha", 45)], {
          steps: [
            step("Stir in the buckwheat, water and salt and simmer, covered, for {time}, until tender.", 13, {
              time: 13,
            }),
          ],
        }),
      ],
      vegetable: [
        choice("tomato", "tomato", [vegetable("tomato", 60)], { word: "diced tomato" }),
        choice("carrot", "carrot", [vegetable("carrot", 50)], { word: "diced carrot" }),
        choice("peas", "peas", [vegetable("peas-frozen", 45)]),
      ],
    },
    steps: [
      step("Soften the chopped onion and the {vegetable} in the olive oil for {time}.", 5, { time: 5 }),
      { use: "grain" },
      step("Take it off the heat and let it rest, covered, for {time}.", 3, { time: 3 }),
    ],
  }),
  mainSide({
    id: "side-corn-cob",
    cuisine: "american",
    method: "boiled",
    name: "Corn on the Cob",
    detail: "with {seasoning}",
    base: [vegetable("sweet-corn", 102, "ear"), oliveOil(3)],
    parts: {
      seasoning: [
        choice("lime", "chili and lime", [season("chili-flakes", 0.3), flavour("lime-juice", 5, "tsp")], {
          word: "chili flakes and the lime juice",
        }),
        choice("herbs", "chives", [flavour("chives-fresh", 3, "tbsp")], { word: "snipped chives" }),
      ],
    },
    steps: [
      step("Husk the corn and boil it in salted water for {time}, until the kernels are tender.", 8, { time: [6, 8] }),
      step("Rub it with the olive oil and season it with {seasoning}.", 1),
    ],
  }),
  mainSide({
    id: "side-polenta",
    cuisine: "italian",
    method: "simmered",
    name: "Side of Polenta",
    base: [starch("polenta-degermed-cornmeal", 40), water(200), oliveOil(4), pinchOfSalt],
    parts: {},
    steps: [
      step("Bring the water with the salt to the boil and rain in the polenta, whisking.", 4),
      step("Simmer it, stirring often, for {time}, until thick and smooth.", 14, { time: [12, 15] }),
      step("Beat in the olive oil.", 1),
    ],
  }),
];
