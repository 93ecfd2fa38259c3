import { expect, test } from "vitest";
import { MONEY_BACK_ON, MONEY_BACK_WITHIN } from "./guarantee-text.ts";

test("the money-back guarantees name the tiers they apply to", () => {
  expect(MONEY_BACK_WITHIN).toBe("within 7 days for Weekly Flex, within 30 days for the others");
  expect(MONEY_BACK_ON).toBe(
    "Money back within 7 days on Weekly Flex; 30-day guarantee on Monthly Saver and Annual VIP.",
  );
});
