import { describe, expect, test } from "vitest";
import { readSettings } from "../launch/settings.ts";
import { findSecretMistake } from "./secret-variables.ts";

const ring = (key: string) => JSON.stringify({ current: "a", keys: { a: key } });
const KEY = "A".repeat(43);

describe("a guessable secret is refused with an explanation", () => {
  test.each([
    ["the README's placeholder", { JWT_KEYS: ring("<base64url of 32 random bytes>") }, /at least 32 random bytes/],
    ["a key of 31 bytes", { JWT_KEYS: ring("A".repeat(42).slice(0, 42)) }, /at least 32 random bytes/],
    ["an empty key", { JWT_KEYS: ring("") }, /at least 32 random bytes/],
    ["a short old key beside a good one", { JWT_KEYS: `{"current":"a","keys":{"a":"${KEY}","b":"c2hvcnQ"}}` }, /"b"/],
    ["no JSON", { JWT_KEYS: "secret" }, /not JSON/],
    ["another current key", { JWT_KEYS: `{"current":"b","keys":{"a":"${KEY}"}}` }, /current/],
    ["a key named like what every object has", { JWT_KEYS: `{"current":"toString","keys":{}}` }, /current/],
    ["a short pepper", { PASSWORD_PEPPER: "pepper" }, /32 characters/],
  ])("%s", (_, secrets, sentence) => {
    expect(findSecretMistake(secrets)).toMatch(sentence);
    // The launcher reports it before anything is started.
    expect(() => readSettings(secrets)).toThrow(sentence);
  });

  test("good secrets are accepted", () => {
    expect(findSecretMistake({ JWT_KEYS: ring(KEY), PASSWORD_PEPPER: KEY })).toBeNull();
    expect(findSecretMistake({})).toBeNull();
  });
});
