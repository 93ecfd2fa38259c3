import * as z from "zod";
import type { SettingStore } from "../../domain/identity-ports.ts";
import type { Habits } from "../../domain/model/pace.ts";
import { Breaker } from "./breaker.ts";
import type { Dialect } from "./dialect.ts";
import { parseJson } from "./fields.ts";

/** A model whose first byte once took longer than this gets as much time as one that thinks first. */
const LATE_MS = 5_000;

const stored = z.object({
  dialect: z.object({
    tokenLimit: z.enum(["max_tokens", "max_completion_tokens", "none"]),
    temperature: z.boolean(),
    streamOptions: z.boolean(),
    reasoningEffort: z.boolean(),
    format: z.enum(["json_schema", "json_object", "none"]),
    systemRole: z.boolean(),
    stream: z.boolean(),
  }),
  thinks: z.boolean(),
  slowestFirstByteMs: z.number(),
});
type Stored = z.infer<typeof stored>;

/**
 * What this isolate has learned about a model at an endpoint: the parameters it accepts, how slowly it answers, whether
 * it is alive. All but the last is stored in the database too, so that only one visitor waits while it is found out.
 */
export class ModelMemory {
  readonly breaker = new Breaker();
  private readonly key: string;
  private readonly initial: Stored;
  private known: Stored;
  private saved: string;
  private loading: Promise<void> | null = null;

  constructor(endpoint: string, model: string, dialect: Dialect, thinks: boolean) {
    this.key = `model ${endpoint} ${model}`;
    this.initial = { dialect, thinks, slowestFirstByteMs: 0 };
    this.known = this.initial;
    this.saved = JSON.stringify(this.known);
  }

  get dialect(): Dialect {
    return this.known.dialect;
  }

  get thinks(): boolean {
    return this.known.thinks;
  }

  get habits(): Habits {
    const { thinks, dialect, slowestFirstByteMs } = this.known;
    return { isPatient: thinks || !dialect.stream || slowestFirstByteMs > LATE_MS, slowestFirstByteMs };
  }

  /** Reads what other isolates have learned, once; starts from nothing if the database cannot be read. */
  load(settings: SettingStore): Promise<void> {
    this.loading ??= this.read(settings);
    return this.loading;
  }

  /** Starts over: what is learned from now on overwrites what is stored. */
  forget(): void {
    this.loading = Promise.resolve();
    this.known = this.initial;
    this.breaker.reset();
  }

  learnDialect(dialect: Dialect): void {
    this.known = { ...this.known, dialect };
  }

  /** The first byte of a reply has come. */
  noteFirstByte(afterMs: number): void {
    // Rounded up to whole seconds, so that few requests change it and cause a write.
    const seconds = Math.ceil(afterMs / 1000) * 1000;
    if (seconds > this.known.slowestFirstByteMs) this.known = { ...this.known, slowestFirstByteMs: seconds };
  }

  /** It thinks before it answers. */
  noteThinking(): void {
    if (!this.known.thinks) this.known = { ...this.known, thinks: true };
  }

  /** Stores what was learned since the last time. */
  async save(settings: SettingStore): Promise<void> {
    const value = JSON.stringify(this.known);
    if (value === this.saved) return;
    this.saved = value;
    await settings.write(this.key, value, new Date());
  }

  private async read(settings: SettingStore): Promise<void> {
    const value = await settings.read(this.key).catch(() => null);
    const parsed = value === null ? null : stored.safeParse(parseJson(value));
    // A model that is configured to think counts as thinking, whatever was stored before.
    if (parsed?.success) {
      this.known = { ...parsed.data, thinks: parsed.data.thinks || this.known.thinks };
      this.saved = JSON.stringify(this.known);
    }
  }
}
