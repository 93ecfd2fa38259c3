import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { findKnownDevice, presumeKnownDevice, rememberDevice } from "./known-device.ts";

let ids = 0;
const deps = {
  digestKey: (text: string) => createHmac("sha256", "pepper").update(text).digest("hex").slice(0, 32),
  chance: { newId: () => `id-${++ids}`, newSeed: () => 1 },
};
const ADA = { userId: "ada", credentialsVersion: 3 };
const BOB = { userId: "bob", credentialsVersion: 0 };

test("a browser known for several accounts is recognized for each of them", () => {
  const cookie = rememberDevice(
    deps,
    BOB,
    "bob@example.test",
    rememberDevice(deps, ADA, "ada@example.test", undefined),
  );
  const presumed = presumeKnownDevice(deps, "ada@example.test", cookie);
  expect(presumed).not.toBeNull();
  expect(presumed).toBe(findKnownDevice(deps, ADA, cookie));
  expect(presumeKnownDevice(deps, "bob@example.test", cookie)).toBe(findKnownDevice(deps, BOB, cookie));
  expect(presumeKnownDevice(deps, "eve@example.test", cookie)).toBeNull();
});

test("a browser known with an older password is not recognized", () => {
  const cookie = rememberDevice(deps, ADA, "ada@example.test", undefined);
  expect(presumeKnownDevice(deps, "ada@example.test", cookie)).not.toBeNull();
  expect(findKnownDevice(deps, { ...ADA, credentialsVersion: 4 }, cookie)).toBeNull();
});

test("a cookie with any letter changed is not recognized", () => {
  const cookie = rememberDevice(deps, ADA, "ada@example.test", undefined);
  const changed = [...cookie].map(
    (letter, place) => cookie.slice(0, place) + (letter === "0" ? "1" : "0") + cookie.slice(place + 1),
  );
  expect(changed.map((other) => findKnownDevice(deps, ADA, other))).toEqual(changed.map(() => null));
});

test.each([
  ["made up", () => "id-1_0123456789abcdef.0123456789abcdef"],
  ["in the old format without a mark", (cookie: string) => cookie.replace(/_\w+/, "")],
  ["with another entry's id", (cookie: string) => cookie.replace(/^[^_]+/, "id-0")],
])("a cookie that is %s is not recognized", (_, change) => {
  const cookie = change(rememberDevice(deps, ADA, "ada@example.test", undefined));
  expect(presumeKnownDevice(deps, "ada@example.test", cookie)).toBeNull();
});
