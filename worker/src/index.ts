import { configOf, createApp } from "./app.ts";
import { createDeps } from "./deps.ts";
import type { Env } from "./env.ts";
import { runHourly } from "./use-cases/system/hourly.ts";

const app = createApp();

async function runSchedule(env: Env): Promise<void> {
  const numbers = await runHourly(createDeps(configOf(env), { calls: 0, milliseconds: 0 }, null));
  console.log(JSON.stringify({ level: "info", event: "swept", ...numbers }));
}

export default {
  fetch: app.fetch,
  scheduled: (_controller, env) => runSchedule(env),
} satisfies ExportedHandler<Env>;
