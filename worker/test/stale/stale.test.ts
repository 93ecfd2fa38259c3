import { CALL_NAMES } from "@mealwright/schema/calls";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { QueryName } from "../../../web/src/api/transport/queries.ts";
import { STALE, type Write, type WritingCall } from "../../../web/src/api/transport/stale.ts";
import { ANSWERS, freshEmail, PASSWORD, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails, type ReceivedMail, tokenIn } from "../mail/mailbox.ts";
import { keepDatabase } from "../stack/keep-database.ts";
import { type Action, makeSubject, ok, QUERIES, type Subject, snapshot } from "./subject.ts";
import { addPasskey, challengeOf, PREPARE, WRITES } from "./writes.ts";

// Hundreds of calls from one address.
const harness = openHarness({ LIMIT_SCALE: "100" });

let subject: Subject;
/** Restores everybody's data, so that each test starts from the same state. */
let restore: () => Promise<unknown>;

beforeAll(async () => {
  subject = await makeSubject(harness());
  const { cookie } = subject.browser;
  const statements = await keepDatabase(harness().database);
  restore = () => {
    subject.browser.cookie = cookie;
    return harness().database.batch(statements, "write");
  };
});

beforeEach(() => restore());

let kept: Promise<ReadonlyMap<QueryName, string>> | undefined;

/** The data at the start of every test, read only once because it takes many calls. */
function atFirst(): Promise<ReadonlyMap<QueryName, string>> {
  kept ??= snapshot(subject);
  return kept;
}

describe("each writing call changes exactly the data that its function refreshes", () => {
  test.each(Object.entries(WRITES))("%s", async (name, act) => {
    const call = CALL_NAMES.find((each): each is keyof typeof WRITES => each === name);
    if (call === undefined) throw new Error(`no call ${name}`);
    const prepare = PREPARE[call];
    await prepare?.(subject);
    const before = await (prepare === undefined ? atFirst() : snapshot(subject));
    await act(subject);
    const after = await snapshot(subject);
    const changed = QUERIES.filter((query) => before.get(query) !== after.get(query));
    expect(changed.toSorted()).toEqual([...STALE[call]].toSorted());
  });
});

/** Queries whose answers differ between any two people. */
const SOMEBODYS = ["user", "mealPlans", "favorites"] as const;

const hasLink = ({ text }: ReceivedMail) => text.includes("token=");

describe("calls that change who is signed in make all data stale", () => {
  const others: Readonly<Record<Exclude<WritingCall, Write>, Action>> = {
    register: async ({ browser }) =>
      ok(await browser.post("/api/auth/register", { name: "B", email: freshEmail(), password: PASSWORD })),
    registerWithPreferences: async ({ browser }) => {
      const body = { ...ANSWERS, name: "B", email: freshEmail(), password: PASSWORD };
      ok(await browser.post("/api/auth/register-with-preferences", body));
    },
    login: async ({ browser }) => {
      const { email } = await registerPaid(harness(), "annual-vip");
      ok(await browser.post("/api/auth/login", { email, password: PASSWORD }));
    },
    passkeySignIn: async ({ browser }) => {
      const key = await addPasskey(harness(), (await registerPaid(harness(), "annual-vip")).browser);
      const passkey = key.answer(challengeOf(await browser.post("/api/auth/passkey/options")));
      ok(await browser.post("/api/auth/passkey", { passkey }));
    },
    logout: async ({ browser }) => ok(await browser.post("/api/auth/logout")),
    resetPassword: async ({ browser, email }) => {
      const earlier = await awaitMails(harness(), email, 0, hasLink);
      ok(await browser.post("/api/auth/forgot-password", { email }));
      const [mail] = await awaitMails(harness(), email, earlier.length + 1, hasLink);
      const token = tokenIn(mail);
      ok(await browser.post("/api/auth/reset-password", { token, newPassword: "purple monkey 99 lamp" }));
    },
    deleteUser: async ({ browser }) => ok(await browser.send("DELETE", "/api/user", { body: { password: PASSWORD } })),
    endSessions: async ({ browser }) => ok(await browser.send("DELETE", "/api/user/sessions")),
  };

  test.each(Object.entries(others))("%s", async (_, act) => {
    const before = await atFirst();
    await act(subject);
    const after = await snapshot(subject, SOMEBODYS);
    for (const query of SOMEBODYS) expect(after.get(query)).not.toBe(before.get(query));
  });
});
