import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Something expensive that the files of a test process use one after the other. */
export interface Shared {
  /** Sent to the test process as JSON. */
  readonly facts: unknown;
  /** Called before each use, with what the test process wants of it. */
  reset(wanted: unknown): Promise<unknown>;
  stop(): Promise<unknown>;
}

/**
 * Serves one `Shared` for each test process, started when its first file calls `askShared` with the returned address.
 * Runs in Vitest's main process, because test processes come and go with their files.
 */
export async function shareByProcess(
  start: () => Promise<Shared>,
): Promise<{ address: string; stop(): Promise<void> }> {
  const started = new Map<string, Promise<Shared>>();
  const server = createServer(async (request, response) => {
    const { url = "" } = request;
    try {
      const wanted: unknown = JSON.parse(await text(request));
      const starting = started.get(url) ?? start();
      started.set(url, starting);
      const shared = await starting;
      await shared.reset(wanted);
      response.end(JSON.stringify(shared.facts));
    } catch (error) {
      // Let the next file try again.
      started.delete(url);
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      for (const shared of started.values()) await (await shared).stop();
    },
  };
}

/** The facts of what is shared with this test process, in the state it wants. Throws if it could not be started. */
export async function askShared<Facts>(address: string, wanted: unknown): Promise<Facts> {
  const body = JSON.stringify(wanted);
  const answer = await fetch(`${address}/${process.env.VITEST_POOL_ID}`, { method: "POST", body });
  const facts = await answer.text();
  if (!answer.ok) throw new Error(facts);
  return JSON.parse(facts);
}
