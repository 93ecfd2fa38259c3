import type { Client } from "@libsql/client/http";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { type Browser, createBrowser } from "./client.ts";
import "./clock-of-tests.ts";
import type { TestSettings } from "./stack/changed-settings.ts";
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

function toHarness(facts: StackFacts, stop: () => void | Promise<void>): RunningHarness {
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

/** The built product with a worker of its own; whoever starts it stops it. */
export async function startHarness(environment: Record<string, string> = {}): Promise<RunningHarness> {
  // Imported here because starting the product is much code, which most test processes never need.
  const { startOwnStack } = await import("./stack/own-stack.ts");
  const { facts, stop } = await startOwnStack(environment);
  return toHarness(facts, stop);
}

/** The test file that is using the shared product now. */
let sharedWith: string | undefined;

/**
 * The product shared by the files of this test process, with its database reset and its worker restarted with these
 * settings. A file stops it before it asks for it again.
 */
export async function shareHarness(settings: TestSettings = {}): Promise<RunningHarness> {
  const { testPath } = expect.getState();
  if (sharedWith === testPath)
    throw new Error(
      "this file already uses the shared product: put tests with other settings into a describe of their own",
    );
  sharedWith = testPath;
  const facts = await askShared<StackFacts>(inject("sharedStacks"), settings);
  return toHarness({ ...facts, origin: settings.APP_ORIGIN ?? facts.origin }, () => {
    sharedWith = undefined;
  });
}

/** The shared product for the tests of a file, or of one `describe` in it. */
export function openHarness(settings?: TestSettings): () => Harness {
  return openFor(() => shareHarness(settings));
}

/** A product of its own, for tests that need what cannot be changed while it runs. */
export function openOwnHarness(environment: Record<string, string>): () => Harness {
  return openFor(() => startHarness(environment));
}

function openFor(open: () => Promise<RunningHarness>): () => Harness {
  let harness: RunningHarness | undefined;
  beforeAll(async () => {
    harness = await open();
  });
  afterAll(() => harness?.stop());
  return () => {
    if (!harness) throw new Error("the harness has not started");
    return harness;
  };
}
