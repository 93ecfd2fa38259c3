const PARENT_WATCH_MS = 1_000;

/** Calls back once for Ctrl-C, a kill, a closed terminal, or when the `npm start` that we run under is gone. */
export function onStopSignal(stop: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Miniflare's own listeners exit at once, before the parts are stopped in order.
    process.removeAllListeners(signal);
    process.on(signal, stop);
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_WATCH_MS).unref();
}
