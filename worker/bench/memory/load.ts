import { Agent, request } from "node:http";

/** One request of the mix. */
export interface Sending {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A number of requests, taken from `mix` in order, cyclically. */
export interface Batch {
  readonly mix: readonly Sending[];
  readonly from: number;
  readonly count: number;
}

/** How often each status was returned. */
export type Statuses = Readonly<Record<number, number>>;

const CONCURRENCY = 8;

function send(agent: Agent, { url, method, headers, body }: Sending): Promise<number> {
  return new Promise((resolve) => {
    const call = request(url, { agent, method, headers: { ...headers } }, (answer) =>
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0)),
    );
    call.on("error", () => resolve(0)).end(body);
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

async function run({ mix, from, count }: Batch): Promise<Statuses> {
  const statuses: Record<number, number> = {};
  let next = from;
  const work = async () => {
    for (let index = next; index < from + count; index = next) {
      next += 1;
      const sending = mix[index % mix.length];
      if (!sending) return;
      const status = await send(agent, sending);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return statuses;
}

// Runs as a process of its own, so that sending does not count as serving.
process.on("message", (batch: Batch) => {
  void run(batch).then((statuses) => process.send?.(statuses));
});
