import { type RepairOrder, repairProposal } from "./repair/repair.ts";
import { parseProposal } from "./reply/proposal.ts";
import { ReplyScanner } from "./reply/reply-scanner.ts";

/** Ordinary dishes, which use every table that reading and repairing builds on first use. */
const REPLY = JSON.stringify({
  meals: [
    {
      day: 1,
      type: "breakfast",
      name: "Berry Oats with Yogurt",
      prepMinutes: 10,
      ingredients: [
        { name: "rolled oats", quantity: 60, unit: "g" },
        { name: "whole milk", quantity: 200, unit: "ml" },
        { name: "Greek yogurt", quantity: 100, unit: "g" },
        { name: "mixed berries", quantity: 1, unit: "cup" },
        { name: "honey", quantity: 1, unit: "tsp" },
        { name: "chopped almonds", quantity: 15, unit: "g" },
      ],
      instructions: [
        "Simmer the rolled oats in the milk for 5 minutes, stirring often.",
        "Spoon into a bowl, top with the yogurt and berries, drizzle with honey and serve with the almonds.",
      ],
    },
    {
      day: 1,
      type: "lunch",
      name: "Lemon Chicken with Rice and Buttered Greens",
      prepMinutes: 25,
      ingredients: [
        { name: "boneless chicken breast", quantity: 150, unit: "g" },
        { name: "white rice, uncooked", quantity: 70, unit: "g" },
        { name: "green beans", quantity: 120, unit: "g" },
        { name: "garlic", quantity: 1, unit: "clove" },
        { name: "lemon juice", quantity: 1, unit: "tbsp" },
        { name: "butter", quantity: 1, unit: "tbsp" },
        { name: "soy sauce", quantity: 2, unit: "tsp" },
        { name: "salt and pepper", quantity: 1, unit: "pinch" },
      ],
      instructions: [
        "Cook the rice in salted water for 15 minutes.",
        "Meanwhile, season the chicken and sear it in a hot pan for 6 minutes on each side, then add the lemon juice.",
        "Sauté the garlic and green beans in the butter for 4 minutes, stir in the soy sauce and serve.",
      ],
    },
  ],
});

/**
 * Warms up while the model is still at work: reads and repairs a few dishes for nobody, so that the first real dish
 * does not wait for tables that are built on first use.
 */
export function readyForDishes(order: RepairOrder): void {
  for (const meal of new ReplyScanner().push(REPLY)) {
    const proposal = parseProposal(meal);
    if (proposal !== null) repairProposal(proposal, order);
  }
}
