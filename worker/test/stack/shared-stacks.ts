import type { TestProject } from "vitest/node";
import { requireFreshBuild } from "../../launch/build.ts";
import { changeSettings, type TestSettings, withChangeableSettings } from "./changed-settings.ts";
import { keepDatabase } from "./keep-database.ts";
import { startOwnStack } from "./own-stack.ts";
import { openPatientClient } from "./patient-client.ts";
import { type Shared, shareByProcess } from "./share-by-process.ts";

/** Test servers run for a minute or two, too short for V8's optimizing compiler to pay off. */
const V8_FLAGS = "--no-opt";

async function startSharedStack(environment: Readonly<NodeJS.ProcessEnv>): Promise<Shared> {
  const stack = await startOwnStack(environment, withChangeableSettings);
  const database = openPatientClient(stack.facts.databaseAddress);
  // The state after the first start: the admin and nothing else.
  const statements = await keepDatabase(database);
  return {
    facts: stack.facts,
    async reset(settings) {
      await database.batch(statements, "write");
      await changeSettings(stack.facts.baseUrl, settings as TestSettings);
    },
    async stop() {
      database.close();
      await stack.stop();
    },
  };
}

/** Starts one database server and one worker for each test process, because a start takes longer than most files. */
export default async function shareStacks(project: TestProject): Promise<() => Promise<void>> {
  requireFreshBuild();
  // Test processes inherit it, for the servers that they start themselves.
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= V8_FLAGS;
  const { address, stop } = await shareByProcess(() => startSharedStack({ ...project.config.env }));
  project.provide("sharedStacks", address);
  return stop;
}
