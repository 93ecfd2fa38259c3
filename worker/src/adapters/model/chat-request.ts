import { MODEL_REPLY_BYTES, MODEL_THINKING_BYTES } from "@mealwright/schema/constants/model";
import { MODEL_USAGE_WAIT_MS } from "@mealwright/schema/constants/timings";
import { ReplyScanner } from "../../domain/model/reply/reply-scanner.ts";
import { type MealRequest, ModelFailure, type ModelOutput, type TokenUsage } from "../../domain/model-ports.ts";
import type { ModelConfig } from "../../env.ts";
import { ChunkReader } from "./chunk-reader.ts";
import { refine } from "./dialect.ts";
import { PROTOCOLS, sendRequest } from "./endpoint.ts";
import type { ModelMemory } from "./memory.ts";
import type { Chunk } from "./protocol.ts";
import { readRefusal } from "./refusal.ts";
import { SpokenThoughts } from "./spoken-thoughts.ts";
import type { Watch } from "./watch.ts";

const LIFE_EVERY_MS = 100;

/** One request to one model. */
export interface ChatRequest {
  readonly config: ModelConfig;
  readonly model: string;
  readonly memory: ModelMemory;
  readonly request: MealRequest;
  readonly watch: Watch;
}

/** What a request has brought so far, updated while it runs. */
export interface Tally {
  dishes: number;
  firstTokenMs: number | null;
  usage: TokenUsage | null;
}

/**
 * Sends the request with the parameters that the endpoint is known to accept. Each refusal that names a parameter, or
 * may be about one, drops one more and tries again.
 */
async function open({ config, model, memory, request, watch }: ChatRequest): Promise<Response> {
  let known = memory.dialect;
  let dialect = known;
  for (;;) {
    watch.begin();
    const { thinks } = memory;
    const body = PROTOCOLS[config.api].body({ model, request, dialect, thinks });
    const response = await sendRequest(config, model, body, watch.signal);
    if (response.ok && response.body) {
      if (dialect !== known) memory.learnDialect(dialect);
      return response;
    }
    const refusal = await readRefusal(response);
    if (memory.dialect !== known) {
      // Another request has learned it in the meantime.
      known = memory.dialect;
      dialect = known;
      continue;
    }
    const step = refine(dialect, refusal.said);
    if (step === null) throw refusal;
    dialect = step.dialect;
    // A guess is remembered only once the endpoint has accepted it.
    if (!step.isNamed) continue;
    memory.learnDialect(dialect);
    known = dialect;
  }
}

/** Each dish of the reply at its closing brace, and a sign of life for everything else. Throws `ModelFailure` and what `fetch` throws. */
export async function* readReply(chat: ChatRequest, tally: Tally): AsyncGenerator<ModelOutput> {
  const { config, memory, watch } = chat;
  const startedAt = Date.now();
  const response = await open(chat);
  const reader = new ChunkReader(PROTOCOLS[config.api], response.headers.get("content-type") ?? "");
  const body = response.body?.getReader();
  if (body === undefined) return;
  const reply = new Reply(tally, memory, startedAt);
  try {
    for (let ended = false; !ended; ) {
      const { value, done } = await body.read();
      ended = done;
      if (value !== undefined) reply.count(value.byteLength);
      if (value !== undefined && !reply.isDone) watch.live();
      for (const chunk of done ? reader.end() : reader.push(value)) {
        for (const dish of reply.take(chunk)) yield { kind: "dish", dish };
        ended ||= chunk.isEnd;
      }
      if (reply.hasSpoken && watch.speak()) memory.breaker.speak();
      // Wait only briefly for the token counts that may follow the reply.
      if (reply.isDone) watch.end(MODEL_USAGE_WAIT_MS);
      else if (reply.isLifeDue()) yield { kind: "life" };
    }
  } catch (error) {
    if (!reply.isDone) throw error;
  } finally {
    watch.leaveNow();
  }
  if (tally.dishes === 0) throw new ModelFailure("nonsense", "the reply holds no dish");
}

/** A reply as it arrives. Throws `ModelFailure` as soon as it cannot become one. */
class Reply {
  private readonly tally: Tally;
  private readonly memory: ModelMemory;
  private readonly startedAt: number;
  private readonly scanner = new ReplyScanner();
  private readonly thoughts = new SpokenThoughts();
  private lifeAt = 0;
  private bytes = 0;
  private mostBytes = MODEL_REPLY_BYTES;

  constructor(tally: Tally, memory: ModelMemory, startedAt: number) {
    this.tally = tally;
    this.memory = memory;
    this.startedAt = startedAt;
  }

  get isDone(): boolean {
    return this.scanner.isDone;
  }

  get hasSpoken(): boolean {
    return this.tally.firstTokenMs !== null;
  }

  /** Whether to pass a sign of life on: once in a while, not for each of thousands of chunks. */
  isLifeDue(): boolean {
    if (Date.now() - this.lifeAt < LIFE_EVERY_MS) return false;
    this.lifeAt = Date.now();
    return true;
  }

  count(bytes: number): void {
    if (this.bytes === 0) this.memory.noteFirstByte(Date.now() - this.startedAt);
    this.bytes += bytes;
    if (this.bytes > this.mostBytes) throw new ModelFailure("nonsense", `more than ${this.mostBytes} bytes`);
  }

  take({ text, isThought, usage, error }: Chunk): readonly unknown[] {
    if (error !== null) throw new ModelFailure("refused", error.slice(0, 200), { isBusy: true });
    if (isThought) {
      this.mostBytes = MODEL_THINKING_BYTES;
      this.memory.noteThinking();
    }
    if (usage !== null)
      this.tally.usage = { promptTokens: 0, cachedTokens: 0, completionTokens: 0, ...this.tally.usage, ...usage };
    const words = this.thoughts.push(text);
    if (words === "") return [];
    this.tally.firstTokenMs ??= Date.now() - this.startedAt;
    const dishes = this.scanner.push(words);
    this.tally.dishes += dishes.length;
    if (this.scanner.isNonsense) throw new ModelFailure("nonsense", "much text without a dish");
    return dishes;
  }
}
