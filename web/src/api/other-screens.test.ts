import type { User } from "@mealwright/schema/contract/user";
import { afterEach, expect, test, vi } from "vitest";
import { followOtherScreens } from "./other-screens.ts";
import { heldAnswer, put } from "./transport/cache.ts";
import { keyOf } from "./transport/queries.ts";

const USER: User = {
  id: "user-1",
  email: "ada@example.test",
  name: "Ada",
  tier: "free-starter",
  isPremium: false,
  emailVerified: true,
  createdAt: "2026-11-01T00:00:00.000Z",
  units: "metric",
  mailsOff: [],
  answersDigest: null,
  stats: { mealsSaved: 0, favorites: 0, weeklyCalories: 0, budget: 0 },
};

afterEach(() => vi.unstubAllGlobals());

test("coming back to a window asks for the user once, and again the next time", async () => {
  const fetchStub = vi.fn<typeof fetch>(async () => Response.json(USER));
  vi.stubGlobal("fetch", fetchStub);
  vi.stubGlobal("document", { querySelector: () => null });
  await put("user", {}, USER);
  await Promise.all([followOtherScreens(), followOtherScreens()]);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  await followOtherScreens();
  expect(fetchStub).toHaveBeenCalledTimes(2);
});

test("whoever comes back from the card's provider is not shown the renewal that has ended there", async () => {
  vi.stubGlobal("fetch", async () => Response.json(USER));
  vi.stubGlobal("document", { querySelector: () => null });
  await put("user", {}, USER);
  await put("subscription", {}, { tier: "monthly-saver", paidUntil: USER.createdAt, renews: true, manageUrl: null });
  await followOtherScreens();
  expect(heldAnswer(keyOf("subscription", {}))).toBeUndefined();
});
