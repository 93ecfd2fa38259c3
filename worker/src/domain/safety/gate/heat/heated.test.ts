import { expect, test } from "vitest";
import { cookingFault } from "./cooking-faults.ts";

const careful = { eatsRaw: false, eatsChilled: false };

test.each([
  ["bean-sprouts-mung", "pork-tenderloin", ["Rinse the sprouts.", "Grill the pork for 12 minutes.", "Serve together."]],
  ["shrimp", "chicken-thigh-skinless", ["Season the shrimp.", "Fry the chicken until cooked through.", "Serve."]],
  [
    "bean-sprouts-mung",
    "tofu-firm",
    ["Rinse the sprouts.", "Grill or broil the tofu for 6 minutes.", "Serve together."],
  ],
  ["bean-sprouts-mung", "chicken-thigh-skinless", ["Fry the chicken thighs for 10 minutes.", "Top with the sprouts."]],
  ["bean-sprouts-mung", "beef-flank-steak", ["Rinse the sprouts.", "Grill the beef for 6 minutes.", "Serve together."]],
  ["bean-sprouts-mung", "shrimp", ["Rinse the sprouts.", "Grill the shrimp for 4 minutes, turning them once."]],
  [
    "shrimp",
    "chicken-thigh-skinless",
    ["Season the shrimp.", "Fry the chicken in a hot pan for 12 minutes.", "Serve."],
  ],
] as const)("%s is not heated by what is done to %s, whichever word names it", (raw, cooked, instructions) => {
  const dish = { name: "Bowl", instructions, foodIds: [raw, cooked] };
  expect(cookingFault(dish, careful)?.foodId).toBe(raw);
});

test.each([
  ["bean-sprouts-mung", ["Grill the pork for 12 minutes.", "Fry the sprouts with it for 2 minutes."]],
  ["bean-sprouts-mung", ["Fry the pork.", "Add the sprouts.", "Simmer for 3 minutes until steaming hot."]],
  ["bean-sprouts-mung", ["Fry the pork.", "Add the sprouts.", "Simmer everything for 3 minutes."]],
] as const)("%s is heated by a step that names it, nothing or everything", (food, instructions) => {
  const dish = { name: "Bowl", instructions, foodIds: [food, "pork-tenderloin"] };
  expect(cookingFault(dish, careful)).toBeNull();
});
