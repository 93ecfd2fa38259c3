// Imported before the app, which reads values set by the build.
import "../../.ci/put-by-build.ts";

import type { CallReply } from "@mealwright/schema/calls";
import { MEAL_HOURS } from "@mealwright/schema/constants/calendar";
import { favorite } from "@mealwright/schema/contract/favorites";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { user } from "@mealwright/schema/contract/user";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Member, registerPaid } from "../../worker/test/factories.ts";
import { openHarness } from "../../worker/test/harness.ts";
import { GENERATE } from "../../worker/test/meal-plan/plan-calls.ts";
import { keepDatabase } from "../../worker/test/stack/keep-database.ts";
import { makeCalendarFeed, removeCalendarFeed, saveMealHours } from "../src/api/calendar.ts";
import { addFavorite, removeFavorite } from "../src/api/favorites.ts";
import { addOwnLine, listOutbox, removeOwnLine, setCupboard, tickLine } from "../src/api/grocery.ts";
import { saveHousehold } from "../src/api/household.ts";
import { generationOf } from "../src/api/meal-plan.ts";
import { forgetEverything, heldAnswers, put } from "../src/api/transport/cache.ts";
import type { QueryName } from "../src/api/transport/queries.ts";
import { saveName, saveSetting } from "../src/api/user.ts";

const harness = openHarness({ LIMIT_SCALE: "100" });
const realFetch = globalThis.fetch;

let member: Member;
let plan: MealPlan;
let restore: () => Promise<unknown>;

const ask = async (path: string): Promise<unknown> => JSON.parse((await member.browser.get(path)).text);
const readUser = async () => user.parse(await ask("/api/user"));
const readPlan = async (path = `/api/meal-plans/${plan.id}`) => mealPlan.parse(await ask(path));
const readFavorites = async () => favorite.array().parse(await ask("/api/favorites"));

/** The app's own API functions, called as in the member's browser. */
function fetchAsMember(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  if (typeof address !== "string" || !address.startsWith("/")) return realFetch(address, init);
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries({ cookie: member.browser.cookie, origin: harness().origin }))
    headers.set(name, value);
  headers.set("sec-fetch-site", "same-origin");
  headers.set("connection", "close");
  return realFetch(new URL(address, harness().baseUrl), { ...init, headers });
}

/** Fills the cache with what the screens would request. */
async function openScreens(): Promise<void> {
  const params = { userId: member.id };
  // Guarantee: replies of the real worker, which its tests check against the contract.
  const of = async <Name extends QueryName>(path: string) => (await ask(path)) as CallReply<Name>;
  await put("user", {}, await of<"user">("/api/user"));
  await put("favorites", {}, await of<"favorites">("/api/favorites"));
  await put("calendarFeed", {}, await of<"calendarFeed">("/api/calendar-feed"));
  await put("household", {}, await of<"household">("/api/user/household"));
  await put("activeMealPlan", params, await of<"activeMealPlan">(`/api/meal-plans/${member.id}/active`));
  await put("mealPlan", { id: plan.id }, await of<"mealPlan">(`/api/meal-plans/${plan.id}`));
}

beforeAll(async () => {
  member = await registerPaid(harness(), "annual-vip");
  const { browser } = member;
  plan = mealPlan.parse((await browser.post(GENERATE)).json);
  expect((await browser.post("/api/favorites", { mealId: plan.meals[0]?.id })).status).toBeLessThan(300);
  expect((await browser.post(`/api/meal-plans/${plan.id}/own-lines`, { text: "Candles" })).status).toBeLessThan(300);
  const statements = await keepDatabase(harness().database);
  restore = () => harness().database.batch(statements, "write");
});

beforeEach(async () => {
  vi.stubGlobal("window", { addEventListener: () => undefined, location: { origin: harness().origin } });
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("fetch", fetchAsMember);
  await restore();
  await openScreens();
});

afterEach(async () => {
  await forgetEverything();
  vi.unstubAllGlobals();
});

