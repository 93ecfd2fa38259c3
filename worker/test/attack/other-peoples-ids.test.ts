import { CALL_NAMES, type CallName, callByName } from "@mealwright/schema/calls";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { weekStart } from "@mealwright/schema/rules/week";
import { expect, test } from "vitest";
import type { Browser } from "../client.ts";
import { expectSuccess } from "../expectations.ts";
import { PASSWORD, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";

// One attacker makes many calls within a minute.
const harness = openHarness({ LIMIT_SCALE: "1000" });

const NAME = "Violetta";
const LINE = "Candles of the victim";
const TODAY = weekStart(new Date());

interface Person {
  readonly browser: Browser;
  readonly userId: string;
  readonly planId: string;
  readonly mealIds: readonly string[];
}

async function planned(): Promise<Person> {
  const { browser, id } = await registerPaid(harness(), "annual-vip");
  const plan = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
  const lunches = plan.meals.filter(({ type }) => type === "lunch").map((meal) => meal.id);
  return { browser, userId: id, planId: plan.id, mealIds: lunches };
}

/** A member with one of everything that an account can have. */
async function victim(): Promise<Person & { readonly ids: readonly string[] }> {
  const person = await planned();
  const { browser, userId, planId, mealIds } = person;
  const [first = "", second = "", third = ""] = mealIds;
  const plan = `/api/meal-plans/${planId}`;
  const steps: readonly (readonly [CallName, string, unknown])[] = [
    ["updateProfile", "/api/user/profile", { name: NAME }],
    ["saveHousehold", "/api/user/household", { people: [personNamed(`${NAME} junior`)] }],
    ["addFavorite", "/api/favorites", { mealId: first }],
    ["addNeverAgain", "/api/never-again", { mealId: second, wish: "less" }],
    ["setCupboard", `${plan}/cupboard`, { foodId: "egg", grams: 120 }],
    ["correctKitchen", "/api/kitchen", { foodId: "honey", grams: 240 }],
    ["addOwnLine", `${plan}/own-lines`, { text: LINE, id: crypto.randomUUID() }],
    ["shareList", `${plan}/share`, undefined],
    ["makeCalendarFeed", "/api/calendar-feed", undefined],
    ["createPayment", "/api/payments", { tier: "annual-vip" }],
    ["mealSuggestions", "/api/meal-suggestions", { originalMeal: { id: third } }],
    ["lockMeal", "/api/lock-meal", { mealId: third, locked: true }],
    ["contact", "/api/contact", { name: NAME, email: "v@example.test", subject: "Oats", message: "Which?" }],
  ];
  for (const [name, path, body] of steps) expectSuccess(await browser.post(path, body), name);
  return { ...person, ids: [userId, planId, first, second, third, ...(await idsOf(userId))] };
}

const personNamed = (name: string) => ({
  name,
  allergies: [],
  otherAllergies: "",
  diet: "omnivore",
  ageBand: "18-65",
  appetite: "usual",
  days: [1, 2],
});

/** Every table whose rows belong to a user, except the two that are written after responses. */
async function ownedTables(): Promise<readonly string[]> {
  const { rows } = await harness().database.execute(
    "select m.name as name from sqlite_master as m join pragma_table_info(m.name) as c where m.type = 'table' and c.name = 'user_id'",
  );
  const names = rows.map(({ name }) => String(name));
  return names.filter((name) => name !== "audit_log" && name !== "email_outbox");
}

/** All stored rows of a person, by table. */
async function rowsOf(userId: string): Promise<Readonly<Record<string, unknown>>> {
  const { database } = harness();
  const found: Record<string, unknown> = {};
  for (const table of await ownedTables()) {
    const sql = `select * from ${table} where user_id = ? order by rowid`;
    // The time somebody was last seen is no secret, and changes by itself.
    found[table] = (await database.execute({ sql, args: [userId] })).rows.map(({ last_seen_at: _, ...row }) => row);
  }
  const meals = "select * from meals where plan_id in (select id from meal_plans where user_id = ?) order by id";
  found.meals = (await database.execute({ sql: meals, args: [userId] })).rows.map((row) => ({ ...row }));
  const users = "select * from users where id = ?";
  found.users = (await database.execute({ sql: users, args: [userId] })).rows.map((row) => ({ ...row }));
  return found;
}

/** The ids of everything a person has. */
async function idsOf(userId: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const table of await ownedTables()) {
    const columns = `select name from pragma_table_info('${table}')`;
    const hasId = (await harness().database.execute(columns)).rows.some(({ name }) => name === "id");
    if (!hasId) continue;
    const sql = `select id from ${table} where user_id = ?`;
    ids.push(...(await harness().database.execute({ sql, args: [userId] })).rows.map(({ id }) => String(id)));
  }
  return [...new Set(ids)];
}

