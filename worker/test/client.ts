import { setTimeout as wait } from "node:timers/promises";

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  readonly json: Record<string, unknown>;
  /** The parsed body, if it is a list. */
  readonly list: readonly Record<string, unknown>[];
}

export interface StreamEvent {
  readonly event: string;
  readonly data: Record<string, unknown>;
  /** Milliseconds after the request was sent. */
  readonly atMs: number;
}

export interface SendOptions {
  readonly body?: unknown;
  /** Sent as it is, instead of JSON of `body`. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Record<string, string>;
}

/** Calls the worker like a browser: with same-origin headers, and keeping cookies. */
export interface Browser {
  cookie: string;
  get(path: string, options?: SendOptions): Promise<Reply>;
  post(path: string, body?: unknown, options?: SendOptions): Promise<Reply>;
  send(method: string, path: string, options?: SendOptions): Promise<Reply>;
  stream(path: string, body?: unknown, signal?: AbortSignal): AsyncGenerator<StreamEvent>;
}

const PAUSE_MS = 250;
/**
 * Compression is the runtime's work and covered by the browser suite. Each request gets its own connection: the server
 * ends idle ones after 5 s, and a write sent just then is lost; a browser would send it again.
 */
const PLAIN = { "accept-encoding": "identity", connection: "close" };

/** Retries while the server is overloaded (503), as a well-behaved client does. */
export async function untilServed(ask: () => Promise<Reply>): Promise<Reply> {
  let reply = await ask();
  for (; reply.status === 503; reply = await ask()) await wait(PAUSE_MS);
  return reply;
}

/**
 * For floods: a connection that ends without an answer counts as a 503, because the runtime closes those that it had no
 * time to read from.
 */
export async function orTooMuch(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    const cause = error instanceof TypeError ? error.cause : undefined;
    if (!isRecord(cause) || cause.code !== "UND_ERR_SOCKET") throw error;
    if (!isRecord(cause.socket) || cause.socket.bytesRead !== 0) throw error;
    return toReply(new Response(null, { status: 503 }));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function toReply(response: Response): Promise<Reply> {
  const text = await response.text();
  const value = parse(text);
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isRecord(value) ? value : {},
    list: Array.isArray(value) ? value.filter(isRecord) : [],
  };
}

/** Updates a cookie header from an answer's `Set-Cookie` lines. */
function withCookies(header: string, lines: readonly string[]): string {
  const jar = new Map(header.split("; ").flatMap((pair) => (pair === "" ? [] : [[pair.split("=", 1)[0] ?? "", pair]])));
  for (const line of lines) {
    const pair = line.split(";", 1)[0] ?? "";
    const name = pair.split("=", 1)[0] ?? "";
    if (/Max-Age=0/i.test(line)) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join("; ");
}

export function createBrowser(baseUrl: string, origin: string): Browser {
  const browser: Browser = {
    cookie: "",

    async send(method, path, { body, rawBody, headers = {} } = {}) {
      const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await fetch(new URL(path, baseUrl), {
        method,
        redirect: "manual",
        headers: {
          ...PLAIN,
          ...(method === "GET" ? {} : { origin, "sec-fetch-site": "same-origin" }),
          ...(payload === undefined ? {} : { "content-type": "application/json" }),
          ...(browser.cookie ? { cookie: browser.cookie } : {}),
          ...headers,
        },
        ...(payload === undefined ? {} : { body: payload }),
      });
      browser.cookie = withCookies(browser.cookie, response.headers.getSetCookie());
      return toReply(response);
    },

    get: (path, options) => browser.send("GET", path, options),
    post: (path, body, options) => browser.send("POST", path, { body, ...options }),

    async *stream(path, body, signal) {
      const startedAt = performance.now();
      const response = await fetch(new URL(path, baseUrl), {
        method: "POST",
        headers: {
          ...PLAIN,
          origin,
          accept: "text/event-stream",
          cookie: browser.cookie,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      });
      if (!response.headers.get("content-type")?.startsWith("text/event-stream") || !response.body) {
        throw new Error(`no stream: ${response.status} ${await response.text()}`);
      }
      let buffer = "";
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        buffer += chunk;
        for (let end = buffer.indexOf("\n\n"); end >= 0; end = buffer.indexOf("\n\n")) {
          const block = buffer.slice(0, end);
          buffer = buffer.slice(end + 2);
          const event = /^event: (.*)$/m.exec(block)?.[1];
          const data = parse(/^data: (.*)$/m.exec(block)?.[1] ?? "");
          if (event !== undefined && isRecord(data)) yield { event, data, atMs: performance.now() - startedAt };
        }
      }
    },
  };
  return browser;
}
