import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@libsql/client/http";
import { afterEach, describe, expect, test } from "vitest";
import { findFreePort, parsePort } from "../launch/ports.ts";
import { isAlive, type ProcessEntry, readProcessTable } from "../launch/process-table.ts";
import { PROJECT_ROOT } from "../launch/project-paths.ts";
import { findSqldBinary, startSqld } from "../launch/sqld.ts";

interface Started {
  readonly process: ChildProcess;
  readonly baseUrl: string;
  output(): string;
  readonly ended: Promise<number | null>;
}

const running: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  await wait(300);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "mealwright-launch-"));
  folders.push(folder);
  return folder;
}

function launch(
  environment: Record<string, string>,
  [command, ...args]: readonly [string, ...string[]] = [process.execPath, join(PROJECT_ROOT, "worker/launch/start.ts")],
): Omit<Started, "baseUrl"> {
  const child = spawn(command, args, {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return { process: child, output: () => text, ended };
}

async function launchReady(
  dataDirectory: string,
  environment: Record<string, string> = {},
  command?: readonly [string, ...string[]],
): Promise<Started> {
  const port = await findFreePort("127.0.0.1");
  const started = launch({ PORT: String(port), DATA_DIR: dataDirectory, ...environment }, command);
  const deadline = Date.now() + 60_000;
  while (!started.output().includes("is ready")) {
    if (Date.now() > deadline || started.process.exitCode !== null) throw new Error(started.output());
    await wait(50);
  }
  return { ...started, baseUrl: `http://127.0.0.1:${port}` };
}

const isHealthy = async (url: string) => {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
};

/** Processes whose command line names the folder: our database server does. */
function processesOver(folder: string): readonly ProcessEntry[] {
  return readProcessTable().filter(({ command }) => command.includes(join(folder, "db")));
}

async function eventually(check: () => boolean | Promise<boolean>, withinMs = 8_000): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (await check()) return true;
    await wait(50);
  }
  return false;
}

describe("the launcher", () => {
  test("prints what a new user needs, keeps its secrets to the owner, and starts again over the same data", async () => {
    const folder = newFolder();
    const first = await launchReady(folder);
    expect(first.output()).toMatch(/Open {6}http:\/\/localhost:\d+/);
    const password = /admin@mealwright\.example {2}(\S+)/.exec(first.output())?.[1] ?? "";
    expect(password.length).toBeGreaterThanOrEqual(12);
    expect(statSync(join(folder, "secrets.json")).mode & 0o077).toBe(0);
    const signIn = (baseUrl: string) =>
      fetch(`${baseUrl}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "admin@mealwright.example", password }),
      });
    const cookie = (await signIn(first.baseUrl)).headers.get("set-cookie") ?? "";
    first.process.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    expect(processesOver(folder)).toEqual([]);

    const second = await launchReady(folder);
    expect((await signIn(second.baseUrl)).status).toBe(200);
    expect(second.output()).toContain(password);
    expect(cookie).toContain("session=");
    second.process.kill("SIGINT");
    expect(await second.ended).toBe(0);
    expect(processesOver(folder)).toEqual([]);
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
    expect(await eventually(() => processesOver(folder).length === 0)).toBe(true);
    expect(await eventually(async () => !(await isHealthy(started.baseUrl)))).toBe(true);
    const again = await launchReady(folder);
    expect(await isHealthy(again.baseUrl)).toBe(true);
  });

  test.each(["SIGTERM", "SIGKILL"] as const)("a killed npm (%s) leaves no child behind either", async (signal) => {
    const folder = newFolder();
    const started = await launchReady(folder, {}, ["npm", "run", "--silent", "serve"]);
    started.process.kill(signal);
    expect(await eventually(() => processesOver(folder).length === 0)).toBe(true);
    expect(await eventually(async () => !(await isHealthy(started.baseUrl)))).toBe(true);
  });

  test("an npm that is killed while it starts leaves no child behind either", async () => {
    const folder = newFolder();
    const port = await findFreePort("127.0.0.1");
    const environment = { PORT: String(port), DATA_DIR: folder };
    const { process: npm, output } = launch(environment, ["npm", "run", "--silent", "serve"]);
    expect(await eventually(() => output().includes("building"))).toBe(true);
    const [runner] = readProcessTable().filter(({ parent }) => parent === npm.pid);
    // With a shell between them, or without.
    const started = readProcessTable().filter(
      ({ pid, parent, command }) => command.includes("start.ts") && [pid, parent].includes(runner?.pid ?? 0),
    );
    expect(started).not.toEqual([]);
    npm.kill("SIGKILL");
    expect(await eventually(() => !started.some(({ pid }) => isAlive(pid)), 40_000)).toBe(true);
    expect(await eventually(() => processesOver(folder).length === 0)).toBe(true);
  });

  test("a dead database ends the whole, with a sentence and a non-zero exit", async () => {
    const folder = newFolder();
    const started = await launchReady(folder);
    const [sqld] = processesOver(folder);
    process.kill(sqld?.pid ?? 0, "SIGKILL");
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain("The libSQL server ended");
  });

  test("a port that is taken", async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    const started = launch({ PORT: String(port), DATA_DIR: newFolder() });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(`Port ${port} is taken.`);
    expect(started.output()).not.toContain("    at ");
    server.close();
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
    const client = createClient({ url: sqld.url });
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

  test.each([
    [
      "a file in the place of the folder",
      (folder: string) => writeFileSync(join(folder, "data"), ""),
      "is not a folder",
    ],
    ["secrets that are none", (folder: string) => makeBrokenSecrets(folder), "does not hold Mealwright's secrets"],
  ])("%s", async (_, prepare, sentence) => {
    const folder = newFolder();
    prepare(folder);
    const port = await findFreePort("127.0.0.1");
    const started = launch({ PORT: String(port), DATA_DIR: join(folder, "data") });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(sentence);
  });

  test("a platform without a database server says what to set", () => {
    expect(() => findSqldBinary("win32", "x64")).toThrow(
      /No libSQL server comes for this platform \(win32-x64\)\. Set LIBSQL_URL/,
    );
  });

  test("a port that is none", () => {
    expect(() => parsePort("eighty", 8787)).toThrow(/PORT is "eighty"/);
    expect(parsePort(undefined, 8787)).toBe(8787);
  });
});

function makeBrokenSecrets(folder: string): void {
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "data/secrets.json"), "{}");
}
