import { describe, expect, test } from "vitest";
import {
  FIFTH_FRESH_LINES,
  FIRST_FRESH_LINES,
  FOURTH_FRESH_LINES,
  SECOND_FRESH_LINES,
  SIXTH_FRESH_LINES,
  THIRD_FRESH_LINES,
} from "../../../../test/fixtures/lines/resolve-lines-fresh.data.ts";
import {
  FIFTH_KITCHEN_LINES,
  FIRST_KITCHEN_LINES,
  FOURTH_KITCHEN_LINES,
  SECOND_KITCHEN_LINES,
  THIRD_KITCHEN_LINES,
} from "../../../../test/fixtures/lines/resolve-lines-kitchens.data.ts";
import {
  EIGHTH_PAGE_LINES,
  ELEVENTH_PAGE_LINES,
  FIFTH_PAGE_LINES,
  FIRST_PAGE_LINES,
  FOURTH_PAGE_LINES,
  LATEST_PAGE_LINES,
  NINTH_PAGE_LINES,
  SECOND_PAGE_LINES,
  SEVENTH_PAGE_LINES,
  SIXTH_PAGE_LINES,
  TENTH_PAGE_LINES,
  THIRD_PAGE_LINES,
  TWELFTH_PAGE_LINES,
} from "../../../../test/fixtures/lines/resolve-lines-pages.data.ts";
import { PRINTED_LINES } from "../../../../test/fixtures/lines/resolve-lines-printed.data.ts";
import { ROUND_LINES } from "../../../../test/fixtures/lines/resolve-lines-rounds.data.ts";
import { SHOP_LINES } from "../../../../test/fixtures/lines/resolve-lines-shops.data.ts";
import { WEEK_LINES } from "../../../../test/fixtures/lines/resolve-lines-week.data.ts";
import { requireFood } from "../catalogue/catalogue.ts";
import { shows } from "./match/shows.ts";
import { resolveLine } from "./resolve-line.ts";

const LEAST_RIGHT = 0.98;
const MOST_GRAMS_OFF = 0.01;
const UNRESOLVED = "?";

const labels = [
  FIRST_KITCHEN_LINES,
  SECOND_KITCHEN_LINES,
  THIRD_KITCHEN_LINES,
  FOURTH_KITCHEN_LINES,
  FIFTH_KITCHEN_LINES,
  WEEK_LINES,
  FIRST_FRESH_LINES,
  SECOND_FRESH_LINES,
  THIRD_FRESH_LINES,
  FOURTH_FRESH_LINES,
  FIFTH_FRESH_LINES,
  SIXTH_FRESH_LINES,
  ROUND_LINES,
  PRINTED_LINES,
  FIRST_PAGE_LINES,
  SECOND_PAGE_LINES,
  THIRD_PAGE_LINES,
  FOURTH_PAGE_LINES,
  FIFTH_PAGE_LINES,
  SIXTH_PAGE_LINES,
  SEVENTH_PAGE_LINES,
  EIGHTH_PAGE_LINES,
  NINTH_PAGE_LINES,
  TENTH_PAGE_LINES,
  ELEVENTH_PAGE_LINES,
  TWELFTH_PAGE_LINES,
  LATEST_PAGE_LINES,
  SHOP_LINES,
]
  .flatMap((lines) => lines.trim().split("\n"))
  .map((row) => {
    const [line = "", cell = "", least = "", most = ""] = row.split("|");
    const ids = cell.split(",");
    const resolution = resolveLine(line);
    const read = resolution.status === "unresolved" ? UNRESOLVED : resolution.food.id;
    const food = resolution.status === "unresolved" ? null : resolution.food;
    const grams = resolution.status === "unresolved" ? null : resolution.grams;
    const isRight = ids.includes(read);
    const isHeavy = grams === null || grams < Number(least) || grams > Number(most);
    return { line, ids, read, food, grams, isRight, isOff: isRight && read !== UNRESOLVED && least !== "" && isHeavy };
  });
