import { describe, expect, test } from "vitest";
import {
  FIFTH_LINES_ABROAD,
  FIRST_LINES_ABROAD,
  FOURTH_LINES_ABROAD,
  SECOND_LINES_ABROAD,
  SIXTH_LINES_ABROAD,
  THIRD_LINES_ABROAD,
} from "../../../../test/fixtures/lines/resolve-lines-abroad.data.ts";
import { requireFood } from "../catalogue/catalogue.ts";
import { shows } from "./match/shows.ts";
import { resolveLine } from "./resolve-line.ts";

const LEAST_RIGHT = 0.96;

const labels = [
  FIRST_LINES_ABROAD,
  SECOND_LINES_ABROAD,
  THIRD_LINES_ABROAD,
  FOURTH_LINES_ABROAD,
  FIFTH_LINES_ABROAD,
  SIXTH_LINES_ABROAD,
].flatMap((table) =>
  table
    .trim()
    .split("\n")
    .map((row) => {
      const [line = "", ids = "", least = "", most = ""] = row.split("|");
      return { line, ids: ids === "" ? [] : ids.split(","), least, most };
    }),
);

describe("ingredient lines from eight cuisines", () => {
  test("resolve to the right food and grams", () => {
    const wrong = labels.filter(({ line, ids, least, most }) => {
      const resolution = resolveLine(line);
      if (resolution.status === "unresolved") return ids.length > 0;
      if (!ids.includes(resolution.food.id)) return true;
      if (least === "") return false;
      return resolution.grams === null || resolution.grams < Number(least) || resolution.grams > Number(most);
    });
    const listed = wrong.map(({ line }) => line).join("\n");
    expect(1 - wrong.length / labels.length, listed).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  test("no line is read as a food that hides an allergen or animal of the food meant", () => {
    const crossed = labels.filter(({ line, ids }) => {
      const resolution = resolveLine(line);
      if (resolution.status === "unresolved" || ids.length === 0) return false;
      return !ids.some((id) => shows(resolution.food, requireFood(id)));
    });
    expect(crossed).toEqual([]);
  });

  test.each([
    ["2 6-inch flour tortillas", "flour-tortilla", 60],
    ["2 six-inch flour tortillas", "flour-tortilla", 60],
    ["2 8-inch flour tortillas", "flour-tortilla", 98],
    ["flour tortillas (10-inch), 2", "flour-tortilla", 144],
    ["2 x 15 cm corn tortillas", "corn-tortilla", 48],
  ])("%s: weighed by its diameter", (line, id, grams) => {
    const resolution = resolveLine(line);
    expect(resolution).toMatchObject({ status: "resolved", food: { id }, grams });
  });

  test.each([
    ["1 tbsp melted butter or coconut oil", "butter-unsalted"],
    ["1 tbsp olive or avocado oil", "olive-oil"],
    ["200 g pâtes", "pasta-dry"],
    ["200 g fresh orecchiette", "fresh-pasta"],
    ["1 tube polenta, sliced", "grits-cooked"],
    ["250g pack vacuum-packed puy lentils", "lentils-cooked"],
    ["1 pouch Merchant Gourmet puy lentils", "lentils-cooked"],
    ["1 pouch Tilda basmati", "white-rice-cooked"],
    ["1 pouch of ready lentils", "lentils-cooked"],
    ["2 garden eggs", "eggplant"],
    ["1 cup Simple Truth oat milk", "oat-milk-unsweetened"],
    ["1 carton Kettle & Fire bone broth", "beef-broth"],
    ["1 can (4 oz) Hatch green chiles", "green-chiles-canned"],
  ])("%s resolves to %s", (line, id) => {
    expect(resolveLine(line)).toMatchObject({ status: "resolved", food: { id } });
  });

  test.each([
    ["500 g brambor, oloupaných", "potato", 500],
    ["150 g červené čočky", "red-lentils-dried", 150],
    ["400 g broilerin rintafileetä", "chicken-breast-skinless", 400],
    ["250 ml smetany ke šlehání", "heavy-cream", 250],
    ["1 xícara (chá) de leite", "whole-milk", 244],
    ["300 g tonijn in blik", "tuna-canned-in-water", 300],
    ["2 gousses d'ail écrasées", "garlic", 6],
    ["2 løg, finthakkede", "onion", 220],
    ["5 butir bawang merah, iris tipis", "shallot", null],
    ["2 vitunguu maji vilivyokatwa", "onion", 220],
    ["1 kijiko kikubwa mafuta ya zeituni", "olive-oil", null],
    ["3 cloves bawang, tinadtad", "garlic", 9],
  ] as const)("%s resolves to %s, despite foreign endings and words", (line, id, grams) => {
    const resolution = resolveLine(line);
    expect(resolution).toMatchObject({ status: "resolved", food: { id } });
    if (resolution.status === "resolved" && grams !== null) expect(resolution.grams).toBeCloseTo(grams, 0);
  });

  test.each([
    ["2 dl mel", "all-purpose-flour"],
    ["2 tsk mel", "all-purpose-flour"],
    ["3 spiseskjeer mel", "all-purpose-flour"],
    ["250 g mel", "all-purpose-flour"],
    ["100 g de mel", "honey"],
    ["2 colheres de sopa de mel", "honey"],
    ["2 omena", "apple"],
    ["200 g omena", "dried-anchovies"],
    ["3 cepe", "onion"],
    ["1 TL Kümmel", "caraway-seed"],
    ["200 g thịt gà xay", "ground-chicken"],
    ["250 g daging ayam giling", "ground-chicken"],
    ["2 prk raejuustoa", "cottage-cheese-full-fat"],
    ["kernels from 2 ears of corn", "sweet-corn"],
    ["1/2 cup kimchi, chopped, plus 1 tbsp of its brine", "kimchi"],
  ])("%s resolves to %s because of the words around it", (line, id) => {
    expect(resolveLine(line)).toMatchObject({ status: "resolved", food: { id } });
  });

  test.each(["2 plastry sera", "100 g sera", "400 g kummel", "200 g pește", "200 g sügér", "100 g ajóka", "barbunya"])(
    "%s is an unknown fish or cheese, not a spice or sauce",
    (line) => expect(resolveLine(line).status).toBe("unresolved"),
  );

  test.each(["lángos", "drożdżowe", "200 g łubinu", "apple fritter", "arequipeña", "canelé, 2"])(
    "%s is not an inflected form of another food's name",
    (line) => expect(resolveLine(line).status).toBe("unresolved"),
  );

  test.each(["4 avocado leaves", "4 hojas de aguacate", "1 cup cassava leaves"])(
    "%s: leaves do not resolve to the root or the fruit",
    (line) => {
      const resolution = resolveLine(line);
      if (resolution.status === "resolved") expect(["avocado", "cassava", "taro"]).not.toContain(resolution.food.id);
    },
  );

  test.each(["pasta senza glutine", "pane senza glutine", "galletas sin gluten"])(
    "%s never resolves to a food with gluten",
    (line) => {
      const resolution = resolveLine(line);
      if (resolution.status === "resolved") expect(resolution.food.contains).not.toContain("gluten");
    },
  );
});
