import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { ModelCheck } from "@mealwright/schema/contract/admin";
import { preferencesInput } from "@mealwright/schema/contract/preferences";
import { DEFAULT_ACCOUNT_SETTINGS } from "@mealwright/schema/contract/user";
import type { Slot } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { createPlanContext } from "../../domain/meal-plan/plan-context.ts";
import { wantedGroups } from "../../domain/model/prompt/food-groups.ts";
import { REPLY_SCHEMA, writePrompt } from "../../domain/model/prompt/prompt.ts";
import { type MealModel, ModelFailure, type ModelReport } from "../../domain/model-ports.ts";
import type { Account } from "../../domain/ports.ts";
import { checkDish, GrowingWeek } from "../meal-plan/model/check-dish.ts";
import { promptInputFor } from "../meal-plan/model/prompt-input.ts";

/** An invented person with an ordinary week, so that no member's data is sent. */
const SAMPLE_ACCOUNT: Account = {
  id: "model-check",
  email: "",
  name: "",
  role: "user",
  tier: "annual-vip",
  createdAt: new Date(0),
  ...DEFAULT_ACCOUNT_SETTINGS,
  isEmailVerified: true,
  timeZone: "UTC",
};
const SAMPLE_ANSWERS = {
  goal: "eat_healthier",
  dietaryPreference: "omnivore",
  allergies: ["Sesame"],
  mealsPerDay: 3,
  prepTime: 45,
  budget: 120,
  cookingLevel: "intermediate",
} as const;
const NO_TASTES = { recentDishes: [], favoriteDishes: [], neverDishes: [] };
const DAYS_A_WEEK = 7;
const TOKENS_A_PRICE = 1_000_000;

type CheckDeps = Pick<Deps, "chance" | "model" | "modelSettings">;

/** Sends one real request for a day's dishes and reports how it went. Throws `not_found` if no model is configured. */
export async function checkModel({ chance, model, modelSettings }: CheckDeps): Promise<ModelCheck> {
  if (model === null) throw new DomainError("not_found", CALL_ERRORS.notFound);
  const context = createPlanContext(SAMPLE_ACCOUNT, { ...preferencesInput.parse(SAMPLE_ANSWERS), people: [] });
  const open: readonly Slot[] = context.slots.filter(({ day }) => day === 1);
  const job = { day: 1, slots: open, attempt: 1, turn: 0, refused: null, notBefore: 0, busy: 0 };
  const facts = {
    tastes: NO_TASTES,
    names: [],
    groups: wantedGroups(context.eater, open, []),
    wishes: [],
    seed: chance.newSeed(),
  };
  const week = new GrowingWeek([], [], [], 1);
  const prompt = writePrompt(promptInputFor(context, job, facts));
  const rules = { context, week, open, newId: chance.newId };
  const { dishes, report, failure } = await askOnce(model, { prompt, schema: REPLY_SCHEMA, isPriority: true });
  const refused = dishes.flatMap((dish) => {
    const checked = checkDish(dish, rules);
    return "refused" in checked ? [checked.refused.shown] : [];
  });
  return {
    model: report?.model ?? null,
    negotiated: [...(report?.negotiated ?? [])],
    firstTokenMs: report?.firstTokenMs ?? null,
    tokensPerSecond: speedOf(report),
    kept: dishes.length - refused.length,
    refused,
    week: costOf(report, modelSettings?.prices ?? null),
    failure,
  };
}

type Question = Omit<Parameters<MealModel["propose"]>[0], "signal">;

async function askOnce(model: MealModel, question: Question) {
  const dishes: unknown[] = [];
  model.forget();
  const outputs = model.propose({ ...question, signal: new AbortController().signal });
  try {
    for (;;) {
      const { value, done } = await outputs.next();
      if (done) return { dishes, report: value, failure: null };
      if (value.kind === "dish") dishes.push(value.dish);
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { dishes, report: null, failure: { reason: error.reason, detail: error.message } };
  }
}

/** Tokens a second, counted from the first one; null if the endpoint does not count tokens. */
function speedOf(report: ModelReport | null): number | null {
  if (report?.usage == null || report.firstTokenMs === null) return null;
  const seconds = Math.max(1, report.totalMs - report.firstTokenMs) / 1000;
  return Math.round(report.usage.completionTokens / seconds);
}

/** The cost of a week if each of its days costs as much as this request. */
function costOf(report: ModelReport | null, prices: NonNullable<Deps["modelSettings"]>["prices"]): ModelCheck["week"] {
  if (report?.usage == null) return null;
  const { promptTokens, cachedTokens, completionTokens } = report.usage;
  const inputTokens = promptTokens * DAYS_A_WEEK;
  const outputTokens = completionTokens * DAYS_A_WEEK;
  if (prices === null) return { inputTokens, outputTokens, priceUsd: null };
  const dayUsd =
    (promptTokens - cachedTokens) * prices.input + cachedTokens * prices.cachedInput + completionTokens * prices.output;
  return { inputTokens, outputTokens, priceUsd: (dayUsd * DAYS_A_WEEK) / TOKENS_A_PRICE };
}
