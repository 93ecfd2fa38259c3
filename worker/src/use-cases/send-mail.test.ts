import { OPTIONAL_MAILS, type OptionalMail } from "@mealwright/schema/constants/mails";
import { expect, test } from "vitest";
import { type MailDeps, sendMail } from "./send-mail.ts";

/** The dependencies of sending, and a record of what was sent. */
function recording() {
  const sent: string[] = [];
  const unused = () => {
    throw new Error("asked for what a mail to its owner does not need");
  };
  const deps: MailDeps = {
    clock: { now: () => new Date(0), wait: unused },
    chance: { newId: () => "id", newSeed: unused },
    mailer: { send: async (mail) => void sent.push(mail.subject) },
    outbox: { claim: async () => true, finish: async () => {}, listRecipients: unused },
    counters: { count: unused, spend: unused, sweep: unused },
    digestKey: (text) => text,
    limitScale: 1,
    network: "",
  };
  return { sent, deps };
}

const LETTER = {
  userId: "ada",
  about: ["ada"],
  mail: { to: "ada@example.test", subject: "News", text: "", html: "" },
  isToStranger: false,
};

test.each(OPTIONAL_MAILS)("%s is sent unless the person has turned it off", async (kind) => {
  const others: readonly OptionalMail[] = OPTIONAL_MAILS.filter((other) => other !== kind);
  const { sent, deps } = recording();
  expect(await sendMail(deps, { ...LETTER, kind, mailsOff: [...others, kind] })).toBe("unwanted");
  expect(sent).toEqual([]);
  expect(await sendMail(deps, { ...LETTER, kind, mailsOff: others })).toBe("sent");
  expect(sent).toEqual(["News"]);
});

test("a mail with a limit counts once, and one that the limit refuses can be sent later", async () => {
  const { sent, deps } = recording();
  const spent: string[] = [];
  const held = new Set<string>();
  let isUsedUp = true;
  const limited: MailDeps = {
    ...deps,
    chance: { newId: () => "id", newSeed: () => 1 },
    outbox: {
      ...deps.outbox,
      claim: async ({ dedupeKey }) => !held.has(dedupeKey) && Boolean(held.add(dedupeKey)),
      finish: async (dedupeKey, status) => void (status === "failed" && held.delete(dedupeKey)),
    },
    counters: {
      ...deps.counters,
      spend: async (quotas) => {
        if (isUsedUp) return { usedUpUntil: new Date(1) };
        spent.push(...quotas.map(({ key }) => key));
        return { usedUpUntil: null };
      },
    },
  };
  const send = () => sendMail(limited, { ...LETTER, kind: "contact", limit: "supportMailsPerDay" });
  await expect(send()).rejects.toMatchObject({ code: "too_many_requests" });
  isUsedUp = false;
  expect([await send(), await send()]).toEqual(["sent", "duplicate"]);
  expect(sent).toEqual(["News"]);
  expect(spent).toEqual(["supportMailsPerDay:all"]);
});

test("the types require the person's mail settings for every optional mail", () => {
  const { deps } = recording();
  // @ts-expect-error what its recipient has turned off is missing
  const withoutAsking = () => sendMail(deps, { ...LETTER, kind: "tier-ending" });
  const always = () => sendMail(deps, { ...LETTER, kind: "password-reset" });
  expect([withoutAsking, always]).toHaveLength(2);
});
