import { setTimeout as wait } from "node:timers/promises";
import { RENEWAL_GRACE_HOURS } from "@mealwright/schema/constants/payments";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { createPaymentReply } from "@mealwright/schema/contract/payments";
import { errorBody } from "@mealwright/schema/contract/shared/errors";
import type { Browser, Reply } from "../../test/client.ts";
import {
  ANSWERS,
  freshEmail,
  type Member,
  PASSWORD,
  registerPaid,
  registerWithoutAnswers,
} from "../../test/factories.ts";
import { checkoutCompleted, deliver, invoicePaid } from "../../test/stand-ins/stripe-events.ts";
import type { Random } from "./random.ts";
import type { Site } from "./site.ts";

const GENERATE = "/api/generate-meal-plan";
/** Everything may be late on a busy machine; the limit only ends what hangs. */
const HANGS_AFTER_MS = 180_000;
const RECOVERS_WITHIN_MS = 120_000;
const WEEKLY_MEALS = 21;
/** The grace period of plans that renew. */
const GRACE_MS = RENEWAL_GRACE_HOURS * 3_600_000;

/** Reports something broken, in words. */
export type Report = (fault: string) => void;

export interface Actor {
  /** Acts while faults are injected, and remembers every change that was confirmed. */
  act(): Promise<void>;
  /** After the faults: checks that everything works and every confirmed change is stored. */
  settle(): Promise<void>;
}

/** Checks that an error answer has the shape of the contract, with a reason and the request's id. */
function checkAnswer(what: string, reply: Reply, report: Report): void {
  if (reply.status < 400) return;
  const body = errorBody.safeParse(reply.json);
  if (!body.success || body.data.requestId !== reply.headers.get("x-request-id"))
    report(`${what}: ${reply.status} without a clear body: ${reply.text.slice(0, 200)}`);
  if (reply.status === 500 || body.data?.code === "internal")
    report(`${what}: ${reply.status} ${reply.text.slice(0, 200)}`);
}

async function withinLimit<Result>(what: string, work: Promise<Result>, report: Report): Promise<Result | null> {
  const limit = new AbortController();
  const hangs = wait(HANGS_AFTER_MS, null, { signal: limit.signal }).catch(() => null);
  const result = await Promise.race([work, hangs]);
  if (result === null) report(`${what}: no answer within ${HANGS_AFTER_MS / 1000} s`);
  limit.abort();
  return result;
}

/** A call while faults are injected; null if the connection broke, which is allowed only if the worker was killed. */
export async function attempt(
  what: string,
  call: () => Promise<Reply>,
  mayBreak: boolean,
  report: Report,
): Promise<Reply | null> {
  try {
    const reply = await withinLimit(what, call(), report);
    if (reply !== null) checkAnswer(what, reply, report);
    return reply;
  } catch (error) {
    if (!mayBreak) report(`${what}: the connection broke: ${String(error)}`);
    return null;
  }
}

/** A call after the faults, repeated until it succeeds. */
export async function insist(
  what: string,
  call: () => Promise<Reply>,
  report: Report,
  isDone: (reply: Reply) => boolean = ({ status }) => status < 300,
): Promise<Reply | null> {
  let last = "";
  for (const endsAt = Date.now() + RECOVERS_WITHIN_MS; Date.now() < endsAt; await wait(100)) {
    const reply = await attempt(`${what}, afterwards`, call, false, report);
    if (reply !== null && isDone(reply)) return reply;
    last = reply === null ? "no answer" : `${reply.status} ${reply.text.slice(0, 200)}`;
  }
  report(`${what}: not well again within ${RECOVERS_WITHIN_MS / 1000} s: ${last}`);
  return null;
}

async function count(site: Site, sql: string, ...args: (string | number)[]): Promise<number> {
  return Number((await site.database.execute({ sql, args })).rows[0]?.n);
}

export interface Scene {
  readonly site: Site;
  readonly random: Random;
  readonly report: Report;
  /** Whether a connection to the worker may break without an answer. */
  readonly mayBreak: boolean;
}

