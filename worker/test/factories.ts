import type { PaidTier } from "@mealwright/schema/constants/tiers";
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

function idOf(user: unknown): string {
  if (typeof user === "object" && user !== null && "id" in user && typeof user.id === "string") return user.id;
  throw new Error("the answer holds no user");
}

/** Somebody who has answered the questionnaire and is signed in. */
export async function registerMember(harness: Harness, answers: Record<string, unknown> = {}): Promise<Member> {
  const browser = harness.visitor();
  const email = freshEmail();
  const body = { ...ANSWERS, ...answers, name: "Ada Lovelace", email, password: PASSWORD };
  const reply = await browser.post("/api/auth/register-with-preferences", body);
  if (reply.status !== 201) throw new Error(`registration answered ${reply.status}: ${reply.text}`);
  return { browser, email, id: idOf(reply.json.user) };
}

/** Somebody signed in who has not answered the questionnaire. */
export async function registerWithoutAnswers(harness: Harness): Promise<Member> {
  const browser = harness.visitor();
  const email = freshEmail();
  const reply = await browser.post("/api/auth/register", { name: "Ada Lovelace", email, password: PASSWORD });
  return { browser, email, id: idOf(reply.json.user) };
}

/** Gives a member what a confirmed payment gives. */
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
