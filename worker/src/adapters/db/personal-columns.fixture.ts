import { eachSessionFact, SESSION_FACTS } from "@mealwright/schema/constants/auth/session-facts";
import type { HouseholdPerson } from "@mealwright/schema/contract/household";

/** Where people can see a column about them, in the export and on the privacy page; or why they cannot. */
export type Fate =
  | { readonly exported: string; readonly told: string }
  | { readonly secret: true }
  | { readonly inner: string };

type Fates = Readonly<Record<string, Fate>>;

/** Columns in the export, with their paths there. */
const told = (words: string, paths: Readonly<Record<string, string>>): Fates =>
  Object.fromEntries(Object.entries(paths).map(([column, exported]) => [column, { exported, told: words }]));

/** Columns that one part of the export shows under their own names. */
const toldIn = (part: string, words: string, columns: string): Fates =>
  told(words, Object.fromEntries(columns.split(" ").map((column) => [column, `${part}.${column}`])));

/** Hashes, keys and tokens, which nobody gets to see. */
const secret = (columns: string): Fates =>
  Object.fromEntries(columns.split(" ").map((column) => [column, { secret: true }]));

/** Columns that the export omits because their owner has no use for them, and what they contain. */
const inner = (why: string, columns: string): Fates =>
  Object.fromEntries(columns.split(" ").map((column) => [column, { inner: why }]));

const OWNER = inner("whose it is", "userId");
const ORDER = "so that what is older changes nothing";

/** What is stored about a member of the household, in the words of the privacy page. */
export const TOLD_OF_PERSON: Readonly<Record<keyof HouseholdPerson, string>> = {
  name: "a name of your choosing",
  allergies: "allergies",
  otherAllergies: "allergies",
  diet: "diet",
  ageBand: "an age range",
  appetite: "appetite",
  days: "days",
};