/** Somebody who signs up, and looks at a first plan. */
export function newcomer({ site, report, mayBreak }: Scene): Actor {
  const browser = site.harness.visitor();
  const email = freshEmail();
  const body = { ...ANSWERS, name: "Ada Lovelace", email, password: PASSWORD };
  let wasPromised = false;
  const signUp = () => browser.post("/api/auth/register-with-preferences", body);
  return {
    async act() {
      const reply = await attempt("signing up", signUp, mayBreak, report);
      wasPromised = reply?.status === 201;
      if (wasPromised) await attempt("a first plan", () => browser.post(GENERATE), mayBreak, report);
    },
    async settle() {
      const there = await count(site, "select count(*) as n from users where email = ?", email);
      if (wasPromised && there !== 1) report(`an account that was made is ${there} times there`);
      // Without a confirmation they try again, and sign in if the account turns out to exist.
      if (there === 0) await insist("signing up", signUp, report);
      else if (!wasPromised)
        await insist("signing in", () => browser.post("/api/auth/login", { email, password: PASSWORD }), report);
      const sql = `select count(*) as n from users join preferences on preferences.user_id = users.id
        where email = ? and exists (select 1 from sessions where user_id = users.id)`;
      if ((await count(site, sql, email)) !== 1) report("an account without its answers or its session");
      await insist("a new member's look at themselves", () => browser.get("/api/user"), report);
      await insist("a first plan", () => browser.post(GENERATE), report, isWhole(3));
    },
  };
}

const isWhole = (meals: number) => (reply: Reply) => {
  const plan = mealPlan.safeParse(reply.json);
  return reply.status === 200 && plan.success && plan.data.complete && plan.data.meals.length === meals;
};

/** Somebody whose week streams in; they may leave in the middle. */
export async function planner({ site, random, report, mayBreak }: Scene): Promise<Actor> {
  const { browser, id } = await registerPaid(site.harness, "weekly-flex");
  const seen: string[] = [];
  const leavesAfter = random.next() < 0.25 ? random.between(1, 12) : Number.POSITIVE_INFINITY;
  const read = async () => {
    for await (const { event, data } of browser.stream(GENERATE)) {
      if (event === "meal") seen.push(String(data.id));
      if (event === "error" && !errorBody.safeParse(data).success)
        report(`a stream's error says ${JSON.stringify(data)}`);
      if (event === "error" && data.code === "internal") report(`a stream ends with ${JSON.stringify(data)}`);
      if (seen.length >= leavesAfter) break;
    }
    return true;
  };
  return {
    async act() {
      try {
        await withinLimit("a stream", read(), report);
      } catch (error) {
        const refusal = /^no stream: (\d+) (.*)$/s.exec(error instanceof Error ? error.message : "");
        if (refusal === null && !mayBreak) report(`a stream broke: ${String(error)}`);
        if (refusal !== null && !errorBody.safeParse(JSON.parse(refusal[2] ?? "")).success)
          report(`a stream was refused without a clear body: ${refusal[0].slice(0, 200)}`);
      }
    },
    async settle() {
      const sql = `select count(*) as n from meals join meal_plans on meal_plans.id = plan_id
        where meal_plans.user_id = ? and meals.id in (select value from json_each(?))`;
      const there = await count(site, sql, id, JSON.stringify(seen));
      if (there !== new Set(seen).size) report(`of ${seen.length} meals that were shown ${there} are stored`);
      const reply = await insist("a week", () => browser.post(GENERATE), report, isWhole(WEEKLY_MEALS));
      const ids = new Set(reply === null ? [] : mealPlan.parse(reply.json).meals.map((meal) => meal.id));
      const lost = seen.filter((meal) => !ids.has(meal));
      if (reply !== null && lost.length > 0) report(`${lost.length} meals that were shown are gone`);
    },
  };
}

