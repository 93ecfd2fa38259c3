import { CONTACT_REPEAT_MS } from "@mealwright/schema/constants/support";
import { expect, test } from "vitest";
import { expectError, expectSuccess } from "../expectations.ts";
import { freshEmail, registerMember, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails, type ReceivedMail } from "./mailbox.ts";

const harness = openHarness();
const SUPPORT = "support@mealwright.example";
const FORM = { name: "Ada", subject: "Oats", message: "Which oats?\nThe big ones?", category: "nutrition" } as const;

async function mailAbout(subject: string): Promise<ReceivedMail> {
  const [mail] = await awaitMails(harness(), SUPPORT, 1, (one) => one.subject.endsWith(`] ${subject}`));
  if (mail) return mail;
  throw new Error("no such mail came");
}

async function storedBy(email: string) {
  const { rows } = await harness().database.execute({
    sql: "select user_id, subject, message, category, priority from contact_messages where email = ?",
    args: [email],
  });
  return rows.map((row) => ({ ...row }));
}

test("a visitor's message is stored and mailed to support, who can reply to it", async () => {
  const email = freshEmail();
  expectSuccess(
    await harness()
      .visitor()
      .post("/api/contact", { ...FORM, email, subject: "Visitor" }),
    "contact",
  );
  expect(await storedBy(email)).toEqual([
    { user_id: null, subject: "Visitor", message: FORM.message, category: "nutrition", priority: 0 },
  ]);
  const mail = await mailAbout("Visitor");
  expect(mail.subject).toBe("[Nutrition] Visitor");
  expect(mail.text).toContain(FORM.message);
  expect(mail.text).toContain(email);
});

test("messages of paying members get priority, and a VIP's nutrition question comes first", async () => {
  const free = await registerMember(harness());
  const paid = await registerPaid(harness(), "weekly-flex");
  const vip = await registerPaid(harness(), "annual-vip");
  for (const [member, subject, priority] of [
    [free, "Free", 0],
    [paid, "Paid", 1],
    [vip, "VIP", 2],
  ] as const) {
    const form = { ...FORM, email: member.email, subject };
    expectSuccess(await member.browser.post("/api/contact", form), "contact");
    expect(await storedBy(member.email)).toMatchObject([{ user_id: member.id, priority }]);
  }
  expect((await mailAbout("Paid")).subject).toBe("[Priority] [Nutrition] Paid");
  expect((await mailAbout("VIP")).subject).toBe("[VIP nutrition] [Nutrition] VIP");
  const billing = { ...FORM, category: "billing", email: vip.email, subject: "VIP, billing" };
  expectSuccess(await vip.browser.post("/api/contact", billing), "contact");
  expect(await storedBy(vip.email)).toContainEqual(expect.objectContaining({ category: "billing", priority: 1 }));
  expect((await mailAbout("Free")).subject).toBe("[Nutrition] Free");
});

test("the category defaults to general, and missing fields are named", async () => {
  const email = freshEmail();
  const { category: _, ...form } = FORM;
  expectSuccess(
    await harness()
      .visitor()
      .post("/api/contact", { ...form, email }),
    "contact",
  );
  expect(await storedBy(email)).toMatchObject([{ category: "general" }]);
  const reply = await harness().visitor().post("/api/contact", {});
  expectError(reply, 422, "invalid_fields");
  expect(Object.keys(reply.json.fields ?? {}).sort()).toEqual(["email", "message", "name", "subject"]);
});

test("a message whose answer was lost is stored and mailed once, however often it is sent again", async () => {
  const { browser, email } = await registerMember(harness());
  const form = { ...FORM, email, subject: "Once" };
  // Two at once, then one more: a form that is pressed again, and a page that was opened again.
  await Promise.all([browser.post("/api/contact", form), browser.post("/api/contact", form)]);
  expectSuccess(await browser.post("/api/contact", form), "contact");
  expect(await storedBy(email)).toHaveLength(1);
  const other = { ...form, message: "Which oats, and how many?" };
  expectSuccess(await browser.post("/api/contact", other), "contact");
  expectSuccess(await harness().visitor().post("/api/contact", form), "contact");
  expect(await storedBy(email)).toHaveLength(3);
  const mails = await awaitMails(harness(), SUPPORT, 3, (one) => one.subject === "[Nutrition] Once");
  expect(mails).toHaveLength(3);
  const ids = mails.map(({ text }) => /Message: (\S+)/.exec(text)?.[1] ?? "");
  const stored = await harness().database.execute({
    sql: "select id from contact_messages where email = ?",
    args: [email],
  });
  expect(ids.sort()).toEqual(stored.rows.map(({ id }) => id).sort());
});

test("the same words are a message of their own once the first was answered, or a day later", async () => {
  const email = freshEmail();
  const send = () =>
    harness()
      .visitor()
      .post("/api/contact", { ...FORM, email, subject: "Again" });
  const { database } = harness();
  await send();
  await database.execute({ sql: "update contact_messages set answered_at = 1 where email = ?", args: [email] });
  expectSuccess(await send(), "contact");
  expect(await storedBy(email)).toHaveLength(2);
  const aged = "update contact_messages set answered_at = null, created_at = created_at - ? where email = ?";
  await database.execute({ sql: aged, args: [CONTACT_REPEAT_MS + 1, email] });
  expectSuccess(await send(), "contact");
  expect(await storedBy(email)).toHaveLength(3);
});

test("a line break in the subject adds no header, and HTML stays text", async () => {
  const email = freshEmail();
  const form = { ...FORM, email, subject: "Hi\r\nBcc: all@example.test", message: "<script>alert(1)</script>" };
  expectSuccess(await harness().visitor().post("/api/contact", form), "contact");
  const mail = await mailAbout("Hi Bcc: all@example.test");
  expect(mail.subject).toBe("[Nutrition] Hi Bcc: all@example.test");
  expect(mail.to).toEqual([SUPPORT]);
  expect(mail.html).toContain("&lt;script&gt;");
});
