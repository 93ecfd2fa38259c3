import * as z from "zod";
import type { Deps } from "../../deps.ts";
import type { ProviderClient } from "../../domain/identity-ports.ts";

const SETTING = "google-client";
const storedClient = z.object({ clientId: z.string(), clientSecret: z.string() });

/** Keeps what Google knows the product by; only the worker's own key opens it. */
export async function storeGoogleClient(
  { clock, sealer, settings }: Pick<Deps, "clock" | "sealer" | "settings">,
  client: ProviderClient,
): Promise<void> {
  await settings.write(SETTING, await sealer.seal(SETTING, JSON.stringify(client)), clock.now());
}

/** What Google knows the product by; null until the admin has set it. */
export async function readGoogleClient(
  deps: Pick<Deps, "clock" | "google" | "sealer" | "settings">,
): Promise<ProviderClient | null> {
  if (deps.google === null) return null;
  const sealed = await deps.settings.read(SETTING);
  if (sealed === null) return null;
  const opened = await deps.sealer.open(SETTING, sealed);
  if (opened === null) {
    const what = "the Google credentials were sealed with a key that is gone: set them again in Settings";
    console.error(JSON.stringify({ level: "error", event: "misconfigured", what }));
    return null;
  }
  const client = storedClient.parse(JSON.parse(opened.text));
  // Sealed anew before an older key is dropped.
  if (!opened.isCurrentKey) await storeGoogleClient(deps, client);
  return client;
}
