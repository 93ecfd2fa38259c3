import type { Handlers } from "./handlers.ts";
export const mealPlanHandlers: Handlers = {};
