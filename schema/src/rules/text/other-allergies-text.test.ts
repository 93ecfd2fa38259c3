import { expect, test } from "vitest";
import { otherAllergyLines } from "./other-allergies-text.ts";

const part = (text: string, avoids: string[], moreFoods = 0, servesNothingRaw = false) => ({
  text,
  avoids,
  moreFoods,
  servesNothingRaw,
});

test.each([
  [part("kiwi", ["kiwi", "golden kiwi"]), [], ["kiwi: we avoid kiwi and golden kiwi"]],
  [part("red meat", ["beef", "lamb", "pork"], 40), [], ["red meat: we avoid beef, lamb, pork and 40 more"]],
  [
    part("pregnant", [], 0, true),
    [],
    ["pregnant: no raw fish, rare meat or raw sprouts; deli meat, smoked fish and soft cheese only heated"],
  ],
  [part("none", []), [], ["none: nothing to avoid"]],
  [part("xyz", []), ["xyz"], ["xyz: we do not know this and will say so on your plan"]],
  [
    part("nuts except almonds", ["tree nuts", "peanut"]),
    ["except almonds"],
    [
      "nuts except almonds: we avoid tree nuts and peanut",
      "except almonds: we do not know this and will say so on your plan",
    ],
  ],
])("%j is explained in plain words", (one, unknown, lines) => {
  expect(otherAllergyLines({ parts: [one], unknown }).map(({ text }) => text)).toEqual(lines);
});
