import { expect, test } from "vitest";
import { parseReturnPath } from "./return-path.ts";

const KEPT = JSON.stringify({ from: "/settings?email=changed", atMs: 1_000 });

test.each([
  [1_000, "/settings?email=changed"],
  [600_999, "/settings?email=changed"],
  [601_000, null],
])("a return path stored at 1,000 ms and read at %i ms gives %s", (nowMs, path) => {
  expect(parseReturnPath(KEPT, nowMs)).toBe(path);
});

test.each([
  null,
  "null",
  "{}",
  '{"from":"/settings"}',
  '{"from":"//evil.example","atMs":0}',
  '{"from":"/\\\\evil.example","atMs":0}',
  '{"from":"https://evil.example","atMs":0}',
  '{"from":7,"atMs":0}',
])("invalid stored value %s gives no return path", (text) => {
  expect(parseReturnPath(text, 0)).toBeNull();
});
