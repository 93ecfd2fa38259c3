import { isAlive, listRunners } from "./process-table.ts";

const RUNNERS_WATCH_MS = 500;

/**
 * Process ids of the `npm start` that we run under, none without one. To be asked for first of all: once npm is gone,
 * nothing tells any more that it was there.
 */
export function packageRunners(): readonly number[] {
  return process.env.npm_lifecycle_event === undefined ? [] : listRunners();
}

/** Calls back for Ctrl-C, a kill, a closed terminal, or when one of the runners is gone. */
export function onStopSignal(runners: readonly number[], stop: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Miniflare's own listeners exit at once, before the parts are stopped in order.
    process.removeAllListeners(signal);
    process.on(signal, stop);
  }
  // npm passes no signal on to what its script has started: a killed `npm start` is noticed by its absence.
  if (runners.length === 0) return;
  setInterval(() => {
    if (!runners.every(isAlive)) stop();
  }, RUNNERS_WATCH_MS).unref();
}
