import type { Household } from "@mealwright/schema/contract/household";
import { describe, expect, test } from "vitest";
import { amountsText, portionsOn, tableText } from "./household-text.ts";
import { personText } from "./person-text.ts";

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const MIA: Household["people"][number] = {
  name: "Mia",
  allergies: ["Dairy", "Other"],
  otherAllergies: "kiwi",
  diet: "omnivore",
  ageBand: "4-8",
  appetite: "usual",
  days: WEEK,
  portions: 0.75,
};
const TOM = {
  ...MIA,
  name: "Tom",
  diet: "vegan",
  allergies: [],
  otherAllergies: null,
  days: [6, 7],
  portions: 1,
} as const;
const householdOf = (people: readonly Household["people"][number][], portionsByDay: readonly number[]): Household => ({
  people: [...people],
  unnamed: 0,
  portionsByDay: [...portionsByDay],
  dishes: { breakfast: 100, lunch: 100, dinner: 100, snack: 100 },
  narrowedBy: null,
});
const FAMILY = householdOf([MIA, { ...TOM, allergies: [], days: [6, 7] }], [1.75, 1.75, 1.75, 1.75, 1.75, 2.75, 2.75]);

describe("the text of who eats", () => {
  test("lists everybody's portions on one day, and their sum", () => {
    expect(tableText(FAMILY, 1)).toBe("For 2: you and Mia ¾: 1¾ portions in all.");
    expect(tableText(FAMILY, 7)).toBe("For 3: you, Mia ¾ and Tom: 2¾ portions in all.");
    expect(amountsText(FAMILY, 7)).toBe(
      "For 3: you, Mia ¾ and Tom: 2¾ portions in all. Amounts match your shopping list.",
    );
    expect(portionsOn(FAMILY, 6)).toBe(2.75);
  });

  test("keeps the portion after a right-to-left name", () => {
    const named = (name: string) => tableText(householdOf([{ ...MIA, name }], [1.75]), 1);
    expect(named("محمد")).toBe("For 2: you and \u2068محمد\u2069 ¾: 1¾ portions in all.");
    expect(named("נועה 👶")).toBe("For 2: you and \u2068נועה 👶\u2069 ¾: 1¾ portions in all.");
    expect(named("Zoë 🥦")).toBe("For 2: you and Zoë 🥦 ¾: 1¾ portions in all.");
  });

  test("for a week, lists the days of those who do not eat every day", () => {
    expect(tableText(FAMILY, null)).toBe("For 3: you, Mia ¾ and Tom (Sat, Sun).");
    expect(
      tableText(
        householdOf(
          [{ ...MIA, days: [] }],
          WEEK.map(() => 1),
        ),
        null,
      ),
    ).toBeNull();
  });

  test('counts people without a name as "more"', () => {
    const table = { ...householdOf([{ ...MIA, days: [6, 7] }], [3, 3, 3, 3, 3, 3.75, 3.75]), unnamed: 2 };
    expect(tableText(table, 1)).toBe("For 3: you and 2 more: 3 portions in all.");
    expect(tableText(table, null)).toBe("For 4: you, Mia ¾ (Sat, Sun) and 2 more.");
  });

  test("without any names, only says how many eat, and nothing for one person", () => {
    expect(
      amountsText(
        householdOf(
          [],
          WEEK.map(() => 3),
        ),
        2,
      ),
    ).toBe("Amounts for 3 people, matching your shopping list.");
    expect(
      amountsText(
        householdOf(
          [],
          WEEK.map(() => 1),
        ),
        2,
      ),
    ).toBeNull();
  });
});

test("a person is summed up in one line", () => {
  expect(personText(MIA)).toBe("4 to 8 years · no dairy, kiwi · ¾ of your portion · every day");
  expect(personText({ ...MIA, allergies: [], otherAllergies: null, diet: "vegan", portions: 1, days: [] })).toBe(
    "4 to 8 years · vegan · a portion like yours · on no days, so left out of the plan",
  );
});
