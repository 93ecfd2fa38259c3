import * as z from "zod";
import type { SettingStore } from "../../domain/identity-ports.ts";
import type { Habits } from "../../domain/model/pace.ts";
import { Breaker } from "./breaker.ts";
import type { Dialect } from "./dialect.ts";
import { parseJson } from "./fields.ts";

/** Whose first word has come later than this is waited for as for one that thinks. */
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
 * What this isolate knows of a model at an endpoint: what it takes, how late it answers, whether it is alive. The first two are
 * kept in the database as well, so that no visitor pays for them twice.
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

  /** Reads what other isolates have learnt, once; without a database, nothing is known. */
  load(settings: SettingStore): Promise<void> {
    this.loading ??= this.read(settings);
    return this.loading;
  }

  /** What is found out from here on takes the place of what is stored. */
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
    // In steps, so that not every request has something to keep.
    const seconds = Math.ceil(afterMs / 1000) * 1000;
    if (seconds > this.known.slowestFirstByteMs) this.known = { ...this.known, slowestFirstByteMs: seconds };
  }

  /** It thinks before it answers. */
  noteThinking(): void {
    if (!this.known.thinks) this.known = { ...this.known, thinks: true };
  }

  /** Keeps what was learnt since it was last kept. */
  async save(settings: SettingStore): Promise<void> {
    const value = JSON.stringify(this.known);
    if (value === this.saved) return;
    this.saved = value;
    await settings.write(this.key, value, new Date());
  }

  private async read(settings: SettingStore): Promise<void> {
    const value = await settings.read(this.key).catch(() => null);
    const parsed = value === null ? null : stored.safeParse(parseJson(value));
    // A configuration that says more than what was learnt before it stands.
    if (parsed?.success) {
      this.known = { ...parsed.data, thinks: parsed.data.thinks || this.known.thinks };
      this.saved = JSON.stringify(this.known);
    }
  }
}
