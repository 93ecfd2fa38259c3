import { CALLS } from "@mealwright/schema/calls";
import { LIST_SHARE_DAYS, SOMEBODY } from "@mealwright/schema/constants/grocery";
import {
  listNews,
  listShare,
  newListShare,
  type SharedLine,
  sharedLine,
  sharedList,
} from "@mealwright/schema/contract/grocery";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { describe, expect, test } from "vitest";
import { FOODS } from "../../src/domain/foods/catalogue/catalogue.ts";
import type { Browser } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { PASSWORD, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails, tokenIn } from "../mail/mailbox.ts";

const harness = openHarness();

async function planned() {
  const answers = { allergies: ["Peanuts"], otherAllergies: "kiwi" };
  const member = await registerPaid(harness(), "weekly-flex", answers);
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  return { ...member, plan, path: `/api/meal-plans/${plan.id}` };
}

/** Creates a link and returns the API path of the shared list. */
async function share(browser: Browser, path: string): Promise<string> {
  const reply = await browser.post(`${path}/share`);
  expectSuccess(reply, "shareList");
  return `/api/shared-lists/${new URL(newListShare.parse(reply.json).url).hash.slice(1)}`;
}

async function read(browser: Browser, address: string) {
  const reply = await browser.get(address);
  expectSuccess(reply, "sharedList");
  return { ...sharedList.parse(reply.json), tag: reply.headers.get("etag") ?? "", text: reply.text };
}

async function shared() {
  const owner = await planned();
  const address = await share(owner.browser, owner.path);
  const guest = harness().visitor();
  const { lines } = await read(guest, address);
  const [line] = lines;
  if (line === undefined) throw new Error("nothing to buy");
  return { owner, address, guest, line };
}

const press = ({ foodId: item, packs }: SharedLine, checked: boolean, more = {}) => ({ item, packs, checked, ...more });

describe("a shared list", () => {
  test("shows what to buy and the owner's name, and nothing else", async () => {
    const { owner, address, guest } = await shared();
    const { owner: name, lines, lastPress, text } = await read(guest, address);
    const listed = owner.plan.groceryList.flatMap(({ items }) => items).filter(({ covered }) => !covered);
    expect(lines.map(({ foodId }) => foodId)).toEqual(listed.map(({ foodId }) => foodId));
    expect([name, lastPress]).toEqual(["Ada", null]);
    const { meals } = owner.plan;
    for (const secret of [owner.id, owner.email, owner.plan.id, "Lovelace", "kiwi", ...meals.map((meal) => meal.id)]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/"(?:meals|cost|have|allergens|email|userId)"/);
    const reply = await guest.get(address);
    expect(reply.headers.get("x-robots-tag")).toBe("noindex");
  });

  test("is not sent again until something changes", async () => {
    const { owner, address, guest, line } = await shared();
    const { tag } = await read(guest, address);
    const again = () => guest.get(address, { headers: { "if-none-match": tag } });
    expect(await again()).toMatchObject({ status: 304, text: "" });
    const body = { planId: owner.plan.id, item: line.foodId, checked: true };
    for (const change of [
      () => owner.browser.post("/api/grocery-checks", body),
      () => owner.browser.post(`${owner.path}/own-lines`, { text: "Candles" }),
      () => owner.browser.post(`${owner.path}/cupboard`, { foodId: line.foodId, grams: 1 }),
      () => owner.browser.post("/api/regenerate-meal", { originalMeal: { id: owner.plan.meals[0]?.id } }),
    ]) {
      const before = (await read(guest, address)).tag;
      expect((await change()).status).toBeLessThan(300);
      const after = await read(guest, address);
      expect(after.tag).not.toBe(before);
      // After a change, only the lines of the current list may remain.
      const { groceryList } = mealPlan.parse((await owner.browser.get(owner.path)).json);
      const listed = groceryList.flatMap(({ items }) => items).filter(({ covered }) => !covered);
      expect(after.lines).toEqual(listed.map((item) => sharedLine.parse(item)));
    }
    expect((await again()).status).toBe(200);
  });

  test("shows a guest's ticks on the owner's list, with the guest's name", async () => {
    const { owner, address, guest, line } = await shared();
    const before = listNews.parse((await owner.browser.get(`${owner.path}/list-news`)).json);
    expectSuccess(await guest.post(`${address}/checks`, press(line, true, { by: "Ben" })), "tickSharedLine");
    const after = listNews.parse((await owner.browser.get(`${owner.path}/list-news`)).json);
    expect(after.version).not.toBe(before.version);
    expect(after.lastPress).toMatchObject({ item: line.foodId, checked: true, by: "Ben" });
    const plan = mealPlan.parse((await owner.browser.get(owner.path)).json);
    const ticked = plan.groceryList.flatMap(({ items }) => items).filter(({ checked }) => checked);
    expect(ticked.map(({ foodId }) => foodId)).toEqual([line.foodId]);
  });

  test("also reports to the owner's other screen that a meal was locked, unlocked, moved or replaced", async () => {
    const { browser, path, plan } = await planned();
    const version = async () => listNews.parse((await browser.get(`${path}/list-news`)).json).version;
    const [first, second] = plan.meals.filter(({ type }) => type === "dinner");
    let before = await version();
    for (const [call, body] of [
      ["lockMeal", { mealId: first?.id, locked: true }],
      ["lockMeal", { mealId: first?.id, locked: false }],
      ["moveMeal", { mealId: first?.id, day: second?.day }],
      ["regenerateMeal", { originalMeal: { id: first?.id } }],
    ] as const) {
      expectSuccess(await browser.post(CALLS[call].path, body), call);
      const after = await version();
      expect(after, call).not.toBe(before);
      before = after;
    }
  });

  test('keeps the later of two ticks, whichever arrives last, and calls a nameless guest "Somebody"', async () => {
    const { owner, address, guest, line } = await shared();
    const pressedAt = Date.now();
    await guest.post(`${address}/checks`, press(line, true, { pressedAt: pressedAt + 10 }));
    await guest.post(`${address}/checks`, press(line, false, { pressedAt }));
    const body = { planId: owner.plan.id, item: line.foodId, packs: line.packs, checked: false };
    await owner.browser.post("/api/grocery-checks", { ...body, pressedAt: pressedAt + 5 });
    const { lines, lastPress } = await read(guest, address);
    expect(lines.find(({ foodId }) => foodId === line.foodId)?.checked).toBe(true);
    expect(lastPress).toMatchObject({ checked: true, by: SOMEBODY });
    await owner.browser.post("/api/grocery-checks", { ...body, pressedAt: pressedAt + 20 });
    expect((await read(guest, address)).lastPress).toMatchObject({ checked: false, by: null });
  });

  test("accepts ticks of lines on that list only", async () => {
    const { address, guest, line } = await shared();
    const other = await planned();
    const { lines } = await read(guest, address);
    const unlisted = [...FOODS.keys()].find((id) => lines.every(({ foodId }) => foodId !== id)) ?? "";
    // A valid food that is not on the list would otherwise be added to the owner's kitchen.
    for (const foodId of ["unobtainium", unlisted]) {
      expectError(await guest.post(`${address}/checks`, press({ ...line, foodId }, true)), 404, "not_found");
    }
    const untouched = listNews.parse((await other.browser.get(`${other.path}/list-news`)).json);
    expect(untouched.lastPress).toBeNull();
    for (const by of ["x".repeat(31), "a\nb", "\u202egnp"]) {
      expectError(await guest.post(`${address}/checks`, press(line, true, { by })), 422, "invalid_fields");
    }
  });
});

