import { tooManyRequests } from "../../domain/too-many-requests.ts";
import { wait } from "../wait.ts";

/** What a derivation takes until one was measured, ms; clocks stand still during computing on Cloudflare. */
const EXPECTED_MS = 160;
/** Longer waits are refused instead: a client that has given up would only make the others wait. */
const LONGEST_WAIT_MS = 8_000;
/** Room for answers of the database between two derivations. */
const GAP_MS = 5;

let waiting = 0;
let freeAt = 0;
let averageMs = EXPECTED_MS;

/**
 * Runs a derivation when it is its turn. A derivation holds the isolate's only thread: a crowd of them, one right after
 * the other, would let every other request's database call time out. Each request waits on a timer of its own, because
 * workerd does not let one request wake another. Throws `too_many_requests` when the wait would be too long.
 */
export async function takeTurn<Result>(derive: () => Promise<Result>): Promise<Result> {
  const expectedMs = (waiting + 1) * (averageMs + GAP_MS);
  if (expectedMs > LONGEST_WAIT_MS) {
    const now = new Date();
    throw tooManyRequests(now, new Date(now.getTime() + expectedMs));
  }
  waiting += 1;
  try {
    while (Date.now() < freeAt) await wait(freeAt - Date.now() + Math.random() * averageMs);
    const startedAt = Date.now();
    freeAt = startedAt + averageMs;
    const result = await derive();
    const finishedAt = Date.now();
    averageMs = Math.max(EXPECTED_MS / 2, averageMs * 0.8 + (finishedAt - startedAt) * 0.2);
    freeAt = finishedAt + GAP_MS;
    return result;
  } finally {
    waiting -= 1;
  }
}
