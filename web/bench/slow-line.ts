import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy that is as slow and as narrow as a phone's connection, also for a browser's service worker. */
export interface SlowLine {
  readonly port: number;
  stop(): void;
}

/** @param bytesPerSecond shared by all connections, towards the browser. */
export async function startSlowLine(
  targetPort: number,
  { roundTripMs, bytesPerSecond }: { readonly roundTripMs: number; readonly bytesPerSecond: number },
): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  let freeAt = 0;
  /** Forwards each chunk after half a round trip, and after everything that arrived before it. */
  const pipe = (from: Socket, to: Socket, isTowardsBrowser: boolean) => {
    from.on("data", (part) => {
      const now = performance.now();
      if (isTowardsBrowser) freeAt = Math.max(freeAt, now) + (part.length / bytesPerSecond) * 1_000;
      const waitMs = roundTripMs / 2 + (isTowardsBrowser ? freeAt - now : 0);
      setTimeout(() => to.writable && to.write(part), waitMs);
    });
    from.on("close", () => setTimeout(() => to.destroy(), roundTripMs));
    from.on("error", () => to.destroy());
    sockets.add(from);
  };
  const server = createServer((browser) => {
    const target = connect(targetPort, "127.0.0.1");
    pipe(browser, target, false);
    pipe(target, browser, true);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
