import { setTimeout as wait } from "node:timers/promises";

/** How long it may take until every answer comes from the new version. */
const ARRIVAL_MS = 60_000;
const PAUSE_MS = 1_000;

type Look = (origin: string) => Promise<string | null>;

async function get(origin: string, path: string): Promise<Response> {
  return fetch(new URL(path, origin), { redirect: "manual", signal: AbortSignal.timeout(10_000) });
}

function expecting(path: string, status: number, type: string): Look {
  return async (origin) => {
    const answer = await get(origin, path);
    await answer.body?.cancel();
    const got = `${answer.status} ${answer.headers.get("content-type") ?? ""}`;
    return got.startsWith(`${status} ${type}`) ? null : `${path} answered ${got}, not ${status} ${type}`;
  };
}

/** The pages that visitors see first, and calls that need the database, the secrets and the bundle. */
const LOOKS: readonly Look[] = [
  expecting("/", 200, "text/html"),
  expecting("/pricing", 200, "text/html"),
  expecting("/no-such-page", 404, "text/html"),
  expecting("/api/user", 401, "application/json"),
  expecting("/api/openapi.json", 200, "application/json"),
  async (origin) => {
    const page = await (await get(origin, "/pricing")).text();
    const script = /\/assets\/[\w.-]+[.]js/.exec(page)?.[0];
    return script === undefined ? "/pricing names no script" : expecting(script, 200, "text/javascript")(origin);
  },
];

async function versionOf(origin: string): Promise<string> {
  try {
    const answer = await get(origin, "/api/health");
    const text = await answer.text();
    return answer.status === 200 ? String(JSON.parse(text).version) : `${answer.status} ${text.slice(0, 200)}`;
  } catch (error) {
    return String(error);
  }
}

/** Waits until the site answers with this version, then returns what is wrong with it, one sentence each. */
export async function smokeTest(origin: string, version: string, arrivalMs = ARRIVAL_MS): Promise<readonly string[]> {
  const lastAt = Date.now() + arrivalMs;
  for (;;) {
    const found = await versionOf(origin);
    if (found === version) break;
    if (Date.now() >= lastAt) return [`/api/health says ${found}, not version ${version}`];
    await wait(PAUSE_MS);
  }
  const faults = await Promise.all(LOOKS.map((look) => look(origin).catch((error: unknown) => String(error))));
  return faults.filter((fault) => fault !== null);
}
