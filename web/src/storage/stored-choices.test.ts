import { expect, test } from "vitest";
import { goalForWarmUp, tierNamed } from "./stored-choices.ts";

test.each([
  ["lose_weight", "lose_weight"],
  ["eat_better", "eat_healthier"],
  ["save_time", "save_time"],
  ["eat_healthier", null],
  ["", null],
  [null, null],
])("warm-up goal %j starts the questionnaire with goal %j", (stored, goal) => {
  expect(goalForWarmUp(stored)).toBe(goal);
});

test.each([
  ["weekly-flex", "weekly-flex"],
  ["<script>", null],
  [null, null],
])("plan %j in the address means tier %j", (text, tier) => {
  expect(tierNamed(text)).toBe(tier);
});
