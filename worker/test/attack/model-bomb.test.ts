import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { MODEL_REPLY_BYTES } from "@mealwright/schema/constants/model";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPaid } from "../factories.ts";
import { shareHarness } from "../harness.ts";
import { type Exchange, type ModelEndpoint, startModelEndpoint } from "../stand-ins/model-endpoint.ts";

let harness: Awaited<ReturnType<typeof shareHarness>>;
let endpoint: ModelEndpoint;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  harness = await shareHarness({ LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: "test-model" });
});

afterAll(async () => {
  await harness?.stop();
  await endpoint?.stop();
});

const EMPTY_LINES = Buffer.from(`: ${"x".repeat(1_000)}\n`.repeat(1_000));

/** An endless event stream of comments, compressed to a thousandth of its size. */
async function bomb({ response }: Exchange): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream", "content-encoding": "gzip" });
  const endless = Readable.from(
    (function* () {
      for (;;) yield EMPTY_LINES;
    })(),
  );
  // It ends when the reader disconnects.
  await pipeline(endless, createGzip(), response).catch(() => {});
}

test("an endless compressed model reply is cut off, the week is still made, and others are served meanwhile", async () => {
  endpoint.behave(bomb);
  const { browser } = await registerPaid(harness, "weekly-flex");
  const bystander = await registerPaid(harness, "weekly-flex");
  const making = browser.post("/api/generate-meal-plan");
  await expect.poll(() => endpoint.requests.length, { timeout: 60_000 }).toBeGreaterThan(0);
  expect((await bystander.browser.get("/api/user")).status).toBe(200);
  expect(mealPlan.parse((await making).json).complete).toBe(true);
  for (const { headers } of endpoint.requests) expect(headers["accept-encoding"]).toBe("identity");
  const { rows } = await harness.database.execute("select distinct reason, detail from model_failures");
  expect(rows.map(({ reason, detail }) => ({ reason, detail }))).toEqual([
    { reason: "nonsense", detail: `more than ${MODEL_REPLY_BYTES} bytes` },
  ]);
});
