import type { Deps } from "../../deps.ts";
import type { ProviderClient } from "../../domain/identity-ports.ts";
import { storeGoogleClient } from "../auth/google-client.ts";
import { noteEvent } from "../note-event.ts";

/** Stores Google's credentials encrypted. They are never sent back. */
export async function saveGoogleClient(
  deps: Pick<Deps, "clock" | "chance" | "sealer" | "settings" | "auditLog">,
  adminId: string,
  { clientId, clientSecret }: ProviderClient,
): Promise<void> {
  await storeGoogleClient(deps, { clientId, clientSecret });
  await noteEvent(deps, "google-credentials-changed", adminId);
}
