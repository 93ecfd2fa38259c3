import { SOMEBODY } from "@mealwright/schema/constants/grocery";
import type { ListPress } from "@mealwright/schema/contract/grocery";
import { groceryItem } from "@mealwright/schema/test/grocery-item";
import { expect, test } from "vitest";
import { newsOf } from "./news-of.ts";

const press = (change: Partial<ListPress> = {}): ListPress => ({
  item: "milk",
  checked: true,
  by: null,
  at: 20,
  ...change,
});
const lines = [groceryItem({ foodId: "milk", name: "milk" })];
const OWN = new Map([["milk", true]]);

test.each([
  ["the owner's tick", press(), 10, "Ben", new Map(), "Ada checked off milk"],
  ["an untick", press({ checked: false }), 10, "Ben", new Map(), "Ada unchecked milk"],
  ["another guest's tick", press({ by: "Cleo" }), 10, "Ben", OWN, "Cleo checked off milk"],
  [
    "another guest's untick, both without a name",
    press({ by: SOMEBODY, checked: false }),
    10,
    "",
    OWN,
    "Somebody unchecked milk",
  ],
  ["one's own tick", press({ by: "Ben" }), 10, "Ben", OWN, null],
  ["one's own tick without a name", press({ by: SOMEBODY }), 10, "", OWN, null],
  ["a tick from before the list was opened", press(), null, "Ben", new Map(), null],
  ["a tick that was already announced", press(), 20, "Ben", new Map(), null],
  ["a tick of a removed line", press({ item: "eggs" }), 10, "Ben", new Map(), null],
  ["no tick yet", null, 0, "Ben", new Map(), null],
] as const)("news on a shared list: %s", (_, lastPress, seenAt, name, own, said) => {
  expect(newsOf({ owner: "Ada", lines, lastPress }, seenAt, name, own)).toBe(said);
});
