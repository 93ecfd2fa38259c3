import { Agent, request } from "node:http";

export interface Target {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Answers without a 2xx status, and requests without an answer. */
  readonly errors: number;
}

function sendOne(agent: Agent, { url, method = "GET", headers = {}, body }: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers: { ...headers } }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", reject);
    });
    call.on("error", reject);
    call.end(body);
  });
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Sends `total` requests over `concurrency` persistent connections, to each of `targets` in turn. */
export async function runLoad(
  targets: readonly Target[],
  { total, concurrency }: { total: number; concurrency: number },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  let sent = 0;
  let errors = 0;
  const work = async () => {
    while (sent < total) {
      const target = targets[sent % targets.length];
      sent += 1;
      if (!target) return;
      const startedAt = performance.now();
      const status = await sendOne(agent, target).catch(() => 0);
      times.push(performance.now() - startedAt);
      if (status < 200 || status > 299) errors += 1;
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: concurrency }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  times.sort((one, other) => one - other);
  return {
    requestsPerSecond: Math.round(total / seconds),
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    p99Ms: percentile(times, 0.99),
    errors,
  };
}
