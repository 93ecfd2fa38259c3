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
    /** Not in every browser, and not yet among TypeScript's types. */
    readonly trustedTypes?: { createPolicy(name: string, rules: Trusted): Trusted };
  }
}

const WORKER_URL = "/sw.js";

/** The address as the policy wants it: text alone does not become code. */
const trustedWorkerUrl = () =>
  window.trustedTypes
    ?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: () => WORKER_URL })
    .createScriptURL(WORKER_URL) ?? WORKER_URL;

/** An installed app has no button of the browser's to load a page again. */
const NEW_VERSION: Notice = {
  title: "A new version is here",
  description: "It opens when the page is loaded again. What you have changed is safe.",
  reload: () => window.location.reload(),
};

/** From here on the app's pages open without a network too. Says when a newer version has come. */
export async function registerWorker(say: (notice: Notice) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  let hasOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // The first one of all is no newer version.
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
