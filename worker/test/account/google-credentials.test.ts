import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { describe, expect, test } from "vitest";
import type { Browser } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { registerMember } from "../factories.ts";
import { fewOf } from "../fixtures/sample.ts";
import { openHarness } from "../harness.ts";
import { changeSettings } from "../stack/changed-settings.ts";
import { unlocked } from "./sign-up.ts";

const harness = openHarness();
const CREDENTIALS = { clientId: "1234-abcd.apps.googleusercontent.com", clientSecret: "GOCSPX-never-to-be-seen-again" };
const PATH = "/api/admin/update-google-oauth";

const save = (browser: Browser, password = harness().admin.password) =>
  browser.post(PATH, { ...CREDENTIALS, password });

const admin = () => unlocked(harness());

/** All bytes of all files below a folder, as text. Skips files that the running database removes meanwhile. */
function readAll(folder: string): string {
  const read = (file: string) => {
    try {
      return readFileSync(file, "latin1");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
      throw error;
    }
  };
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => read(join(entry.parentPath, entry.name)))
    .join("\n");
}

describe("the Google credentials", () => {
  test("are both required, trimmed and limited in length", async () => {
    const browser = await admin();
    for (const [body, field] of [
      [{ clientSecret: "x" }, "clientId"],
      [{ clientId: "x", clientSecret: " " }, "clientSecret"],
      [{ clientId: "x".repeat(301), clientSecret: "x" }, "clientId"],
      [{ clientId: "x", clientSecret: ["y"] }, "clientSecret"],
    ] as const) {
      const reply = await browser.post(PATH, { password: harness().admin.password, ...body });
      expectError(reply, 422, "invalid_fields");
      expect(Object.keys(reply.json.fields ?? {})).toEqual([field]);
    }
    expect((await browser.get("/api/auth/providers")).json).toEqual({ google: false });
  });

  test("never appear in a reply, a file or a log in plain text", async () => {
    const browser = await admin();
    const member = await registerMember(harness());
    const saved = await save(browser);
    expectSuccess(saved, "updateGoogleOauth");
    const replies = [saved];
    for (const path of ["/api/admin/session", "/api/auth/providers", "/api/health", "/api/openapi.json"]) {
      replies.push(await browser.get(path), await member.browser.get(path));
    }
    replies.push(await member.browser.get("/api/user/export"));
    for (const { text } of replies) expect(text).not.toContain(CREDENTIALS.clientSecret);
    const { rows } = await harness().database.execute("select value from app_settings where key = 'google-client'");
    expect(String(rows[0]?.value)).toMatch(/^[\w-]+\.[\w-]{16}\.[\w-]+$/);
    const stored = readAll(harness().dataDirectory);
    // First make sure that the database was searched: it contains the setting's name.
    expect(stored).toContain("google-client");
    expect(stored).not.toContain(CREDENTIALS.clientSecret);
    expect(stored).not.toContain(Buffer.from(CREDENTIALS.clientSecret).toString("base64url"));
    expect(stored).not.toContain(Buffer.from(CREDENTIALS.clientSecret).toString("base64"));
    const events = await harness().database.execute(
      "select count(*) as n from audit_log where action = 'google-credentials-changed'",
    );
    expect(Number(events.rows[0]?.n)).toBe(1);
  });

  test("are encrypted differently each time", async () => {
    const browser = await admin();
    const values = new Set<unknown>();
    for (let times = 0; times < 3; times += 1) {
      expectSuccess(await save(browser), "updateGoogleOauth");
      const { rows } = await harness().database.execute("select value from app_settings where key = 'google-client'");
      values.add(rows[0]?.value);
    }
    expect(values.size).toBe(3);
  });
});

describe("after keys are rotated", () => {
  const KEYS = { one: "A".repeat(43), two: "B".repeat(43), three: "C".repeat(43) } as const;

  /** The product over the same data with other keys; the first key is the current one. */
  async function withKeys<Result>(kids: readonly (keyof typeof KEYS)[], work: (visitor: Browser) => Promise<Result>) {
    const keys = Object.fromEntries(kids.map((kid) => [kid, KEYS[kid]]));
    await changeSettings(harness().baseUrl, { JWT_KEYS: JSON.stringify({ current: kids[0], keys }) });
    const result = await work(harness().visitor());
    const { rows } = await harness().database.execute("select value from app_settings where key = 'google-client'");
    const [kid = ""] = String(rows[0]?.value).split(".");
    return { result, kid: Buffer.from(kid, "base64url").toString() };
  }

  const isSet = async (visitor: Browser) => (await visitor.get("/api/auth/providers")).json.google;

  test("the credentials are decrypted with the older key and encrypted again, or unset if that key is gone", async () => {
    const first = await withKeys(["one"], async (visitor) => {
      expectSuccess(await visitor.post("/api/admin/login", harness().admin), "adminLogin");
      expectSuccess(await save(visitor), "updateGoogleOauth");
      return isSet(visitor);
    });
    expect(first).toMatchObject({ result: true, kid: "one" });
    expect(await withKeys(["two", "one"], isSet)).toMatchObject({ result: true, kid: "two" });
    expect(await withKeys(["two"], isSet)).toMatchObject({ result: true, kid: "two" });
    const lost = await withKeys(["three"], async (visitor) => {
      expectError(await visitor.get("/api/auth/google"), 404, "not_found", CALL_ERRORS.googleNotSet);
      return isSet(visitor);
    });
    expect(lost).toMatchObject({ result: false, kid: "two" });
  });
});

test.each(fewOf(["http://accounts.example", "ftp://127.0.0.1", "nonsense"], (issuer) => issuer.startsWith("http")))(
  "an issuer at %s is never contacted, and Google sign-in stays off",
  async (issuer) => {
    await changeSettings(harness().baseUrl, { GOOGLE_ISSUER: issuer });
    const browser = await admin();
    expectSuccess(await save(browser), "updateGoogleOauth");
    expect((await browser.get("/api/auth/providers")).json).toEqual({ google: false });
    expectError(await browser.get("/api/auth/google"), 404, "not_found", CALL_ERRORS.googleNotSet);
  },
);
