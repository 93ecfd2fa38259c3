import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIVE_CHAT, LIVE_CHAT_HOURS, SUPPORT_EMAIL } from "./support.ts";

test("the website and the worker use the same support address", () => {
  const settings = readFileSync(new URL("../../../wrangler.toml", import.meta.url), "utf8");
  expect(/^SUPPORT_EMAIL = "(.+)"$/m.exec(settings)?.[1]).toBe(SUPPORT_EMAIL);
});

test("the chat hours shown as text match the hours used in calculations", () => {
  expect(LIVE_CHAT_HOURS).toBe(`${LIVE_CHAT.fromHour} AM - ${LIVE_CHAT.toHour - 12} PM CET`);
});
