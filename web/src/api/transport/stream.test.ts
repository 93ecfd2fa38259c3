import { afterEach, describe, expect, test, vi } from "vitest";
import { HttpError, NetworkError, StreamError } from "./http-error.ts";
import { streamMealPlan } from "./stream.ts";

/** A response that arrives in the given pieces, wherever they split the lines. */
function streamOf(...pieces: readonly string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
}

async function run(answer: Response) {
  const fetchStub = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal("fetch", fetchStub);
  const events: string[] = [];
  const plans: unknown[] = [];
  const failure = await streamMealPlan(
    { forceRegenerate: false },
    {
      onEvent: ({ event, data }) => events.push(`${event} ${JSON.stringify(data)}`),
      onPlan: (plan) => plans.push(plan),
    },
    new AbortController().signal,
  ).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { events, plans, failure, init: fetchStub.mock.calls[0]?.[1] };
}

afterEach(() => vi.unstubAllGlobals());

const DONE = 'event: done\ndata: {"planId":"p"}\n\n';

describe("a stream", () => {
  test("reports every event in order, however the data is split", async () => {
    const { events, failure, init } = await run(
      streamOf(
        'event: meal\ndata: {"na',
        'me":"Crème brûlée"}\n',
        "\n: still here\n\nevent: note\ndata: ",
        '{"text":"x"}\n\n',
        DONE,
      ),
    );
    expect(failure).toBeUndefined();
    expect(events).toEqual(['meal {"name":"Crème brûlée"}', 'note {"text":"x"}', 'done {"planId":"p"}']);
    expect(new Headers(init?.headers).get("accept")).toContain("text/event-stream");
    expect(init?.body).toBe('{"forceRegenerate":false}');
  });

  test("throws on an error event but keeps the earlier events", async () => {
    const { events, failure } = await run(
      streamOf('event: meal\ndata: {}\n\nevent: error\ndata: {"error":"Away","code":"unavailable"}\n\n', DONE),
    );
    expect(failure).toBeInstanceOf(StreamError);
    expect(failure).toMatchObject({ text: "Away" });
    expect(events).toEqual(["meal {}"]);
  });

  test("fails as a network error if it ends before the done event", async () => {
    const { events, failure } = await run(streamOf("event: meal\ndata: {}\n\n"));
    expect(failure).toBeInstanceOf(NetworkError);
    expect(events).toEqual(["meal {}"]);
  });
});

test("a JSON reply is the whole plan", async () => {
  const { plans, events, failure } = await run(Response.json({ id: "p", meals: [] }));
  expect(failure).toBeUndefined();
  expect(plans).toEqual([{ id: "p", meals: [] }]);
  expect(events).toEqual([]);
});

test("a refused request throws an HttpError with the server's text", async () => {
  const { failure } = await run(
    Response.json({ error: "User or preferences not found", code: "not_found" }, { status: 404 }),
  );
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status: 404, text: "User or preferences not found" });
});
