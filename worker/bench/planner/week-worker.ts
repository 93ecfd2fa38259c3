import { buildGroceryList } from "../../src/domain/grocery/build-grocery-list.ts";
import { planWeek } from "../../src/domain/planner/plan-week.ts";
import { isFeasible, randomPerson } from "./planner-people.ts";

/**
 * A worker that plans one verified week of 21 meals with its list for each request: `?seed=7`. Without a seed it
 * answers at once.
 */
export default {
  fetch(request: Request): Response {
    const seed = Number(new URL(request.url).searchParams.get("seed") ?? 0);
    if (seed === 0) return Response.json({ meals: 0 });
    const person = { ...randomPerson(seed), mealsPerDay: 3 as const, budgetCents: 9_000 };
    if (!isFeasible(person)) return Response.json({ meals: 0 });
    const { meals } = planWeek(person);
    const list = buildGroceryList({ meals, household: 1, cupboard: [], system: "metric" });
    return Response.json({ meals: meals.length, lines: list.items.length });
  },
};
