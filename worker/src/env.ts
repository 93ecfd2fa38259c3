import { Buffer } from "node:buffer";
import { GOOGLE_ISSUER } from "@mealwright/schema/constants/google";
import { DomainError } from "./domain/errors.ts";
import { findModelMistake } from "./model-variables.ts";

/** Bindings, variables and secrets of the worker (wrangler.toml). */
export interface Env {
  readonly ASSETS: Fetcher;
  readonly APP_ORIGIN: string;
  readonly APP_VERSION: string;
  readonly LIBSQL_URL: string;
  readonly LIBSQL_TOKEN?: string;
  /** `{"current":"<kid>","keys":{"<kid>":"<base64url of 32 bytes>"}}` */
  readonly JWT_KEYS: string;
  readonly PASSWORD_PEPPER: string;
  readonly EMAIL: SendEmail;
  readonly SUPPORT_EMAIL: string;
  /** Sender of every mail. */
  readonly MAIL_FROM: string;
  /** With it, mail goes by Resend instead of the binding. */
  readonly RESEND_API_KEY?: string;
  readonly RESEND_BASE_URL?: string;
  /** An endpoint that speaks the OpenAI chat-completions API ("https://…/v1"), and its model; without it, the cookbook plans alone. */
  readonly LLM_BASE_URL?: string;
  readonly LLM_MODEL?: string;
  readonly LLM_API_KEY?: string;
  /** The model of tiers with priority generation; `LLM_MODEL` when absent. */
  readonly LLM_MODEL_PRIORITY?: string;
  /** Another OpenID provider in Google's place; plain http on this machine only. */
  readonly GOOGLE_ISSUER?: string;
  readonly BURST_SHIELD: RateLimit;
  /** Multiplies every limit, for load tests and suites that need many accounts; 1 when absent. */
  readonly LIMIT_SCALE?: string;
}

export interface JwtKeys {
  readonly current: string;
  /** Key id -> raw key bytes. */
  readonly keys: ReadonlyMap<string, Uint8Array>;
}

export interface Config {
  readonly appOrigin: string;
  readonly isHttps: boolean;
  readonly version: string;
  readonly libsqlUrl: string;
  readonly libsqlToken: string | undefined;
  readonly jwtKeys: JwtKeys;
  readonly passwordPepper: string;
  readonly mail: MailConfig;
  /** Null: the cookbook plans alone. */
  readonly model: ModelConfig | null;
  /** Null when `GOOGLE_ISSUER` cannot be used: nobody signs in by it then. */
  readonly googleIssuer: string | null;
  readonly burstShield: RateLimit;
  readonly limitScale: number;
}

export interface ModelConfig {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly model: string;
  readonly priorityModel: string;
  readonly apiKey: string | null;
}

export interface MailConfig {
  readonly from: string;
  readonly supportEmail: string;
  readonly binding: SendEmail;
  /** Null: by the binding. */
  readonly resend: { readonly baseUrl: string; readonly apiKey: string } | null;
}

const RESEND_BASE_URL = "https://api.resend.com";

const REQUIRED = ["APP_ORIGIN", "LIBSQL_URL", "JWT_KEYS", "PASSWORD_PEPPER", "SUPPORT_EMAIL", "MAIL_FROM"] as const;

/** The variables as the worker uses them. Throws `unavailable` and logs the name, never the value, of what is wrong. */
export function readConfig(env: Env): Config {
  for (const name of REQUIRED) {
    if (!env[name]) throw misconfigured(`${name} is not set`);
  }
  const origin = URL.parse(env.APP_ORIGIN);
  if (!origin) throw misconfigured("APP_ORIGIN is not a URL");
  return {
    appOrigin: origin.origin,
    isHttps: origin.protocol === "https:",
    version: env.APP_VERSION,
    libsqlUrl: env.LIBSQL_URL,
    libsqlToken: env.LIBSQL_TOKEN || undefined,
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
    burstShield: env.BURST_SHIELD,
    limitScale: parseScale(env.LIMIT_SCALE),
  };
}

/** The model endpoint. Half a configuration is said in the log and counts as none: plans need no model. */
function readModelConfig(env: Env): ModelConfig | null {
  const mistake = findModelMistake(env);
  if (mistake !== null) console.error(JSON.stringify({ level: "error", event: "misconfigured", what: mistake }));
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = env;
  if (mistake !== null || !baseUrl || !model) return null;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ""),
    model,
    priorityModel: env.LLM_MODEL_PRIORITY || model,
    apiKey: apiKey || null,
  };
}

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** An issuer that can be trusted: by https, or on this machine. */
function readIssuer(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol === "https:" || (url?.protocol === "http:" && LOOPBACK_NAMES.has(url.hostname))) return text;
  const what = "GOOGLE_ISSUER is neither https nor on this machine";
  console.error(JSON.stringify({ level: "error", event: "misconfigured", what }));
  return null;
}

function parseScale(text: string | undefined): number {
  const scale = Number(text || 1);
  if (!Number.isInteger(scale) || scale < 1) throw misconfigured("LIMIT_SCALE is not a whole number from 1");
  return scale;
}

function parseJwtKeys(text: string): JwtKeys {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw misconfigured("JWT_KEYS is not JSON");
  }
  if (!isKeyRing(parsed)) throw misconfigured("JWT_KEYS does not hold its current key");
  const keys = new Map(Object.entries(parsed.keys).map(([kid, key]) => [kid, Buffer.from(key, "base64url")]));
  if (!keys.has(parsed.current)) throw misconfigured("JWT_KEYS does not hold its current key");
  return { current: parsed.current, keys };
}

function isKeyRing(value: unknown): value is { current: string; keys: Record<string, string> } {
  if (typeof value !== "object" || value === null || !("current" in value) || !("keys" in value)) return false;
  const { current, keys } = value;
  if (typeof current !== "string" || typeof keys !== "object" || keys === null) return false;
  return Object.values(keys).every((key) => typeof key === "string");
}

function misconfigured(what: string): DomainError {
  console.error(JSON.stringify({ level: "error", event: "misconfigured", what }));
  return new DomainError("unavailable", "The service is not set up completely.", { retryAfterSeconds: 60 });
}
