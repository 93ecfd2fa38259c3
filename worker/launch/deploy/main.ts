import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { unstable_readConfig } from "wrangler";
import { build } from "../build.ts";
import { LaunchError } from "../launch-error.ts";
import { PROJECT_ROOT, WRANGLER_CONFIG } from "../project-paths.ts";
import { runTool } from "../run-tool.ts";
import { deploy } from "./deploy.ts";

/** The current commit; null without git or a repository. */
function readCommit(): string | null {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], {
    cwd: PROJECT_ROOT,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : null;
}

try {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean" }, contract: { type: "boolean" } } });
  const { vars, send_email: mail } = unstable_readConfig({ config: WRANGLER_CONFIG }, { hideWarnings: true });
  const variables = Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
  const commit = readCommit();
  await deploy({
    origin: variables.APP_ORIGIN ?? "",
    version: [variables.APP_VERSION, commit].filter(Boolean).join("+"),
    settings: {
      variables,
      senders: mail.flatMap(
        (binding: { allowed_sender_addresses?: string[] }) => binding.allowed_sender_addresses ?? [],
      ),
      environment: process.env,
    },
    isDryRun: values["dry-run"] ?? false,
    mayContract: values.contract ?? false,
    build,
    wrangler: (args) => runTool("wrangler", args),
    say: console.log,
  });
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exitCode = 1;
}
