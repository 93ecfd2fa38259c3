import { isAlive } from "./children.ts";

const RUNNER_WATCH_MS = 500;

/** Calls back for Ctrl-C, a kill, a closed terminal, or when the npm that started us is gone. */
export function onStopSignal(stop: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Miniflare's own listeners exit at once, before the parts are stopped in order.
    process.removeAllListeners(signal);
    process.on(signal, stop);
  }
  // A killed npm sends no signal. The scripts in package.json pass its process id, taken before we start.
  const runner = Number(process.env.RUNNER_PID ?? 0);
  if (runner === 0) return;
  setInterval(() => {
    if (!isAlive(runner)) stop();
  }, RUNNER_WATCH_MS).unref();
}
