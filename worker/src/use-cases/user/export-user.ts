import { PRICING_CURRENCY } from "@mealwright/schema/constants/tiers";
import type { UserExport } from "@mealwright/schema/contract/user";
import { can } from "@mealwright/schema/rules/entitlements";
import { centsToUnits } from "@mealwright/schema/rules/money";
import type { Deps } from "../../deps.ts";
import type { PaymentRecord, PersonalRecords } from "../../domain/account-ports.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import { presentMeal } from "../meal-plan/present-meal.ts";
import { readAllPlans } from "../meal-plan/read-plans.ts";
import { presentNeverDish } from "../never-again/manage-never-again.ts";
import { readPreferences } from "../preferences/read-preferences.ts";
import { presentSession } from "./manage-sessions.ts";

const PLANS_EXPORTED = 1_000;

type ExportDeps = Pick<Deps, "accounts" | "clock" | "preferences" | "mealPlans">;

async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return null;
    throw error;
  }
}

function presentPayment(record: PaymentRecord, userId: string): UserExport["payments"][number] {
  return {
    id: record.id,
    userId,
    tier: record.tier,
    amount: centsToUnits(record.amountCents),
    currency: PRICING_CURRENCY,
    billingPeriod: record.billingPeriod,
    status: record.status,
    weekOf: record.weekOf,
    createdAt: record.createdAt.toISOString(),
    wiseTransactionId: record.wiseTransactionId,
  };
}

function presentRecords(records: PersonalRecords, account: Account, sessionId: string) {
  const showsFavorites = can(account.tier, "favorites");
  const showsSuggestions = can(account.tier, "replacement");
  return {
    favorites: records.favorites.map(({ id, mealId, name, meal, createdAt }) => ({
      id,
      mealId,
      name,
      createdAt: createdAt.toISOString(),
      meal: showsFavorites ? presentMeal(meal, account.tier) : null,
    })),
    suggestions: records.suggestions.map(({ id, meal, createdAt, expiresAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      meal: showsSuggestions ? presentMeal(meal, account.tier) : null,
    })),
    neverAgain: records.neverAgain.map(presentNeverDish),
    groceryCupboard: records.groceryCupboard.map(({ weekOf, foodId, grams }) => ({ weekOf, foodId, grams })),
    groceryOwnLines: records.groceryOwnLines.map(({ weekOf, text, createdAt }) => ({
      weekOf,
      text,
      createdAt: createdAt.toISOString(),
    })),
    groceryChecks: records.groceryChecks.map(({ weekOf, item, checked }) => ({ weekOf, item, checked })),
    payments: records.payments.map((record) => presentPayment(record, account.id)),
    sessions: records.sessions.map((view) => ({
      ...presentSession(view, sessionId),
      revokedAt: view.revokedAt?.toISOString() ?? null,
    })),
    identities: records.identities.map(({ issuer, subject, createdAt }) => ({
      issuer,
      subject,
      createdAt: createdAt.toISOString(),
    })),
    contactMessages: records.contactMessages.map(({ id, name, email, subject, message, category, createdAt }) => ({
      id,
      name,
      email,
      subject,
      message,
      category,
      createdAt: createdAt.toISOString(),
    })),
    mails: records.mails.map(({ kind, status, createdAt }) => ({ kind, status, createdAt: createdAt.toISOString() })),
    events: records.events.map(({ at, action }) => ({ at: at.toISOString(), action })),
  };
}

/** Everything stored about a user, as the tier may see it; secrets (hashes, tokens) left out. */
export async function exportUser(deps: ExportDeps, account: Account, sessionId: string): Promise<UserExport> {
  const [records, preferences, mealPlans] = await Promise.all([
    deps.accounts.readRecords(account.id),
    orNull(readPreferences(deps, account.id)),
    // As their own pages show them: the tier decides how many meals of each are seen.
    readAllPlans(deps, account, PLANS_EXPORTED),
  ]);
  return {
    exportedAt: deps.clock.now().toISOString(),
    account: {
      id: account.id,
      email: account.email,
      pendingEmail: records.pendingEmail,
      name: account.name,
      tier: account.tier,
      paidUntil: records.paidUntil?.toISOString() ?? null,
      createdAt: account.createdAt.toISOString(),
      units: account.units,
    },
    preferences,
    mealPlans,
    ...presentRecords(records, account, sessionId),
  };
}
