/**
 * Whole paid weeks of 21 meals from a simulated model with the rules and speeds of real ones, in real time. Prints who
 * made the meals, when the plan is complete, and its cost in tokens (OpenAI's o200k vocabulary). Arguments select rows;
 * all without.
 */
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { encode } from "gpt-tokenizer";
import { openClient } from "../launch/database/database-client.ts";
import { createBrowser } from "../test/client.ts";
import { registerPaid } from "../test/factories.ts";
import { startOwnStack } from "../test/stack/own-stack.ts";
import {
  type Behaviour,
  type Exchange,
  endStream,
  openStream,
  sendText,
  startModelEndpoint,
} from "../test/stand-ins/model-endpoint.ts";

/** Parameters of a request that an endpoint refuses, each with the words of a real one. */
type Rule = (
  body: Readonly<Record<string, unknown>>,
) => { readonly message: string; readonly param: string | null } | null;

const gpt5: Rule = (body) => {
  if ("max_tokens" in body)
    return {
      message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
      param: "max_tokens",
    };
  return "temperature" in body
    ? { message: "Unsupported value: 'temperature'. Only the default (1) value is supported.", param: "temperature" }
    : null;
};
const oldVllm: Rule = (body) =>
  "stream_options" in body
    ? { message: "[{'type': 'extra_forbidden', 'loc': ('body', 'stream_options')}]", param: null }
    : null;
const noSchema: Rule = (body) =>
  JSON.stringify(body.response_format ?? "").includes("json_schema")
    ? { message: "response_format json_schema is not supported", param: null }
    : null;
const silentRefusal: Rule = (body) =>
  "stream_options" in body || "response_format" in body ? { message: "Bad request", param: null } : null;

interface Pace {
  readonly tokensPerSecond: number;
  readonly firstTokenMs: number;
  /** Sends comments while it thinks. */
  readonly pings?: boolean;
}

interface Row {
  readonly name: string;
  readonly rules: readonly Rule[];
  readonly pace: Pace;
  readonly barPercent: number;
}

const ROWS: readonly Row[] = [
  { name: "90 tokens/s, first 0.5 s", rules: [], pace: { tokensPerSecond: 90, firstTokenMs: 500 }, barPercent: 80 },
  { name: "the same as GPT-5", rules: [gpt5], pace: { tokensPerSecond: 90, firstTokenMs: 500 }, barPercent: 80 },
  { name: "7 s of silence, then 150", rules: [], pace: { tokensPerSecond: 150, firstTokenMs: 7_000 }, barPercent: 80 },
  {
    name: "12 s with comments, then 150",
    rules: [gpt5],
    pace: { tokensPerSecond: 150, firstTokenMs: 12_000, pings: true },
    barPercent: 80,
  },
  {
    name: "stream_options forbidden",
    rules: [oldVllm],
    pace: { tokensPerSecond: 90, firstTokenMs: 500 },
    barPercent: 80,
  },
  {
    name: "40 tokens/s, every rule",
    rules: [gpt5, oldVllm, noSchema],
    pace: { tokensPerSecond: 40, firstTokenMs: 800 },
    barPercent: 80,
  },
  {
    name: "40 tokens/s, refusals say nothing",
    rules: [silentRefusal],
    pace: { tokensPerSecond: 40, firstTokenMs: 800 },
    barPercent: 80,
  },
  { name: "15 tokens/s (at home)", rules: [], pace: { tokensPerSecond: 15, firstTokenMs: 2_000 }, barPercent: 30 },
  { name: "500 tokens/s", rules: [], pace: { tokensPerSecond: 500, firstTokenMs: 200 }, barPercent: 80 },
];

const TICK_MS = 20;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function refuse({ response }: Exchange, message: string, param: string | null): void {
  response.writeHead(400, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { message, param, type: "invalid_request_error" } }));
}

/** How many weeks are filled completely by "Fill the rest now". */
const FILLS = 7;

/** An honest model with the rules and speed of a row; notes when its last reply ended. */
function modelOf({ rules, pace }: Row, note: { endedAt: number; outputTokens: number }): Behaviour {
  return async (exchange) => {
    const body: Readonly<Record<string, unknown>> = JSON.parse(exchange.received.text);
    const refused = rules.map((rule) => rule(body)).find((answer) => answer !== null);
    if (refused) return refuse(exchange, refused.message, refused.param);
    if (pace.pings) openStream(exchange);
    for (let waited = 0; waited < pace.firstTokenMs; waited += 500) {
      await pause(Math.min(500, pace.firstTokenMs - waited));
      if (pace.pings) exchange.response.write(": still thinking\n\n");
    }
    if (!pace.pings) openStream(exchange);
    const tokens = encode(exchange.honestReply).length;
    note.outputTokens += tokens;
    const size = Math.max(
      1,
      Math.round((exchange.honestReply.length / tokens) * pace.tokensPerSecond * (TICK_MS / 1000)),
    );
    if (await sendText(exchange, exchange.honestReply, size, TICK_MS)) endStream(exchange);
    note.endedAt = performance.now();
  };
}

