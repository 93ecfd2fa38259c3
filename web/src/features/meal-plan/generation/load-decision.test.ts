import { describe, expect, test } from "vitest";
import { HttpError, NetworkError, StreamError } from "../../../api/transport/http-error.ts";
import { type ActiveOutcome, decideLoad, lacksPreferences, type PreferencesOutcome } from "./load-decision.ts";

const PENDING = { kind: "pending" } as const;
const WITH_GOAL: PreferencesOutcome = { kind: "preferences", goal: "lose_weight" };
const failed = (status: number): ActiveOutcome => ({ kind: "error", error: new HttpError(status, "", "") });
const plan = (mealCount: number, complete: boolean, stopped = false): ActiveOutcome => ({
  kind: "plan",
  mealCount,
  complete,
  stopped,
});

describe("decideLoad", () => {
  test.each<[string, ActiveOutcome, PreferencesOutcome, string]>([
    ["nothing known yet", PENDING, PENDING, "wait"],
    ["a complete plan", plan(21, true), PENDING, "show"],
    ["a complete plan of the free tier", plan(3, true), PENDING, "show"],
    ["an empty plan", plan(0, false), PENDING, "generate"],
    ["an empty plan that says it is complete", plan(0, true), PENDING, "generate"],
    ["an incomplete plan", plan(9, false), PENDING, "generate"],
    ["a plan stopped on purpose", plan(9, false, true), PENDING, "show"],
    ["a plan stopped before its first meal", plan(0, false, true), PENDING, "show"],
    ["no plan", failed(404), PENDING, "generate"],
    ["another error and no preferences yet", failed(500), PENDING, "ask-preferences"],
    ["another error, preferences with a goal", failed(500), WITH_GOAL, "generate"],
    ["another error, preferences without a goal", failed(500), { kind: "preferences", goal: null }, "questionnaire"],
    ["another error, no preferences", failed(503), { kind: "error" }, "questionnaire"],
    [
      "no connection for the plan or the preferences",
      { kind: "error", error: new NetworkError("") },
      { kind: "unreached" },
      "unreached",
    ],
    [
      "no connection, stored preferences with a goal",
      { kind: "error", error: new NetworkError("") },
      WITH_GOAL,
      "generate",
    ],
    [
      "no connection, no preferences",
      { kind: "error", error: new NetworkError("") },
      { kind: "error" },
      "questionnaire",
    ],
  ])("given %s", (_, active, preferences, decision) => {
    expect(decideLoad(active, preferences)).toBe(decision);
  });
});

test("missing preferences are recognized by the server's error text", () => {
  const body = JSON.stringify({ error: "User or preferences not found" });
  expect(lacksPreferences(new HttpError(404, "Not Found", body))).toBe(true);
  expect(lacksPreferences(new StreamError(body))).toBe(true);
  expect(lacksPreferences(new HttpError(500, "", '{"error":"Something else"}'))).toBe(false);
  expect(lacksPreferences(new NetworkError("gone"))).toBe(false);
});
