import { COUNT_LIMITS } from "@mealwright/schema/constants/rate-limits";
import { expect, test } from "vitest";
import { expectError, expectSuccess } from "../expectations.ts";
import { freshEmail, grantTier, PASSWORD, registerMember, registerUnverified } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails, readMails, readVerifications } from "../mail/mailbox.ts";
import { from } from "./attackers.ts";

const harness = openHarness();
const MOST = COUNT_LIMITS.strangerMailsPerMailbox.count;

const tagged = (email: string, tag: number) => email.replace("@", `+${tag}@`);

test("many accounts together can send a stranger's mailbox only a few mails a day, even with plus addresses", async () => {
  const stranger = freshEmail();
  const statuses: number[] = [];
  for (let accounts = 0; accounts < MOST + 3; accounts += 1) {
    const { browser } = await registerMember(harness());
    const change = { email: tagged(stranger, accounts), password: PASSWORD };
    statuses.push((await browser.post("/api/user/email", change)).status);
  }
  expect(statuses).toEqual([...Array(MOST).fill(200), 429, 429, 429]);
});

test("registering a stranger's address repeatedly sends only a few mails, without the given name", async () => {
  const stranger = freshEmail();
  for (let accounts = 0; accounts < MOST + 2; accounts += 1) {
    const body = { name: "Your Parcel Waits", email: tagged(stranger, accounts), password: PASSWORD };
    expectSuccess(await harness().visitor().post("/api/auth/register", body), "register");
  }
  const all = () =>
    Promise.all(Array.from({ length: MOST + 2 }, (_, tag) => readVerifications(harness(), tagged(stranger, tag))));
  await expect.poll(async () => (await all()).flat().length, { timeout: 60_000 }).toBe(MOST);
  for (const mail of (await all()).flat()) expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain("Parcel");
});

test("notices to an unconfirmed address are limited and leave out the name", async () => {
  const { browser, email } = await registerUnverified(harness());
  await browser.post("/api/user/profile", { name: "Your Parcel Waits" });
  const words = { currentPassword: PASSWORD, newPassword: "another horse 8" };
  expectSuccess(await browser.post("/api/user/password", words), "changePassword");
  const [mail] = await awaitMails(harness(), email);
  expect(mail?.text).toContain("Hello,");
  expect(mail?.text).not.toContain("Parcel");
  await harness().database.execute({
    sql: "update counters set count = ? where key like 'strangerMailsPerMailbox:%'",
    args: [MOST],
  });
  const back = { currentPassword: "another horse 8", newPassword: PASSWORD };
  expectSuccess(await browser.post("/api/user/password", back), "changePassword");
  expectError(await browser.post("/api/user/email/verification"), 429, "too_many_requests");
  expect(await readMails(harness(), email)).toHaveLength(1);
});

test.each([
  ["network", "strangerMailsPerNetwork", COUNT_LIMITS.strangerMailsPerNetwork.count],
  ["day", "strangerMailsPerDay", COUNT_LIMITS.strangerMailsPerDay.count],
] as const)("the mails to strangers per %s are limited", async (_, name, count) => {
  const { browser } = await registerMember(harness());
  const change = () =>
    browser.post("/api/user/email", { email: freshEmail(), password: PASSWORD }, from("203.0.113.60"));
  expectSuccess(await change(), "changeEmail");
  await harness().database.execute({
    sql: `update counters set count = ? where key like '${name}:%'`,
    args: [count],
  });
  expectError(await change(), 429, "too_many_requests");
  await harness().database.execute(`delete from counters where key like '${name}:%'`);
});

test("reset mails are limited per mailbox, and all together per day", async () => {
  const ask = (email: string) => harness().visitor().post("/api/auth/forgot-password", { email });
  const stranger = freshEmail();
  const { count } = COUNT_LIMITS.resetMailsPerMailbox;
  const replies = [];
  for (let tag = 0; tag <= count; tag += 1) replies.push(await ask(tagged(stranger, tag)));
  expect(replies.map(({ status }) => status)).toEqual([...Array(count).fill(200), 429]);
  const { email } = await registerMember(harness());
  expectSuccess(await ask(email), "forgotPassword");
  await awaitMails(harness(), email);
  // Requests for unknown addresses do not use up the daily limit: otherwise anybody could block everybody's resets.
  const day = "where key like 'resetMailsPerDay:%' and count > 0";
  const { rows } = await harness().database.execute(`select count from counters ${day}`);
  expect(rows.map((row) => row.count)).toEqual([1]);
  const all = { sql: `update counters set count = ? ${day}`, args: [COUNT_LIMITS.resetMailsPerDay.count] };
  await harness().database.execute(all);
  expectError(await ask(freshEmail()), 429, "too_many_requests");
  await harness().database.execute(`delete from counters ${day}`);
});

test("one person cannot use up another one's messages to support", async () => {
  const { browser, email } = await registerMember(harness());
  const form = { name: "Ada", email, subject: "Oats", message: "Which?" };
  const write = (network: string) => harness().visitor().post("/api/contact", form, from(network));
  expectSuccess(await write("198.51.100.1"), "contact");
  await harness().database.execute({
    sql: "update counters set count = ? where key like 'contactMessagesPerSender:%'",
    args: [COUNT_LIMITS.contactMessagesPerSender.count],
  });
  expectError(await write("198.51.100.1"), 429, "too_many_requests");
  expectSuccess(await write("203.0.113.10"), "contact");
  expectSuccess(await browser.post("/api/contact", form, from("198.51.100.1")), "contact");
});

test("a list with the person's own lines is mailed only to a confirmed address", async () => {
  const { browser, id, email } = await registerUnverified(harness());
  await grantTier(harness(), id, "annual-vip");
  expectSuccess(await browser.post("/api/generate-meal-plan"), "generateMealPlan");
  const reply = await browser.post("/api/send-grocery-email", {});
  expectError(reply, 403, "forbidden");
  expect(reply.json.error).toContain("confirm your email address");
  const [mail] = await readVerifications(harness(), email);
  const path = /\/api\/user\/email\/verify\?ticket=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  // The link works in no other browser and for no other account.
  expect((await harness().visitor().get(path)).headers.get("location")).toBe("/auth?error=email-link");
  const { browser: other } = await registerMember(harness());
  expect((await other.get(path)).headers.get("location")).toBe("/settings?email=invalid");
  expect((await browser.get("/api/user")).json.emailVerified).toBe(false);
  expect((await browser.get(path)).headers.get("location")).toBe("/settings?email=verified");
  expect((await browser.get("/api/user")).json.emailVerified).toBe(true);
  expectSuccess(await browser.post("/api/send-grocery-email", {}), "sendGroceryEmail");
});
