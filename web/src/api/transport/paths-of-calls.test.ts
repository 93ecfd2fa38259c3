import { CALLS } from "@mealwright/schema/calls";
import { describe, expect, test } from "vitest";
import { fillPath, PATHS_OF_CALLS } from "./paths-of-calls.ts";

test("the browser's table of paths matches the contract", () => {
  const contract = Object.fromEntries(
    Object.entries(CALLS).map(([name, { method, path }]) => [name, { method, path }]),
  );
  expect(PATHS_OF_CALLS).toEqual(contract);
});

describe("fillPath", () => {
  test.each([
    ["/api/user", undefined, undefined, "/api/user"],
    ["/api/meal-plans/{userId}/active", { userId: "u1" }, undefined, "/api/meal-plans/u1/active"],
    ["/api/meal-plans/{id}", { id: "a/b ?" }, undefined, "/api/meal-plans/a%2Fb%20%3F"],
    ["/api/admin/users", undefined, { page: 2, q: undefined, limit: 50 }, "/api/admin/users?page=2&limit=50"],
  ])("%s %o %o", (path, params, query, address) => {
    expect(fillPath(path, params, query)).toBe(address);
  });

  test("throws if a parameter is missing", () => {
    expect(() => fillPath("/api/meal-plans/{id}", {})).toThrow("needs id");
  });
});
