import { Buffer } from "node:buffer";
import { GOOGLE_ISSUER } from "@mealwright/schema/constants/auth/google";
import { MODEL_REQUESTS_PER_DAY } from "@mealwright/schema/constants/model";
import type { ReadReplica } from "./adapters/db/connection/read-replica.ts";
import { DomainError } from "./domain/errors.ts";
import { findModelMistake, type ModelSettings, type ModelVariables, readModelSettings } from "./model-variables.ts";
import {
  findPaymentMistake,
  type PaymentSettings,
  type PaymentVariables,
  readPaymentSettings,
} from "./payment-variables.ts";
import { findSecretMistake, readKeyRing } from "./secret-variables.ts";

/**
 * Bindings, variables and secrets of the worker (wrangler.toml); the model's and those of payments are in files of
 * their own.
 */
export interface Env extends ModelVariables, PaymentVariables {
  readonly ASSETS: Fetcher;
  readonly APP_ORIGIN: string;
  readonly APP_VERSION: string;
  /** Not needed beside `DB`. */
  readonly LIBSQL_URL?: string;
  readonly LIBSQL_TOKEN?: string;
  /** A nearby replica of it, opened with the same token. */
  readonly LIBSQL_REPLICA_URL?: string;
  /** A D1 database, used instead of libSQL. */
  readonly DB?: D1Database;
  /** `{"current":"<kid>","keys":{"<kid>":"<base64url of 32 bytes>"}}` */
  readonly JWT_KEYS: string;
  readonly PASSWORD_PEPPER: string;
  readonly EMAIL: SendEmail;
  readonly SUPPORT_EMAIL: string;
  /** Sender of every mail. */
  readonly MAIL_FROM: string;
  /** If set, mail is sent by Resend instead of the binding. */
  readonly RESEND_API_KEY?: string;
  readonly RESEND_BASE_URL?: string;
  /** The platform's own models, for `LLM_BASE_URL = "workers-ai"`. */
  readonly AI?: AiBinding;
  /** Another OpenID provider in Google's place; plain http on this machine only. */
  readonly GOOGLE_ISSUER?: string;
  readonly BURST_SHIELD: RateLimit;
  readonly WIDE_SHIELD: RateLimit;
  readonly COMPUTE_SHIELD: RateLimit;
  /** Multiplies every limit, for load tests and suites that need many accounts; 1 when absent. */
  readonly LIMIT_SCALE?: string;
}

