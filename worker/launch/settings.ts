import { resolve } from "node:path";
import type { Env } from "../src/env.ts";
import { findModelMistake, MODEL_VARIABLE_NAMES } from "../src/model-variables.ts";
import { findPaymentMistake, PAYMENT_VARIABLE_NAMES } from "../src/payment-variables.ts";
import { findSecretMistake } from "../src/secret-variables.ts";
import { LaunchError } from "./launch-error.ts";
import { parsePort } from "./processes/ports.ts";
import { PROJECT_ROOT } from "./project-paths.ts";

const DEFAULT_PORT = 8787;
const DEFAULT_ADMIN_EMAIL = "admin@mealwright.example";

/** The names of the worker's text variables; bindings cannot come from the environment. */
type VariableName = {
  [Name in keyof Env]-?: Exclude<Env[Name], undefined> extends string ? Name : never;
}[keyof Env];

type NamedElsewhere = (typeof MODEL_VARIABLE_NAMES)[number] | (typeof PAYMENT_VARIABLE_NAMES)[number];

/**
 * Every variable of `Env` that the environment may override (wrangler.toml); a new one does not compile until it is
 * listed.
 */
const OWN_VARIABLES: Readonly<Record<Exclude<VariableName, NamedElsewhere>, true>> = {
  APP_ORIGIN: true,
  APP_VERSION: true,
  SUPPORT_EMAIL: true,
  MAIL_FROM: true,
  LIMIT_SCALE: true,
  RESEND_API_KEY: true,
  RESEND_BASE_URL: true,
  JWT_KEYS: true,
  PASSWORD_PEPPER: true,
  LIBSQL_URL: true,
  LIBSQL_TOKEN: true,
  LIBSQL_REPLICA_URL: true,
  GOOGLE_ISSUER: true,
};
const WORKER_VARIABLES = [...Object.keys(OWN_VARIABLES), ...MODEL_VARIABLE_NAMES, ...PAYMENT_VARIABLE_NAMES];

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDirectory: string;
  readonly adminEmail: string;
  /** Null: use the one created on the first start. */
  readonly adminPassword: string | null;
  /** Null: start a libsql-server of our own. */
  readonly libsqlUrl: string | null;
  readonly libsqlToken: string | undefined;
  /**
   * The port of workerd's inspector, on this machine only; null for none. Whoever can connect to it controls the
   * worker.
   */
  readonly inspectorPort: number | null;
  /** The worker's own variables that the environment sets. */
  readonly workerVariables: Readonly<Record<string, string>>;
}

/** The launcher's settings from the environment. Throws a `LaunchError` for one that cannot be used. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const workerVariables: Record<string, string> = {};
  for (const name of WORKER_VARIABLES) {
    const value = environment[name];
    if (value) workerVariables[name] = value;
  }
  const mistake =
    findModelMistake(workerVariables) ?? findPaymentMistake(workerVariables) ?? findSecretMistake(workerVariables);
  if (mistake !== null) throw new LaunchError(mistake);
  return {
    host: environment.HOST || "127.0.0.1",
    port: parsePort(environment.PORT, DEFAULT_PORT),
    dataDirectory: resolve(PROJECT_ROOT, environment.DATA_DIR || ".data"),
    adminEmail: environment.ADMIN_EMAIL || DEFAULT_ADMIN_EMAIL,
    adminPassword: environment.ADMIN_PASSWORD || null,
    libsqlUrl: environment.LIBSQL_URL || null,
    libsqlToken: environment.LIBSQL_TOKEN || undefined,
    inspectorPort: environment.INSPECTOR_PORT ? parsePort(environment.INSPECTOR_PORT, 0) : null,
    workerVariables,
  };
}
