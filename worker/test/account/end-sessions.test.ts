import { expect, test } from "vitest";
import { endSessions } from "../../launch/end-sessions.ts";
import { LaunchError } from "../../launch/launch-error.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();

test("the command ends the sessions of one account or of everybody, including the admin's", async () => {
  const { databaseAddress, admin } = harness();
  const [one, other] = [await registerMember(harness()), await registerMember(harness())];
  const administrator = harness().visitor();
  expectSuccess(await administrator.post("/api/admin/login", admin), "adminLogin");

  await expect(endSessions(databaseAddress, "nobody@example.test")).rejects.toThrow(LaunchError);
  expect(await endSessions(databaseAddress, ` ${one.email.toUpperCase()}`)).toBe(1);
  expectError(await one.browser.get("/api/user"), 401, "unauthenticated");
  expectSuccess(await other.browser.get("/api/user"), "user");

  expect(await endSessions(databaseAddress, "everybody")).toBe(2);
  expectError(await other.browser.get("/api/user"), 401, "unauthenticated");
  expectError(await administrator.get("/api/admin/session"), 401, "unauthenticated");
});
