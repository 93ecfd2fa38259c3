import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { findSqldBinary, startSqld } from "../../launch/database/sqld.ts";
import { findFreePort, parsePort, startOnFreePort } from "../../launch/processes/ports.ts";
import { serveWorker } from "../../launch/serving/serve-worker.ts";
import { endLaunches, launch, launchReady, newFolder, processesOver } from "../launcher/launching.ts";

afterEach(endLaunches);

// Other process behavior is tested in test/launcher, which runs when the launcher has changed.
describe("npm start", () => {
  test("prints what a new user needs, keeps its secrets private, and starts again with the same data", async () => {
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

  test("refuses a port in use", async () => {
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

  const SCRIPT = "export default { fetch: () => new Response() };";
  test.each([
    ["the database", (folder: string, port: number) => startSqld(folder, { port })],
    [
      "the worker",
      (stateDirectory: string, port: number) =>
        serveWorker({ host: "127.0.0.1", port, stateDirectory, script: SCRIPT, variables: {}, onLog: () => undefined }),
    ],
  ])("tries another port if %s finds its port taken", async (_, start) => {
    const folder = newFolder();
    const taker = createServer();
    const ports: number[] = [];
    const part = await startOnFreePort("127.0.0.1", async (port) => {
      if (ports.length === 0) await new Promise<void>((resolve) => taker.listen(port, "127.0.0.1", resolve));
      ports.push(port);
      return start(folder, port);
    });
    expect(new Set(ports).size).toBe(2);
    await part.stop();
    taker.close();
    const elsewhere = startOnFreePort("127.0.0.1", async (port) => {
      ports.push(port);
      throw new Error("the disk is full");
    });
    await expect(elsewhere).rejects.toThrow("the disk is full");
    expect(ports).toHaveLength(3);
  });

  test.each([
    [
      "a file instead of the data folder",
      (folder: string) => writeFileSync(join(folder, "data"), ""),
      "is not a folder",
    ],
    ["an invalid secrets file", (folder: string) => makeBrokenSecrets(folder), "does not hold Mealwright's secrets"],
  ])("refuses %s", async (_, prepare, sentence) => {
    const folder = newFolder();
    prepare(folder);
    const port = await findFreePort("127.0.0.1");
    const started = launch({ PORT: String(port), DATA_DIR: join(folder, "data") });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(sentence);
  });

  test("names the setting to use on a platform without a database server", () => {
    expect(() => findSqldBinary("win32", "x64")).toThrow(
      /No libSQL server comes for this platform \(win32-x64\)\. Set LIBSQL_URL/,
    );
  });

  test("refuses an invalid port", () => {
    expect(() => parsePort("eighty", 8787)).toThrow(/PORT is "eighty"/);
    expect(parsePort(undefined, 8787)).toBe(8787);
  });
});

function makeBrokenSecrets(folder: string): void {
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "data/secrets.json"), "{}");
}
