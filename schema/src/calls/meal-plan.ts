import { coaching } from "../contract/coaching.ts";
import { generateMealPlanBody, mealPlan, mealPlanSummaries, planStreamEvents } from "../contract/meal-plan.ts";
import { successBody } from "../contract/shared/errors.ts";
import type { Call } from "./call.ts";

export const MEAL_PLAN_CALLS = {
  mealPlans: {
    method: "GET",
    path: "/api/meal-plans",
    word: "meal-plan",
    access: "member",
    summary: "The user's plans, newest first",
    reply: mealPlanSummaries,
    status: 200,
  },
  activeMealPlan: {
    method: "GET",
    path: "/api/meal-plans/{userId}/active",
    word: "meal-plan",
    access: "member",
    summary: "The newest plan of this week",
    reply: mealPlan,
    status: 200,
  },
  mealPlan: {
    method: "GET",
    path: "/api/meal-plans/{id}",
    word: "meal-plan",
    access: "member",
    summary: "Any plan of the user",
    reply: mealPlan,
    status: 200,
  },
  coaching: {
    method: "GET",
    path: "/api/meal-plans/{id}/coaching",
    word: "meal-plan",
    access: "member",
    summary: "Notes on a plan's week from its figures: what went well, one thing to change, and the swap that does it",
    reply: coaching,
    status: 200,
    capability: "coaching",
  },
  generateMealPlan: {
    method: "POST",
    path: "/api/generate-meal-plan",
    word: "meal-plan",
    access: "member",
    summary: "Make, complete or return the plan of a week, as JSON or as server-sent events",
    body: generateMealPlanBody,
    reply: mealPlan,
    events: planStreamEvents,
    status: 200,
    refusals: [403, 404, 409],
  },
  stopMealPlan: {
    method: "POST",
    path: "/api/meal-plans/{id}/stop",
    word: "meal-plan",
    access: "member",
    summary: "Stop making a plan, wherever it is being made; what is verified stays, and generating goes on from it",
    reply: successBody,
    status: 200,
  },
  fillMealPlan: {
    method: "POST",
    path: "/api/meal-plans/{id}/fill",
    word: "meal-plan",
    access: "member",
    summary: "Complete a plan from the cookbook at once, wherever it is being made",
    reply: mealPlan,
    status: 200,
  },
} as const satisfies Readonly<Record<string, Call>>;
