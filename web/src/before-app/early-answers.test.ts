import { EARLY_ANSWER_LIFE_MS } from "@mealwright/schema/constants/timings";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askEarly, dropEarlyAnswers, takeEarlyAnswer } from "./early-answers.ts";
import { earlyAnswersThere } from "./early-answers-there.ts";

const DAY_MS = 24 * 3600 * 1000;
const CALLS = { userPath: "/user", paths: ["/plans/{userId}/active"] };
const WEEK = { userPath: "/user", paths: [], plansPath: "/plans", weekPath: "/plans/{userId}/active" };

let answers: Record<string, () => Response | Promise<Response>>;
let asked: string[];

function keep(user: unknown): void {
  vi.stubGlobal("window", { localStorage: { getItem: () => (user === null ? null : JSON.stringify(user)) } });
}

/** The date so many days from today. */
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

beforeEach(() => {
  globalThis.earlyAnswers = undefined;
  answers = { "/user": () => Response.json({ id: "a b", isPremium: true }) };
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return (answers[path] ?? (() => new Response("", { status: 404 })))();
  });
  keep({ id: "a b", isPremium: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("early requests", () => {
  test("ask for the user and the member's data at once, using the stored user id", () => {
    void askEarly(CALLS);
    expect(asked).toEqual(["/user", "/plans/a%20b/active"]);
  });

  test("without a stored user, wait until the server has said who it is", async () => {
    keep(null);
    await askEarly(CALLS);
    expect(asked).toEqual(["/user", "/plans/a%20b/active"]);
  });

  test.each([
    ["a visitor", () => new Response("{}", { status: 401 })],
    ["a reply that is not a user", () => new Response("<p>")],
  ])("stop after the user for %s", async (_, answer) => {
    keep(null);
    answers["/user"] = answer;
    await askEarly(CALLS);
    expect(asked).toEqual(["/user"]);
  });

  test("ask for nothing more on a premium page if the user is not premium", async () => {
    keep({ id: "a", isPremium: false });
    await askEarly({ ...CALLS, premiumOnly: true });
    expect(asked).toEqual(["/user"]);
  });

  test.each([
    ["begins today", 0, 21, true],
    ["began six days ago", -6, 1, true],
    ["ended yesterday", -7, 21, false],
    ["begins tomorrow", 1, 21, false],
    ["has no meals", 0, 0, false],
  ])("for the week's plan, if one %s: offset %i days, %i meals", async (_, days, mealCount, isAsked) => {
    answers["/plans"] = () => Response.json([{ weekOf: dayFromNow(days), mealCount }]);
    await askEarly(WEEK);
    expect(asked).toEqual(["/user", "/plans", ...(isAsked ? ["/plans/a%20b/active"] : [])]);
  });

  test("ask for the week's plan at once if there is no list of plans to check first", async () => {
    answers["/plans/a%20b/active"] = () => Response.json({ weekOf: "2026-11-23" });
    const { user, week } = await askEarly({ userPath: "/user", paths: [], weekPath: "/plans/{userId}/active" });
    expect(asked).toEqual(["/user", "/plans/a%20b/active"]);
    expect([user, week]).toEqual([{ id: "a b", isPremium: true }, { weekOf: "2026-11-23" }]);
  });

  test("tell successful replies from failed ones", async () => {
    answers["/plans"] = () => Response.json([]);
    await askEarly({ userPath: "/user", paths: ["/gone"], plansPath: "/plans", weekPath: "/week" });
    expect(await earlyAnswersThere(new Promise(() => {}))).toEqual(["/user", "/plans"]);
  });

  test("are not waited for longer than a time limit", async () => {
    answers["/slow"] = () => new Promise(() => {});
    await askEarly({ userPath: "/user", paths: ["/slow"] });
    expect(await earlyAnswersThere(Promise.resolve(undefined))).not.toContain("/slow");
  });
});

describe("early replies", () => {
  test("can be taken once, with the whole body", async () => {
    answers["/plans"] = () => Response.json([{ weekOf: dayFromNow(0), mealCount: 3 }]);
    await askEarly(WEEK);
    expect(await (await takeEarlyAnswer("/plans"))?.json()).toEqual([{ weekOf: dayFromNow(0), mealCount: 3 }]);
    expect(takeEarlyAnswer("/plans")).toBeUndefined();
  });

  test("can be taken only while fresh", async () => {
    vi.useFakeTimers();
    await askEarly(CALLS);
    vi.advanceTimersByTime(EARLY_ANSWER_LIFE_MS);
    expect(takeEarlyAnswer("/user")).toBeUndefined();
  });

  test("are dropped after a write, and no more are requested", async () => {
    keep(null);
    const ended = askEarly(CALLS);
    dropEarlyAnswers();
    await ended;
    expect(asked).toEqual(["/user"]);
    expect(takeEarlyAnswer("/user")).toBeUndefined();
    expect(takeEarlyAnswer("/plans/a%20b/active")).toBeUndefined();
  });

  test("are not requested if the app has requested the data itself", async () => {
    keep(null);
    const ended = askEarly(CALLS);
    expect(takeEarlyAnswer("/plans/a%20b/active")).toBeUndefined();
    await ended;
    expect(asked).toEqual(["/user"]);
  });

  test("pass a failure on to whoever takes them", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await askEarly(CALLS);
    await expect(takeEarlyAnswer("/user")).rejects.toThrow("no network");
  });
});
