import { OWN_STORAGE_KEYS, STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { afterEach, expect, test, vi } from "vitest";
import { forgetMember } from "./forget-member.ts";

afterEach(() => vi.unstubAllGlobals());

test("signing out removes the member's data from the browser but keeps the device's settings", () => {
  const keys = [...Object.values(STORAGE_KEYS), ...Object.keys(OWN_STORAGE_KEYS)];
  const kept = new Set(keys);
  vi.stubGlobal("window", { localStorage: { removeItem: (key: string) => kept.delete(key) } });
  forgetMember();
  expect([...kept].sort()).toEqual(["appearance", "shopperName"]);
});
