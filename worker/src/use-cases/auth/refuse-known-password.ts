import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";

/** Throws `invalid_fields` for the form's field if a new password is known from a public breach. */
export function refuseKnownPassword({ knownPasswords }: Pick<Deps, "knownPasswords">, password: string, field: string) {
  if (!knownPasswords.includes(password)) return;
  throw new DomainError("invalid_fields", CALL_ERRORS.passwordCommon, {
    fields: { [field]: CALL_ERRORS.passwordCommon },
  });
}
