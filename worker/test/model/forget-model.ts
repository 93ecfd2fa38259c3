import { unlocked } from "../account/sign-up.ts";
import { expectSuccess } from "../expectations.ts";
import { honest } from "../stand-ins/model-endpoint.ts";
import type { ModelStack } from "./model-stack.ts";

/**
 * An administrator's check of an honest model: what an earlier test taught the worker of this endpoint, its death above all,
 * is forgotten. Leaves the endpoint honest.
 */
export async function forgetModel({ harness, endpoint }: ModelStack): Promise<void> {
  endpoint.behave(honest);
  const admin = await unlocked(harness);
  expectSuccess(await admin.post("/api/admin/model/check"), "checkModel");
  endpoint.behave(honest);
}
