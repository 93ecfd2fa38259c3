import { unlocked } from "../account/sign-up.ts";
import { expectSuccess } from "../expectations.ts";
import { honest } from "../stand-ins/model-endpoint.ts";
import type { ModelStack } from "./model-stack.ts";

/**
 * Runs the administrator's check against an honest model, so that the worker forgets what it learned in earlier tests,
 * above all that the endpoint is dead. Leaves the endpoint honest.
 */
export async function forgetModel({ harness, endpoint }: ModelStack): Promise<void> {
  endpoint.behave(honest);
  const admin = await unlocked(harness);
  expectSuccess(await admin.post("/api/admin/model/check"), "checkModel");
  endpoint.behave(honest);
}
