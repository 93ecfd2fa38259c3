import { CALLS } from "@mealwright/schema/calls";
import { TIERS } from "@mealwright/schema/constants/tiers";
import { adminMessages, adminMessagesQuery, adminUsers, adminUsersQuery } from "@mealwright/schema/contract/admin";
import { beforeAll, describe, expect, test } from "vitest";
import { eventsPage } from "../../src/adapters/db/admin/list-events.ts";
import { messagesPage } from "../../src/adapters/db/admin/list-messages.ts";
import { usersPage } from "../../src/adapters/db/admin/list-users.ts";
import { openDatabase } from "../../src/adapters/db/connection/client.ts";
import { unlocked } from "../account/sign-up.ts";
import type { Browser, Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { grantTier, registerMember, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();
const MANY = 1_000;

let admin: Browser;

beforeAll(async () => {
  admin = await unlocked(harness());
  // Data as on a busy site: some rows with the same millisecond, a tenth of the users paying, half of those expired.
  await harness().database.batch([
    `insert into users (id, email, name, tier, paid_until, created_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})
     select 'list-' || i, 'list-' || i || '@example.test', case when i % 3 then 'Grace' else 'grace' end || ' ' || i,
       case when i % 10 then 'free-starter' else 'weekly-flex' end, case when i % 20 then 1 else 32503680000000 end, 1000 + i / 4
     from n`,
    `insert into contact_messages (id, name, email, subject, message, category, priority, created_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})
     select 'message-' || i, 'Ada', 'a@example.test', 'S' || i, 'How?', 'general', i % 3, 1000 + i / 4 from n`,
    `insert into audit_log (id, at, user_id, action)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})
     select 'event-' || i, 1000 + i / 4, 'list-' || i, 'signed-in' from n`,
  ]);
});

/** The possible values of a query parameter if it is an enumeration. */
function optionsOf(field: unknown): readonly unknown[] {
  const { options, def } = Object(field);
  return options ?? (def?.innerType === undefined ? [] : optionsOf(def.innerType));
}

const nextOf = (reply: Reply) => /<([^>]+)>; rel="next"/.exec(reply.headers.get("link") ?? "")?.[1];

/** Reads every row of a list by following the links from page to page. */
async function walk(address: string): Promise<readonly Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (let next: string | undefined = address; next !== undefined; ) {
    const reply = await admin.get(next);
    expect(reply.status, reply.text).toBe(200);
    rows.push(...reply.list);
    next = nextOf(reply);
  }
  return rows;
}

async function count(sql: string): Promise<number> {
  const { rows } = await harness().database.execute(sql);
  return Number(rows[0]?.n);
}

describe("the list of users", () => {
  test("has exactly the fields of the contract, newest first, with the current tier", async () => {
    const member = await registerMember(harness());
    const reply = await admin.get("/api/admin/users?limit=2");
    expectSuccess(reply, "adminUsers");
    expect(reply.list[0]).toEqual({
      id: member.id,
      name: "Ada Lovelace",
      email: member.email,
      isPremium: false,
      createdAt: expect.any(String),
      tier: "free-starter",
    });
    expect(Number(reply.headers.get("x-total-count"))).toBe(await count("select count(*) as n from users"));
    await grantTier(harness(), member.id, "annual-vip");
    expect((await admin.get("/api/admin/users?limit=1")).list[0]).toMatchObject({
      isPremium: true,
      tier: "annual-vip",
    });
    await grantTier(harness(), member.id, "annual-vip", -1);
    expect((await admin.get("/api/admin/users?limit=1")).list[0]).toMatchObject({
      isPremium: false,
      tier: "free-starter",
    });
  });

  test("returns each user once across pages, even while others register", async () => {
    const total = await count("select count(*) as n from users");
    const first = await admin.get("/api/admin/users?limit=170");
    await registerMember(harness());
    const rest = await walk(nextOf(first) ?? "");
    const ids = adminUsers.parse([...first.list, ...rest]).map(({ id }) => id);
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    // The page number does the same for clients that count pages.
    const second = await admin.get("/api/admin/users?limit=100&page=2&q=list-");
    expect(second.list).toEqual((await walk("/api/admin/users?limit=100&q=list-")).slice(100, 200));
  });

  test.each([
    ["q=LIST-77", (i: number) => String(i).startsWith("77")],
    ["q=grace%201", (i: number) => String(i).startsWith("1")],
    ["q=list-&tier=weekly-flex", (i: number) => i % 20 === 0],
    ["q=list-&tier=free-starter", (i: number) => i % 20 !== 0],
    ["q=list-1%25", () => false],
    ["q=ist-", () => false],
  ])("finds exactly the matches for %s", async (query, isWanted) => {
    const found = await walk(`/api/admin/users?limit=200&${query}`);
    const wanted = Array.from({ length: MANY }, (_, at) => at + 1).filter(isWanted);
    expect(found.map(({ id }) => id).toSorted()).toEqual(wanted.map((i) => `list-${i}`).toSorted());
  });

  test.each(["page=0", "limit=201", "limit=x", "tier=gold", "after=zzz", "after=1~2~a", "after=1~'"])(
    "refuses %s",
    async (query) => expectError(await admin.get(`/api/admin/users?${query}`), 422, "invalid_fields"),
  );
});

describe("the list of support messages", () => {
  test("puts the most urgent and then the oldest first, and leaves out answered ones", async () => {
    const vip = await registerPaid(harness(), "annual-vip");
    const form = { name: "Ada", email: vip.email, subject: "Iron", message: "Enough of it?", category: "nutrition" };
    expectSuccess(await vip.browser.post("/api/contact", form), "contact");
    const open = adminMessages.parse(await walk("/api/admin/messages?limit=170"));
    expect(open).toHaveLength(await count("select count(*) as n from contact_messages where answered_at is null"));
    const order = open.map(({ priority, createdAt }) => [priority, createdAt] as const);
    const ranks = { nutrition: 0, member: 1, usual: 2 };
    const sorted = order.toSorted(([a, at], [b, other]) => ranks[a] - ranks[b] || Date.parse(at) - Date.parse(other));
    expect(order).toEqual(sorted);
    expect(new Set(open.map(({ id }) => id)).size).toBe(open.length);

    const own = open.find(({ subject }) => subject === "Iron");
    expect(own).toMatchObject({ priority: "nutrition", isMember: true, answeredAt: null });
    const path = `/api/admin/messages/${own?.id}/answered`;
    const answered = await admin.post(path, { answered: true });
    expectSuccess(answered, "answerMessage");
    expect(answered.json.answeredAt).not.toBeNull();
    expect((await admin.get("/api/admin/messages?state=answered&limit=1")).list[0]?.id).toBe(own?.id);
    expect((await walk("/api/admin/messages?limit=200")).map(({ id }) => id)).not.toContain(own?.id);
    expect((await admin.post(path, { answered: false })).json.answeredAt).toBeNull();
    expectError(await admin.post("/api/admin/messages/none/answered", { answered: true }), 404, "not_found");
  });
});

test("the audit log is newest first, with each entry once and the person concerned", async () => {
  const log = CALLS.adminAuditLog.reply.parse(await walk("/api/admin/audit-log?limit=170"));
  expect(new Set(log.map(({ id }) => id)).size).toBe(await count("select count(*) as n from audit_log"));
  expect(log.map(({ at }) => at)).toEqual(
    log
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  expect(log.find(({ id }) => id === "event-5")).toMatchObject({ action: "signed-in", email: "list-5@example.test" });
});

describe("every admin list uses an index, however long it is", () => {
  const database = openDatabase("http://nowhere.test", undefined, { calls: 0, milliseconds: 0 });
  const now = new Date();
  const page = { page: 1, limit: 50 };
  const after = { numbers: [1, 1_000], id: "a" };
  /** All options of a list, for its first page and a later one. */
  const choicesOf = ({ shape }: { readonly shape: Readonly<Record<string, unknown>> }) =>
    [
      {},
      ...Object.entries(shape).flatMap(([key, field]) => optionsOf(field).map((option) => ({ [key]: option }))),
    ].flatMap((choice) => [
      { choice, name: JSON.stringify(choice), after: undefined },
      { choice, name: `${JSON.stringify(choice)}, further down`, after },
    ]);
  const pages = {
    ...Object.fromEntries(
      choicesOf(adminUsersQuery).map(({ choice, name, after: from }) => [
        `users ${name}`,
        usersPage(database, { ...adminUsersQuery.parse(choice), after: from }, now),
      ]),
    ),
    "users by a text": usersPage(database, { ...page, q: "ada", after }, now),
    ...Object.fromEntries(
      choicesOf(adminMessagesQuery).map(({ choice, name, after: from }) => [
        `messages ${name}`,
        messagesPage(database, { ...adminMessagesQuery.parse(choice), after: from }),
      ]),
    ),
    "the audit log": eventsPage(database, page),
    "the audit log, further down": eventsPage(database, { ...page, after }),
  };

  test("queries exist for each combination of filters", () => {
    expect(Object.keys(pages).length).toBeGreaterThan(2 * (TIERS.length + 2));
  });

  test.each(Object.entries(pages))("%s", async (name, { rows, total }) => {
    for (const query of [rows, total]) {
      const { sql, params } = query.toSQL();
      const args = params.map((param) => (param instanceof Date ? param.getTime() : (param as string | number)));
      const plan = await harness().database.execute({ sql: `explain query plan ${sql}`, args });
      const steps = plan.rows.map(({ detail }) => String(detail));
      // "SCAN table" without an index reads the whole table; scanning an index reads only the columns that the query
      // needs.
      expect(
        steps.filter((step) => /^SCAN (?!\(subquery|.*USING (COVERING )?INDEX)/.test(step)),
        steps.join("\n"),
      ).toEqual([]);
      // A text search finds few enough rows to sort.
      const isSorted = steps.some((step) => step.includes("TEMP B-TREE FOR ORDER BY"));
      expect(isSorted && name !== "users by a text", steps.join("\n")).toBe(false);
    }
  });
});
