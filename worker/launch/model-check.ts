import { randomUUID } from "node:crypto";
import type { ModelCheck } from "@mealwright/schema/contract/admin";
import { createChatModel } from "../src/adapters/model/chat-model.ts";
import { MODEL_VARIABLE_NAMES, readModelSettings, WORKERS_AI } from "../src/model-variables.ts";
import { checkModel } from "../src/use-cases/admin/check-model.ts";

/** Stores nothing: what is learned here is only printed. */
const NOTHING_KEPT = {
  settings: { read: async () => null, write: async () => {} },
  failures: { add: async () => {} },
};

/** Sends one real request to the model that the environment names, and prints how it went. */
async function check(): Promise<number> {
  const settings = readModelSettings(
    Object.fromEntries(MODEL_VARIABLE_NAMES.map((name) => [name, process.env[name] ?? ""])),
  );
  if (settings === null) return say("LLM_BASE_URL is not set: plans come from the cookbook alone.");
  if (settings.baseUrl === WORKERS_AI)
    return say("Workers AI is there in a worker only: check it on the admin's screen.");
  console.log = () => {};
  const model = createChatModel({ ...settings, ai: null }, NOTHING_KEPT);
  const chance = { newId: () => randomUUID(), newSeed: () => 7 };
  process.stdout.write(`Asking ${settings.baseUrl} for three dishes …\n`);
  const result = await checkModel({ chance, model, modelSettings: settings });
  process.stdout.write(describe(result));
  return result.failure === null ? 0 : 1;
}

function say(sentence: string): number {
  process.stdout.write(`${sentence}\n`);
  return 0;
}

/** The result as lines that a person reads. */
function describe(result: ModelCheck): string {
  const { model, negotiated, firstTokenMs, tokensPerSecond, kept, refused, week, failure } = result;
  const price =
    week?.priceUsd == null ? "set LLM_PRICE_INPUT and LLM_PRICE_OUTPUT for its price" : `$${week.priceUsd.toFixed(4)}`;
  const rows: readonly (readonly [string, string])[] = [
    ["Answered", failure === null ? `yes, by ${model}` : `no: ${failure.reason}, ${failure.detail}`],
    ["Takes", negotiated.join(", ") || "-"],
    ["First token", firstTokenMs === null ? "-" : `${firstTokenMs} ms`],
    ["Speed", tokensPerSecond === null ? "- (it counts no tokens)" : `${tokensPerSecond} tokens/s`],
    ["Dishes", `${kept} kept${refused.length === 0 ? "" : `; not kept: ${refused.join("; ")}`}`],
    ["A week", week === null ? "-" : `${week.inputTokens} tokens in, ${week.outputTokens} out: ${price}`],
  ];
  return `${rows.map(([name, text]) => `  ${name.padEnd(13)}${text}`).join("\n")}\n`;
}

process.exit(await check());
