import { emailChanges, emailOutbox, identities } from "@mealwright/schema/tables/accounts";
import { calendarSettings } from "@mealwright/schema/tables/calendar";
import { favorites } from "@mealwright/schema/tables/favorites";
import {
  groceryChecks,
  groceryCupboard,
  groceryOwnLines,
  kitchenCorrections,
  listShares,
} from "@mealwright/schema/tables/grocery";
import { suggestions } from "@mealwright/schema/tables/meal-plans";
import { neverAgain } from "@mealwright/schema/tables/never-again";
import { auditLog, contactMessages } from "@mealwright/schema/tables/operations";
import { payments } from "@mealwright/schema/tables/payments";
import { sessions } from "@mealwright/schema/tables/sessions";
import { passkeys } from "@mealwright/schema/tables/sign-in-methods";
import { users } from "@mealwright/schema/tables/users";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { PersonalRecords } from "../../domain/account-ports.ts";
import { toCalendarSettings } from "./calendars.ts";
import type { Database } from "./connection/client.ts";
import { IS_AT_HOME } from "./plans/plan-reads.ts";
import { toStoredMeal } from "./plans/stored-meal.ts";

/** Everything stored about a person outside preferences and plans, in one round trip. */
export async function readPersonalRecords(database: Database, userId: string): Promise<PersonalRecords> {
  const [
    owner,
    ownSessions,
    ownIdentities,
    ownFavorites,
    checks,
    atHome,
    ownLines,
    ownPayments,
    messages,
    mails,
    events,
    changes,
    offers,
    nevers,
    ownPasskeys,
    ownCalendar,
    ownShares,
    corrections,
  ] = await database.batch([
    database
      .select({
        paidUntil: users.paidUntil,
        renews: users.renews,
        emailVerifiedAt: users.emailVerifiedAt,
        timeZone: users.timeZone,
      })
      .from(users)
      .where(eq(users.id, userId)),
    database.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.lastSeenAt)),
    database.select().from(identities).where(eq(identities.userId, userId)),
    database.select().from(favorites).where(eq(favorites.userId, userId)),
    database.select().from(groceryChecks).where(eq(groceryChecks.userId, userId)),
    database
      .select()
      .from(groceryCupboard)
      .where(and(eq(groceryCupboard.userId, userId), IS_AT_HOME)),
    database
      .select()
      .from(groceryOwnLines)
      .where(and(eq(groceryOwnLines.userId, userId), isNull(groceryOwnLines.removedAt))),
    database.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt)),
    database.select().from(contactMessages).where(eq(contactMessages.userId, userId)),
    database.select().from(emailOutbox).where(eq(emailOutbox.userId, userId)),
    database.select().from(auditLog).where(eq(auditLog.userId, userId)).orderBy(desc(auditLog.at)),
    database.select().from(emailChanges).where(eq(emailChanges.userId, userId)),
    database.select().from(suggestions).where(eq(suggestions.userId, userId)),
    database.select().from(neverAgain).where(eq(neverAgain.userId, userId)).orderBy(desc(neverAgain.createdAt)),
    database
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    database.select().from(calendarSettings).where(eq(calendarSettings.userId, userId)),
    database.select().from(listShares).where(eq(listShares.userId, userId)),
    database.select().from(kitchenCorrections).where(eq(kitchenCorrections.userId, userId)),
  ]);
  return {
    pendingEmail: changes[0]?.newEmail ?? null,
    paidUntil: owner[0]?.paidUntil ?? null,
    renews: owner[0]?.renews ?? false,
    emailVerifiedAt: owner[0]?.emailVerifiedAt ?? null,
    timeZone: owner[0]?.timeZone ?? null,
    calendar: toCalendarSettings(ownCalendar),
    sessions: ownSessions,
    identities: ownIdentities,
    passkeys: ownPasskeys,
    favorites: ownFavorites.map((favorite) => ({ ...favorite, meal: toStoredMeal(favorite.meal) })),
    suggestions: offers.map((offer) => ({ ...offer, meal: toStoredMeal(offer.meal) })),
    neverAgain: nevers,
    groceryChecks: checks,
    groceryCupboard: atHome,
    groceryOwnLines: ownLines,
    listShares: ownShares,
    kitchenCorrections: corrections,
    payments: ownPayments,
    contactMessages: messages,
    mails,
    events,
  };
}
