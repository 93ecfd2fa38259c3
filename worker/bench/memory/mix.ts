import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { registerPaid } from "../../test/factories.ts";
import type { Harness } from "../../test/harness.ts";
import type { Sending } from "./load.ts";

/** Fifty requests of a member, one of which makes a whole week. */
const SHARES = { health: 8, user: 14, plan: 8, plans: 4, tick: 8, page: 7, week: 1 } as const;
type Kind = keyof typeof SHARES;
const PAGES = ["/", "/pricing", "/privacy", "/app-shell"] as const;

/** The kinds interleaved, so that every thousand requests contain all of them. */
function shuffled(): Kind[] {
  const left: Record<Kind, number> = { ...SHARES };
  const kinds = Object.keys(SHARES).filter((kind): kind is Kind => kind in SHARES);
  const order: Kind[] = [];
  while (kinds.some((kind) => left[kind] > 0)) {
    for (const kind of kinds) {
      if (left[kind] === 0) continue;
      left[kind] -= 1;
      order.push(kind);
    }
  }
  return order;
}

/** The requests of members, each with a plan of their own; only those for weeks if `weeksOnly`. */
export async function makeMix(harness: Harness, weeksOnly: boolean, people = 20): Promise<Sending[]> {
  const members: ((kind: Kind, number: number) => Sending)[] = [];
  // One after the other: a shared disk is too slow for all accounts and weeks at once.
  for (let index = 0; index < people; index += 1) members.push(await makeMember(harness));
  const kinds: readonly Kind[] = weeksOnly ? ["week"] : shuffled();
  // Each member starts at another place in the order, so that all kinds are sent at any moment.
  return kinds.flatMap((_, number) =>
    members.map((send, index) => send(kinds[(number + index) % kinds.length] ?? "week", number + index)),
  );
}

/** Creates a member and returns their request of each kind. */
async function makeMember(harness: Harness): Promise<(kind: Kind, number: number) => Sending> {
  const { browser } = await registerPaid(harness, "annual-vip");
  // Weeks are made by somebody else, because a new one would replace the one that is read and ticked.
  const maker = await registerPaid(harness, "annual-vip");
  const plan = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
  const headers = { cookie: browser.cookie, origin: harness.origin, "content-type": "application/json" };
  const get = (path: string): Sending => ({ url: harness.baseUrl + path, method: "GET", headers });
  const post = (path: string, body: object): Sending => ({ ...get(path), method: "POST", body: JSON.stringify(body) });
  const foods = plan.groceryList.flatMap(({ items }) => items).map(({ foodId }) => foodId);
  return (kind, number) => {
    const item = foods[number % foods.length];
    if (kind === "health") return get("/api/health");
    if (kind === "user") return get("/api/user");
    if (kind === "plan") return get(`/api/meal-plans/${plan.id}`);
    if (kind === "plans") return get("/api/meal-plans");
    if (kind === "tick") return post("/api/grocery-checks", { planId: plan.id, item, checked: number % 2 === 0 });
    if (kind === "page") return { url: harness.baseUrl + PAGES[number % PAGES.length], method: "GET", headers: {} };
    const week = post("/api/generate-meal-plan", { forceRegenerate: true });
    return { ...week, headers: { ...headers, cookie: maker.browser.cookie } };
  };
}

/** As many requests to the bare worker, and the same pages. */
export function makeBareMix(baseUrl: string): Sending[] {
  return shuffled().map((kind, number) => {
    const path = kind === "page" ? PAGES[number % PAGES.length] : "/api/bare";
    return { url: baseUrl + path, method: "GET", headers: {} };
  });
}
