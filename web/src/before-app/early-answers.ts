import { EARLY_ANSWER_LIFE_MS } from "@mealwright/schema/constants/timings";
import { asRecord } from "../lib/unknown-values.ts";
import { memberOf, storedMember } from "../storage/stored-user.ts";
import { requestInit } from "./request-init.ts";

interface EarlyAnswer {
  readonly askedAt: number;
  readonly response: Promise<Response>;
}

declare global {
  /**
   * What the page requested before its code had loaded, by path. An entry is null once the app has made the request
   * itself; the whole map is null once something was written.
   */
  var earlyAnswers: Map<string, EarlyAnswer | null> | null | undefined;
}

/** What a page requests early, besides the user; `{userId}` in a path is filled in. */
export interface EarlyCalls {
  readonly userPath: string;
  readonly paths: readonly string[];
  /** The path of the week's plan; if the list of plans is requested too, only when that has a plan for today. */
  readonly weekPath?: string | undefined;
  readonly plansPath?: string | undefined;
  readonly premiumOnly?: boolean;
}

const DAY_MS = 24 * 3600 * 1000;

/**
 * Makes the requests that the page's code will make, so that data arrives alongside the code instead of after it. The
 * last user is presumed to be still here; without one, it waits for the server. Resolves to the server's user and, if
 * requested, week; null for any that did not arrive.
 */
export async function askEarly({
  userPath,
  paths,
  plansPath,
  weekPath,
  premiumOnly,
}: EarlyCalls): Promise<{ readonly user: unknown; readonly week: unknown }> {
  const user = readJson(ask(userPath));
  const member = storedMember() ?? memberOf(await user);
  if (member === null || (premiumOnly && !member.isPremium)) return { user: await user, week: null };
  const filled = (path: string) => path.replace("{userId}", encodeURIComponent(member.id));
  const askStill = (path: string) => {
    if (globalThis.earlyAnswers && !globalThis.earlyAnswers.has(path)) return ask(path);
  };
  for (const path of paths) askStill(filled(path));
  if (weekPath === undefined) return { user: await user, week: null };
  const plans = plansPath === undefined ? null : await readJson(ask(plansPath));
  const hasWeek =
    plansPath === undefined || (Array.isArray(plans) && plans.some((plan) => isOfToday(plan, Date.now())));
  const week = hasWeek ? askStill(filled(weekPath)) : undefined;
  return { user: await user, week: week === undefined ? null : await readJson(week) };
}

/** The parsed body of a copy, since the app reads the response itself; null unless it succeeded. */
async function readJson(answer: Promise<Response>): Promise<unknown> {
  try {
    const response = await answer;
    return response.ok ? await response.clone().json() : null;
  } catch {
    return null;
  }
}

function ask(path: string): Promise<Response> {
  const response = fetch(path, requestInit("GET", "application/json", undefined, undefined)).then(whole);
  // Whoever takes the response sees its failure; without a taker it must not be an unhandled rejection.
  response.catch(() => {});
  if (globalThis.earlyAnswers === undefined) globalThis.earlyAnswers = new Map();
  globalThis.earlyAnswers?.set(path, { askedAt: performance.now(), response });
  return response;
}

/** Reads the whole response, because one that is never read would keep its connection open. */
async function whole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  return new Response(await response.text(), { status, statusText, headers });
}

/** Whether a plan in the list has meals and its week includes `now`. */
function isOfToday(plan: unknown, now: number): boolean {
  const { weekOf, mealCount } = asRecord(plan);
  const begin = Date.parse(String(weekOf));
  return Number(mealCount) > 0 && begin <= now && now < begin + 7 * DAY_MS;
}

/** The early response to a request, handed out once and only while fresh. */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers?.get(path);
  globalThis.earlyAnswers?.set(path, null);
  return early && performance.now() - early.askedAt < EARLY_ANSWER_LIFE_MS ? early.response : undefined;
}

/** Call before any write: it may change the data or the user, so earlier responses are no longer valid. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers = null;
}
