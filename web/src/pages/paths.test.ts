import { describe, expect, test } from "vitest";
import { authPath, landingAnchorPath, PATHS, returnPathOf } from "./paths.ts";

describe("addresses", () => {
  test("contain every screen of the specification, and our own", () => {
    expect(Object.values(PATHS)).toEqual([
      "/",
      "/auth",
      "/reset-password",
      "/warm-up",
      "/questionnaire",
      "/preview",
      "/pricing",
      "/subscription-success",
      "/meal-plan",
      "/dashboard",
      "/planner",
      "/kitchen",
      "/settings",
      "/contact",
      "/shared-list",
      "/admin",
      "/checkout/:paymentId",
      "/privacy",
      "/terms",
      "/cookies",
      "/how-we-check",
    ]);
  });

  test("point to the sign-in page in both modes", () => {
    expect(authPath("sign-in")).toBe("/auth");
    expect(authPath("sign-up")).toBe("/auth?mode=sign-up");
    expect(landingAnchorPath("faq")).toBe("/#faq");
  });

  test.each([
    [{ from: "/meal-plan?tab=list" }, "/meal-plan?tab=list"],
    [{ from: "//evil.example" }, null],
    [{ from: "/\\evil.example" }, null],
    [{ from: "https://evil.example" }, null],
    [{ from: 7 }, null],
    [{}, null],
    [null, null],
  ])("lead back only to this site: %j", (state, expected) => {
    expect(returnPathOf(state)).toBe(expected);
  });
});
