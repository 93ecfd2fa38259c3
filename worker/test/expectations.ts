import { type CallName, callByName } from "@mealwright/schema/calls";
import { errorBody } from "@mealwright/schema/contract/shared/errors";
import { expect } from "vitest";
import type { Browser, Reply } from "./client.ts";

/** Expects a success in the shape that the contract promises. */
export function expectSuccess(reply: Reply, name: CallName): void {
  const call = callByName(name);
  expect(reply.status, reply.text).toBe(call.status);
  expectCommonHeaders(reply);
  const parsed = call.reply?.safeParse(reply.list.length > 0 ? reply.list : JSON.parse(reply.text));
  expect(parsed?.error?.message).toBeUndefined();
}

/** Expects the error body of the contract, without SQL, stack or environment in it. */
export function expectError(reply: Reply, status: number, code: string, text?: string): void {
  expect(reply.status, reply.text).toBe(status);
  expectCommonHeaders(reply);
  const body = errorBody.parse(reply.json);
  expect(body.code).toBe(code);
  expect(body.message).toBe(body.error);
  expect(body.requestId).toBe(reply.headers.get("x-request-id"));
  if (text !== undefined) expect(body.error).toBe(text);
  expect(reply.text).not.toMatch(/sqlite|select |insert into|at \w+ \(|node_modules|\.ts:\d|libsql/i);
}

/** Expects no cookie in the browser except the device cookie, which opens nothing (attack/keeping-out.test.ts). */
export function expectSignedOut({ cookie }: Browser): void {
  expect(cookie).toMatch(/^(?:device=[^;]*)?$/);
}

function expectCommonHeaders(reply: Reply): void {
  expect(reply.headers.get("x-request-id")).toBeTruthy();
  expect(reply.headers.get("server-timing")).toContain("db;dur=");
  expect(reply.headers.get("content-type")).toMatch(/^application\/json/);
}
