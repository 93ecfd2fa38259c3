import { STREAM_HEARTBEAT_MS } from "@mealwright/schema/constants/timings";
import { accepts } from "hono/accepts";
import type { AppContext } from "../context.ts";
import { describeError } from "./on-error.ts";

interface ServerSentEvent {
  readonly event: string;
  readonly data: unknown;
}

const HEARTBEAT = ": still here\n\n";

/** Whether the `Accept` header asks for server-sent events at least as much as for anything else (RFC 9110, 12.5.1). */
export function wantsEventStream(c: AppContext): boolean {
  const wanted = accepts(c, {
    header: "Accept",
    supports: ["application/json", "text/event-stream"],
    default: "application/json",
  });
  return wanted === "text/event-stream";
}

/**
 * Answers with server-sent events. The first event is awaited before the answer starts, so that a refusal still has its
 * status; a later failure goes out as an `error` event with the error body. Heartbeat comments keep the connection open;
 * when one cannot be written, the reader has left, and `signal` is aborted.
 */
export async function streamEvents(
  c: AppContext,
  produce: (signal: AbortSignal) => AsyncGenerator<ServerSentEvent>,
): Promise<Response> {
  const left = new AbortController();
  c.req.raw.signal.addEventListener("abort", () => left.abort());
  const events = produce(left.signal);
  const first = await events.next();

  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (text: string) => writer.write(encoder.encode(text)).catch(() => left.abort());
  const send = ({ event, data }: ServerSentEvent) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  const pump = async () => {
    const heartbeat = setInterval(() => void write(HEARTBEAT), STREAM_HEARTBEAT_MS);
    try {
      for (let next = first; !next.done; next = await events.next()) {
        await send(next.value);
        if (left.signal.aborted) break;
      }
    } catch (error) {
      await send({ event: "error", data: (await describeError(error, c)).body });
    } finally {
      clearInterval(heartbeat);
      await events.return(undefined).catch(() => {});
      await writer.close().catch(() => {});
    }
  };
  // Runs on after the reader has left, so that the lease is released.
  c.executionCtx.waitUntil(pump());
  return new Response(readable, {
    headers: { "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store" },
  });
}
