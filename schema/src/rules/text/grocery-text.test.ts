import { describe, expect, test } from "vitest";
import { groceryItem as item } from "../../../test/grocery-item.ts";
import { GROCERY_ORDERS } from "../../constants/grocery.ts";
import type { GroceryList } from "../../contract/grocery.ts";
import { groceryText } from "./grocery-text.ts";

const sized = (unit: string, quantity: number, of: string) => [
  { count: 1, unit, gramsEach: quantity, size: { quantity, unit: of } },
];

const LIST: GroceryList = [
  {
    name: "Produce",
    items: [
      item({ name: "lemon", quantity: 2, unit: "pieces", needed: { quantity: 1.5, unit: "" } }),
      item({ name: "spinach", quantity: 1, unit: "pack (200 g)", packs: sized("pack", 200, "g"), checked: true }),
    ],
  },
  {
    name: "Pantry",
    items: [
      item({ name: "rice", quantity: 1, unit: "bag (500 g)", aisle: "Grains, pasta & rice" }),
      item({ name: "bread", quantity: 1, unit: "pack (400 g)", aisle: "Bakery" }),
      item({
        name: "olive oil",
        quantity: 1,
        unit: "bottle (500 ml)",
        needed: { quantity: 3, unit: "tbsp" },
        aisle: "Oils & condiments",
        staple: true,
      }),
    ],
  },
];

describe("groceryText", () => {
  test("lists items by category with staples last, and keeps the ticks", () => {
    expect(groceryText(LIST, { title: "My list" })).toBe(
      [
        "My list",
        "",
        "Produce",
        "[ ] lemon: about 1½ needed · 2 pieces",
        "[x] spinach: 1 pack (200 g)",
        "",
        "Pantry",
        "[ ] rice: 1 bag (500 g)",
        "[ ] bread: 1 pack (400 g)",
        "",
        "Check you have",
        "[ ] olive oil: about 3 tbsp",
        "",
      ].join("\n"),
    );
  });

  test("lists items by aisle, in the order of the store", () => {
    const headings = groceryText(LIST, { by: "aisle" })
      .split("\n\n")
      .slice(1)
      .map((section) => section.split("\n")[0]);
    expect(headings).toEqual(["Produce", "Bakery", "Grains, pasta & rice", "Check you have"]);
  });

  test.each(GROCERY_ORDERS)("shows every item on exactly one line by %s", (by) => {
    const lines = groceryText(LIST, { by }).split("\n");
    for (const { name } of LIST.flatMap(({ items }) => items)) {
      expect(lines.filter((line) => line.includes(`] ${name}`))).toHaveLength(1);
    }
  });

  test("puts categories in the specification's order", () => {
    expect(groceryText([...LIST].reverse())).toBe(groceryText(LIST));
  });

  test("puts the person's own lines and food at home only under their own headings", () => {
    const [produce, pantry] = LIST;
    if (!produce || !pantry) throw new Error("no list");
    const more: GroceryList[number] = {
      name: "Pantry",
      items: [
        ...pantry.items,
        item({ name: "Candles", quantity: 1, unit: "", aisle: "Other", ownLineId: "1", checked: true }),
        item({
          name: "oats",
          quantity: 0,
          unit: "",
          needed: { quantity: 80, unit: "g" },
          have: { grams: null, fromEarlier: false },
          covered: true,
        }),
      ],
    };
    for (const by of GROCERY_ORDERS) {
      const text = groceryText([produce, more], { by });
      expect(text).toContain("\nAdded by you\n[x] Candles\n\nCheck you have\n[ ] olive oil: about 3 tbsp\n");
      expect(text.endsWith("\nAlready at home\n[ ] oats: about 80 g needed · you have enough\n")).toBe(true);
      expect(text.match(/Candles|oats/g)).toHaveLength(2);
    }
  });

  test("a line that is partly bought says how much more to buy", () => {
    const bought = { grams: 500, moreGrams: 250 };
    const text = groceryText([{ name: "Pantry", items: [item({ name: "rice", quantity: 750, unit: "g", bought })] }]);
    expect(text).toContain("\n[ ] rice: 750 g, 500 g already bought: 250 g more to buy\n");
  });

  test("an empty list says that there is nothing to buy", () => {
    expect(groceryText([])).toBe("Shopping list\n\nNothing to buy.\n");
  });

  test("text typed by a person cannot start a new line", () => {
    const text = groceryText([
      { name: "Pantry", items: [item({ name: "candles\r\nBcc: x@example.org\u2028\u0000", quantity: 1, unit: "" })] },
    ]);
    expect(text).toBe("Shopping list\n\nPantry\n[ ] candles Bcc: x@example.org : 1\n");
  });
});
