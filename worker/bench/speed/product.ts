import { setTimeout as wait } from "node:timers/promises";
import { openClient } from "../../launch/database/database-client.ts";
import { createBrowser } from "../../test/client.ts";
import { freshEmail, type Member, registerMember, registerPaid } from "../../test/factories.ts";
import { medianOf } from "../../test/model/median.ts";
import { type StackFacts, startOwnStack } from "../../test/stack/own-stack.ts";
import { startModelEndpoint, streaming } from "../../test/stand-ins/model-endpoint.ts";
import type { Figure } from "./bench.ts";

const ROUNDS = 25;
const GENERATE = "/api/generate-meal-plan";

type Product = Parameters<typeof registerMember>[0];

function productAt(facts: StackFacts): Product {
  return {
    ...facts,
    database: openClient(facts.databaseAddress),
    visitor: () => createBrowser(facts.baseUrl, facts.origin),
  };
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Milliseconds until the first meal of a stream, since `sentAt`, when it could have arrived at the earliest. */
async function firstMealMs(member: Member, sentAt: () => number): Promise<number> {
  const left = new AbortController();
  let milliseconds = Number.NaN;
  try {
    for await (const { event } of member.browser.stream(GENERATE, undefined, left.signal)) {
      if (event !== "meal") continue;
      milliseconds = performance.now() - sentAt();
      left.abort();
    }
  } catch (error) {
    if (!left.signal.aborted) throw error;
  }
  return milliseconds;
}

/** The time for a known address relative to an unknown one: a difference would reveal who has an account. */
async function knownToUnknown(product: Product, path: string, body: object): Promise<number> {
  const { email } = await registerMember(product);
  const times = { known: [] as number[], unknown: [] as number[] };
  // In turns, so that a busy machine slows both.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, address] of [
      ["known", email],
      ["unknown", freshEmail()],
    ] as const) {
      times[kind].push(await millisecondsOf(() => product.visitor().post(path, { ...body, email: address })));
      await wait(80);
    }
  }
  return medianOf(times.known) / medianOf(times.unknown);
}

/** Benches of the built product over HTTP, relative to a call that only checks the session. */
export async function benchProduct(): Promise<readonly Figure[]> {
  const endpoint = await startModelEndpoint();
  const cookbook = await startOwnStack({ LIMIT_SCALE: "100" });
  const model = await startOwnStack({ LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: "test-model", LIMIT_SCALE: "100" });
  try {
    const product = productAt(cookbook.facts);
    const withModel = productAt(model.facts);
    const { browser } = await registerMember(product);
    const calls: number[] = [];
    const firstMeals: number[] = [];
    const fromModel: number[] = [];
    endpoint.behave(streaming((text) => text, 30, 2));
    for (let round = 0; round < ROUNDS; round += 1) {
      calls.push(await millisecondsOf(() => browser.get("/api/user")));
      const startedAt = performance.now();
      firstMeals.push(await firstMealMs(await registerPaid(product, "weekly-flex"), () => startedAt));
      endpoint.requests.length = 0;
      const sentAt = () => Math.min(...endpoint.requests.flatMap(({ firstMealAtMs }) => firstMealAtMs ?? []));
      fromModel.push(await firstMealMs(await registerPaid(withModel, "weekly-flex"), sentAt));
    }
    const call = medianOf(calls);
    return [
      { name: "first meal of the cookbook / a call", ratio: medianOf(firstMeals) / call },
      { name: "first meal after the model's / a call", ratio: medianOf(fromModel) / call },
      {
        name: "sign-in, known / unknown address",
        ratio: await knownToUnknown(product, "/api/auth/login", { password: "wrong horse" }),
      },
      { name: "reset, known / unknown address", ratio: await knownToUnknown(product, "/api/auth/forgot-password", {}) },
    ];
  } finally {
    await cookbook.stop();
    await model.stop();
    await endpoint.stop();
  }
}
