import { choice, dairy, flavour, liquid, season, starch, step, vegetable, whole } from "../../ingredients.ts";
import type { PartOption, Template } from "../../template.ts";
import { oliveOil, pinchOfSalt, TO_THE_BOIL_MINUTES, water } from "../pantry.ts";
import { mainSide } from "./side.ts";

/** Grain that is boiled or swells in salted water, with its minutes. */
function grain(key: string, name: string, foodId: string, grams: number, minutes: number, text: string): PartOption {
  const ready = SWELLS.includes(text) ? minutes : minutes + TO_THE_BOIL_MINUTES;
  return choice(key, name, [starch(foodId, grams)], { steps: [step(text, ready, { time: minutes })] });
}

const SWELL =
  "Pour twice its volume of boiling salted water over the bulgur, cover it and let it swell for {time}; drain.";
const SOAK =
  "Pour one and a quarter times its volume of boiling salted water over the couscous and let it swell, covered, for {time}.";
const SIMMER = "Rinse the quinoa and simmer it, covered, in twice its volume of salted water for {time}, until tender.";
const BOIL = "Boil the brown rice in plenty of salted water for {time}, until tender; drain it well.";
/** Off the heat, in water that is poured over. */
const SWELLS: readonly string[] = [SWELL, SOAK];

