import { migrateDatabase, type PendingMigration, readPending } from "../database/migrate.ts";
import { LaunchError } from "../launch-error.ts";
import type { ToolOutcome } from "../run-tool.ts";
import { type Deployed, findObstacles } from "./find-obstacles.ts";
import { smokeTest } from "./smoke-test.ts";

export interface Deployment {
  /** Where the site is to be found. */
  readonly origin: string;
  /** What `/api/health` will answer. */
  readonly version: string;
  readonly settings: Omit<Deployed, "secretNames">;
  /** Only reports what would be done; needs no account. */
  readonly isDryRun: boolean;
  /** Allows migrations that remove what the previous version no longer uses. */
  readonly mayContract: boolean;
  readonly build: () => Promise<void>;
  readonly wrangler: (args: readonly string[]) => Promise<ToolOutcome>;
  readonly say: (line: string) => void;
  /** How long the new version may take to answer. */
  readonly arrivalMs?: number;
}

async function run({ wrangler }: Deployment, what: string, args: readonly string[]): Promise<string> {
  const { exitCode, output } = await wrangler(args);
  if (exitCode !== 0) throw new LaunchError(`${what} failed:\n${output}`);
  return output;
}

async function readSecretNames(deployment: Deployment): Promise<ReadonlySet<string>> {
  const output = await run(deployment, "Asking Cloudflare for the names of the secrets", [
    "secret",
    "list",
    "--format",
    "json",
  ]);
  const secrets: readonly { readonly name: string }[] = JSON.parse(output.slice(output.indexOf("[")));
  return new Set(secrets.map(({ name }) => name));
}

function describe(pending: readonly PendingMigration[]): string {
  const names = pending.map(({ name, takesAway }) => (takesAway ? `${name} (takes something away)` : name));
  return names.length === 0 ? "The database has every migration." : `Migrations to apply: ${names.join(", ")}.`;
}

/** Reports what a deployment would do, and what prevents it. */
async function rehearse(deployment: Deployment): Promise<void> {
  const { settings, say, version } = deployment;
  const { LIBSQL_URL: url, LIBSQL_TOKEN: authToken } = settings.environment;
  await run(deployment, "Bundling", ["deploy", "--dry-run", "--minify"]);
  say(`Built and bundled: version ${version}.`);
  if (url) say(describe(await readPending({ url, authToken })));
  // Without an account the secrets are unknown, so those in this environment count as set.
  const secretNames = new Set(Object.keys(settings.environment).filter((name) => settings.environment[name]));
  const obstacles = findObstacles({ ...settings, secretNames });
  if (obstacles.length > 0) say(["Before the first deployment:", ...obstacles].join("\n  - "));
  say("A dry run: nothing was deployed.");
}

/**
 * Checks the configuration, builds, migrates, uploads and smoke-tests the site; rolls back if that fails. The previous
 * version keeps running on the migrated database, so migrations that remove something need a deployment of their own,
 * with `mayContract`. Throws a `LaunchError`.
 */
export async function deploy(deployment: Deployment): Promise<void> {
  const { origin, version, settings, say } = deployment;
  await deployment.build();
  if (deployment.isDryRun) return rehearse(deployment);

  const obstacles = findObstacles({ ...settings, secretNames: await readSecretNames(deployment) });
  if (obstacles.length > 0) throw new LaunchError(["Not deployed:", ...obstacles].join("\n  - "));
  const database = { url: settings.environment.LIBSQL_URL ?? "", authToken: settings.environment.LIBSQL_TOKEN };
  const pending = await readPending(database);
  if (!deployment.mayContract && pending.some(({ takesAway }) => takesAway)) {
    throw new LaunchError(
      `${describe(pending)}\nThe version that runs may still use it. Once it does not: npm run deploy -- --contract`,
    );
  }
  say(describe(pending));
  await migrateDatabase(database);

  await run(deployment, "Uploading", ["deploy", "--minify", "--var", `APP_VERSION:${version}`]);
  say(`Uploaded: version ${version}.`);
  const faults = await smokeTest(origin, version, deployment.arrivalMs);
  if (faults.length === 0) return say(`${origin} answers as it should.`);
  await run(deployment, "Going back to the version before", ["rollback", "--yes", "--message", `${version} is faulty`]);
  throw new LaunchError([`Version ${version} is faulty, and the one before is back:`, ...faults].join("\n  - "));
}
