import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { serviceWorkerFile } from "./service-worker.ts";

const ORIGIN = "https://mealwright.test";

interface FakeEvent {
  readonly request?: { readonly url: string; readonly method: string; readonly mode: string };
  readonly waitUntil?: (work: Promise<unknown>) => void;
  readonly respondWith?: (answer: Promise<unknown>) => void;
}

/** The service worker in a simulated browser: `network` answers, or throws when offline. */
function startWorker(files: readonly string[], stored: Map<string, Set<string>>, network: (url: string) => string) {
  const listeners = new Map<string, (event: FakeEvent) => void>();
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    async open(name: string) {
      stored.set(name, stored.get(name) ?? new Set());
      return { addAll: async (all: readonly string[]) => void stored.set(name, new Set(all)) };
    },
    async match(request: string | { readonly url: string }) {
      const path = typeof request === "string" ? request : new URL(request.url).pathname;
      return [...stored.values()].some((cache) => cache.has(path)) ? `kept ${path}` : undefined;
    },
  };
  const self = {
    location: { origin: ORIGIN },
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: (event: FakeEvent) => void) => listeners.set(type, listener),
  };
  const fetch = async (request: { readonly url: string }) => network(request.url);
  runInNewContext(serviceWorkerFile(files), { self, caches, fetch, URL, AbortSignal, Set, Promise });
  const work = async (type: string) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (wait) => void waits.push(wait) });
    await Promise.all(waits);
  };
  return {
    async comeUp() {
      await work("install");
      await work("activate");
    },
    /** Null if the service worker leaves a request alone. */
    answerTo(path: string, { method = "GET", mode = "navigate", origin = ORIGIN } = {}) {
      let answer: Promise<unknown> | null = null;
      const respondWith = (given: Promise<unknown>) => {
        answer = given;
      };
      listeners.get("fetch")?.({ request: { url: origin + path, method, mode }, respondWith });
      return answer as Promise<unknown> | null;
    },
  };
}

const online = (url: string) => `fetched ${new URL(url).pathname}`;
const offline = (): never => {
  throw new TypeError("Failed to fetch");
};

test("an update keeps its own files and those of the previous version, and deletes older ones", async () => {
  const stored = new Map([["of-another-app", new Set<string>()]]);
  for (const file of ["/assets/one.js", "/assets/two.js", "/assets/three.js"])
    await startWorker(["/app-shell", file], stored, online).comeUp();
  const kept = [...stored].map(([name, files]) => [name.replace(/-[0-9a-f]{12}$/, ""), [...files]]);
  expect(kept).toEqual([
    ["of-another-app", []],
    ["app", ["/app-shell", "/assets/two.js"]],
    ["app", ["/app-shell", "/assets/three.js"]],
  ]);
});

test("the service worker serves cached files, falls back to the app shell offline, and ignores the API", async () => {
  const stored = new Map<string, Set<string>>();
  const there = startWorker(["/app-shell", "/assets/one.js"], stored, online);
  await there.comeUp();
  expect(await there.answerTo("/meal-plan?tab=grocery")).toBe("fetched /meal-plan");
  expect(await there.answerTo("/assets/one.js", { mode: "cors" })).toBe("kept /assets/one.js");
  expect(await there.answerTo("/assets/new.js", { mode: "cors" })).toBe("fetched /assets/new.js");
  const away = startWorker(["/app-shell", "/assets/one.js"], stored, offline);
  for (const path of ["/meal-plan", "/shared-list"]) expect(await away.answerTo(path)).toBe("kept /app-shell");
  for (const worker of [there, away]) {
    expect(worker.answerTo("/api/user", { mode: "cors" })).toBeNull();
    expect(worker.answerTo("/meal-plan", { method: "POST" })).toBeNull();
    expect(worker.answerTo("/pricing")).toBeNull();
    expect(worker.answerTo("/assets/one.js", { mode: "cors", origin: "https://elsewhere.test" })).toBeNull();
  }
});
