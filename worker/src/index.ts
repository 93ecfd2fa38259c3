import { configOf, createApp } from "./app.ts";
import { createDeps } from "./deps.ts";
import type { Env } from "./env.ts";
import { tellTiersEnding } from "./use-cases/payments/tell-tiers-ending.ts";
import { sweep } from "./use-cases/system/sweep.ts";

const app = createApp();

/** Drops what is outdated, and tells who loses a paid plan soon; a failure is the platform's to show, and the next hour's to make good. */
async function runSweep(env: Env): Promise<void> {
  const deps = createDeps(configOf(env), { calls: 0, milliseconds: 0 }, null);
  const rounds = await sweep(deps);
  const mails = await tellTiersEnding(deps);
  console.log(JSON.stringify({ level: "info", event: "swept", rounds, mails }));
}

export default {
  fetch: app.fetch,
  scheduled: (_controller, env) => runSweep(env),
} satisfies ExportedHandler<Env>;
