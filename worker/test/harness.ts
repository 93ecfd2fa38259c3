import type { Client } from "@libsql/client/http";
import { afterAll, beforeAll, inject } from "vitest";
import { type Browser, createBrowser } from "./client.ts";
import "./clock-of-tests.ts";
import type { StackFacts } from "./stack/own-stack.ts";
import { openPatientClient } from "./stack/patient-client.ts";
import { askShared } from "./stack/share-by-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address at which a test process asks for its stack. */
    readonly sharedStacks: string;
  }
}

export interface Harness extends StackFacts {
  /** Direct access to the database, bypassing the worker. */
  readonly database: Client;
  /** A new visitor with a cookie jar of its own. */
  visitor(): Browser;
}

export type RunningHarness = Harness & { stop(): Promise<void> };

function toHarness(facts: StackFacts, stop: () => Promise<void>): RunningHarness {
  const database = openPatientClient(facts.databaseAddress);
  return {
    ...facts,
    database,
    visitor: () => createBrowser(facts.baseUrl, facts.origin),
    async stop() {
      database.close();
      await stop();
    },
  };
}

/** The built product on a database of its own; whoever starts it stops it. */
export async function startHarness(environment: Record<string, string> = {}): Promise<RunningHarness> {
  // Imported here because starting the product is much code, which most test processes never need.
  const { startOwnStack } = await import("./stack/own-stack.ts");
  const { facts, stop } = await startOwnStack(environment);
  return toHarness(facts, stop);
}

/** The product shared by the files of this test process, with its database reset after earlier files. */
export async function shareHarness(): Promise<RunningHarness> {
  return toHarness(await askShared<StackFacts>(inject("sharedStacks")), async () => {});
}

/** The product for the tests of one file: the shared one, or one of its own where it needs other settings. */
export function openHarness(environment?: Record<string, string>): () => Harness {
  let harness: RunningHarness | undefined;
  beforeAll(async () => {
    harness = await (environment ? startHarness(environment) : shareHarness());
  });
  afterAll(() => harness?.stop());
  return () => {
    if (!harness) throw new Error("the harness has not started");
    return harness;
  };
}
