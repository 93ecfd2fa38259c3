import * as z from "zod";
import { TIERS } from "../constants/tiers.ts";
import { isoDateField } from "./fields.ts";

/** Stats of the dashboard: energy of the active plan's week in kcal, the stored weekly budget in whole units. */
export const userStats = z.object({
  mealsSaved: z.number().int(),
  favorites: z.number().int(),
  weeklyCalories: z.number().int(),
  budget: z.number().int(),
});

export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isPremium: z.boolean(),
  tier: z.enum(TIERS),
  createdAt: isoDateField,
  stats: userStats,
});
export type User = z.infer<typeof user>;

export const deleteUserBody = z.object({ password: z.string().min(1).max(256) });
