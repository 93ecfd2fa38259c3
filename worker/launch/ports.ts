import { createServer } from "node:net";
import { LaunchError } from "./launch-error.ts";

/** Whether nothing listens on a port of this host. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** A port that was free a moment ago. */
export function findFreePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, host, () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** The port asked for. Throws a `LaunchError` for text that is no port. */
export function parsePort(text: string | undefined, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LaunchError(`PORT is "${text}", but a port is a whole number from 1 to 65535.`);
}