describe("a shared link ends", () => {
  const isGone = async (guest: Browser, address: string, line: SharedLine) => {
    expectError(await guest.get(address), 404, "not_found");
    expectError(await guest.post(`${address}/checks`, press(line, true)), 404, "not_found");
  };

  test("when revoked or replaced with a new one, and is stored only as a digest", async () => {
    const { owner, address, guest, line } = await shared();
    const second = await share(owner.browser, owner.path);
    await isGone(guest, address, line);
    expect((await guest.get(second)).status).toBe(200);
    const { rows } = await harness().database.execute("select * from list_shares");
    expect(JSON.stringify(rows)).not.toContain(second.split("/").at(-1));
    expectSuccess(await owner.browser.send("DELETE", `${owner.path}/share`), "unshareList");
    await isGone(guest, second, line);
    expect(listShare.parse((await owner.browser.get(`${owner.path}/share`)).json)).toEqual({ expiresAt: null });
  });

  test(`after ${LIST_SHARE_DAYS} days`, async () => {
    const { owner, address, guest, line } = await shared();
    const { expiresAt } = listShare.parse((await owner.browser.get(`${owner.path}/share`)).json);
    const days = (Date.parse(expiresAt ?? "") - Date.now()) / (24 * 3600 * 1000);
    expect(Math.round(days)).toBe(LIST_SHARE_DAYS);
    const sql = "update list_shares set expires_at = ? where user_id = ?";
    await harness().database.execute({ sql, args: [Date.now() - 1, owner.id] });
    await isGone(guest, address, line);
  });

  test("when the owner's paid period ends", async () => {
    const { owner, address, guest, line } = await shared();
    const sql = "update users set paid_until = ? where id = ?";
    await harness().database.execute({ sql, args: [Date.now() - 1, owner.id] });
    await isGone(guest, address, line);
  });

  test("when the owner's password is reset by mail", async () => {
    const { owner, address, guest, line } = await shared();
    await owner.browser.post("/api/auth/forgot-password", { email: owner.email });
    const [mail] = await awaitMails(harness(), owner.email, 1, ({ text }) => text.includes("token="));
    const body = { token: tokenIn(mail), newPassword: `${PASSWORD} anew` };
    expectSuccess(await owner.browser.post("/api/auth/reset-password", body), "resetPassword");
    await isGone(guest, address, line);
  });
});
