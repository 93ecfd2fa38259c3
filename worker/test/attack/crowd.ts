import { expect } from "vitest";
import { expectError } from "../expectations.ts";
import { freshEmail, PASSWORD } from "../factories.ts";
import type { Harness } from "../harness.ts";
import { from } from "./attackers.ts";

/** Lets this many people behind one address register and then sign in, all at once: no answer may be worse than 429. */
export async function signInAtOnce(harness: Harness, count: number): Promise<void> {
  const people = Array.from({ length: count }, () => ({ email: freshEmail(), password: PASSWORD, name: "Ada" }));
  const network = from("203.0.113.100");
  for (const [path, served] of [
    ["/api/auth/register", 201],
    ["/api/auth/login", 200],
  ] as const) {
    const replies = await Promise.all(people.map((body) => harness.visitor().post(path, body, network)));
    // Whoever could not register is unknown to the second call.
    const expected = new Set([served, 429, ...(served === 200 ? [401] : [])]);
    expect(replies.map((reply) => reply.status).filter((status) => !expected.has(status))).toEqual([]);
    for (const reply of replies.filter(({ status }) => status === 429)) {
      expectError(reply, 429, "too_many_requests");
      expect(Number(reply.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
      expect(Number(reply.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    }
    expect(replies.some(({ status }) => status === served)).toBe(true);
  }
}
