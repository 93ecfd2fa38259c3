import { CALL_NAMES, type CallName, callByName } from "@mealwright/schema/calls";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { errorBody } from "@mealwright/schema/contract/shared/errors";
import fc from "fast-check";
import { expect } from "vitest";
import { unlocked } from "../../account/sign-up.ts";
import type { Browser } from "../../client.ts";
import { bodiesOf, documentedStatuses, hostileText } from "../../contract-values.ts";
import { registerPaid } from "../../factories.ts";
import type { Harness } from "../../harness.ts";

/**
 * The least share of bodies that the calls' own schemas accept, and the least number of calls that succeed at least
 * once.
 */
const VALID_SHARE = 0.4;
const CALLS_SUCCEEDED = 18;

/** Signing out would only end the run. Deleting an account needs the right password, which is never guessed. */
const SKIPPED: ReadonlySet<CallName> = new Set<CallName>(["logout", "adminLogout", "endSessions", "endSession"]);
const FUZZED = CALL_NAMES.filter((name) => !SKIPPED.has(name));

function callsOf(ids: fc.Arbitrary<string>) {
  return fc
    .constantFrom(...FUZZED)
    .chain((name) => fc.record({ name: fc.constant(name), id: ids, body: bodiesOf(name, ids) }));
}

async function personWithPlan(harness: Harness) {
  const { browser, id, email } = await registerPaid(harness, "annual-vip");
  const plan = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
  return { browser, id, email, planId: plan.id, mealIds: plan.meals.map((meal) => meal.id) };
}

/**
 * Makes this many calls, the same for the same seed, with arbitrary values of the contract's shapes: none may answer
 * 5xx, outside its schema, or with another person's data.
 */
export async function fuzzCalls(harness: Harness, runs: number, seed?: number): Promise<void> {
  const member = await personWithPlan(harness);
  const other = await personWithPlan(harness);
  const admin = await unlocked(harness);
  const foreign = [other.id, other.planId, other.email, ...other.mealIds];
  const own = [member.id, member.planId, ...member.mealIds.slice(0, 6)];
  const ids = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...own) },
    { weight: 2, arbitrary: fc.constantFrom(...foreign.slice(0, 5)) },
    { weight: 1, arbitrary: fc.oneof(hostileText, fc.uuid()) },
  );
  // Calls that sign in get a browser of their own.
  const browserOf = (name: CallName, role: "visitor" | "member" | "admin"): Browser => {
    if (role === "visitor" || callByName(name).word === "auth" || name === "adminLogin") return harness.visitor();
    return role === "member" ? member.browser : admin;
  };
  const succeeded = new Set<CallName>();
  const bodies = { sent: 0, valid: 0 };
  await fc.assert(
    fc.asyncProperty(
      callsOf(ids),
      fc.constantFrom("visitor", "member", "member", "admin"),
      async ({ name, id, body }, role) => {
        const { method, path, body: schemaOfBody, reply: schema, status, contentType } = callByName(name);
        const filled = path.replaceAll(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()));
        if (filled.length > 8_000) return;
        if (schemaOfBody && body !== undefined) {
          bodies.sent += 1;
          if (schemaOfBody.safeParse(JSON.parse(JSON.stringify(body))).success) bodies.valid += 1;
        }
        const browser = browserOf(name, role);
        const reply = await browser.send(method, filled, method === "GET" || body === undefined ? {} : { body });
        const about = `${role} ${method} ${filled} ${JSON.stringify(body)} -> ${reply.status} ${reply.text.slice(0, 300)}`;
        expect(reply.status, about).toBeLessThan(500);
        expect(documentedStatuses(name), about).toContain(String(reply.status));
        if (reply.status < 400) succeeded.add(name);
        if (reply.status >= 400) expect(errorBody.safeParse(reply.json).success, about).toBe(true);
        else if (schema && contentType === undefined) {
          expect(reply.status, about).toBe(status);
          expect(schema.safeParse(JSON.parse(reply.text)).error?.message, about).toBeUndefined();
        }
        // Texts that were sent may be echoed; others may not appear. The admin's lists show everybody.
        if (role === "admin" && callByName(name).word === "admin") return;
        const sent = `${filled} ${JSON.stringify(body)}`;
        for (const secret of foreign) if (!sent.includes(secret)) expect(reply.text, about).not.toContain(secret);
      },
    ),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  );
  expect((await member.browser.get("/api/user")).status).toBe(200);
  expect((await admin.get("/api/admin/session")).status).toBe(200);
  // A run in which every call was refused would show nothing.
  const share = bodies.valid / bodies.sent;
  console.log(
    `${bodies.valid} of ${bodies.sent} bodies were valid; calls that succeeded: ${[...succeeded].join(", ")}`,
  );
  expect(share).toBeGreaterThan(VALID_SHARE);
  expect(succeeded.size).toBeGreaterThanOrEqual(CALLS_SUCCEEDED);
}
