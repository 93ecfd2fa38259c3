import type { PlanStreamEvent } from "@mealwright/schema/contract/meal-plan";
import { createParser } from "eventsource-parser";
import { StreamError } from "./http-error.ts";
import { asNetworkError, parseJson } from "./request.ts";

/**
 * Reads a plan's stream to its end; returns whether `done` was among its events. Throws `StreamError` for an `error`
 * event and `NetworkError` if the connection breaks.
 */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: PlanStreamEvent) => void,
): Promise<boolean> {
  let done = false;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === "error") throw new StreamError(data);
      if (event === undefined) return;
      onEvent(asPlanStreamEvent(event, parseJson(data)));
      done ||= event === "done";
    },
  });
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  try {
    while (true) {
      const { value, done: ended } = await reader.read().catch((cause: unknown) => {
        throw asNetworkError(cause);
      });
      if (ended) return done;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Guarantee: the server sends `planStreamEvents` of the contract, which its tests check; a newer server may send more
 * kinds.
 */
function asPlanStreamEvent(event: string, data: unknown): PlanStreamEvent {
  return { event, data } as PlanStreamEvent;
}
