import { fewOf } from "../fixtures/sample.ts";
import {
  type Behaviour,
  cutAfter,
  endStream,
  failing,
  lying,
  openStream,
  sendText,
  stallAfter,
  streaming,
} from "../stand-ins/model-endpoint.ts";

/** One fault of each kind: lying, falling silent, breaking off, refusing, or answering in another form. */
const USUAL = new Set([
  "lying in every meal",
  "silent from the start",
  "stalled after its first meal",
  "cut after 777 characters",
  "HTTP 429 for an hour",
  "HTML",
  "fenced",
  "of wrong types",
  "in another language",
  "endless",
  "an error inside the stream",
]);

/** Everything that a faulty endpoint may do. */
const ALL_FAULTS: readonly (readonly [string, Behaviour])[] = [
  ["lying in every meal", lying],
  ["chunked by one character", streaming((text) => text, 1)],
  ["in one piece", streaming((text) => text, 100_000)],
  ["silent from the start", () => {}],
  ["stalled before its first meal", stallAfter(120)],
  ["stalled after its first meal", stallAfter(900)],
  ["cut at once", ({ response }) => void response.destroy()],
  ["cut within the first meal", cutAfter(200)],
  ["cut after the first meal", cutAfter(900)],
  ...[1, 61, 333, 512, 640, 777, 1_111, 1_500].map((at) => [`cut after ${at} characters`, cutAfter(at)] as const),
  ["HTTP 429", failing(429, { "retry-after": "1" })],
  ["HTTP 429 for an hour", failing(429, { "retry-after": "3600" })],
  ["HTTP 429 until another day", failing(429, { "retry-after": new Date(Date.now() + 864e5).toUTCString() })],
  ["HTTP 500", failing(500)],
  ["HTTP 401", failing(401)],
  ["HTML", failing(200, { "content-type": "text/html" }, "<html><body>{Welcome}</body></html>")],
  ["fenced", streaming((text) => `Sure! Here it is:\n\`\`\`json\n${text}\n\`\`\`\nEnjoy.`)],
  ["doubled", streaming((text) => text + text)],
  ["truncated", streaming((text) => text.slice(0, -300))],
  [
    "of another shape",
    streaming((text) => text.replaceAll('"ingredients"', '"stuff"').replaceAll('"meals"', '"dishes"')),
  ],
  [
    "of wrong types",
    streaming((text) =>
      text
        .replace(/"quantity":[\d.]+/g, '"quantity":{"much":true}')
        .replace(/"instructions":\[/g, '"instructions":[7,'),
    ),
  ],
  [
    "in another language",
    streaming((text) =>
      text.replace(
        /"instructions":\[[^\]]*\]/g,
        '"instructions":["Die Butter schmelzen und den Käse reiben.","Alles mit Sahne servieren."]',
      ),
    ),
  ],
  [
    "whole instead of streamed",
    ({ response, honestReply: content }) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    },
  ],
  [
    "ten thousand tokens of nothing",
    async (exchange) => {
      openStream(exchange);
      if (await sendText(exchange, "nothing ".repeat(10_000), 8)) endStream(exchange);
    },
  ],
  [
    "endless",
    async (exchange) => {
      openStream(exchange);
      while (await sendText(exchange, '{"meals":[{"name":"', 19, 20));
    },
  ],
  [
    "an error inside the stream",
    ({ response }) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end('data: {"error":{"message":"overloaded"}}\n\n');
    },
  ],
];

export const FAULTS = fewOf(ALL_FAULTS, ([name]) => USUAL.has(name));
