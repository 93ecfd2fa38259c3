import { describe, expect, test } from "vitest";
import type { FoodId } from "../catalogue/food.ts";
import { resolveLine } from "./resolve-line.ts";

function foodIn(line: string): FoodId | null {
  const resolution = resolveLine(line);
  return resolution.status === "unresolved" ? null : resolution.food.id;
}

describe("a line that would hide an allergen is unresolved", () => {
  test.each([
    [
      "a word in another alphabet",
      "rice 花生",
      "potatoes с сыром",
      "oats עם חלב",
      "pasta बटर",
      "coconut oil (กะทิ เนย)",
    ],
    ["an emoji", "rice 🧀", "noodles 🦐", "banana 🥜"],
    [
      "a second food after a plus",
      "rice + noodles",
      "avocado+prawn",
      "cooked brown rice or quinoa|pasta",
      "rice +milk",
    ],
    ["a dish that is one or two letters from a food", "alfajores", "kashta", "birria", "mohinga", "polpetta", "osetra"],
    ["an unknown kind of tofu, hummus or curry", "jimami tofu", "2 cups zorba hummus", "300 g brindle curry"],
    ["an unknown word of a dish", "kaki furai", "kitsune udon", "hayashi rice", "tarator sauce", "pollo saltado"],
    ["a dish named with other foods", "ajo blanco", "leche frita", "200 g peking duck", "shahi paneer", "ulster fry"],
    ["a dish after an amount", "three cup chicken", "2 banana splits", "1 spider roll", "150 g cuttle fsh"],
    [
      "a sweet with its brand",
      "thin mints",
      "Lindt hazelnut",
      "symphony almond",
      "25 g Britannia bourbon",
      "mini eggs",
    ],
    ["a name of very short words", "po cha", "yu", "la yu"],
    [
      "a name for two different foods",
      "lumache",
      "gata",
      "chocho",
      "arroz negro",
      "cação",
      "sedani",
      "bocadillos",
      "caillé",
    ],
  ])("such as %s", (_, ...lines) => {
    for (const line of lines) expect(foodIn(line), line).toBeNull();
  });
});

test.each<readonly [string, FoodId, number | null]>([
  ["30 g Dairy Milk", "milk-chocolate", 30],
  ["200 g Cadbury Dairy Milk", "milk-chocolate", 200],
  ["1 cup Dairy Milk", "whole-milk", 244],
  ["1 cup gata", "coconut-milk-canned", 226],
  ["1 onion + extra for frying", "onion", 110],
  ["400 g Lindt 70% dark chocolate", "dark-chocolate-70-85", 400],
  ["1 head peking cabbage", "napa-cabbage", null],
])("%s resolves to %s", (line, id, grams) => {
  const resolution = resolveLine(line);
  expect(resolution).toMatchObject({ status: "resolved", food: { id } });
  if (resolution.status === "resolved" && grams !== null) expect(resolution.grams ?? 0).toBeCloseTo(grams, 0);
});

describe("words beside a food are never ignored unread", () => {
  const beside = ["krill", "kajmak", "zorba", "omelette", "malt", "biscuit", "frangipane", "gianduja", "dumplings"];
  test.each([
    (word: string) => `200 g carrots (${word})`,
    (word: string) => `200 g carrots, ${word}`,
    (word: string) => `harissa; ${word}`,
    (word: string) => `rice [${word}]`,
    (word: string) => `lentils (contains ${word})`,
    (word: string) => `spinach – ${word}`,
    (word: string) => `cornstarch from ${word}`,
    (word: string) => `guava for ${word}`,
    (word: string) => `amaranth, plus ${word}`,
    (word: string) => `butter beans, cooked in ${word}`,
  ])("%s", (line) => {
    for (const word of beside) expect(foodIn(line(word)), line(word)).toBeNull();
  });

  test.each([
    ["400 g carrots, massaged and undrained", "carrot"],
    ["1 scallion, sliced on the bias", "scallions"],
    ["2 tbsp oil, plus more for dolloping", "vegetable-oil-soybean"],
    ["1 cup basmati rice, soaked for 30 mins", "basmati-rice"],
  ])("%s resolves to %s", (line, id) => expect(foodIn(line)).toBe(id));
});
