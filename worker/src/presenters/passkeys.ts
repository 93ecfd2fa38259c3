import type { Passkey } from "@mealwright/schema/contract/passkeys";
import type { StoredPasskey } from "../domain/passkey-ports.ts";

/** A passkey as its owner's client sees it. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
