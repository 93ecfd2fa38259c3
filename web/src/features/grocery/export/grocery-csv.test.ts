import { groceryItem } from "@mealwright/schema/test/grocery-item";
import { expect, test } from "vitest";
import { groceryCsv } from "./grocery-csv.ts";

test("the CSV file has one row per line, escapes quotes and never contains a formula", () => {
  const own = (name: string) =>
    groceryItem({ foodId: name, name, ownLineId: name, needed: null, packs: [], meals: [] });
  const csv = groceryCsv(
    [
      {
        name: "Produce",
        items: [groceryItem({ foodId: "leek", name: "leek", meals: [] }), own('6" candles, "red"'), own("=1+1")],
      },
    ],
    "category",
  );
  const [head, leek, candles, formula, end] = csv.split("\r\n");
  expect(head).toBe("\ufeffSection,Item,Amount,Needed,Note,For,In the basket");
  expect(leek).toMatch(/^Produce,leek,/);
  expect(candles).toBe('Added by you,"6"" candles, ""red""",,,,,no');
  expect(formula).toBe("Added by you,'=1+1,,,,,no");
  expect(end).toBe("");
});
