import { VERSION_CHECK_MS } from "@mealwright/schema/constants/timings";

export interface Notice {
  readonly title: string;
  readonly description: string;
  readonly reload: () => void;
}

/** The content security policy of every page names it (`web/build/hosting/hosting-files.ts`). */
export const TRUSTED_TYPES_POLICY = "mealwright";

interface Trusted {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    /** Not in every browser, and not yet in TypeScript's types. */
    readonly trustedTypes?: { createPolicy(name: string, rules: Trusted): Trusted };
  }
}

const WORKER_URL = "/sw.js";

/** The address in the form that the policy requires: plain text may not become code. */
const trustedWorkerUrl = () =>
  window.trustedTypes
    ?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: () => WORKER_URL })
    .createScriptURL(WORKER_URL) ?? WORKER_URL;

/** Offers a reload, because an installed app has no reload button. */
const NEW_VERSION: Notice = {
  title: "A new version is available",
  description: "It opens when you reload the page. Your changes are safe.",
  reload: () => window.location.reload(),
};

/** From here on, the app's pages open offline too. Reports when a newer version has arrived. */
export async function registerWorker(say: (notice: Notice) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  let hasOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // The very first worker is not a newer version.
    if (hasOne) say(NEW_VERSION);
    hasOne = true;
  });
  // Without it everything but opening the app offline works.
  const registration = await navigator.serviceWorker.register(trustedWorkerUrl()).catch(() => undefined);
  if (registration === undefined) return;
  let askedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - askedAt < VERSION_CHECK_MS) return;
    askedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}
