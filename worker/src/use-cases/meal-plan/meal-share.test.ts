import { preferencesInput } from "@mealwright/schema/contract/preferences";
import { describe, expect, test } from "vitest";
import { testAccount } from "../../../test/fixtures/account.ts";
import type { Meal } from "../../domain/meal.ts";
import { createPlanContext } from "../../domain/meal-plan/plan-context.ts";
import { repairProposal, serveAgain } from "../../domain/model/repair/repair.ts";
import { parseProposal } from "../../domain/model/reply/proposal.ts";
import { netCarbohydrateG } from "../../domain/nutrition/day.ts";
import { addNutrition } from "../../domain/nutrition/sum.ts";
import { shareInPlaceOf, shareOfDay } from "./meal-share.ts";

const CONTEXT = createPlanContext(testAccount(), {
  people: [],
  ...preferencesInput.parse({
    goal: "lose_weight",
    dietaryPreference: "keto",
    allergies: [],
    mealsPerDay: 3,
    prepTime: 60,
    budget: "150",
    cookingLevel: "advanced",
  }),
});
const MOST = CONTEXT.targets.netCarbohydrateMaxG ?? Number.NaN;
const TYPES = ["breakfast", "lunch", "dinner"] as const;

/** A dish of foods that keto allows, but with too much net carbohydrate in these amounts. */
function vegetableDish(type: (typeof TYPES)[number]) {
  const proposal = parseProposal({
    type,
    name: `Peppers and Sprouts for ${type}`,
    ingredients: [
      { name: "chicken thigh", quantity: 100, unit: "g" },
      { name: "red bell pepper", quantity: 330, unit: "g" },
      { name: "brussels sprouts", quantity: 180, unit: "g" },
      { name: "olive oil", quantity: 1, unit: "tbsp" },
    ],
    instructions: ["Fry the chicken for 10 minutes.", "Add the peppers and sprouts for 10 minutes.", "Serve."],
  });
  if (proposal === null) throw new Error("no proposal");
  return proposal;
}

function orderFor(type: (typeof TYPES)[number], share: ReturnType<typeof shareOfDay>) {
  return { id: type, day: 1, type, eater: CONTEXT.eater, share };
}

function netOf(meals: readonly Meal[]): number {
  return netCarbohydrateG(addNutrition(meals.map(({ nutrition }) => nutrition)));
}

function unlimited(type: (typeof TYPES)[number]): Meal {
  const share = { ...shareOfDay(CONTEXT, [], { day: 1, type }), netCarbohydrateLimitG: null };
  const made = repairProposal(vegetableDish(type), orderFor(type, share));
  if (!("meal" in made)) throw new Error(`${made.refused} ${made.evidence}`);
  return made.meal;
}

describe("the targets for a replacement meal", () => {
  const { energyKcal, proteinG } = CONTEXT.targets;
  const usual = shareOfDay(CONTEXT, [], { day: 1, type: "dinner" });
  const sized = (type: (typeof TYPES)[number], share: number): Meal => {
    const meal = unlimited(type);
    const nutrition = { ...meal.nutrition, calories: energyKcal * share, protein: proteinG * share };
    return { ...meal, nutrition };
  };

  test.each([
    ["much larger than usual", 0.7],
    ["as large as usual", 0.4],
    ["much smaller than usual", 0.16],
  ])("keep the day on target if the old meal was %s", (_, dinner) => {
    const others = [sized("breakfast", (1 - dinner) / 2), sized("lunch", (1 - dinner) / 2)];
    const share = shareInPlaceOf(CONTEXT, others, sized("dinner", dinner));
    expect(share.energyKcal).toBeCloseTo(energyKcal * dinner, 6);
    expect(share.proteinG).toBeCloseTo(proteinG * dinner, 6);
  });

  test("compensate for other meals by at most a quarter", () => {
    const tiny = [sized("breakfast", 0.01), sized("lunch", 0.01)];
    const huge = [sized("breakfast", 0.5), sized("lunch", 0.5)];
    const original = sized("dinner", 0.4);
    expect(shareInPlaceOf(CONTEXT, tiny, original).energyKcal).toBeCloseTo(usual.energyKcal * 1.25, 6);
    expect(shareInPlaceOf(CONTEXT, huge, original).energyKcal).toBeCloseTo(usual.energyKcal * 0.75, 6);
    expect(shareOfDay(CONTEXT, tiny, { day: 1, type: "dinner" }).energyKcal).toBeCloseTo(usual.energyKcal * 1.25, 6);
  });
});

describe("a keto day with a model's dishes", () => {
  test("stays within its net carbohydrates, whichever meals come first", () => {
    expect(MOST).toBe(50);
    expect(netOf(TYPES.map(unlimited))).toBeGreaterThan(MOST);
    for (const first of TYPES) {
      const day: Meal[] = [];
      for (const type of [first, ...TYPES.filter((other) => other !== first)]) {
        const share = shareOfDay(CONTEXT, day, { day: 1, type });
        expect(share.netCarbohydrateLimitG).toBeGreaterThan(5);
        const made = repairProposal(vegetableDish(type), orderFor(type, share));
        if ("meal" in made) day.push(made.meal);
        else expect(made.refused).toBe("net-carbohydrate");
      }
      expect(netOf(day)).toBeLessThanOrEqual(MOST);
    }
  });

  test("scales a stored dish to what is left for the day, or does not serve it", () => {
    const dish = unlimited("dinner");
    const others = [unlimited("breakfast"), unlimited("lunch")];
    const served = serveAgain(dish, orderFor("dinner", shareOfDay(CONTEXT, others, { day: 1, type: "dinner" })));
    if (served === null) throw new Error("not served");
    expect(netOf([...others, served])).toBeLessThanOrEqual(MOST);
    const full = others.map((meal) => ({ ...meal, nutrition: { ...meal.nutrition, carbs: 24, fibre: 2 } }));
    expect(serveAgain(dish, orderFor("dinner", shareOfDay(CONTEXT, full, { day: 1, type: "dinner" })))).toBeNull();
  });

  test("if already over the limit, allows a replacement no more than the old meal had", () => {
    const original = unlimited("dinner");
    const over = shareInPlaceOf(CONTEXT, [unlimited("breakfast"), unlimited("lunch")], original);
    expect(over.netCarbohydrateLimitG).toBe(netOf([original]));
    const within = shareInPlaceOf(CONTEXT, [], {
      ...original,
      nutrition: { ...original.nutrition, carbs: 2, fibre: 1 },
    });
    expect(within.netCarbohydrateLimitG).toBeGreaterThan(20);
  });

  test("is the only kind with such a limit", () => {
    const context = { ...CONTEXT, targets: { ...CONTEXT.targets, netCarbohydrateMaxG: null } };
    expect(shareOfDay(context, [], { day: 1, type: "lunch" }).netCarbohydrateLimitG).toBeNull();
    expect(shareInPlaceOf(context, [], unlimited("lunch")).netCarbohydrateLimitG).toBeNull();
  });
});
