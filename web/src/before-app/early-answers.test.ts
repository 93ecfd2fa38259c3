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

describe("what is asked", () => {
  test("who it is and the member's calls, at once and with the stored id", () => {
    void askEarly(CALLS);
    expect(asked).toEqual(["/user", "/plans/a%20b/active"]);
  });

  test("without a stored copy, the rest after the server has said who it is", async () => {
    keep(null);
    await askEarly(CALLS);
    expect(asked).toEqual(["/user", "/plans/a%20b/active"]);
  });

  test.each([
    ["a visitor", () => new Response("{}", { status: 401 })],
    ["an answer that is no user", () => new Response("<p>")],
  ])("nothing more for %s", async (_, answer) => {
    keep(null);
    answers["/user"] = answer;
    await askEarly(CALLS);
    expect(asked).toEqual(["/user"]);
  });

  test("a page for premium members asks nothing for others", async () => {
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
  ])("the week's plan where one %s: %i days from now, %i meals", async (_, days, mealCount, isAsked) => {
    answers["/plans"] = () => Response.json([{ weekOf: dayFromNow(days), mealCount }]);
    await askEarly(WEEK);
    expect(asked).toEqual(["/user", "/plans", ...(isAsked ? ["/plans/a%20b/active"] : [])]);
  });

  test("the week's plan at once where no list is named", async () => {
    answers["/plans/a%20b/active"] = () => Response.json({ weekOf: "2026-11-23" });
    const { user, week } = await askEarly({ userPath: "/user", paths: [], weekPath: "/plans/{userId}/active" });
    expect(asked).toEqual(["/user", "/plans/a%20b/active"]);
    expect([user, week]).toEqual([{ id: "a b", isPremium: true }, { weekOf: "2026-11-23" }]);
  });

  test("the answers that are good are told apart from those that failed", async () => {
    answers["/plans"] = () => Response.json([]);
    await askEarly({ userPath: "/user", paths: ["/gone"], plansPath: "/plans", weekPath: "/week" });
    expect(await earlyAnswersThere(new Promise(() => {}))).toEqual(["/user", "/plans"]);
  });

  test("one that is still on its way is waited for only so long", async () => {
    answers["/slow"] = () => new Promise(() => {});
    await askEarly({ userPath: "/user", paths: ["/slow"] });
    expect(await earlyAnswersThere(Promise.resolve(undefined))).not.toContain("/slow");
  });
});

describe("what is taken", () => {
  test("an answer once, whole although the page has looked into it", async () => {
    answers["/plans"] = () => Response.json([{ weekOf: dayFromNow(0), mealCount: 3 }]);
    await askEarly(WEEK);
    expect(await (await takeEarlyAnswer("/plans"))?.json()).toEqual([{ weekOf: dayFromNow(0), mealCount: 3 }]);
    expect(takeEarlyAnswer("/plans")).toBeUndefined();
  });

  test("only while it is young", async () => {
    vi.useFakeTimers();
    await askEarly(CALLS);
    vi.advanceTimersByTime(EARLY_ANSWER_LIFE_MS);
    expect(takeEarlyAnswer("/user")).toBeUndefined();
  });

  test("nothing once something was written, and nothing is asked any more", async () => {
    keep(null);
    const ended = askEarly(CALLS);
    dropEarlyAnswers();
    await ended;
    expect(asked).toEqual(["/user"]);
    expect(takeEarlyAnswer("/user")).toBeUndefined();
    expect(takeEarlyAnswer("/plans/a%20b/active")).toBeUndefined();
  });

  test("nothing is asked that the app has asked itself", async () => {
    keep(null);
    const ended = askEarly(CALLS);
    expect(takeEarlyAnswer("/plans/a%20b/active")).toBeUndefined();
    await ended;
    expect(asked).toEqual(["/user"]);
  });

  test("a failure, by whoever takes it", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await askEarly(CALLS);
    await expect(takeEarlyAnswer("/user")).rejects.toThrow("no network");
  });
});
