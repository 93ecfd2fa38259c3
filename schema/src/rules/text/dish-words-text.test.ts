import { expect, test } from "vitest";
import { DISH_WORDS } from "../../constants/food/dish-words.ts";
import { dishWordsText } from "./dish-words-text.ts";

test.each([
  ["Mujadara", "Mujadara: lentils and grain with golden onions, from the Levant."],
  ["SEMOLINA UPMA", "Upma: a savory porridge of grain, from southern India."],
  ["Shrimp Pad Thai", "Pad thai: fried rice noodles, sweet and sour with tamarind, from Thailand."],
  ["Red-Red Kidney Bean Stew", "Red-red: beans in red palm oil and tomato, from Ghana."],
  [
    "Halloumi Shawarma Bowl",
    "Halloumi: a salty cheese from Cyprus that is fried in slices. Shawarma: meat or vegetables roasted with warm spices, from the Levant.",
  ],
])("the unfamiliar words of %s are explained", (name, text) => {
  expect(dishWordsText(name)).toBe(text);
});

test.each(["Tomato Soup", "Red Wine Stew", "Water and Watermelon", ""])("%s needs no explanation", (name) => {
  expect(dishWordsText(name)).toBeNull();
});

test("every explanation is short, reads on after a colon and differs from the word itself", () => {
  const odd = Object.entries(DISH_WORDS).filter(
    ([words, meaning]) =>
      meaning.length > 90 ||
      /^[A-Z]|\.$/.test(meaning.replace(/^(?:Japanese|Korean|Indian|Swiss|French)/, "")) ||
      meaning === words,
  );
  expect(odd).toEqual([]);
  expect(Object.keys(DISH_WORDS).filter((words) => words !== words.toLowerCase())).toEqual([]);
});