const linesOf = ({ groceryList }: MealPlan) => groceryList.flatMap(({ items }) => items);
const lineAt = (index: number) => linesOf(plan)[index] ?? expect.unreachable("a short list");

/** Makes a change to the list and waits until the server has answered it. */
async function pressed(press: Promise<void>): Promise<void> {
  await press;
  await listOutbox.flush();
}

const mealAt = (index: number) => plan.meals[index] ?? expect.unreachable("a short week");

type Person = Parameters<typeof saveHousehold>[0]["people"][number];
const ANN: Person = { name: "Ann", allergies: [], diet: "omnivore", ageBand: "4-8", appetite: "usual", days: [1, 7] };

const PLANS = ["activeMealPlan", "mealPlan"] as const;

/** A function that writes, the queries that its reply updates, and how the member uses it after `prepare`. */
interface Row {
  readonly name: string;
  readonly updates: readonly QueryName[];
  readonly prepare?: () => Promise<unknown>;
  readonly act: () => Promise<unknown>;
}

const WRITES: readonly Row[] = [
  { name: "saveName", updates: ["user"], act: () => saveName("Grace Hopper") },
  { name: "saveSetting", updates: ["user"], act: async () => saveSetting(await readUser(), "units", "us") },
  { name: "makeCalendarFeed", updates: ["calendarFeed"], act: makeCalendarFeed },
  { name: "removeCalendarFeed", updates: ["calendarFeed"], prepare: makeCalendarFeed, act: removeCalendarFeed },
  {
    name: "saveMealHours",
    updates: ["calendarFeed"],
    act: () => saveMealHours({ ...MEAL_HOURS, dinner: "18:15" }),
  },
  {
    name: "saveHousehold",
    updates: ["household"],
    act: () => saveHousehold({ people: [ANN] }),
  },
  { name: "addFavorite", updates: ["favorites"], act: () => addFavorite(mealAt(2)) },
  {
    name: "removeFavorite",
    updates: ["favorites"],
    act: async () => {
      const [first] = await readFavorites();
      if (first) await removeFavorite(first);
    },
  },
  { name: "tickLine, to ticked", updates: PLANS, act: () => pressed(tickLine(plan.id, lineAt(3), true)) },
  {
    name: "tickLine, to unticked",
    updates: PLANS,
    prepare: () => pressed(tickLine(plan.id, lineAt(3), true)),
    act: () => pressed(tickLine(plan.id, lineAt(3), false)),
  },
  { name: "setCupboard, enough", updates: PLANS, act: () => pressed(setCupboard(plan.id, lineAt(2).foodId, null)) },
  { name: "setCupboard, some", updates: PLANS, act: () => pressed(setCupboard(plan.id, lineAt(2).foodId, 5)) },
  { name: "addOwnLine", updates: PLANS, act: () => pressed(addOwnLine(plan.id, "Napkins")) },
  {
    name: "removeOwnLine",
    updates: PLANS,
    act: async () => {
      const own = linesOf(await readPlan()).find(({ ownLineId }) => ownLineId !== null);
      await pressed(removeOwnLine(plan.id, own?.ownLineId ?? ""));
    },
  },
];

describe("the cache after a write equals a fresh answer of the server", () => {
  test.each(WRITES)("$name", async ({ updates, prepare, act }) => {
    await prepare?.();
    const before = JSON.stringify(heldAnswers(updates));
    await act();
    const held = heldAnswers(updates);
    expect(held).toHaveLength(updates.length);
    expect(JSON.stringify(held)).not.toBe(before);
    for (const [path, answer] of held) expect(answer, path).toEqual(await ask(path));
  });

  test("a generated plan, except for its creation time", async () => {
    const request = { userId: member.id, weekOf: null, base: null, force: true, startedAt: "2026-11-23T08:00:00.000Z" };
    await generationOf(member.id, null).start(request);
    const [[path = "", answer] = []] = heldAnswers(["activeMealPlan"]);
    expect(answer).toEqual({ ...(await readPlan(path)), createdAt: request.startedAt });
  });
});
