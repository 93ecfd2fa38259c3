import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What the proxy does to a request: wait `delayMs`, then forward it or answer instead of the database. */
export interface ProxyTrouble {
  readonly delayMs: number;
  /** Waits for this as well. */
  readonly until?: Promise<void>;
  /**
   * `cut`: the connection breaks before the request reaches the database; `lost`: after it was executed, so the result
   * is lost.
   */
  readonly instead?: "cut" | "lost" | { readonly status: number; readonly body: string } | undefined;
}

export interface DatabaseProxy {
  readonly url: string;
  stop(): void;
}

/** A proxy to a database that is as slow and unreliable as `trouble` says for each request. */
export async function startDatabaseProxy(target: string, trouble: () => ProxyTrouble): Promise<DatabaseProxy> {
  const proxy = createServer(async (incoming, outgoing) => {
    try {
      const parts: Buffer[] = [];
      for await (const part of incoming) parts.push(part);
      const { delayMs, until, instead } = trouble();
      if (delayMs > 0) await wait(delayMs);
      await until;
      if (instead === "cut") return void outgoing.destroy();
      if (typeof instead === "object") return void outgoing.writeHead(instead.status).end(instead.body);
      const { method, headers, url = "/" } = incoming;
      const onward = request(`${target}${url}`, { method, headers }, (answer) => {
        answer.on("error", () => outgoing.destroy());
        if (instead === "lost") return void answer.resume().on("end", () => outgoing.destroy());
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on("error", () => outgoing.destroy());
      onward.end(Buffer.concat(parts));
    } catch {
      // The caller left in the middle.
      outgoing.destroy();
    }
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
