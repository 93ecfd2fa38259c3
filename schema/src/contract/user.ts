import * as z from "zod";
import { eachSessionFact } from "../constants/auth/session-facts.ts";
import { DEFAULT_UNIT_SYSTEM, UNIT_SYSTEMS } from "../constants/food/units.ts";
import { OPTIONAL_MAILS } from "../constants/mails.ts";
import { TIERS } from "../constants/tiers.ts";
import { mealHours } from "./calendar.ts";
import { householdPeople } from "./household.ts";
import { mealPlan } from "./meal-plan.ts";
import { meal } from "./meals.ts";
import { neverAgainDishes } from "./never-again.ts";
import { payments } from "./payments.ts";
import { preferences } from "./preferences.ts";
import { emailField, isoDateField, nameField, newPasswordField, passwordField } from "./shared/fields.ts";

/** Stats of the dashboard: energy of the active plan's week in kcal, the stored weekly budget in whole units, 0 without answers. */
export const userStats = z.object({
  mealsSaved: z.number().int(),
  favorites: z.number().int(),
  weeklyCalories: z.number().int(),
  budget: z.number().int(),
});
export type UserStats = z.infer<typeof userStats>;

/** What the owner of an account chooses for it; each is a column of `users` with the same name. */
export const accountSettings = z.object({
  units: z.enum(UNIT_SYSTEMS, "Units are metric or us."),
  /** Mails that the owner has turned off. */
  mailsOff: z.array(z.enum(OPTIONAL_MAILS)).max(OPTIONAL_MAILS.length).readonly(),
});
export type AccountSettings = z.infer<typeof accountSettings>;
export const DEFAULT_ACCOUNT_SETTINGS: AccountSettings = { units: DEFAULT_UNIT_SYSTEM, mailsOff: [] };

export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isPremium: z.boolean(),
  tier: z.enum(TIERS),
  createdAt: isoDateField,
  ...accountSettings.shape,
  /** Whether the owner has opened a link that was mailed to the address. */
  emailVerified: z.boolean(),
  /** Changes with the answers, with who eats along and with the tier; null without answers. */
  answersDigest: z.string().nullable(),
  stats: userStats,
});
export type User = z.infer<typeof user>;

export const deleteUserBody = z.object({ password: passwordField });
/** Fields left out stay as they are; at least one, the name or a setting, is required. */
export const updateProfileBody = z
  .object({ name: nameField, ...accountSettings.shape })
  .partial()
  .refine((given) => Object.values(given).some((value) => value !== undefined), {
    path: ["name"],
    error: "Name is required.",
  });
export type ProfileChange = z.infer<typeof updateProfileBody>;
export const changeEmailBody = z.object({ email: emailField, password: passwordField });
export const changePasswordBody = z.object({ currentPassword: passwordField, newPassword: newPasswordField });

/** Somewhere the user is signed in. `current` is the session that asks. */
export const session = z.object({
  id: z.string(),
  createdAt: isoDateField,
  lastSeenAt: isoDateField,
  expiresAt: isoDateField,
  ...eachSessionFact(() => z.string().nullable()),
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;
export const sessions = z.array(session);

/** Everything stored about a user. Meals as the tier shows them: a plan of Free Starter holds a few. */
export const userExport = z.object({
  exportedAt: isoDateField,
  account: z.object({
    id: z.string(),
    email: z.string(),
    pendingEmail: z.string().nullable(),
    name: z.string(),
    tier: z.enum(TIERS),
    paidUntil: isoDateField.nullable(),
    /** Whether the provider charges again at the end of the paid period. */
    renews: z.boolean(),
    ...accountSettings.shape,
    /** IANA name of where the browser was last; null until one has said so. */
    timeZone: z.string().nullable(),
    createdAt: isoDateField,
    /** When the owner confirmed the address; null until then. */
    emailVerifiedAt: isoDateField.nullable(),
  }),
  preferences: preferences.nullable(),
  /** Who eats along. */
  household: householdPeople,
  mealPlans: z.array(mealPlan),
  favorites: z.array(
    z.object({ id: z.string(), mealId: z.string(), name: z.string(), createdAt: isoDateField, meal: meal.nullable() }),
  ),
  /** A model's dishes that were offered for a meal's place; null where the tier may not see them. */
  suggestions: z.array(
    z.object({ id: z.string(), createdAt: isoDateField, expiresAt: isoDateField, meal: meal.nullable() }),
  ),
  /** Dishes that are not served any more. */
  neverAgain: neverAgainDishes,
  groceryCupboard: z.array(z.object({ weekOf: z.string(), foodId: z.string(), grams: z.number().nullable() })),
  groceryOwnLines: z.array(z.object({ weekOf: z.string(), text: z.string(), createdAt: isoDateField })),
  groceryChecks: z.array(z.object({ weekOf: z.string(), item: z.string(), checked: z.boolean() })),
  /** What the person last said about each food in the kitchen. */
  kitchenCorrections: z.array(
    z.object({ foodId: z.string(), grams: z.number(), useBy: z.string().nullable(), saidAt: isoDateField }),
  ),
  /** Links to lists; the links themselves are not kept. */
  listShares: z.array(z.object({ weekOf: z.string(), createdAt: isoDateField, expiresAt: isoDateField })),
  /** Since when there is a private address of the meals; null hours are the usual ones. */
  calendar: z.object({ since: isoDateField.nullable(), timeZone: z.string().nullable(), hours: mealHours.nullable() }),
  payments,
  sessions: z.array(session.extend({ revokedAt: isoDateField.nullable() })),
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), createdAt: isoDateField })),
  passkeys: z.array(z.object({ name: z.string(), createdAt: isoDateField, lastUsedAt: isoDateField.nullable() })),
  contactMessages: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      message: z.string(),
      category: z.string(),
      createdAt: isoDateField,
    }),
  ),
  mails: z.array(z.object({ kind: z.string(), status: z.string(), createdAt: isoDateField })),
  events: z.array(z.object({ at: isoDateField, action: z.string() })),
});
export type UserExport = z.infer<typeof userExport>;
