import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { freshEmail, registerMember } from "./factories.ts";
import { openHarness } from "./harness.ts";
import { medianOf } from "./median.ts";

// Many tries against one account.
const harness = openHarness({ LIMIT_SCALE: "100" });
const TRIES = 25;

async function timeOf(path: string, body: unknown): Promise<number> {
  const startedAt = performance.now();
  await harness().visitor().post(path, body);
  return performance.now() - startedAt;
}

test.each([
  ["/api/auth/login", { password: "wrong horse" }],
  ["/api/auth/forgot-password", {}],
])("%s takes as long for a known address as for an unknown one", async (path, body) => {
  const member = await registerMember(harness());
  const known: number[] = [];
  const unknown: number[] = [];
  // In turns, so that a busy machine slows both.
  for (let tries = 0; tries < TRIES; tries += 1) {
    known.push(await timeOf(path, { ...body, email: member.email }));
    await wait(80);
    unknown.push(await timeOf(path, { ...body, email: freshEmail() }));
    await wait(80);
  }
  const ratio = medianOf(known) / medianOf(unknown);
  console.log(`${path}: known / unknown = ${ratio.toFixed(2)}`);
  // A password check that is skipped would show as a ratio over 10, a mail that is waited for as one over 2.
  expect(ratio).toBeGreaterThan(0.67);
  expect(ratio).toBeLessThan(1.5);
});
