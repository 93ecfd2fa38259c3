import { afterAll, beforeAll } from "vitest";
import type { Member } from "../factories.ts";
import { type RunningHarness, shareHarness } from "../harness.ts";
import { activeOf, GENERATE, readStream } from "../meal-plan/plan-calls.ts";
import { type ModelEndpoint, startModelEndpoint } from "../stand-ins/model-endpoint.ts";

export interface ModelStack {
  readonly harness: RunningHarness;
  readonly endpoint: ModelEndpoint;
}

/** The product with a model, shared by the tests of a file because starting it takes as long as many of them. */
export function openModel(environment: Record<string, string> = {}): () => ModelStack {
  let harness: RunningHarness | undefined;
  let endpoint: ModelEndpoint | undefined;
  beforeAll(async () => {
    endpoint = await startModelEndpoint();
    const model = { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: "test-model", LIMIT_SCALE: "50" };
    harness = await shareHarness({ ...model, ...environment });
  });
  afterAll(async () => {
    await harness?.stop();
    await endpoint?.stop();
  });
  return () => {
    if (!harness || !endpoint) throw new Error("the product with a model has not started");
    return { harness, endpoint };
  };
}

/** A week's events, as the person's browser reads them. */
export const generate = ({ browser }: Member) => readStream(browser.stream(GENERATE));

export const storedOf = ({ browser, id }: Member) => activeOf(browser, id);
