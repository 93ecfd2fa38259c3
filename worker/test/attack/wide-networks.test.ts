import { COUNT_LIMITS, LOGIN_DELAYS } from "@mealwright/schema/constants/rate-limits";
import { expect, test } from "vitest";
import { whileWaiting } from "../account/login-waits.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { freshEmail, registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { from, guessOnce } from "./attackers.ts";

const harness = openHarness();

test("a whole IPv6 /48 counts as one network, with a higher limit than a /64", async () => {
  const write = (address: string) => {
    const form = { name: "Ada", email: freshEmail(), subject: "Oats", message: "Which?" };
    return harness().visitor().post("/api/contact", form, from(address));
  };
  expectSuccess(await write("2001:db8:7:1::1"), "contact");
  const near = { sql: "update counters set count = ? where key like 'contactMessagesPerNetwork:%'" };
  await harness().database.execute({ ...near, args: [COUNT_LIMITS.contactMessagesPerNetwork.count] });
  expectError(await write("2001:db8:7:1::2"), 429, "too_many_requests");
  expectSuccess(await write("2001:db8:7:2::1"), "contact");
  await harness().database.execute({ ...near, args: [COUNT_LIMITS.contactMessagesPerNetwork.wideCount] });
  expectError(await write("2001:db8:7:3::1"), 429, "too_many_requests");
  expectSuccess(await write("2001:db8:8:1::1"), "contact");
});

test("wrong passwords from many /64 networks of one /48 are delayed together", async () => {
  const { email } = await registerMember(harness());
  await guessOnce(harness(), email, ["2001:db8:9:1::1"]);
  const { freeFailures } = LOGIN_DELAYS.emailFromWideNetwork;
  await harness().database.execute({
    sql: "update login_failures set failures = ? where key like 'emailFromWideNetwork:%'",
    args: [freeFailures],
  });
  const statusesOf = async (addresses: string[]) =>
    (await guessOnce(harness(), email, addresses)).map(({ status }) => status);
  expect(await statusesOf(["2001:db8:9:2::1"])).toEqual([401]);
  expect(await whileWaiting(harness(), () => statusesOf(["2001:db8:9:3::1"]))).toEqual([429]);
  expect(await statusesOf(["2001:db8:a:1::1"])).toEqual([401]);
});
