import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@libsql/client/http";
import { RETENTION_DAYS, SWEEP_BATCH_ROWS } from "@mealwright/schema/constants/retention";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startOnFreePort } from "../../launch/processes/ports.ts";
import { readSettings } from "../../launch/settings.ts";
import { type RunningStack, startStack } from "../../launch/stack.ts";
import { scriptOfTests } from "../stack/own-stack.ts";
import { openPatientClient } from "../stack/patient-client.ts";
import { temporaryFolder } from "../stack/temporary-folder.ts";

const DAY_MS = 24 * 3600 * 1000;
const folder = temporaryFolder();
let stack: RunningStack;
let database: Client;

beforeAll(async () => {
  stack = await startOnFreePort("127.0.0.1", (port) =>
    startStack(readSettings({ PORT: `${port}`, DATA_DIR: folder }), scriptOfTests()),
  );
  database = openPatientClient(stack.database);
});
afterAll(async () => {
  database.close();
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function count(sql: string): Promise<number> {
  const { rows } = await database.execute(`select count(*) as n from ${sql}`);
  return Number(rows[0]?.n);
}

const run = (sql: string, ...args: (string | number | null)[]) => database.execute({ sql, args });

describe("the hourly cleanup deletes what has expired", () => {
  test("and keeps everything else", async () => {
    const id = "the-user";
    await run(
      "insert into users (id, email, name, created_at) values (?, 'sweep@example.test', 'Ada', ?)",
      id,
      Date.now(),
    );
    const now = Date.now();
    const at = (days: number) => now - days * DAY_MS;
    const event = (name: string, userId: string | null, days: number) =>
      run("insert into audit_log (id, at, user_id, action) values (?, ?, ?, 'signed-in')", name, at(days), userId);
    await event("sweep-own-old", id, RETENTION_DAYS.eventsOfAccounts + 1);
    await event("sweep-own-young", id, RETENTION_DAYS.eventsOfAccounts - 1);
    await event("sweep-nobody-old", null, RETENTION_DAYS.eventsOfNobody + 1);
    await event("sweep-nobody-young", null, RETENTION_DAYS.eventsOfNobody - 1);
    await event("sweep-deleted-old", "a-deleted-user", RETENTION_DAYS.eventsOfNobody + 1);
    const session = (name: string, ended: number | null, expires: number) =>
      run(
        "insert into sessions (id, user_id, created_at, last_seen_at, expires_at, revoked_at) values (?, ?, ?, ?, ?, ?)",
        name,
        id,
        at(90),
        at(90),
        expires,
        ended,
      );
    await session("sweep-revoked-old", at(RETENTION_DAYS.endedSessions + 1), now + DAY_MS);
    await session("sweep-revoked-young", at(RETENTION_DAYS.endedSessions - 1), now + DAY_MS);
    await session("sweep-expired-old", null, at(RETENTION_DAYS.endedSessions + 1));
    await session("sweep-live", null, now + DAY_MS);
    await run(
      "insert into email_outbox (id, kind, dedupe_key, status, attempts, created_at, updated_at) values ('sweep-mail', 'contact', 'sweep-mail', 'sent', 1, ?1, ?1)",
      at(RETENTION_DAYS.mailNotes + 1),
    );
    await run(
      "insert into password_resets (token_hash, user_id, created_at, expires_at) values ('sweep', ?1, ?2, ?2)",
      id,
      at(2),
    );
    await run(
      "insert into email_changes (token_hash, user_id, new_email, created_at, expires_at) values ('sweep', ?1, 'n@example.test', ?2, ?2)",
      id,
      at(2),
    );
    await run("insert into counters (key, window, count) values ('sweep', ?, 1)", now - 1);
    await run(
      "insert into login_failures (key, failures, last_at, next_allowed_at) values ('sweep', 1, ?1, ?1)",
      at(2),
    );
    const many = SWEEP_BATCH_ROWS * 2 + 1;
    await run(
      "with recursive n (i) as (select 1 union all select i + 1 from n where i < ?1) insert into counters (key, window, count) select 'sweep-' || i, 1, 1 from n",
      many,
    );

    await stack.runScheduled();

    const names = async (table: string, column = "id") =>
      (await run(`select ${column} as name from ${table} where ${column} like 'sweep%' order by 1`)).rows.map(
        ({ name }) => name,
      );
    expect(await names("audit_log")).toEqual(["sweep-nobody-young", "sweep-own-young"]);
    expect(await names("sessions")).toEqual(["sweep-live", "sweep-revoked-young"]);
    expect(await names("email_outbox")).toEqual([]);
    expect(await names("password_resets", "token_hash")).toEqual([]);
    expect(await names("email_changes", "token_hash")).toEqual([]);
    expect(await names("login_failures", "key")).toEqual([]);
    // More rows than one statement deletes, so it takes several rounds.
    expect(await count("counters where key like 'sweep%'")).toBe(0);
  });

  test("and runs as often as wrangler.toml says", () => {
    const config = readFileSync(join(import.meta.dirname, "../../../wrangler.toml"), "utf8");
    expect(config).toMatch(/^\[triggers\]\ncrons = \["\d+ \* \* \* \*"\]$/m);
  });
});

describe("three days before a paid plan ends", () => {
  const mailsTo = async (email: string) => {
    const url = new URL("/cdn-cgi/local/explorer/api/local/email/sending?per_page=100", stack.origin);
    const answer = (await (await fetch(url)).json()) as { result: { to: string[]; subject: string }[] };
    return answer.result.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
  };
  const member = (name: string, days: number, renews: boolean, mailsOff: readonly string[] = []) =>
    run(
      "insert into users (id, email, name, created_at, email_verified_at, tier, paid_until, renews, mails_off) values (?, ?, 'Ada', 1, 1, 'monthly-saver', ?, ?, ?)",
      name,
      `${name}@example.test`,
      Date.now() + days * DAY_MS,
      renews ? 1 : 0,
      JSON.stringify(mailsOff),
    );

  test("its member gets one mail, and nobody else does", async () => {
    await member("ends-soon", 2.9, false);
    await member("renews-soon", 2.9, true);
    await member("ends-later", 3.1, false);
    await member("has-ended", -0.1, false);
    await member("wants-none", 2.9, false, ["tier-ending"]);
    await member("wants-it", 2.9, false, ["a mail that is no more"]);
    await stack.runScheduled();
    await stack.runScheduled();
    const subjects = await mailsTo("ends-soon@example.test");
    expect(subjects).toEqual([expect.stringMatching(/^Monthly Saver ends on [A-Z][a-z]+ \d{1,2}$/)]);
    expect(await mailsTo("wants-it@example.test")).toEqual(subjects);
    for (const name of ["wants-none", "renews-soon", "ends-later", "has-ended"])
      expect(await mailsTo(`${name}@example.test`)).toEqual([]);
  });
});
