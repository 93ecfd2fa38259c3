import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { LaunchError } from "../launch-error.ts";

/** Whether nothing listens on a port of this host. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** Below the range for outgoing connections, which could take a port between its choice and its use. */
const PORTS = { from: 20_000, to: 32_000 };
const MOST_TRIES = 100;

/** A port that was free a moment ago. Throws a `LaunchError` if none is found. */
export async function findFreePort(host: string): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isPortFree(port, host)) return port;
  }
  throw new LaunchError(`No port from ${PORTS.from} to ${PORTS.to} is free on ${host}.`);
}

/** How the libSQL server, the local runtime and `startStack` report that a port is taken. */
const TAKEN = /address already in use|^Port \d+ is taken/im;
const MOST_STARTS = 5;

/**
 * Starts something on a free port of a host, and tries another one if it was taken in the meantime. Throws what `start`
 * throws for another reason, or after five tries.
 */
export async function startOnFreePort<Started>(
  host: string,
  start: (port: number) => Promise<Started>,
): Promise<Started> {
  for (let starts = 1; ; starts++) {
    try {
      return await start(await findFreePort(host));
    } catch (error) {
      if (starts === MOST_STARTS || !TAKEN.test(error instanceof Error ? error.message : String(error))) throw error;
    }
  }
}

/** The port in a text, or the fallback without one. Throws a `LaunchError` for text that is no port. */
export function parsePort(text: string | undefined, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LaunchError(`PORT is "${text}", but a port is a whole number from 1 to 65535.`);
}
