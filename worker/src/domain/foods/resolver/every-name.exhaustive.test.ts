import { expect, test } from "vitest";
import { FOODS } from "../catalogue/catalogue.ts";
import { type Resolution, resolveLine } from "./resolve-line.ts";

function foodOf(resolution: Resolution): string {
  return resolution.status === "resolved" ? resolution.food.id : "?";
}

test("every name of every food resolves to that food, in any case, in plural and with an amount", () => {
  for (const { id, name, plural, aliases } of FOODS.values()) {
    for (const own of [name, plural, ...aliases]) {
      expect(foodOf(resolveLine(own)), own).toBe(id);
      expect(foodOf(resolveLine(own.toUpperCase())), own).toBe(id);
      expect(foodOf(resolveLine(`100 g ${own}`)), own).toBe(id);
    }
  }
});
