import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { type Meal, meal } from "@mealwright/schema/contract/meals";
import { expectSuccess } from "../expectations.ts";
import { type Member, registerPaid } from "../factories.ts";
import { failing } from "../stand-ins/model-endpoint.ts";
import { forgetModel } from "./forget-model.ts";
import type { ModelStack } from "./model-stack.ts";

export const SUGGEST = "/api/meal-suggestions";
export const REPLACE = "/api/replace-meal";

export interface Planned extends Member {
  readonly plan: ReturnType<typeof mealPlan.parse>;
  readonly original: Meal;
}

/** Helpers for tests of suggestions. */
export function suggestionsOf(model: () => ModelStack) {
  /** Somebody with a week from the cookbook, and one of its dinners. */
  async function planned(
    answers: Record<string, unknown> = {},
    tier: "weekly-flex" | "monthly-saver" = "weekly-flex",
  ): Promise<Planned> {
    const member = await registerPaid(model().harness, tier, answers);
    model().endpoint.behave(failing(401));
    const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
    await forgetModel(model());
    const original = plan.meals.find(({ day, type }) => day === 2 && type === "dinner");
    if (!original) throw new Error("no dinner");
    return { ...member, plan, original };
  }

  const kept = new Map<string, Planned>();

  /** The same, cached for tests that only look at what is suggested; earlier suggestions are deleted. */
  async function plannedBefore(...about: Parameters<typeof planned>): Promise<Planned> {
    const key = JSON.stringify(about);
    const person = kept.get(key) ?? (await planned(...about));
    kept.set(key, person);
    await model().harness.database.execute({ sql: "delete from suggestions where user_id = ?", args: [person.id] });
    return person;
  }

  async function suggest({ browser, original }: Planned, wishes: Record<string, unknown> = {}) {
    const reply = await browser.post(SUGGEST, { originalMeal: original, ...wishes });
    expectSuccess(reply, "mealSuggestions");
    const meals = reply.list.map((suggestion) => meal.parse(suggestion));
    return { meals, fromModel: meals.filter(({ source }) => source === "model") };
  }

  async function rowsOf(userId: string): Promise<{ id: string; text: string }[]> {
    const sql = "select id, meal from suggestions where user_id = ?";
    const { rows } = await model().harness.database.execute({ sql, args: [userId] });
    return rows.map((row) => ({ id: String(row.id), text: String(row.meal) }));
  }

  const reread = async ({ browser, plan }: Planned) =>
    mealPlan.parse((await browser.get(`/api/meal-plans/${plan.id}`)).json);

  return { planned, plannedBefore, suggest, rowsOf, reread };
}
