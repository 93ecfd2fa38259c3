import { build } from "./build.ts";
import { keepToOwner } from "./data-folder.ts";
import { prepareDatabaseApart } from "./database/prepare-database.ts";
import { LaunchError } from "./launch-error.ts";
import { findModelTrouble } from "./model-reachable.ts";
import { onStopSignal } from "./processes/stop-signals.ts";
import { readSettings } from "./settings.ts";
import { startStack } from "./stack.ts";

async function start(): Promise<void> {
  keepToOwner();
  const settings = readSettings(process.env);
  const startedAt = performance.now();
  process.stdout.write("Mealwright: building what has changed …\n");
  await build();
  const [stack, modelTrouble] = await Promise.all([
    startStack(settings, undefined, prepareDatabaseApart),
    findModelTrouble(settings.workerVariables),
  ]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(
    [
      "",
      `  Mealwright is ready (${seconds} s)`,
      "",
      `  Open      ${stack.origin}`,
      `  Admin     ${stack.origin}/admin`,
      `            ${stack.admin.email}  ${settings.adminPassword === null ? stack.admin.password : "(password from ADMIN_PASSWORD)"}`,
      `  Mail      ${stack.origin}/cdn-cgi/local/explorer`,
      `  Data      ${settings.dataDirectory}`,
      `  Log       ${settings.dataDirectory}/worker.log`,
      `  Plans     ${settings.workerVariables.LLM_BASE_URL ? "model and cookbook" : "from our own cookbook (LLM_BASE_URL is not set)"}`,
      ...(modelTrouble === null ? [] : [`            but ${modelTrouble}`]),
      "",
      "  Ctrl-C stops everything; the data stays.",
      "",
    ].join("\n"),
  );

  let stopping: Promise<void> | undefined;
  const stop = (exitCode: number) => {
    stopping ??= stack.stop().finally(() => process.exit(exitCode));
  };
  onStopSignal(() => stop(0));
  void stack.failed.then((sentence) => {
    if (stopping) return;
    console.error(sentence);
    stop(1);
  });
}

try {
  await start();
} catch (error) {
  console.error(error instanceof LaunchError ? `\n${error.message}` : error);
  process.exit(1);
}