/** Tokens of the requests, in all and without the beginnings shared with an earlier request of the plan (cached). */
function inputTokens(requests: readonly { readonly text: string }[]): { total: number; uncached: number } {
  const prompts = requests.map(({ text }) => {
    const { messages }: { messages: readonly { content: string }[] } = JSON.parse(text);
    return encode(messages.map(({ content }) => content).join("\n"));
  });
  let total = 0;
  let uncached = 0;
  for (const [at, prompt] of prompts.entries()) {
    const shared = prompts.slice(0, at).map((earlier) => {
      let same = 0;
      while (same < prompt.length && earlier[same] === prompt[same]) same += 1;
      return same;
    });
    total += prompt.length;
    uncached += prompt.length - Math.max(0, ...shared);
  }
  return { total, uncached };
}

const endpoint = await startModelEndpoint();
const { facts, stop } = await startOwnStack({
  LLM_BASE_URL: endpoint.baseUrl,
  LLM_MODEL: "simulated",
  LIMIT_SCALE: "100",
});
const database = openClient(facts.databaseAddress);
const harness = {
  ...facts,
  database,
  visitor: () => createBrowser(facts.baseUrl, facts.origin),
};
const admin = harness.visitor();
await admin.post("/api/admin/login", facts.admin);

/** Makes one week; returns the share of its meals by the model, and its times. */
async function run(row: Row): Promise<string> {
  endpoint.behave(({ response }) => void response.destroy());
  await admin.post("/api/admin/model/check");
  await database.execute("delete from app_settings where key like 'model %'");
  const note = { endedAt: 0, outputTokens: 0 };
  endpoint.behave(modelOf(row, note));
  const member = await registerPaid(harness, "weekly-flex", { allergies: ["Sesame"] });
  const startedAt = performance.now();
  let firstDishMs = Number.POSITIVE_INFINITY;
  for await (const { event } of member.browser.stream("/api/generate-meal-plan")) {
    if (event !== "meal" || firstDishMs < Number.POSITIVE_INFINITY) continue;
    const sentAt = Math.min(...endpoint.requests.flatMap(({ firstMealAtMs }) => firstMealAtMs ?? []));
    firstDishMs = performance.now() - sentAt;
  }
  const endedAt = performance.now();
  const plan = mealPlan.parse((await member.browser.get(`/api/meal-plans/${member.id}/active`)).json);
  const share = (100 * plan.meals.filter(({ source }) => source === "model").length) / plan.meals.length;
  const answered = endpoint.requests.filter(({ firstMealAtMs }) => firstMealAtMs !== null);
  const { total, uncached } = inputTokens(answered);
  return [
    row.name.padEnd(36),
    `${share.toFixed(0)} %${share >= row.barPercent ? "" : ` (bar ${row.barPercent})`}`.padEnd(10),
    `${((endedAt - startedAt) / 1000).toFixed(1)} s`.padEnd(8),
    `${(endedAt - note.endedAt).toFixed(0)} ms`.padEnd(9),
    `${firstDishMs.toFixed(0)} ms`.padEnd(8),
    `${endpoint.requests.length}`.padEnd(9),
    `${note.outputTokens}`.padEnd(7),
    `${total} / ${uncached}`,
  ].join(" ");
}

/** How long "Fill the rest now" takes, ms, if the model is silent and the whole week is empty. */
async function timeOfFilling(): Promise<number> {
  endpoint.behave((exchange) => openStream(exchange));
  const member = await registerPaid(harness, "weekly-flex");
  let ms = Number.NaN;
  for await (const { event, data } of member.browser.stream("/api/generate-meal-plan")) {
    if (event !== "plan") continue;
    const pressedAt = performance.now();
    await member.browser.post(`/api/meal-plans/${String(data.planId)}/fill`);
    ms = performance.now() - pressedAt;
  }
  return ms;
}

try {
  console.log(
    "Endpoint                             model's    complete after end  1st dish requests out     in / uncached",
  );
  const wanted = process.argv.slice(2);
  for (const row of ROWS)
    if (wanted.length === 0 || wanted.some((part) => row.name.includes(part))) console.log(await run(row));
  const fills: number[] = [];
  for (let turn = 0; turn < FILLS; turn += 1) fills.push(await timeOfFilling());
  console.log(`Fill the rest now, a whole week: ${fills.map((ms) => ms.toFixed(0)).join(", ")} ms (bar 300)`);
} finally {
  database.close();
  await stop();
  await endpoint.stop();
}
