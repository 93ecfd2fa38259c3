const BYTES_PER_MB = 1024 * 1024;

export interface HeapUse {
  /** Heap in use after a collection, MB. */
  readonly usedMb: number;
  /** Memory reserved by the heap, MB. */
  readonly totalMb: number;
  /** Buffers and other memory outside the heap that belongs to it, MB. */
  readonly outsideMb: number;
}

interface HeapUsage {
  readonly usedSize: number;
  readonly totalSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
}

/** An inspector session that is closed after `work`, because an open one keeps everything that is logged. */
async function inspect<Result>(
  address: string,
  work: (send: <Reply>(method: string) => Promise<Reply>) => Promise<Result>,
): Promise<Result> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`no inspector at ${address}`)), { once: true });
  });
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data));
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) call?.reject(new Error(message.error.message));
    else call?.resolve(message.result as never);
  });
  let calls = 0;
  try {
    return await work((method) => {
      calls += 1;
      const id = calls;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method }));
      });
    });
  } finally {
    socket.close();
  }
}

/**
 * The heap of a worker's isolate after a full collection, from workerd's inspector. The collection runs only with the
 * worker's next request, which `wake` sends.
 */
export async function readHeap(inspectorPort: number, worker: string, wake: () => Promise<unknown>): Promise<HeapUse> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()) as { id: string }[];
  const target = targets.find(({ id }) => id.endsWith(worker));
  if (!target) throw new Error(`no worker ${worker} among ${targets.map(({ id }) => id).join(", ")}`);
  return inspect(`ws://127.0.0.1:${inspectorPort}/${target.id}`, async (send) => {
    await send("HeapProfiler.enable");
    let isCollected = false;
    const collecting = send("HeapProfiler.collectGarbage").then(() => {
      isCollected = true;
    });
    while (!isCollected) await wake();
    await collecting;
    const {
      usedSize,
      totalSize,
      embedderHeapUsedSize = 0,
      backingStorageSize = 0,
    } = await send<HeapUsage>("Runtime.getHeapUsage");
    const outside = embedderHeapUsedSize + backingStorageSize;
    return { usedMb: usedSize / BYTES_PER_MB, totalMb: totalSize / BYTES_PER_MB, outsideMb: outside / BYTES_PER_MB };
  });
}
