import type { TestProject } from "vitest/node";
import { requireFreshBuild } from "../../launch/build.ts";
import { keepDatabase } from "./keep-database.ts";
import { startOwnStack } from "./own-stack.ts";
import { openPatientClient } from "./patient-client.ts";
import { type Shared, shareByProcess } from "./share-by-process.ts";

async function startSharedStack(environment: Readonly<NodeJS.ProcessEnv>): Promise<Shared> {
  const stack = await startOwnStack(environment);
  const database = openPatientClient(stack.facts.databaseAddress);
  // What the first start made: the admin and nothing else.
  const statements = await keepDatabase(database);
  return {
    facts: stack.facts,
    reset: () => database.batch(statements, "write"),
    async stop() {
      database.close();
      await stack.stop();
    },
  };
}

/** One database server and one worker for each test process: a start costs more than most files do. */
export default async function shareStacks(project: TestProject): Promise<() => Promise<void>> {
  requireFreshBuild();
  const { address, stop } = await shareByProcess(() => startSharedStack({ ...project.config.env }));
  project.provide("sharedStacks", address);
  return stop;
}
