import { expect, test } from "vitest";
import { changeTitle, figureText, sinceText, swapText } from "./coaching-text.ts";

const sodium = { figure: "sodium", average: 2_312.4, aim: 2_300 } as const;
const protein = { figure: "protein", average: 112, aim: 95 } as const;
const meal = { id: "a", name: "Miso Noodles", day: 4, type: "dinner" } as const;
const instead = { id: "b", name: "Soba Salad" };

test.each([
  [figureText(protein), "Protein: 112 g on an average day; your aim is at least 95 g."],
  [figureText(sodium), "Sodium: 2,312 mg on an average day; your limit is 2,300 mg."],
  [changeTitle(sodium), "Less sodium"],
  [changeTitle(protein), "More protein"],
  [
    swapText("sodium", { meal, instead, difference: -620 }),
    "Thursday's dinner is Miso Noodles. Soba Salad instead would mean 620 mg less sodium that day.",
  ],
  [
    swapText("protein", { meal, instead, difference: 12 }),
    "Thursday's dinner is Miso Noodles. Soba Salad instead would mean 12 g more protein that day.",
  ],
  [
    sinceText({ ...sodium, before: 2_900 }),
    "Since last week: sodium went from 2,900 mg to 2,312 mg on an average day.",
  ],
  [sinceText({ ...protein, before: 112.2 }), "Since last week: protein has stayed at 112 g on an average day."],
])("%s", (text, expected) => expect(text).toBe(expected));
