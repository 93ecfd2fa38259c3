import { chmodSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { createDatabaseAccess } from "../../launch/database/database-access.ts";
import { type DatabaseAddress, openClient } from "../../launch/database/database-client.ts";
import { startSqld } from "../../launch/database/sqld.ts";
import { isAlive } from "../../launch/processes/children.ts";
import { findFreePort } from "../../launch/processes/ports.ts";
import { readProcessTable } from "../stack/process-table.ts";
import { endLaunches, eventually, isHealthy, launch, launchReady, newFolder, processesOver } from "./launching.ts";

afterEach(endLaunches);

describe("the launcher", () => {
  test("lets nobody into its database without the token that only its owner can read", async () => {
    const folder = newFolder();
    await launchReady(folder);
    const { url, authToken }: DatabaseAddress = JSON.parse(readFileSync(join(folder, "running.json"), "utf8"));
    const ask = async (headers: Record<string, string>) => {
      const requests = [{ type: "execute", stmt: { sql: "select count(*) from users" } }, { type: "close" }];
      return fetch(`${url}/v2/pipeline`, { method: "POST", headers, body: JSON.stringify({ requests }) });
    };
    expect((await ask({})).status).toBe(401);
    const { token: foreign } = await createDatabaseAccess();
    expect((await ask({ authorization: `Bearer ${foreign}` })).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${authToken}` })).status).toBe(200);
  });

  test("keeps all it writes to its owner, in a folder that was open before, and drops the mail of a killed start", async () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    const mailStores = () => readdirSync(join(folder, "tmp"));
    const first = await launchReady(folder);
    const [firstStore] = mailStores();
    expect(firstStore).toMatch(/^miniflare-/);
    const open = readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => (statSync(path).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    first.process.kill("SIGKILL");
    await eventually(() => processesOver(folder).length === 0);
    await launchReady(folder);
    expect(mailStores()).not.toContain(firstStore);
    expect(mailStores()).toHaveLength(1);
  });

  test("takes the admin from the environment, also later", async () => {
    const folder = newFolder();
    for (const ADMIN_PASSWORD of ["first password", "second password"]) {
      const started = await launchReady(folder, { ADMIN_EMAIL: "Owner@Example.test", ADMIN_PASSWORD });
      expect(started.output()).not.toContain(ADMIN_PASSWORD);
      const reply = await fetch(`${started.baseUrl}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "owner@example.test", password: ADMIN_PASSWORD }),
      });
      expect(reply.status).toBe(200);
      started.process.kill("SIGTERM");
      await started.ended;
    }
  });

  test("leaves no child behind when it is killed outright, and starts again afterwards", async () => {
    const folder = newFolder();
    const started = await launchReady(folder);
    started.process.kill("SIGKILL");
    await started.ended;
    await eventually(() => processesOver(folder).length === 0);
    await eventually(async () => !(await isHealthy(started.baseUrl)));
    const again = await launchReady(folder);
    expect(await isHealthy(again.baseUrl)).toBe(true);
  });

  test.each(["SIGTERM", "SIGKILL"] as const)("a killed npm (%s) leaves no child behind either", async (signal) => {
    const folder = newFolder();
    const started = await launchReady(folder, {}, ["npm", "run", "--silent", "serve"]);
    started.process.kill(signal);
    await eventually(() => processesOver(folder).length === 0);
    await eventually(async () => !(await isHealthy(started.baseUrl)));
  });

  test("an npm that is killed while it starts leaves no child behind either", async () => {
    const folder = newFolder();
    const port = await findFreePort("127.0.0.1");
    const environment = { PORT: String(port), DATA_DIR: folder };
    const { process: npm, output } = launch(environment, ["npm", "run", "--silent", "serve"]);
    await eventually(() => output().includes("building"));
    const started = readProcessTable().filter(
      ({ parent, command }) => parent === npm.pid && command.includes("start.ts"),
    );
    expect(started).toHaveLength(1);
    npm.kill("SIGKILL");
    await eventually(() => !started.some(({ pid }) => isAlive(pid)));
    await eventually(() => processesOver(folder).length === 0);
  });

  test.each([
    ["database", "sqld", "The libSQL server ended"],
    ["worker", "workerd", "The worker ended by itself."],
  ])("a dead %s ends the whole, with a sentence and a non-zero exit", async (_, name, sentence) => {
    const folder = newFolder();
    const started = await launchReady(folder);
    const part = readProcessTable().find(
      ({ parent, command }) => parent === started.process.pid && command.includes(name),
    );
    process.kill(part?.pid ?? 0, "SIGKILL");
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(sentence);
    expect(processesOver(folder)).toEqual([]);
  });

  test("a second start over the same data", async () => {
    const folder = newFolder();
    await launchReady(folder);
    const port = await findFreePort("127.0.0.1");
    const second = launch({ PORT: String(port), DATA_DIR: folder });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Mealwright already runs over ${folder}`);
  });

  test("a database from a newer version", async () => {
    const folder = newFolder();
    const started = await launchReady(folder);
    started.process.kill("SIGTERM");
    await started.ended;
    const sqld = await startSqld(folder);
    const client = openClient({ url: sqld.url, authToken: sqld.access.token });
    await client.execute(
      "insert into __drizzle_migrations (hash, created_at) values ('from the future', 9999999999999)",
    );
    client.close();
    await sqld.stop();
    const port = await findFreePort("127.0.0.1");
    const again = launch({ PORT: String(port), DATA_DIR: folder });
    expect(await again.ended).toBe(1);
    expect(again.output()).toContain("made by a newer version of Mealwright");
    expect(processesOver(folder)).toEqual([]);
  });
});
