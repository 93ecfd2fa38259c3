import type { TestProject } from "vitest/node";
import { type Shared, shareByProcess } from "../../worker/test/stack/share-by-process.ts";
import { launchChromiumServer } from "./browser.ts";

async function startSharedBrowser(): Promise<Shared> {
  const server = await launchChromiumServer();
  return { facts: { endpoint: server.wsEndpoint() }, stop: () => server.close() };
}

/** One browser for each test process; every visit is a context of its own. */
export default async function shareBrowsers(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await shareByProcess(startSharedBrowser);
  project.provide("sharedBrowsers", address);
  return stop;
}
