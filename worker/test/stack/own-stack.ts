import { readFileSync, rmSync } from "node:fs";
import type { DatabaseAddress } from "../../launch/database/database-client.ts";
import { prepareDatabase } from "../../launch/database/prepare-database.ts";
import { startOnFreePort } from "../../launch/processes/ports.ts";
import { WORKER_BUNDLE } from "../../launch/project-paths.ts";
import type { Secrets } from "../../launch/secrets.ts";
import { readSettings } from "../../launch/settings.ts";
import { startStack } from "../../launch/stack.ts";
import { clockOffsetMs, shiftDate } from "../clock-of-tests.ts";
import { startD1Stack } from "./d1-stack.ts";
import { passwordCostOf, withQuickPasswords } from "./quick-passwords.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The addresses and credentials of a running product, as plain data that can be sent to another process. */
export interface StackFacts {
  /** http://127.0.0.1:port */
  readonly baseUrl: string;
  /** The origin that the worker is configured with. */
  readonly origin: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly databaseAddress: DatabaseAddress;
  readonly secrets: Secrets;
  /** Database, log and local mail are kept here. */
  readonly dataDirectory: string;
}

export interface OwnStack {
  readonly facts: StackFacts;
  stop(): Promise<void>;
}

/** None: the product's flags save memory but cost an eighth more computing, and these servers run only for minutes. */
const V8_FLAGS = "";

/**
 * Starts the built product over a new data folder, as `npm start` does.
 * @param change makes another script of the worker's.
 */
export async function startOwnStack(
  environment: Readonly<NodeJS.ProcessEnv>,
  change: (script: string) => string = (script) => script,
): Promise<OwnStack> {
  const { PORT } = environment;
  const script = change(scriptOfTests(environment));
  return PORT
    ? startOnPort(PORT, environment, script)
    : startOnFreePort("127.0.0.1", (port) => startOnPort(`${port}`, environment, script));
}

async function startOnPort(port: string, environment: Readonly<NodeJS.ProcessEnv>, script: string): Promise<OwnStack> {
  // A test that starts twice over the same data sets both.
  const dataDirectory = environment.DATA_DIR ?? temporaryFolder();
  const settings = readSettings({ ...environment, PORT: port, DATA_DIR: dataDirectory });
  const isOnD1 = (environment.DATABASE ?? process.env.DATABASE) === "d1" && environment.LIBSQL_URL === undefined;
  const passwordCost = passwordCostOf(environment);
  const prepare: typeof prepareDatabase = (preparation) => prepareDatabase({ ...preparation, passwordCost });
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= V8_FLAGS;
  const stack = await (isOnD1 ? startD1Stack(settings, script) : startStack(settings, script, prepare));
  const { origin, admin, database, secrets } = stack;
  return {
    facts: { baseUrl: `http://127.0.0.1:${port}`, origin, admin, databaseAddress: database, secrets, dataDirectory },
    async stop() {
      await stack.stop();
      if (environment.DATA_DIR === undefined) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** The built worker with quick passwords and the clock of the tests, or that of the environment. */
export function scriptOfTests(environment: Readonly<NodeJS.ProcessEnv> = {}): string {
  const script = withQuickPasswords(readFileSync(WORKER_BUNDLE, "utf8"), environment);
  return `(${shiftDate.toString()})(${clockOffsetMs(environment)});\n${script}`;
}
