import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What the proxy does to one request: `delayMs` before it goes on, and what is answered in the database's place. */
export interface ProxyTrouble {
  readonly delayMs: number;
  /** Besides, it waits for this. */
  readonly until?: Promise<void>;
  /** `cut`: the line breaks before the database hears of it; `lost`: after it has done it, so that nobody is told. */
  readonly instead?: "cut" | "lost" | { readonly status: number; readonly body: string } | undefined;
}

export interface DatabaseProxy {
  readonly url: string;
  stop(): void;
}

/** A way to a database that is as long, and as bad, as `trouble` says for each request. */
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
      // Who asked has left in the middle.
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