/** Somebody with a week who remakes it in one place and ticks its list in another. */
export function shopper(
  { site, random, report, mayBreak }: Scene,
  { browser, id }: Member,
  isRemaking: boolean,
): Actor {
  const last = new Map<string, { at: number; checked: boolean }>();
  const tick = async (planId: string, item: string, at: number, call: typeof attempt = attempt) => {
    const checked = random.next() < 0.5;
    const body = { planId, item, checked, pressedAt: at, sentAt: at };
    const reply = await call("a tick", () => browser.post("/api/grocery-checks", body), mayBreak, report);
    if (reply?.status === 200) last.set(item, { at, checked });
  };
  const listed = async (): Promise<{ planId: string; items: readonly string[] }> => {
    const reply = await insist("a week", () => browser.post(GENERATE), report, isWhole(WEEKLY_MEALS));
    if (reply === null) return { planId: "", items: [] };
    const plan = mealPlan.parse(reply.json);
    return { planId: plan.id, items: plan.groceryList.flatMap(({ items }) => items.map((line) => line.foodId)) };
  };
  let planned: Awaited<ReturnType<typeof listed>> | null = null;
  const shop = async ({ planId, items }: Awaited<ReturnType<typeof listed>>) => {
    for (let turn = 0; turn < 12; turn += 1) await tick(planId, random.pick(items.slice(0, 6)), Date.now());
  };
  const act = async () => {
    const plan = planned;
    if (plan === null) return;
    await Promise.all([
      shop(plan),
      isRemaking && attempt("a week anew", () => browser.post(GENERATE, { forceRegenerate: true }), mayBreak, report),
    ]);
  };
  return {
    act: async () => {
      const reply = await attempt("the week", () => browser.get(`/api/meal-plans/${id}/active`), mayBreak, report);
      if (reply?.status !== 200) return;
      const plan = mealPlan.parse(reply.json);
      planned = { planId: plan.id, items: plan.groceryList.flatMap(({ items }) => items.map((line) => line.foodId)) };
      await act();
    },
    async settle() {
      for (const [item, { at, checked }] of last) {
        const sql = `select count(*) as n from grocery_checks where user_id = ? and item = ?
          and (pressed_at > ? or (pressed_at = ? and checked = ?))`;
        if ((await count(site, sql, id, item, at, at, Number(checked))) !== 1) report("a tick that was taken is gone");
      }
      const { planId, items } = await listed();
      await insist(
        "a tick",
        () => browser.post("/api/grocery-checks", { planId, item: items[0] ?? "", checked: true }),
        report,
      );
    },
  };
}

/** Somebody who pays, and the payment provider, which repeats its events until they are accepted. */
export async function payer({ site, random, report, mayBreak }: Scene): Promise<Actor> {
  const { browser, id } = await registerWithoutAnswers(site.harness);
  const from = Math.floor(Date.now() / 1000) - 60;
  const cents = 1_800;
  const to = from + 30 * 24 * 3600;
  const name = `f${id}`;
  const pay = () => browser.post("/api/payments", { tier: "monthly-saver" });
  let reference: string | null = null;
  const messages = () => {
    const sale = { name, reference, cents, from, to };
    const both = [checkoutCompleted(sale), invoicePaid(sale)];
    return random.next() < 0.5 ? both : both.toReversed();
  };
  const tell = async (message: ReturnType<typeof checkoutCompleted>, call: typeof attempt | typeof insist) =>
    call === insist
      ? insist("a webhook", () => deliver(site.harness, message), report)
      : attempt("a webhook", () => deliver(site.harness, message), mayBreak, report);
  return {
    async act() {
      const reply = await attempt("beginning to pay", pay, mayBreak, report);
      const begun = createPaymentReply.safeParse(reply?.json);
      if (!begun.success) return;
      reference = begun.data.payment.id;
      const twice = [...messages(), ...messages()];
      await Promise.all(twice.map((message) => tell(message, attempt)));
    },
    async settle() {
      if (reference === null) {
        const reply = await insist("beginning to pay", pay, report);
        if (reply === null) return;
        reference = createPaymentReply.parse(reply.json).payment.id;
      }
      for (const message of messages()) await tell(message, insist);
      const confirmed = "select count(*) as n from payments where user_id = ? and status = 'confirmed'";
      const times = await count(site, confirmed, id);
      if (times !== 1) report(`a payment counts ${times} times`);
      const paidUntil = await count(
        site,
        "select paid_until as n from users where id = ? and tier = 'monthly-saver'",
        id,
      );
      const until = to * 1000 + GRACE_MS;
      if (paidUntil !== until) report(`paid until ${paidUntil}, not ${until}`);
    },
  };
}

/** Somebody who only looks. */
export function reader({ site, report, mayBreak }: Scene, browser: Browser): Actor {
  const look = () => Promise.all(["/api/user", "/api/meal-plans", "/api/user/preferences"].map(at));
  const at = (path: string) => attempt(path, () => browser.get(path), mayBreak, report);
  return {
    async act() {
      for (let turn = 0; turn < 4; turn += 1) await look();
    },
    async settle() {
      await insist("health", () => site.harness.visitor().get("/api/health"), report);
      await insist("a member's plans", () => browser.get("/api/meal-plans"), report);
    },
  };
}
