import { expect, test } from "vitest";
import { readPending } from "../../launch/database/migrate.ts";
import { type Deployment, deploy } from "../../launch/deploy/deploy.ts";
import { findObstacles } from "../../launch/deploy/find-obstacles.ts";
import { smokeTest } from "../../launch/deploy/smoke-test.ts";
import { LaunchError } from "../../launch/launch-error.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();
const SECRET_NAMES = ["LIBSQL_URL", "JWT_KEYS", "PASSWORD_PEPPER"];
const VARIABLES = { APP_ORIGIN: "https://meals.test", SUPPORT_EMAIL: "help@meals.test", MAIL_FROM: "from@meals.test" };

const healthyVersion = async () => String((await harness().visitor().get("/api/health")).json.version);

/** Deploys the product that runs here: everything is real except Cloudflare, whose commands are only recorded. */
async function rehearsal(
  change: Partial<Deployment>,
): Promise<{ commands: string[]; said: string[]; done: Promise<void> }> {
  const commands: string[] = [];
  const said: string[] = [];
  const { url, authToken } = harness().databaseAddress;
  const done = deploy({
    origin: harness().baseUrl,
    version: await healthyVersion(),
    settings: {
      variables: VARIABLES,
      senders: ["from@meals.test"],
      environment: { LIBSQL_URL: url, LIBSQL_TOKEN: authToken },
    },
    isDryRun: false,
    mayContract: false,
    build: async () => void commands.push("build"),
    wrangler: async (args) => {
      commands.push(args.slice(0, 2).join(" "));
      const output = args[0] === "secret" ? JSON.stringify(SECRET_NAMES.map((name) => ({ name }))) : "";
      return { exitCode: 0, output };
    },
    say: (line) => said.push(line),
    arrivalMs: 0,
    ...change,
  });
  await done.catch(() => {});
  return { commands, said, done };
}

test("deploying builds, migrates, uploads and checks the site, in this order", async () => {
  const { commands, said, done } = await rehearsal({});
  await done;
  expect(commands).toEqual(["build", "secret list", "deploy --minify"]);
  expect(said.join(" ")).toContain("The database has every migration.");
  expect(said.at(-1)).toContain("answers as it should");
});

test("deploying rolls back if the site answers with another version", async () => {
  const { commands, done } = await rehearsal({ version: "9.9.9" });
  await expect(done).rejects.toThrow(/9\.9\.9 is faulty, and the one before is back/);
  expect(commands.at(-1)).toBe("rollback --yes");
});

test("deploying uploads nothing with example settings or without an account", async () => {
  const { APP_ORIGIN: _, ...rest } = VARIABLES;
  const settings = { variables: { ...rest, APP_ORIGIN: "https://x.example" }, senders: [], environment: {} };
  const unready = await rehearsal({ settings });
  await expect(unready.done).rejects.toThrow(LaunchError);
  await expect(unready.done).rejects.toThrow(
    /still the example's[\s\S]*does not hold MAIL_FROM[\s\S]*LIBSQL_URL is not set/,
  );
  expect(unready.commands).toEqual(["build", "secret list"]);

  const failing = await rehearsal({ wrangler: async () => ({ exitCode: 1, output: "Not logged in" }) });
  await expect(failing.done).rejects.toThrow(/names of the secrets failed:\nNot logged in/);
});

test("a dry run needs no account and lists what is missing", async () => {
  const { commands, said, done } = await rehearsal({ isDryRun: true });
  await done;
  expect(commands).toEqual(["build", "deploy --dry-run"]);
  expect(said.join("\n")).toContain("JWT_KEYS is not set: wrangler secret put JWT_KEYS");
  expect(said.at(-1)).toBe("A dry run: nothing was deployed.");
});

test("deploying refuses a migration that would remove something from under the running version", async () => {
  const { databaseAddress, database } = harness();
  expect(await readPending(databaseAddress)).toEqual([]);
  const kept = await database.execute("select id, hash, created_at from __drizzle_migrations order by created_at");
  // As with the first release's database: several migrations since then drop or rename something.
  await database.execute(
    "delete from __drizzle_migrations where created_at > (select min(created_at) from __drizzle_migrations)",
  );
  try {
    expect(await readPending(databaseAddress)).toHaveLength(kept.rows.length - 1);
    const { commands, done } = await rehearsal({});
    await expect(done).rejects.toThrow(/takes something away[\s\S]*npm run deploy -- --contract/);
    expect(commands).toEqual(["build", "secret list"]);
  } finally {
    await database.batch(
      kept.rows.slice(1).map(({ id, hash, created_at: at }) => ({
        sql: "insert into __drizzle_migrations (id, hash, created_at) values (?, ?, ?)",
        args: [id ?? null, hash ?? null, at ?? null],
      })),
    );
  }
});

test("the smoke test notices a site that is down or answers wrongly", async () => {
  expect(await smokeTest(harness().baseUrl, await healthyVersion(), 0)).toEqual([]);
  expect((await smokeTest("http://127.0.0.1:9", "1.0.0", 0)).join()).toContain("not version 1.0.0");
});

test("an obstacle never shows a secret's value", () => {
  const environment = { JWT_KEYS: '{"current":"a","keys":{"a":"short-secret"}}', LIBSQL_URL: "http://db" };
  const obstacles = findObstacles({
    variables: VARIABLES,
    secretNames: new Set(SECRET_NAMES),
    senders: [],
    environment,
  });
  expect(obstacles.join()).toContain("JWT_KEYS");
  expect(obstacles.join()).not.toContain("short-secret");
});