/** Request bodies with ids: `other` must be out of the attacker's reach, `own` belongs to the attacker. */
function bodiesOf(name: CallName, other: string, own: Pick<Person, "planId" | "mealIds">): readonly unknown[] {
  const { planId, mealIds } = own;
  const [mealId = ""] = mealIds;
  const slot = { day: 7, type: "dinner" };
  const bodies: Partial<Record<CallName, readonly unknown[]>> = {
    generateMealPlan: [{ userId: other }],
    regenerateMeal: [{ originalMeal: { id: other } }, { originalMeal: { id: mealId }, userId: other }],
    mealSuggestions: [{ originalMeal: { id: other } }],
    replaceMeal: [
      { originalMealId: other, newMeal: { id: mealId } },
      { originalMealId: mealId, newMeal: { id: other } },
      { originalMealId: mealId, newMeal: { id: other }, undo: true },
    ],
    sideSuggestions: [{ mealId: other, part: 1 }],
    replaceSide: [
      { mealId: other, part: 1, sideId: "no-such-side" },
      { mealId, part: 1, sideId: other },
    ],
    planSlot: [
      { planId: other, ...slot, state: "skipped" },
      { planId, ...slot, state: "leftover", sourceMealId: other },
    ],
    moveMeal: [{ mealId: other, day: 6 }],
    lockMeal: [
      { mealId: other, locked: false },
      { mealId: other, locked: true },
    ],
    addFavorite: [{ mealId: other }],
    addNeverAgain: [{ mealId: other, wish: "never" }],
    setCupboard: [{ foodId: "egg", grams: 1 }],
    correctKitchen: [{ foodId: other, grams: 1 }],
    addOwnLine: [{ text: "Mine" }, ...(/^[0-9a-f-]{36}$/.test(other) ? [{ text: "Mine", id: other }] : [])],
    groceryCheck: [
      { planId: other, item: "egg", checked: true },
      { planId, item: `own:${other}`, checked: true, packs: [] },
    ],
    sendGroceryEmail: [{ weekOf: TODAY }],
    renamePasskey: [{ id: other, name: "Mine" }],
    removePasskey: [{ id: other, password: PASSWORD }],
    confirmPayment: [{ wiseTransactionId: "T-1" }],
    decideRefund: [{ approve: true }],
    answerMessage: [{ answered: true }],
  };
  return bodies[name] ?? [undefined];
}

/** The path once for each of its parameters: that one is the foreign id, all others the attacker's own plan. */
function pathsOf(name: CallName, other: string, own: Person): readonly string[] {
  const { path } = callByName(name);
  const holes = [...path.matchAll(/\{\w+\}/g)].map(([hole]) => hole);
  if (holes.length === 0) return [path];
  return holes.map((foreign) =>
    holes.reduce((filled, hole) => filled.replace(hole, hole === foreign ? other : own.planId), path),
  );
}

const NAMES_AN_ID = CALL_NAMES.filter(
  (name) => callByName(name).path.includes("{") || bodiesOf(name, "x", { planId: "", mealIds: [] })[0] !== undefined,
);

test("no call with somebody else's id changes or shows their data", {
  timeout: 900_000,
}, async () => {
  const [owner, attacker] = [await victim(), await planned()];
  const before = await rowsOf(owner.userId);
  const filled = Object.entries(before).filter(([, rows]) => Array.isArray(rows) && rows.length > 0);
  expect(filled.length, filled.map(([table]) => table).join()).toBeGreaterThanOrEqual(14);
  const attack = async (name: CallName, other: string) => {
    const { method } = callByName(name);
    let calls = 0;
    for (const path of pathsOf(name, other, attacker)) {
      for (const body of bodiesOf(name, other, attacker)) {
        const options = method === "GET" || body === undefined ? {} : { body };
        const reply = await attacker.browser.send(method, path, options);
        calls += 1;
        const about = `${method} ${path} ${JSON.stringify(body)} -> ${reply.status} ${reply.text.slice(0, 300)}`;
        expect(reply.status, about).toBeLessThan(500);
        for (const secret of [NAME, LINE]) expect(reply.text, about).not.toContain(secret);
      }
    }
    return calls;
  };
  let calls = 0;
  for (const name of NAMES_AN_ID) {
    const made = await Promise.all(owner.ids.map((other) => attack(name, other)));
    calls += made.reduce((sum, one) => sum + one, 0);
  }
  console.log(`${calls} calls of ${NAMES_AN_ID.length} kinds with ${owner.ids.length} ids`);
  expect(calls).toBeGreaterThan(500);
  expect(await rowsOf(owner.userId)).toEqual(before);
  // Nothing of the attacker's refers to the owner's data either.
  const theirs = JSON.stringify(await rowsOf(attacker.userId));
  for (const id of owner.ids.filter((one) => one.length > 20)) expect(theirs).not.toContain(id);
});
