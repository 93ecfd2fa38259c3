import * as z from "zod";
import type { Deps } from "../../deps.ts";
import type { ProviderClient } from "../../domain/identity-ports.ts";

const SETTING = "google-client";
const storedClient = z.object({ clientId: z.string(), clientSecret: z.string() });

/** Stores our Google client credentials, encrypted with a key that only the worker has. */
export async function storeGoogleClient(
  { clock, sealer, settings }: Pick<Deps, "clock" | "sealer" | "settings">,
  client: ProviderClient,
): Promise<void> {
  await settings.write(SETTING, await sealer.seal(SETTING, JSON.stringify(client)), clock.now());
}

/** Our Google client credentials; null until the admin has set them. */
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
  // Encrypt it with the current key, so that older keys can be removed one day.
  if (!opened.isCurrentKey) await storeGoogleClient(deps, client);
  return client;
}
