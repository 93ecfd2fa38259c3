import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { parentPort, Worker, workerData } from "node:worker_threads";

function getOnce(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent }, (answer) => answer.resume().on("end", resolve));
    call.on("error", reject).end();
  });
}

async function getUntilTold(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let isOver = false;
  parentPort?.once("message", () => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const startedAt = performance.now();
    await getOnce(url, agent);
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setImmediate(resolve));
  }
  agent.destroy();
  parentPort?.postMessage(times);
}

if (workerData?.steadyGets) await getUntilTold(workerData.steadyGets);

/**
 * Sends GETs in sequence from a separate thread, so that the bench's other work does not count as the server's time.
 * Returns a function that ends them and resolves to the time of each, ms.
 */
export function startGets(url: URL): () => Promise<number[]> {
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: { steadyGets: url.href } });
  const times = new Promise<number[]>((resolve, reject) => thread.once("message", resolve).once("error", reject));
  return async () => {
    thread.postMessage("over");
    return times;
  };
}
