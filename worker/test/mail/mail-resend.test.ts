import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSuccess } from "../expectations.ts";
import { registerMember } from "../factories.ts";
import { type Harness, shareHarness } from "../harness.ts";

interface Sent {
  readonly headers: Record<string, unknown>;
  readonly body: Record<string, unknown>;
}

const sent: Sent[] = [];
let answer = 200;
/** Stands in for Resend's HTTP API. */
const resend = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const key = String(request.headers["idempotency-key"]);
  // Registering sends a mail too.
  if (key.startsWith("password-reset:")) {
    sent.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
  }
  response.writeHead(answer, { "content-type": "application/json" }).end('{"id":"1"}');
});
let harness: Harness & { stop(): Promise<void> };

beforeAll(async () => {
  await new Promise<void>((resolve) => resend.listen(0, "127.0.0.1", resolve));
  const { port } = resend.address() as AddressInfo;
  harness = await shareHarness({ RESEND_API_KEY: "re_test", RESEND_BASE_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await harness.stop();
  resend.close();
});

async function askForReset(): Promise<{ email: string; status: unknown }> {
  const { email, browser, id } = await registerMember(harness);
  const before = sent.length;
  expectSuccess(await browser.post("/api/auth/forgot-password", { email }), "forgotPassword");
  await expect.poll(() => sent.length).toBeGreaterThan(before);
  const statusOf = async () => {
    const { rows } = await harness.database.execute({
      sql: "select status from email_outbox where kind = 'password-reset' and user_id = ?",
      args: [id],
    });
    return rows[0]?.status;
  };
  // The result is stored after the response.
  await expect.poll(statusOf).not.toBe("sending");
  return { email, status: await statusOf() };
}

test("with an API key, mail is sent through Resend with an idempotency key", async () => {
  const { email, status } = await askForReset();
  const last = sent.at(-1);
  expect(last?.headers).toMatchObject({ authorization: "Bearer re_test" });
  expect(last?.headers["idempotency-key"]).toMatch(/^password-reset:[0-9a-f]{64}$/);
  expect(last?.body).toMatchObject({ to: [email], from: "Mealwright <noreply@mealwright.example>" });
  expect(last?.body.text).toContain("/reset-password?token=");
  expect(status).toBe("sent");
});

test("a mail refused by Resend is recorded as failed, and the reply does not reveal it", async () => {
  answer = 500;
  expect((await askForReset()).status).toBe("failed");
});
