import { describe, expect, test } from "vitest";
import {
  LATER_RECIPE_LINES,
  LATEST_RECIPE_LINES,
  RECIPE_LINES,
  UNSEEN_RECIPE_LINES,
} from "../../../../test/fixtures/lines/resolve-lines-recipes.data.ts";
import { requireFood } from "../catalogue/catalogue.ts";
import { shows } from "./match/shows.ts";
import { type Resolution, resolveLine } from "./resolve-line.ts";

const LEAST_RIGHT = 0.98;
const MOST_GRAMS_OFF = 0.01;

interface Label {
  readonly line: string;
  readonly ids: readonly string[];
  readonly least: string;
  readonly most: string;
}

const labels: readonly Label[] = [RECIPE_LINES, UNSEEN_RECIPE_LINES, LATER_RECIPE_LINES, LATEST_RECIPE_LINES].flatMap(
  (table) =>
    table
      .trim()
      .split("\n")
      .map((row) => {
        const [line = "", ids = "", least = "", most = ""] = row.split("|");
        return { line, ids: ids.split(","), least, most };
      }),
);

function hasFood({ ids }: Label, resolution: Resolution): boolean {
  return resolution.status === "resolved" && ids.includes(resolution.food.id);
}

function hasGrams({ least, most }: Label, resolution: Resolution): boolean {
  if (least === "") return true;
  if (resolution.status === "unresolved" || resolution.grams === null) return false;
  return resolution.grams >= Number(least) && resolution.grams <= Number(most);
}

function show({ line }: Label): string {
  const resolution = resolveLine(line);
  return `${line}: ${resolution.status === "unresolved" ? "-" : `${resolution.food.id} ${resolution.grams}`}`;
}

describe("lines from recipes", () => {
  test("the sample has over 1,250 different lines, all about foods in the catalogue", () => {
    expect(new Set(labels.map(({ line }) => line)).size).toBe(labels.length);
    expect(labels.length).toBeGreaterThan(1250);
    for (const { ids } of labels) for (const id of ids) requireFood(id);
  });

  test("98 % are read right, and grams are more than 15 % off in at most 1 %", () => {
    const read = labels.map((label) => ({ label, resolution: resolveLine(label.line) }));
    const known = read.filter(({ label, resolution }) => hasFood(label, resolution));
    const heavy = known.filter(({ label, resolution }) => !hasGrams(label, resolution));
    const wrong = read.filter(({ label, resolution }) => !hasFood(label, resolution) || !hasGrams(label, resolution));
    const list = wrong.map(({ label }) => show(label)).join("\n");
    expect(1 - wrong.length / labels.length, list).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(heavy.length / labels.length, list).toBeLessThanOrEqual(MOST_GRAMS_OFF);
  });

  test("no line is read as a food that hides an allergen or animal of the food meant", () => {
    const crossed = labels.filter(({ line, ids }) => {
      const resolution = resolveLine(line);
      return resolution.status === "resolved" && !ids.some((id) => shows(resolution.food, requireFood(id)));
    });
    expect(crossed.map(show)).toEqual([]);
  });
});
