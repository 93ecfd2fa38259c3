import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { ID_PATTERN } from "@mealwright/schema/contract/shared/fields";
import { DomainError } from "../../domain/errors.ts";
import type { AppContext } from "../context.ts";

/** Throws `not_found` when a path or body names another user: other people's ids look like ids that do not exist. */
export function requireOwnId(
  user: { readonly id: string },
  userId: string | undefined,
  text: string = CALL_ERRORS.notFound,
): void {
  if (userId !== undefined && userId !== user.id) throw new DomainError("not_found", text);
}

/** A path parameter in the form of an id. Throws `not_found` for any other text. */
export function pathId(c: AppContext, name: string): string {
  const value = c.req.param(name);
  if (value === undefined || !ID_PATTERN.test(value)) throw new DomainError("not_found", CALL_ERRORS.notFound);
  return value;
}
