import { CALLS } from "@mealwright/schema/calls";
import type { PaidTier } from "@mealwright/schema/constants/tiers";
import { authReply } from "@mealwright/schema/contract/auth";
import { signUp } from "./account/sign-up.ts";
import type { Browser } from "./client.ts";
import type { Harness } from "./harness.ts";

let counter = 0;

/** An address that no other test has. */
export function freshEmail(): string {
  counter += 1;
  return `person-${process.pid}-${counter}-${Math.trunc(performance.now())}@example.test`;
}

export const PASSWORD = "correct horse 7";

export const ANSWERS = {
  goal: "eat_healthier",
  dietaryPreference: "omnivore",
  allergies: [],
  mealsPerDay: 3,
  prepTime: 45,
  budget: "120",
  cookingLevel: "intermediate",
  age: 34,
  weight: "70.5",
  height: 175,
  gender: "female",
} as const;

export interface Member {
  readonly browser: Browser;
  readonly id: string;
  readonly email: string;
}

/** Confirms an address as if the link in the mail had been followed. */
export async function verifyAddress(harness: Harness, userId: string): Promise<void> {
  await harness.database.execute({
    sql: "update users set email_verified_at = created_at where id = ?",
    args: [userId],
  });
}

/** Somebody who has answered the questionnaire, has confirmed the address and is signed in. */
export async function registerMember(harness: Harness, answers: Record<string, unknown> = {}): Promise<Member> {
  const browser = harness.visitor();
  const body = { ...ANSWERS, ...answers, name: "Ada Lovelace", email: freshEmail(), password: PASSWORD };
  const { name, email, password, ...preferences } = CALLS.registerWithPreferences.body.parse(body);
  const id = await signUp(harness, browser, { name, email, password, preferences });
  await verifyAddress(harness, id);
  return { browser, email, id };
}

/** Somebody who has just signed up with the form and has not confirmed the address yet. */
export async function registerUnverified(harness: Harness): Promise<Member> {
  const browser = harness.visitor();
  const email = freshEmail();
  const body = { ...ANSWERS, name: "Ada Lovelace", email, password: PASSWORD };
  const { user } = authReply.parse((await browser.post("/api/auth/register-with-preferences", body)).json);
  return { browser, email, id: user.id };
}

/** Somebody signed in who has not answered the questionnaire. */
export async function registerWithoutAnswers(harness: Harness): Promise<Member> {
  const browser = harness.visitor();
  const account = { name: "Ada Lovelace", email: freshEmail(), password: PASSWORD, preferences: null };
  return { browser, email: account.email, id: await signUp(harness, browser, account) };
}

/** Gives a member a tier, as a confirmed payment would. */
export async function grantTier(harness: Harness, userId: string, tier: PaidTier, days = 7): Promise<void> {
  const paidUntil = Date.now() + days * 24 * 3600 * 1000;
  await harness.database.execute({
    sql: "update users set tier = ?, paid_until = ? where id = ?",
    args: [tier, paidUntil, userId],
  });
}

/** Somebody with a paid tier. */
export async function registerPaid(
  harness: Harness,
  tier: PaidTier,
  answers: Record<string, unknown> = {},
): Promise<Member> {
  const member = await registerMember(harness, answers);
  await grantTier(harness, member.id, tier);
  return member;
}