export interface JwtKeys {
  readonly current: string;
  /** Key id -> raw key bytes. */
  readonly keys: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

export interface Config {
  readonly appOrigin: string;
  readonly isHttps: boolean;
  readonly version: string;
  readonly database: DatabaseConfig;
  readonly jwtKeys: JwtKeys;
  readonly passwordPepper: string;
  readonly mail: MailConfig;
  /** Null: the cookbook plans alone. */
  readonly model: ModelConfig | null;
  /** Null if `GOOGLE_ISSUER` is not acceptable: then nobody can sign in with Google. */
  readonly googleIssuer: string | null;
  /** Without any of these variables, plans are paid by transfer. */
  readonly payments: PaymentSettings;
  readonly shields: { readonly burst: RateLimit; readonly wide: RateLimit; readonly compute: RateLimit };
  readonly modelRequestsPerDay: number;
  readonly limitScale: number;
}

/** Where the data is: in D1, or in libSQL where there is no such binding. */
export type DatabaseConfig =
  | { readonly d1: D1Database; readonly replica: null }
  | {
      readonly d1: null;
      readonly libsqlUrl: string;
      readonly libsqlToken: string | undefined;
      readonly replica: ReadReplica | null;
    };

/** What we use of Workers AI's binding. */
export interface AiBinding {
  run(model: string, inputs: object): Promise<unknown>;
}

export interface ModelConfig extends ModelSettings {
  /** Null where the worker has no such binding. */
  readonly ai: AiBinding | null;
}

export interface MailConfig {
  readonly from: string;
  readonly supportEmail: string;
  readonly binding: SendEmail;
  /** Null if mail is sent by the binding. */
  readonly resend: { readonly baseUrl: string; readonly apiKey: string } | null;
}

const RESEND_BASE_URL = "https://api.resend.com";

const REQUIRED = ["APP_ORIGIN", "JWT_KEYS", "PASSWORD_PEPPER", "SUPPORT_EMAIL", "MAIL_FROM"] as const;

/** The variables as the worker uses them. Throws `unavailable` and logs the name, never the value, of a wrong one. */
export function readConfig(env: Env): Config {
  for (const name of REQUIRED) {
    if (!env[name]) throw misconfigured(`${name} is not set`);
  }
  const weak = findSecretMistake(env);
  if (weak !== null) throw misconfigured(weak);
  const origin = URL.parse(env.APP_ORIGIN);
  if (!origin) throw misconfigured("APP_ORIGIN is not a URL");
  return {
    appOrigin: origin.origin,
    isHttps: origin.protocol === "https:",
    version: env.APP_VERSION,
    database: readDatabaseConfig(env),
    jwtKeys: parseJwtKeys(env.JWT_KEYS),
    passwordPepper: env.PASSWORD_PEPPER,
    mail: {
      from: env.MAIL_FROM,
      supportEmail: env.SUPPORT_EMAIL,
      binding: env.EMAIL,
      resend: env.RESEND_API_KEY
        ? { baseUrl: env.RESEND_BASE_URL || RESEND_BASE_URL, apiKey: env.RESEND_API_KEY }
        : null,
    },
    model: readModelConfig(env),
    googleIssuer: readIssuer(env.GOOGLE_ISSUER || GOOGLE_ISSUER),
    payments: readPaymentConfig(env),
    shields: { burst: env.BURST_SHIELD, wide: env.WIDE_SHIELD, compute: env.COMPUTE_SHIELD },
    modelRequestsPerDay: readCount(env.LLM_REQUESTS_PER_DAY || `${MODEL_REQUESTS_PER_DAY.all}`),
    limitScale: parseScale(env.LIMIT_SCALE),
  };
}

function readDatabaseConfig({ DB, LIBSQL_URL, LIBSQL_TOKEN, LIBSQL_REPLICA_URL }: Env): DatabaseConfig {
  if (DB) return { d1: DB, replica: null };
  if (!LIBSQL_URL) throw misconfigured("LIBSQL_URL is not set");
  const replica = LIBSQL_REPLICA_URL ? { url: LIBSQL_REPLICA_URL } : null;
  return { d1: null, libsqlUrl: LIBSQL_URL, libsqlToken: LIBSQL_TOKEN || undefined, replica };
}

/** The model endpoint. An incomplete configuration is logged and counts as none: plans need no model. */
function readModelConfig(env: Env): ModelConfig | null {
  const mistake = findModelMistake(env);
  if (mistake !== null) console.error(JSON.stringify({ level: "error", event: "misconfigured", what: mistake }));
  const settings = mistake === null ? readModelSettings(env) : null;
  return settings && { ...settings, ai: env.AI ?? null };
}

/** Where plans are paid. If a variable is wrong, that is logged, and plans are paid by transfer. */
function readPaymentConfig(env: Env): PaymentSettings {
  const mistake = findPaymentMistake(env);
  if (mistake === null) return readPaymentSettings(env);
  console.error(JSON.stringify({ level: "error", event: "misconfigured", what: mistake }));
  return readPaymentSettings({});
}

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The issuer, if it can be trusted: over https, or on this machine. */
function readIssuer(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol === "https:" || (url?.protocol === "http:" && LOOPBACK_NAMES.has(url.hostname))) return text;
  const what = "GOOGLE_ISSUER is neither https nor on this machine";
  console.error(JSON.stringify({ level: "error", event: "misconfigured", what }));
  return null;
}

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw misconfigured("LLM_REQUESTS_PER_DAY is not a whole number");
  return count;
}

function parseScale(text: string | undefined): number {
  const scale = Number(text || 1);
  if (!Number.isInteger(scale) || scale < 1) throw misconfigured("LIMIT_SCALE is not a whole number from 1");
  return scale;
}

function parseJwtKeys(text: string): JwtKeys {
  const ring = readKeyRing(text);
  if (typeof ring === "string") throw misconfigured(ring);
  const keys = new Map(Object.entries(ring.keys).map(([kid, key]) => [kid, Buffer.from(key, "base64url")]));
  return { current: ring.current, keys };
}

function misconfigured(what: string): DomainError {
  console.error(JSON.stringify({ level: "error", event: "misconfigured", what }));
  return new DomainError("unavailable", "The service is not set up completely.", { retryAfterSeconds: 60 });
}