/** Every column of `users` and of the tables with a `userId`. */
export const PERSONAL_COLUMNS: Readonly<Record<string, Fates>> = {
  users: {
    ...toldIn("account", "Your name and email", "id email name createdAt emailVerifiedAt"),
    ...toldIn("account", "Of a payment", "tier paidUntil renews"),
    ...toldIn("account", "your browser’s time zone", "timeZone"),
    ...toldIn("account", "your answers", "units"),
    ...toldIn("account", "the emails that you turned off", "mailsOff"),
    ...secret("passwordHash"),
    ...inner(ORDER, "credentialsVersion paymentsVersion"),
    ...inner("whether the owner is an administrator", "role"),
  },
  preferences: {
    ...OWNER,
    ...toldIn(
      "preferences",
      "your answers",
      "goal dietaryPreference allergies otherAllergies mealsPerDay prepTime budget cookingLevel activity household weekFilters weekCuisine premiumDishes fewCookingDays",
    ),
    ...toldIn("preferences", "Age, weight, height and gender", "age weight height gender"),
    ...told("Of people who eat with you", { people: "household" }),
    ...inner("when they were given last", "updatedAt"),
  },
  mealPlans: {
    ...OWNER,
    ...toldIn("mealPlans", "your meal plans", "id weekOf notes createdAt replacedAt"),
    ...told("your meal plans", {
      status: "mealPlans.complete",
      stoppedAt: "mealPlans.stopped",
      metadata: "mealPlans.targets",
    }),
    ...inner("how it is made", "leaseOwner leaseUntil progress seed updatedAt"),
  },
  earlierPlans: {
    ...OWNER,
    ...inner("a plan that was replaced, for a day", "weekOf planId plan meals replacedAt"),
  },
  suggestions: {
    ...OWNER,
    ...toldIn("suggestions", "A language model may suggest dishes", "id meal createdAt expiresAt"),
  },
  favorites: {
    ...OWNER,
    ...toldIn("favorites", "the dishes that you like", "id mealId name meal createdAt"),
    ...inner("which dish of the cookbook the meal is", "recipeId"),
  },
  neverAgain: {
    ...OWNER,
    ...toldIn("neverAgain", "never want again", "id name wish createdAt"),
    ...inner("which dish the name means", "templateId dishKey"),
  },
  groceryChecks: {
    ...OWNER,
    ...toldIn("groceryChecks", "the check marks on your lists", "weekOf item checked"),
    ...inner("whether the tick still holds", "buyGrams system"),
    ...inner(ORDER, "pressedAt"),
    ...inner("somebody else's name for themselves", "pressedBy"),
  },
  groceryCupboard: {
    ...OWNER,
    ...toldIn("groceryCupboard", "say you have at home", "weekOf foodId grams"),
    ...inner(ORDER, "updatedAt"),
  },
  groceryOwnLines: {
    ...OWNER,
    ...toldIn("groceryOwnLines", "what you add to them", "weekOf text createdAt"),
    ...inner("what the device calls the line, and that its text is gone", "id removedAt"),
  },
  kitchenCorrections: {
    ...OWNER,
    ...toldIn("kitchenCorrections", "say you have at home", "foodId grams useBy saidAt"),
    ...inner("the meal before which it is true, and what was bought by then", "weekOf day boughtGrams"),
  },
  listShares: {
    ...OWNER,
    ...toldIn("listShares", "A link to a shopping list", "weekOf createdAt expiresAt"),
    ...secret("tokenHash"),
  },
  calendarSettings: {
    ...OWNER,
    ...told("your meal times", { hours: "calendar.hours" }),
    ...told("The private address for your calendar", { tokenMadeAt: "calendar.since" }),
    ...told("your browser’s time zone", { timeZone: "calendar.timeZone" }),
    ...secret("tokenHash"),
    ...inner("so that calendars notice", "hoursSetAt"),
  },
  payments: {
    ...toldIn(
      "payments",
      "Of a payment: its amount, date and reference",
      "id userId tier currency billingPeriod status weekOf wiseTransactionId createdAt confirmedAt provider reference refundRequestedAt refundDeclinedAt",
    ),
    ...told("Of a payment: its amount, date and reference", {
      amountCents: "payments.amount",
      refundedCents: "payments.refundedAmount",
    }),
    ...inner("the provider's own invoice and period", "providerRef periodStart periodEnd"),
  },
  sessions: {
    ...OWNER,
    ...toldIn("sessions", "Where you are signed in", "id createdAt lastSeenAt expiresAt revokedAt"),
    ...eachSessionFact((fact): Fate => ({ exported: `sessions.${fact}`, told: SESSION_FACTS[fact].told })),
  },
  identities: { ...OWNER, ...toldIn("identities", "its ID for you", "issuer subject createdAt") },
  passkeys: {
    ...OWNER,
    ...toldIn("passkeys", "Of a passkey: its public key and name", "name createdAt lastUsedAt"),
    ...secret("id publicKey"),
    ...inner("what a sign-in with it is checked against", "counter transports"),
  },
  authenticators: {
    ...OWNER,
    ...secret("secret lastStep"),
    ...inner("when the app was added and first used", "createdAt confirmedAt"),
  },
  recoveryCodes: { ...OWNER, ...secret("codeHash"), ...inner("whether the code still works", "createdAt usedAt") },
  passwordResets: {
    ...OWNER,
    ...secret("tokenHash"),
    ...inner("whether the link still works", "createdAt expiresAt usedAt"),
  },
  emailChanges: {
    ...OWNER,
    ...told("Your name and email", { newEmail: "account.pendingEmail" }),
    ...secret("tokenHash"),
    ...inner("how long the link works", "createdAt expiresAt"),
  },
  emailOutbox: {
    ...OWNER,
    ...toldIn("mails", "That an email was sent", "kind status createdAt"),
    ...inner("so that none goes out twice", "id dedupeKey attempts updatedAt"),
  },
  contactMessages: {
    ...OWNER,
    ...toldIn("contactMessages", "messages sent while signed in", "id name email subject message category createdAt"),
    ...inner("the order in which they are answered", "priority answeredAt"),
  },
  auditLog: {
    ...OWNER,
    ...toldIn("events", "When somebody signed in, failed to, or changed how", "at action"),
    ...inner("digests that name nobody, and what an action was about", "id detail network device"),
  },
};
