import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client/http";
import { afterAll, beforeAll } from "vitest";
import { findFreePort } from "../launch/ports.ts";
import { readSettings } from "../launch/settings.ts";
import { type RunningStack, startStack } from "../launch/stack.ts";
import { type Browser, createBrowser } from "./client.ts";

export interface Harness {
  /** http://127.0.0.1:port */
  readonly baseUrl: string;
  /** The origin that the worker believes to be its own. */
  readonly origin: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly stack: RunningStack;
  /** Database, log and local mail are kept here. */
  readonly dataDirectory: string;
  /** Straight to the database, past the worker. */
  readonly database: Client;
  /** A new visitor with a cookie jar of its own. */
  visitor(): Browser;
}

/** The built product on a fresh database, started as `npm start` does it, for the tests of one file. */
export async function startHarness(
  environment: Record<string, string> = {},
): Promise<Harness & { stop(): Promise<void> }> {
  // A test that starts twice over the same data names both.
  const dataDirectory = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), "mealwright-test-"));
  const port = environment.PORT ? Number(environment.PORT) : await findFreePort("127.0.0.1");
  const settings = readSettings({ PORT: String(port), DATA_DIR: dataDirectory, ...environment });
  const stack = await startStack(settings);
  const baseUrl = `http://127.0.0.1:${port}`;
  const database = createClient({ url: stack.databaseUrl, intMode: "number" });
  return {
    baseUrl,
    origin: stack.origin,
    admin: stack.admin,
    stack,
    dataDirectory,
    database,
    visitor: () => createBrowser(baseUrl, stack.origin),
    async stop() {
      database.close();
      await stack.stop();
      if (environment.DATA_DIR === undefined) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** The same for a test file: started before its tests, stopped after them. */
export function openHarness(environment: Record<string, string> = {}): () => Harness {
  let harness: Awaited<ReturnType<typeof startHarness>> | undefined;
  beforeAll(async () => {
    harness = await startHarness(environment);
  });
  afterAll(async () => {
    await harness?.stop();
  });
  return () => {
    if (!harness) throw new Error("the harness has not started");
    return harness;
  };
}
