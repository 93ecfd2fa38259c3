import { findModelMistake } from "../../src/model-variables.ts";
import { findPaymentMistake } from "../../src/payment-variables.ts";
import { findSecretMistake } from "../../src/secret-variables.ts";

export interface Deployed {
  /** `[vars]` of wrangler.toml. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Names of the secrets that the worker has at Cloudflare. */
  readonly secretNames: ReadonlySet<string>;
  /** Addresses that the mail binding may send from. */
  readonly senders: readonly string[];
  /** The environment of whoever deploys. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const SECRETS = ["LIBSQL_URL", "JWT_KEYS", "PASSWORD_PEPPER"];
const OWN_NAMES = ["APP_ORIGIN", "SUPPORT_EMAIL", "MAIL_FROM"];

/** Stands for a secret's value, which Cloudflare never reveals. */
const UNKNOWN_VALUE = "set";

/**
 * What would make a deployment fail or run with example settings, one sentence each. Never reveals a secret's value.
 */
export function findObstacles({ variables, secretNames, senders, environment }: Deployed): readonly string[] {
  const set = { ...Object.fromEntries([...secretNames].map((name) => [name, UNKNOWN_VALUE])), ...variables };
  const { APP_ORIGIN = "", MAIL_FROM = "" } = variables;
  const examples = OWN_NAMES.filter((name) => /[.]example$/.test(variables[name] ?? ""));
  return [
    ...SECRETS.filter((name) => !secretNames.has(name)).map(
      (name) => `${name} is not set: wrangler secret put ${name}`,
    ),
    ...OWN_NAMES.filter((name) => !variables[name]).map((name) => `${name} is not set in wrangler.toml`),
    ...examples.map((name) => `${name} in wrangler.toml is still the example's: ${variables[name]}`),
    APP_ORIGIN && URL.parse(APP_ORIGIN)?.protocol !== "https:" ? "APP_ORIGIN is not an https address" : null,
    secretNames.has("RESEND_API_KEY") || senders.includes(MAIL_FROM)
      ? null
      : `allowed_sender_addresses in wrangler.toml does not hold MAIL_FROM, ${MAIL_FROM}`,
    environment.LIBSQL_URL ? null : "LIBSQL_URL is not set in this shell: migrations need the database's address",
    findSecretMistake(environment),
    findPaymentMistake(set),
    findModelMistake(set),
  ].filter((obstacle): obstacle is string => Boolean(obstacle));
}
