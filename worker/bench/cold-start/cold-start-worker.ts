import { allRecipes } from "../../src/domain/cookbook/cookbook.ts";
import { safeRecipes } from "../../src/domain/cookbook/safe.ts";
import { recipeFacts } from "../../src/domain/cookbook/variants/facts.ts";
import { FOODS } from "../../src/domain/foods/catalogue/catalogue.ts";
import { buildGroceryList } from "../../src/domain/grocery/build-grocery-list.ts";
import { planWeek } from "../../src/domain/planner/plan-week.ts";
import type { Eater } from "../../src/domain/safety/gate/eater.ts";
import { readText } from "../../src/domain/safety/lexicon/find-terms.ts";
import { usualRequest } from "../../test/fixtures/plan-requests.ts";
import { doReferenceWork } from "../reference-work.ts";

const ANYBODY: Eater = {
  diet: "omnivore",
  avoids: { allergens: [], foodIds: [], terms: [], unresolved: [] },
  maxPrepMinutes: 120,
  eatsRaw: true,
};

/** What a fresh isolate prepares, each part after the ones above it; the answer is a count that a test can check. */
const PARTS: Readonly<Record<string, () => number>> = {
  empty: () => 1,
  reference: doReferenceWork,
  foods: () => [...FOODS.values()].length,
  recipes: () => allRecipes().length,
  facts: () => {
    const safe = safeRecipes(ANYBODY);
    let count = 0;
    for (const recipe of safe) if (recipeFacts(recipe).energyKcal > 0) count += 1;
    return count;
  },
  lexicon: () => readText("Chicken soup").found.length,
  week: () => {
    const { meals } = planWeek(usualRequest({ mealsPerDay: 3, budgetCents: 9_000, seed: 7 }));
    const { items } = buildGroceryList({ meals, household: 1, cupboard: [], system: "metric" });
    return items.length > 0 ? meals.length : 0;
  },
};

/** A worker that does one part for each request: `?part=foods`. */
export default {
  fetch(request: Request): Response {
    const work = PARTS[new URL(request.url).searchParams.get("part") ?? ""];
    return Response.json({ count: work?.() ?? 0 });
  },
};
