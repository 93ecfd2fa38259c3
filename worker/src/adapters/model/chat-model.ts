import { MODEL_FAILURES_SECONDS } from "@mealwright/schema/constants/model";
import { MODEL_BREAK_MOST_MS, MODEL_BREAK_MS, MODEL_RETRY_AFTER_MAX_MS } from "@mealwright/schema/constants/timings";
import type { SettingStore } from "../../domain/identity-ports.ts";
import { paceOf } from "../../domain/model/pace.ts";
import {
  type MealModel,
  type MealRequest,
  ModelFailure,
  type ModelFailureLog,
  type ModelOutput,
  type ModelReport,
} from "../../domain/model-ports.ts";
import type { ModelConfig } from "../../env.ts";
import { isThinker } from "../../model-variables.ts";
import { readReply, type Tally } from "./chat-request.ts";
import { describeDialect } from "./dialect.ts";
import { PROTOCOLS } from "./endpoint.ts";
import { ModelMemory } from "./memory.ts";
import { HttpRefusal } from "./refusal.ts";
import { Watch } from "./watch.ts";

/** What this isolate knows, by endpoint and model. */
const memories = new Map<string, ModelMemory>();

function memoryOf(config: ModelConfig, model: string): ModelMemory {
  const { origin, pathname } = URL.parse(config.baseUrl) ?? { origin: "", pathname: config.baseUrl };
  const endpoint = `${origin}${pathname}`;
  const key = `${endpoint} ${model}`;
  const memory =
    memories.get(key) ?? new ModelMemory(endpoint, model, PROTOCOLS[config.api].dialect, isThinker(config, model));
  memories.set(key, memory);
  return memory;
}

/** The models in the order in which they are tried. */
function modelsFor({ models, priorityModel }: ModelConfig, isPriority: boolean): readonly string[] {
  return isPriority && priorityModel !== null ? [...new Set([priorityModel, ...models])] : models;
}

/** The stores that outlive the isolate. */
export interface ModelStores {
  readonly settings: SettingStore;
  readonly failures: Pick<ModelFailureLog, "add">;
}

/** One or more models at an endpoint. What is learned about them and what failed goes into the stores. */
export function createChatModel(config: ModelConfig, stores: ModelStores): MealModel {
  const memoriesFor = (isPriority: boolean) => modelsFor(config, isPriority).map((model) => memoryOf(config, model));
  return {
    forget() {
      for (const memory of memoriesFor(true)) memory.forget();
    },
    propose: (request) => propose(config, stores, request),
    capacity: (isPriority) => Math.max(...memoriesFor(isPriority).map(({ breaker }) => breaker.capacity(Date.now()))),
    silenceMs(isPriority) {
      const [first, ...others] = memoriesFor(isPriority);
      const open = [first, ...others].find((memory) => memory !== undefined && memory.breaker.capacity(Date.now()) > 0);
      return paceOf((open ?? first)?.habits ?? { isPatient: false, slowestFirstByteMs: 0 }).silenceMs;
    },
  };
}

/** Asks the first model that is not known to be dead; one that refuses is followed by the next. */
async function* propose(
  config: ModelConfig,
  { settings, failures }: ModelStores,
  request: MealRequest,
): AsyncGenerator<ModelOutput, ModelReport> {
  let last = new ModelFailure("unreachable", "known to be dead, not asked again for a while");
  for (const model of modelsFor(config, request.isPriority)) {
    const memory = memoryOf(config, model);
    await memory.load(settings);
    if (!memory.breaker.enter(Date.now())) continue;
    const tally: Tally = { dishes: 0, firstTokenMs: null, usage: null };
    try {
      return yield* ask(config, memory, model, request, tally);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      last = error;
      await keepFailure(failures, model, error);
      if (tally.dishes > 0 || error.reason !== "refused") throw error;
    } finally {
      await memory.save(settings).catch(() => logUnsaved(model));
    }
  }
  throw last;
}

async function* ask(
  config: ModelConfig,
  memory: ModelMemory,
  model: string,
  request: MealRequest,
  tally: Tally,
): AsyncGenerator<ModelOutput, ModelReport> {
  const startedAt = Date.now();
  const watch = new Watch(request.signal, paceOf(memory.habits));
  let ended = false;
  const end = (isSuccess: boolean, breakMs: number | null) => {
    ended = true;
    memory.breaker.end({ isSuccess, hasSpoken: watch.hasSpoken, breakMs }, Date.now());
  };
  try {
    yield* readReply({ config, model, memory, request, watch }, tally);
    end(true, null);
  } catch (error) {
    const failure = watch.explain(error);
    if (failure.reason !== "aborted") {
      end(tally.dishes > 0, breakMsOf(failure));
      logFailure(model, failure);
    }
    throw failure;
  } finally {
    if (!ended) memory.breaker.abandon(watch.hasSpoken);
    watch.stop();
    watch.leaveNow();
    logUsage(model, tally, Date.now() - startedAt);
  }
  const { firstTokenMs, usage } = tally;
  const totalMs = Date.now() - startedAt;
  return { model, firstTokenMs, totalMs, usage, negotiated: describeDialect(memory.dialect) };
}

async function keepFailure(log: ModelStores["failures"], model: string, failure: ModelFailure): Promise<void> {
  if (failure.reason === "aborted") return;
  const at = new Date();
  const oldest = new Date(at.getTime() - MODEL_FAILURES_SECONDS * 1000);
  const kept = { id: crypto.randomUUID(), at, model, reason: failure.reason, detail: failure.message };
  await log.add(kept, oldest).catch(() => logUnsaved(model));
}

/** How long to leave the endpoint alone after a failure that will not pass by itself; null to let the breaker count. */
function breakMsOf(failure: ModelFailure): number | null {
  if (failure.reason === "dead") return MODEL_BREAK_MS;
  if (failure instanceof HttpRefusal && failure.isLasting) return MODEL_BREAK_MS;
  const { retryAfterMs } = failure;
  return retryAfterMs !== null && retryAfterMs > MODEL_RETRY_AFTER_MAX_MS
    ? Math.min(retryAfterMs, MODEL_BREAK_MOST_MS)
    : null;
}

function logUsage(model: string, { usage, dishes }: Tally, ms: number): void {
  console.log(JSON.stringify({ level: "info", event: "model_usage", model, ...usage, dishes, ms }));
}

function logFailure(model: string, { reason, message }: ModelFailure): void {
  console.warn(JSON.stringify({ level: "warn", event: "model_failed", model, reason, detail: message }));
}

function logUnsaved(model: string): void {
  console.warn(JSON.stringify({ level: "warn", event: "model_memory_unsaved", model }));
}
