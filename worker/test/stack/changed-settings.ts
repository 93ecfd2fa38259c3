import { clockOffsetMs, shiftDate } from "../clock-of-tests.ts";

/** Where the shared workers take new settings; the product has no such call. */
const PATH = "/api/settings-of-tests";

/** Variables of the worker, and those of `clockAt`. */
export type TestSettings = Readonly<Record<string, string>>;

interface Told {
  readonly settings: TestSettings;
  readonly clockOffsetMs: number;
}

type Bindings = Readonly<Record<string, unknown>>;

interface Handlers {
  fetch(request: Request, bindings: Bindings, context: unknown): Response | Promise<Response>;
  scheduled(controller: unknown, bindings: Bindings, context: unknown): void | Promise<void>;
}

interface RateLimiter {
  limit(of: { readonly key: string }): Promise<unknown>;
}

/**
 * A worker that can be given other variables while it runs, as if it had been restarted: its rate limiters count from zero,
 * and what it caches by configuration is gone, because the bindings are a new object. Self-contained: its text runs there.
 */
function makeChangeable(worker: Handlers, path: string, shift: typeof shiftDate): Handlers {
  let changes = 0;
  let changed: Bindings | null = null;
  const change = (bindings: Bindings, told: Told): void => {
    changes += 1;
    const prefix = `${changes}:`;
    const limiters = Object.entries(bindings).flatMap(([name, binding]) => {
      if (!name.endsWith("_SHIELD")) return [];
      const limit: RateLimiter["limit"] = ({ key }) => (binding as RateLimiter).limit({ key: prefix + key });
      return [[name, { limit }]];
    });
    changed = { ...bindings, ...Object.fromEntries(limiters), ...told.settings };
    shift(told.clockOffsetMs);
  };
  return {
    async fetch(request, bindings, context) {
      if (new URL(request.url).pathname !== path) return worker.fetch(request, changed ?? bindings, context);
      change(bindings, (await request.json()) as Told);
      return new Response();
    },
    scheduled: (controller, bindings, context) => worker.scheduled(controller, changed ?? bindings, context),
  };
}

/** The built worker, with a way to change its settings while it runs. */
export function withChangeableSettings(script: string): string {
  const parts = script.split(/\bexport\{([\w$]+) as default\}/);
  const [before = "", name = "", after = ""] = parts;
  if (parts.length !== 3) throw new Error("the worker's export was not found");
  const changeable = `(${makeChangeable.toString()})(${name},${JSON.stringify(PATH)},${shiftDate.toString()})`;
  return `${before}export default ${changeable}${after}`;
}

/** Restarts a shared worker in effect: these settings are added to the ones that it was started with. */
export async function changeSettings(baseUrl: string, settings: TestSettings): Promise<void> {
  const told: Told = { settings, clockOffsetMs: clockOffsetMs(settings) };
  const answer = await fetch(new URL(PATH, baseUrl), {
    method: "POST",
    headers: { "content-type": "application/json", connection: "close" },
    body: JSON.stringify(told),
  });
  if (!answer.ok) throw new Error(`the worker takes no settings: ${answer.status}`);
}
