import { accountSettings, type UserExport } from "@mealwright/schema/contract/user";
import { can } from "@mealwright/schema/rules/entitlements";
import type { Deps } from "../../deps.ts";
import type { PersonalRecords } from "../../domain/account-ports.ts";
import type { Claimant } from "../../domain/claimant.ts";
import type { Account, Answers } from "../../domain/ports.ts";
import { presentMeal } from "../../presenters/meals.ts";
import { presentNeverDish } from "../../presenters/never-again.ts";
import { presentPayment } from "../../presenters/payments.ts";
import { presentPlans } from "../meal-plan/read-plans.ts";
import { noteEvent } from "../note-event.ts";
import { presentSession } from "./manage-sessions.ts";

const PLANS_EXPORTED = 1_000;

type ExportDeps = Pick<Deps, "accounts" | "auditLog" | "chance" | "clock" | "preferences" | "mealPlans">;

/** The answers to the questionnaire, and the people who eat along. */
function presentAnswers(answers: Answers | null): Pick<UserExport, "preferences" | "household"> {
  if (answers === null) return { preferences: null, household: [] };
  const { people, ...preferences } = answers;
  return { preferences, household: [...people] };
}

/** Records that the export shows with the account; each of the others has a part of its own. */
type OfAccount = "emailVerifiedAt" | "paidUntil" | "pendingEmail" | "renews" | "timeZone";

function presentRecords(
  records: PersonalRecords,
  account: Account,
  sessionId: string,
): Pick<UserExport, Exclude<keyof PersonalRecords, OfAccount>> {
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
    kitchenCorrections: records.kitchenCorrections.map(({ foodId, grams, useBy, saidAt }) => ({
      foodId,
      grams,
      useBy,
      saidAt: saidAt.toISOString(),
    })),
    listShares: records.listShares.map(({ weekOf, createdAt, expiresAt }) => ({
      weekOf,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    calendar: {
      since: records.calendar.since?.toISOString() ?? null,
      timeZone: records.calendar.timeZone,
      hours: records.calendar.hours,
    },
    payments: records.payments.map(presentPayment),
    sessions: records.sessions.map((view) => ({
      ...presentSession(view, sessionId),
      revokedAt: view.revokedAt?.toISOString() ?? null,
    })),
    identities: records.identities.map(({ issuer, subject, createdAt }) => ({
      issuer,
      subject,
      createdAt: createdAt.toISOString(),
    })),
    passkeys: records.passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
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

/** Everything stored about a user, as far as the tier may see it, without secrets (hashes, tokens). */
export async function exportUser(
  deps: ExportDeps,
  user: Claimant & { readonly sessionId: string },
): Promise<UserExport> {
  const [account, records, answers, plans] = await Promise.all([
    user.account(),
    deps.accounts.readRecords(user.id),
    deps.preferences.find(user.id),
    deps.mealPlans.findMany(user.id, PLANS_EXPORTED),
  ]);
  await noteEvent(deps, "data-downloaded", account.id);
  return {
    exportedAt: deps.clock.now().toISOString(),
    account: {
      id: account.id,
      email: account.email,
      pendingEmail: records.pendingEmail,
      name: account.name,
      tier: account.tier,
      paidUntil: records.paidUntil?.toISOString() ?? null,
      renews: records.renews,
      createdAt: account.createdAt.toISOString(),
      emailVerifiedAt: records.emailVerifiedAt?.toISOString() ?? null,
      ...accountSettings.parse(account),
      timeZone: records.timeZone,
    },
    ...presentAnswers(answers),
    // Plans as their own pages show them: the tier decides how many meals of each are visible.
    mealPlans: presentPlans(account, plans),
    ...presentRecords(records, account, user.sessionId),
  };
}