/** Grain, pasta and corn with oil: much energy, little salt and no nuts. */
export const heartySides = (): readonly Template[] => [
  mainSide({
    id: "side-fruited-grain",
    cuisine: "moroccan",
    method: "boiled",
    name: "{fruit} {grain}",
    base: [oliveOil(5), flavour("lemon-juice", 5, "tsp"), season("cinnamon-ground", 0.3)],
    parts: {
      fruit: [
        choice("raisin", "raisin", [flavour("raisins", 18)], { word: "raisins" }),
        choice("date", "date", [flavour("dates-medjool", 24)], { word: "pitted, chopped date" }),
        choice("apricot", "apricot", [flavour("apricots-dried", 21, "piece")], { word: "chopped apricots" }),
      ],
      grain: [
        grain("rice", "brown rice", "brown-rice-long-grain", 40, 26, BOIL),
        grain("quinoa", "quinoa", "quinoa", 40, 15, SIMMER),
        grain("couscous", "couscous", "couscous", 40, 6, SOAK),
        grain("bulgur", "bulgur", "bulgur", 40, 12, SWELL),
      ],
    },
    steps: [{ use: "grain" }, step("Fluff it and fold in the {fruit}, olive oil, lemon juice and cinnamon.", 2)],
    skip: [
      ["fruit.apricot", "grain.rice"],
      ["fruit.apricot", "grain.bulgur"],
      ["fruit.date", "grain.rice"],
      ["fruit.date", "grain.couscous"],
      ["fruit.raisin", "grain.couscous"],
    ],
  }),
  mainSide({
    id: "side-parsley-grain",
    cuisine: "levantine",
    method: "boiled",
    name: "Parsley {grain} Salad",
    base: [vegetable("tomato", 80), oliveOil(6), flavour("lemon-juice", 10, "tsp"), flavour("parsley-fresh", 12)],
    parts: {
      grain: [
        grain("bulgur", "bulgur", "bulgur", 48, 12, SWELL),
        grain("couscous", "couscous", "couscous", 46, 6, SOAK),
        grain("quinoa", "quinoa", "quinoa", 46, 15, SIMMER),
      ],
    },
    steps: [
      { use: "grain" },
      step("Chop the parsley and tomato and mix both in with the olive oil and lemon juice.", 4),
    ],
  }),
  mainSide({
    id: "side-rice-and-beans",
    cuisine: "caribbean",
    method: "boiled",
    name: "Rice and {bean}",
    base: [starch("brown-rice-long-grain", 40), oliveOil(5), flavour("garlic", 3, "clove"), season("thyme-dried", 0.3)],
    parts: {
      bean: [
        choice("black", "black beans", [vegetable("black-beans-canned-drained", 45)]),
        choice("kidney", "kidney beans", [vegetable("kidney-beans-canned-drained", 45)]),
        choice("lentils", "lentils", [vegetable("lentils-cooked", 50)], { word: "cooked lentils" }),
      ],
    },
    steps: [
      step(BOIL, 26 + TO_THE_BOIL_MINUTES, { time: 26 }),
      step("Warm the sliced garlic and thyme in the olive oil, stir in the {bean} and rice and heat for {time}.", 4, {
        time: 3,
      }),
    ],
  }),
  mainSide({
    id: "side-pasta-salad",
    cuisine: "italian",
    method: "boiled",
    name: "{vegetable} Pasta Salad",
    base: [
      starch("whole-wheat-pasta-dry", 50),
      oliveOil(6),
      flavour("lemon-juice", 7, "tsp"),
      flavour("parsley-fresh", 4),
    ],
    parts: {
      vegetable: [
        choice("tomato", "tomato", [vegetable("cherry-tomatoes", 80)], { word: "halved cherry tomatoes" }),
        choice("pepper", "red pepper", [vegetable("red-bell-pepper", 70)], { word: "diced red pepper" }),
        choice("cucumber", "cucumber", [vegetable("cucumber", 80)], { word: "diced cucumber" }),
        choice("carrot", "carrot", [vegetable("carrot", 60)], { word: "grated carrot" }),
      ],
    },
    steps: [
      step("Boil the pasta in salted water for {time}, until just tender; drain and rinse it cold.", 12, {
        time: [10, 11],
      }),
      step("Toss it with the {vegetable}, olive oil, lemon juice and chopped parsley.", 4),
    ],
  }),
  mainSide({
    id: "side-small-pasta",
    cuisine: "italian",
    method: "boiled",
    name: "Small {sauce} Pasta",
    base: [starch("whole-wheat-pasta-dry", 50), flavour("garlic", 4, "clove"), oliveOil(6)],
    parts: {
      sauce: [
        choice("garlic", "garlic", [season("chili-flakes", 0.2), flavour("parsley-fresh", 4)], {
          word: "chili flakes and chopped parsley",
        }),
        choice("tomato", "tomato", [vegetable("tomato", 100)], { word: "diced tomato" }),
        choice("spinach", "spinach", [vegetable("spinach", 70)], { word: "washed spinach" }),
      ],
    },
    steps: [
      step("Boil the pasta in salted water for {time}, until just tender; drain it.", 12, { time: [10, 11] }),
      step("Soften the sliced garlic in the olive oil, add the {sauce} for {time} and toss the pasta in it.", 4, {
        time: 3,
      }),
    ],
  }),
  mainSide({
    id: "side-creamy-polenta",
    cuisine: "italian",
    method: "simmered",
    name: "Creamy Polenta",
    detail: "with {milk}",
    base: [starch("polenta-degermed-cornmeal", 36), water(60), oliveOil(4), pinchOfSalt],
    parts: {
      milk: [
        choice("dairy", "milk", [liquid("low-fat-milk-1", 160, "cup")]),
        choice("soy", "soy milk", [liquid("soy-milk-unsweetened", 160, "cup")]),
      ],
    },
    steps: [
      step("Bring the {milk}, the water and the salt to the boil and rain in the polenta, whisking.", 4),
      step("Simmer it, stirring often, for {time}, until thick and smooth; beat in the olive oil.", 14, {
        time: [12, 14],
      }),
    ],
  }),
  mainSide({
    id: "side-corn-beans",
    cuisine: "american",
    method: "boiled",
    name: "Corn and {bean}",
    base: [vegetable("corn-frozen", 90), vegetable("tomato", 60), oliveOil(5)],
    parts: {
      bean: [
        choice("lima", "lima beans", [vegetable("lima-beans-frozen", 70)]),
        choice("edamame", "edamame", [vegetable("edamame-frozen", 60)]),
        choice("pea", "peas", [vegetable("peas-frozen", 80)]),
      ],
    },
    steps: [
      step("Boil the {bean} and the corn in salted water for {time}, until tender; drain.", 8, { time: [6, 8] }),
      step("Toss with the diced tomato and the olive oil.", 2),
    ],
  }),
  mainSide({
    id: "side-crisp-tortillas",
    cuisine: "mexican",
    method: "baked",
    name: "Crisp Corn Tortillas",
    detail: "with {dip}",
    base: [whole(starch("corn-tortilla", 48, "piece")), oliveOil(3), flavour("lime-juice", 5, "tsp")],
    parts: {
      dip: [
        choice("avocado", "avocado", [vegetable("avocado", 60)], { way: "mash the avocado with the lime juice" }),
        choice("bean", "black bean dip", [vegetable("black-beans-canned-drained", 80)], {
          word: "black beans",
          way: "mash the rinsed black beans with the lime juice",
        }),
        choice("ricotta", "lime ricotta", [dairy("ricotta-part-skim", 60)], {
          word: "ricotta",
          way: "stir the ricotta with the lime juice",
        }),
      ],
    },
    steps: [
      step("Heat the oven to {oven}; brush the corn tortillas with the olive oil and cut each into eight.", 4, {
        oven: 190,
      }),
      step("Bake for {time}, until crisp.", 9, { time: [8, 9] }),
      step("Meanwhile {dip.way}; serve for dipping.", 2),
    ],
  }),
];