const tell = ({ line, read, grams }: (typeof labels)[number]) => `${line}: ${read} ${grams}`;

describe("lines from many cuisines", () => {
  test("the sample has over 3,500 different lines, all about foods in the catalogue", () => {
    expect(new Set(labels.map(({ line }) => line)).size).toBe(labels.length);
    expect(labels.length).toBeGreaterThan(3_500);
    for (const { ids } of labels) for (const id of ids) if (id !== UNRESOLVED) requireFood(id);
  });

  test("98 % are read right, and grams are off in at most 1 %", () => {
    const wrong = labels.filter(({ isRight }) => !isRight);
    const off = labels.filter(({ isOff }) => isOff);
    expect(1 - wrong.length / labels.length, wrong.map(tell).join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(off.length / labels.length, off.map(tell).join("\n")).toBeLessThanOrEqual(MOST_GRAMS_OFF);
  });

  test("no line is read as a food that hides an allergen or animal of the food meant", () => {
    const crossed = labels.filter(({ ids, food }) => {
      const meant = ids.filter((id) => id !== UNRESOLVED).map(requireFood);
      return food !== null && meant.length > 0 && !meant.some((one) => shows(food, one));
    });
    expect(crossed.map(tell)).toEqual([]);
  });
});

/** Words beside a food's name that do not change which food it is. */
const SAID_BEFORE =
  "artisan,good-sized,farm-fresh,hand-cut,certified organic,non-GMO,high-quality,store-bought,imported,additional,triple-washed".split(
    ",",
  );
const SAID_BEHIND =
  "plus more for serving,cut into 1-inch cubes,at room temperature,(see Note 1),(about 2),thawed if frozen,patted very dry,if using,(I used organic),set aside,diced small".split(
    ",",
  );
const PLAIN_FOODS = [
  "onion",
  "carrot",
  "spinach",
  "salmon",
  "eggs",
  "cheddar",
  "butter",
  "flour",
  "olive oil",
  "almonds",
];

describe("product titles", () => {
  test.each([
    ["Dannon vanilla"],
    ["Silk vanilla"],
    ["Chobani peach 5.3 oz"],
    ["Starkist chicken"],
    ["Cadbury fruit"],
    ["Milka Oreo 100g"],
    ["Blue Diamond Smokehouse 6 oz"],
  ])("%s is not taken for the food named beside the brand", (line) =>
    expect(resolveLine(line)).toEqual({ status: "unresolved", text: line }),
  );

  test.each([
    ["Tesco British Semi Skimmed Milk 2.272L/4 Pints", "reduced-fat-milk-2", 2350],
    ["Danone Natural Yogurt 4 x 125 g", "yogurt-plain-whole-milk", 500],
    ["Goya Prime Premium Black Beans, 15.5 oz", "black-beans-canned-drained", 264],
  ])("%s", (line, id, grams) => {
    const resolution = resolveLine(line);
    expect(resolution).toMatchObject({ status: "resolved", food: { id } });
    if (resolution.status === "resolved") expect(Math.abs((resolution.grams ?? 0) / grams - 1)).toBeLessThan(0.15);
  });
});

test("common words of sellers and cooks do not change the food", () => {
  const changed = PLAIN_FOODS.flatMap((name) => {
    const read = (line: string) => {
      const resolution = resolveLine(line);
      return resolution.status === "unresolved" ? UNRESOLVED : resolution.food.id;
    };
    const plain = read(`2 cups ${name}`);
    const lines = [
      ...SAID_BEFORE.map((words) => `2 cups ${words} ${name}`),
      ...SAID_BEHIND.map((words) => `2 cups ${name}${words.startsWith("(") ? " " : ", "}${words}`),
    ];
    return lines.filter((line) => read(line) !== plain);
  });
  expect(changed).toEqual([]);
});
