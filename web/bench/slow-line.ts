import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a server that is as long and as narrow as a phone's, for a browser's service worker too. */
export interface SlowLine {
  readonly port: number;
  stop(): void;
}

/** @param bytesPerSecond of all connections together, towards the browser. */
export async function startSlowLine(
  targetPort: number,
  { roundTripMs, bytesPerSecond }: { readonly roundTripMs: number; readonly bytesPerSecond: number },
): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  let freeAt = 0;
  /** What arrives is handed on after half a round trip, and after what came before it. */
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
