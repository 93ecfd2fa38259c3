import type { Context } from "hono";
import type { DatabaseMeter } from "../adapters/db/connection/client.ts";
import type { Deps } from "../deps.ts";
import type { Config, Env } from "../env.ts";

/** What middleware provides to every handler. */
export interface Variables {
  readonly requestId: string;
  readonly meter: DatabaseMeter;
  readonly config: Config;
  readonly deps: Deps;
  /** The closed code of an error answer, for the log line. */
  errorCode: string | undefined;
}

export interface AppEnv {
  readonly Bindings: Env;
  readonly Variables: Variables;
}

export type AppContext = Context<AppEnv>;
