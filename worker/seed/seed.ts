import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { createPaymentReply } from "@mealwright/schema/contract/payments";
import { user as userShape } from "@mealwright/schema/contract/user";
import { can } from "@mealwright/schema/rules/entitlements";
import { LaunchError } from "../launch/launch-error.ts";
import { readRunning } from "../launch/processes/running.ts";
import { loadSecrets } from "../launch/secrets.ts";
import { readSettings } from "../launch/settings.ts";
import { type Browser, createBrowser, type Reply } from "../test/client.ts";
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from "./people.ts";

/**
 * Puts demo people into the product that `npm start` serves, by its own calls: accounts of every tier, weeks, lists
 * with ticks, favorites, payments, messages. Run again it adds only what is missing. `pnpm seed [--force]`, with the
 * environment of the start.
 */
const TICKED_LINES = 6;
const FAVORITES = 2;
const LOCAL = /^(?:127\.\d+\.\d+\.\d+|localhost|\[?::1\]?)$/;

/** The reply, if its status is expected. Throws a `LaunchError` otherwise. */
function expected(reply: Reply, what: string, ...statuses: readonly number[]): Reply {
  if (statuses.includes(reply.status)) return reply;
  throw new LaunchError(`${what}: ${reply.status} ${reply.text.slice(0, 200)}`);
}

/** Where the product runs. Throws a `LaunchError` for one that is not on this machine, unless forced. */
function findProduct(environment: NodeJS.ProcessEnv, isForced: boolean) {
  const { host, port, dataDirectory, libsqlUrl, adminEmail, adminPassword } = readSettings(environment);
  const database = new URL(libsqlUrl ?? readRunning(dataDirectory).url).hostname;
  if (!isForced && !LOCAL.test(database)) {
    throw new LaunchError(
      `The database is at ${database}: demo people are for one on this machine. --force if you mean it.`,
    );
  }
  const baseUrl = `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`;
  const origin = environment.APP_ORIGIN || `http://localhost:${port}`;
  const admin = { email: adminEmail, password: adminPassword ?? loadSecrets(dataDirectory).adminPassword };
  return { admin, visitor: () => createBrowser(baseUrl, origin) };
}

async function signIn(browser: Browser, { name, email, answers }: DemoPerson): Promise<void> {
  const login = await browser.post("/api/auth/login", { email, password: DEMO_PASSWORD });
  if (login.status === 200) return;
  const account = { name, email, password: DEMO_PASSWORD, ...answers };
  expected(await browser.post("/api/auth/register-with-preferences", account), `registering ${email}`, 201);
}

/** Pays the person's plan with a transfer that the administrator confirms. */
async function pay(browser: Browser, admin: Browser, { email, tier }: DemoPerson): Promise<void> {
  if (tier === null) return;
  const account = userShape.parse((await browser.get("/api/user")).json);
  if (account.isPremium) return;
  const made = expected(await browser.post("/api/payments", { tier }), `a payment of ${email}`, 200, 201);
  const { payment } = createPaymentReply.parse(made.json);
  const confirmation = { wiseTransactionId: `demo-${payment.id}` };
  expected(await admin.post(`/api/payments/${payment.id}/confirm`, confirmation), `confirming ${email}`, 200);
}

/** Makes this week's plan, ticks some of its list and marks some of its dishes as favorites. */
async function use(browser: Browser, { email }: DemoPerson): Promise<void> {
  const reply = expected(await browser.post("/api/generate-meal-plan"), `a plan of ${email}`, 200);
  const { id, meals, groceryList } = mealPlan.parse(reply.json);
  const { tier } = userShape.parse((await browser.get("/api/user")).json);
  for (const { foodId } of groceryList.flatMap(({ items }) => items).slice(0, TICKED_LINES)) {
    const tick = await browser.post("/api/grocery-checks", { planId: id, item: foodId, checked: true });
    expected(tick, `a tick of ${email}`, 200);
  }
  if (!can(tier, "favorites")) return;
  for (const meal of meals.slice(0, FAVORITES))
    expected(await browser.post("/api/favorites", { mealId: meal.id }), `a favorite of ${email}`, 200, 201, 409);
}

/** Leaves work for the administrator; only for a new account, so that nothing is created twice. */
async function leaveWork(browser: Browser, { name, email, waitingPayment, message }: DemoPerson): Promise<void> {
  if (waitingPayment !== undefined)
    expected(await browser.post("/api/payments", { tier: waitingPayment }), `a payment of ${email}`, 200, 201);
  if (message !== undefined)
    expected(await browser.post("/api/contact", { name, email, ...message }), `a message of ${email}`, 200, 201);
}

async function seed(): Promise<void> {
  const { admin: account, visitor } = findProduct(process.env, process.argv.includes("--force"));
  const admin = visitor();
  expected(await admin.post("/api/admin/login", account), "unlocking the administration", 200);
  for (const person of DEMO_PEOPLE) {
    const browser = visitor();
    await signIn(browser, person);
    const hadPlan = (await browser.get("/api/meal-plans")).list.length > 0;
    await pay(browser, admin, person);
    if (!hadPlan) {
      await use(browser, person);
      await leaveWork(browser, person);
    }
    console.log(
      `${person.email.padEnd(20)} ${DEMO_PASSWORD}   ${person.tier ?? "free-starter"}${hadPlan ? ", was there" : ""}`,
    );
  }
  console.log(`${account.email}   (the administrator: unlock /admin with the password that npm start prints)`);
}

try {
  await seed();
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exitCode = 1;
}
