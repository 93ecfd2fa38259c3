import { Agent, request } from "node:http";

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
}

function sendOne(agent: Agent, url: URL, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url.href, { agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", reject);
    });
    call.on("error", reject);
    call.end();
  });
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** `total` requests from `concurrency` connections that stay open; anything but 200 is an error. */
export async function runLoad(
  url: URL,
  options: { total: number; concurrency: number; headers?: Record<string, string> },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.concurrency });
  const times: number[] = [];
  let left = options.total;
  let errors = 0;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const startedAt = performance.now();
      const status = await sendOne(agent, url, options.headers ?? {}).catch(() => 0);
      times.push(performance.now() - startedAt);
      if (status !== 200) errors += 1;
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: options.concurrency }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  times.sort((one, other) => one - other);
  return {
    requestsPerSecond: Math.round(options.total / seconds),
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    errors,
  };
}
