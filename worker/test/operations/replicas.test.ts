import { cpSync, rmSync } from "node:fs";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningSqld, startSqld } from "../../launch/database/sqld.ts";
import { findFreePort } from "../../launch/processes/ports.ts";
import { expectError } from "../expectations.ts";
import { ANSWERS, registerPaid } from "../factories.ts";
import { type RunningHarness, startHarness } from "../harness.ts";
import { temporaryFolder } from "../stack/temporary-folder.ts";

/** A primary, and two replicas of it, each with a worker of its own. */
const folders = [temporaryFolder(), temporaryFolder(), temporaryFolder()] as const;
/** The address at which the replicas follow the primary. */
let link = "";
let primary: RunningSqld;
const replicas: RunningSqld[] = [];
const workers: RunningHarness[] = [];

beforeAll(async () => {
  link = `127.0.0.1:${await findFreePort("127.0.0.1")}`;
  primary = await startSqld(folders[0], undefined, ["--grpc-listen-addr", link]);
  const { url, access } = primary;
  for (const folder of folders.slice(1)) {
    const replica = await startSqld(folder, { access }, ["--primary-grpc-url", `http://${link}`]);
    replicas.push(replica);
    const near = { LIBSQL_URL: url, LIBSQL_TOKEN: access.token, LIBSQL_REPLICA_URL: replica.url };
    workers.push(await startHarness({ ...near, ADMIN_PASSWORD: "a password of the test's own 1" }));
  }
});

afterAll(async () => {
  for (const worker of workers) await worker.stop();
  for (const sqld of [...replicas, primary]) await sqld.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const first = () => {
  const [worker] = workers;
  if (!worker) throw new Error("no worker has started");
  return worker;
};

test("a writer always reads its own writes", async () => {
  const { browser } = await registerPaid(first(), "weekly-flex");
  for (let age = 20; age < 60; age++) {
    expect((await browser.post("/api/save-questionnaire", { ...ANSWERS, age })).status).toBe(200);
    expect((await browser.get("/api/user/preferences")).json).toMatchObject({ age });
  }
});

/** The cookies of a browser that has written nothing for some minutes. */
const quiet = (cookie: string) => cookie.replace(/(?:; )?fresh=1/, "");

test("a lost replica is skipped", async () => {
  const [, worker] = workers;
  const [, replica] = replicas;
  if (!worker || !replica) throw new Error("no second replica has started");
  const { browser, id } = await registerPaid(worker, "weekly-flex");
  browser.cookie = quiet(browser.cookie);
  await replica.stop();
  expect((await browser.get("/api/user")).json).toMatchObject({ id });
});

test("without the primary, reading still works and writing is refused until it is back", async () => {
  // libsql-server's own replicas may stop answering without their primary, so a copy serves as a healthy replica.
  const { url, access } = primary;
  const copy = temporaryFolder();
  const port = await findFreePort("127.0.0.1");
  const near = { LIBSQL_URL: url, LIBSQL_TOKEN: access.token, LIBSQL_REPLICA_URL: `http://127.0.0.1:${port}` };
  const worker = await startHarness({ ...near, ADMIN_PASSWORD: "a password of the test's own 1" });
  const { browser, id } = await registerPaid(worker, "weekly-flex");
  const elsewhere = await registerPaid(first(), "weekly-flex");
  await primary.stop();
  cpSync(folders[0], copy, { recursive: true });
  const replica = await startSqld(copy, { port, access });
  browser.cookie = quiet(browser.cookie);
  expect((await browser.get("/api/user")).json).toMatchObject({ id });
  const refused = await browser.post("/api/save-questionnaire", { ...ANSWERS, age: 61 });
  expectError(refused, 503, "unavailable", CALL_ERRORS.unavailable);
  primary = await startSqld(folders[0], primary, ["--grpc-listen-addr", link]);
  expect((await browser.post("/api/save-questionnaire", { ...ANSWERS, age: 62 })).status).toBe(200);
  expect((await browser.get("/api/user/preferences")).json).toMatchObject({ age: 62 });
  // Once the replica follows the primary, other people's changes arrive by themselves.
  expect((await elsewhere.browser.post("/api/save-questionnaire", { ...ANSWERS, age: 63 })).status).toBe(200);
  const other = first().visitor();
  other.cookie = quiet(elsewhere.browser.cookie);
  await expect.poll(async () => (await other.get("/api/user/preferences")).json).toMatchObject({ age: 63 });
  await worker.stop();
  await replica.stop();
  rmSync(copy, { recursive: true, force: true });
});
