import { expect, test } from "vitest";
import { markParallelSteps, minutesOf } from "./minutes.ts";

const CURRY = ["Cook the rice for 25 minutes.", "Fry the onion for 5 minutes.", "Simmer the curry for 15 minutes."];
const POTATO = [
  "Rub the potato with oil and bake for 40 minutes.",
  "Steam the broccoli for 4 minutes.",
  "Serve together.",
];

test.each([
  ["unattended boiling", CURRY, 30, "Meanwhile, fry the onion for 5 minutes."],
  ["unattended baking", POTATO, 45, "Meanwhile, steam the broccoli for 4 minutes."],
])("the next step runs in parallel with %s if the model's total time implies it", (_, steps, written, second) => {
  const beside = markParallelSteps(steps, written);
  expect(beside[1]).toBe(second);
  expect(minutesOf(beside)).toBeLessThan(minutesOf(steps));
});

test("two pots in one step cook at the same time if the model's total time implies it", () => {
  const step = "Simmer the lentils for 22 minutes and boil the potatoes for 18 minutes.";
  const beside = ["Simmer the lentils for 22 minutes, and meanwhile boil the potatoes for 18 minutes.", "Mash."];
  expect(markParallelSteps([step, "Mash."], 30)).toEqual(beside);
  expect(minutesOf(beside)).toBeLessThan(minutesOf([step, "Mash."]));
  expect(markParallelSteps([step, "Mash."], 60)).toEqual([step, "Mash."]);
  const same = ["Roast the squash for 20 minutes and bake the squash for 10 minutes."];
  expect(markParallelSteps(same, 25)).toEqual(same);
});

test.each([
  ["the total is long enough for that", CURRY, 60],
  ["there is no total", CURRY, null],
  ["the next step needs the baked food", ["Bake the squash for 30 minutes.", "Mash the squash for 2 minutes."], 20],
  ["the next step is about the same pan", ["Roast the roots for 30 minutes.", "Slice them for 5 minutes."], 20],
  ["the first step needs attention", ["Stir the sauce for 20 minutes.", "Fry the onion for 5 minutes."], 10],
])("steps run one after another if %s", (_, steps, written) =>
  expect(markParallelSteps(steps, written)).toEqual(steps),
);

test.each([
  ["Refrigerate overnight or at least 4 hours.", 1],
  ["Chill for 4 hours or overnight.", 1],
  ["Chill for 2 hours.", 121],
  ["Simmer for 8 hours or overnight.", 481],
  ["Slow-cook overnight or at least 6 hours.", 361],
  ["Heat the oven. Chill the dough for 4 hours or overnight.", 1],
])('"%s" takes %i minutes on the day of the meal', (step, minutes) => expect(minutesOf([step])).toBe(minutes));
