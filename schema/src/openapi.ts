import * as z from "zod";
import type { Call } from "./calls/call.ts";
import { CALL_NAMES, callByName } from "./calls.ts";
import { ADMIN_COOKIE, SESSION_COOKIE } from "./constants/auth/cookies.ts";
import type { ErrorStatus } from "./constants/errors/error-statuses.ts";
import { errorBody } from "./contract/shared/errors.ts";

type Json = Record<string, unknown>;

const ERROR = { $ref: "#/components/schemas/Error" };

/** A shape as JSON Schema, as it goes into a call or comes out of it. */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const document: Json = { ...z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" }) };
  delete document.$schema;
  return document;
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1],
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

/** Query parameters as the call takes them, text or number. */
function queryParameters({ query }: Call): Json[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: false,
    schema: jsonSchema(schema, "input"),
  }));
}

/** Each event as an object with its name and data; the stream ends with `done` or `error`. */
function eventStream(events: NonNullable<Call["events"]>): Json {
  const shape = (event: string, data: Json) => ({
    title: event,
    type: "object",
    required: ["event", "data"],
    properties: { event: { const: event }, data },
  });
  const own = Object.entries(events).map(([event, data]) => shape(event, jsonSchema(data, "output")));
  const description = "Server-sent events: an `event:` line with the name, a `data:` line with one JSON object.";
  return { description, oneOf: [...own, shape("error", ERROR)] };
}

function successResponse(call: Call): Json {
  if (call.status === 302) return { description: "Redirect" };
  if (call.contentType)
    return { description: "Success", content: { [call.contentType]: { schema: { type: "string" } } } };
  if (!call.reply) return { description: "Success" };
  return {
    description: "Success",
    content: {
      "application/json": { schema: jsonSchema(call.reply, "output") },
      ...(call.events ? { "text/event-stream": { schema: eventStream(call.events) } } : {}),
    },
  };
}

const SECURITY_OF: Readonly<Record<Call["access"], readonly Json[]>> = {
  visitor: [],
  member: [{ session: [] }],
  admin: [{ adminSession: [] }],
  provider: [{ providerSignature: [] }],
};

function cookie(name: string, description: string): Json {
  return { type: "apiKey", in: "cookie", name, description: `${description} Over https: \`__Host-${name}\`.` };
}

/** Statuses that an operation lists; others do not answer a call, or are our own faults. */
type Refusal = Exclude<ErrorStatus, 405 | 500>;

/** Refusals by status: the content of `components.responses`, to which every operation refers. */
const REFUSALS = {
  400: ["Malformed", "The body is not JSON, or a token in it is not valid."],
  401: ["Unauthenticated", "Nobody is signed in, or the session or the pair is not valid."],
  403: [
    "Forbidden",
    "The tier (`upgrade_required`, with its `capability`) or the role lacks it, or another site asks.",
  ],
  404: ["NotFound", "It does not exist, or is somebody else's: the two cannot be told apart."],
  409: ["Conflict", "Something else was quicker, or it exists already."],
  413: ["TooLarge", "The body is over 64 KB."],
  415: ["NotJson", "The body is not `application/json`."],
  422: ["InvalidFields", "A field is wrong, or nothing suits: `fields` says which and why."],
  429: ["TooManyRequests", "Too often: `Retry-After` says how many seconds to wait."],
  503: ["Unavailable", "A part that this needs is away: `Retry-After` says when to try again."],
} as const satisfies Readonly<Record<Refusal, readonly [string, string]>>;
const WAITS: ReadonlySet<number> = new Set<Refusal>([429, 503]);

function refusalsOf(call: Call): readonly Refusal[] {
  const isWrite = call.method !== "GET";
  const isGuarded = call.access === "member" || call.access === "admin";
  const statuses: Refusal[] = [
    ...(call.body ? ([400, 413, 415, 422] as const) : []),
    ...(call.query ? ([422] as const) : []),
    ...(isGuarded ? ([401] as const) : []),
    ...(isWrite || call.access === "admin" || call.capability ? ([403] as const) : []),
    ...(call.path.includes("{") ? ([404] as const) : []),
    ...(call.refusals ?? []),
    // Any call can hit a limit and be told to wait.
    429,
    503,
  ];
  return [...new Set(statuses)].sort((one, other) => one - other);
}

function refusalResponse(status: number, description: string): Json {
  const wait = { description: "Seconds.", required: true, schema: { type: "integer", minimum: 1 } };
  return {
    description,
    ...(WAITS.has(status) ? { headers: { "Retry-After": wait } } : {}),
    content: { "application/json": { schema: ERROR } },
  };
}

function operation(name: string, call: Call): Json {
  const refusals = refusalsOf(call).map((status) => [
    String(status),
    { $ref: `#/components/responses/${REFUSALS[status][0]}` },
  ]);
  return {
    operationId: name,
    tags: [call.word],
    summary: call.summary,
    ...(call.capability ? { "x-capability": call.capability } : {}),
    security: SECURITY_OF[call.access],
    parameters: [...pathParameters(call.path), ...queryParameters(call)],
    ...(call.body
      ? {
          requestBody: {
            required: !call.body.safeParse(undefined).success,
            content: { "application/json": { schema: jsonSchema(call.body, "input") } },
          },
        }
      : {}),
    responses: {
      [String(call.status)]: successResponse(call),
      ...Object.fromEntries(refusals),
      default: { description: "Error", content: { "application/json": { schema: ERROR } } },
    },
  };
}

/** The contract as an OpenAPI 3.1 document, built from the table of calls alone. */
export function buildOpenApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of CALL_NAMES) {
    const call = callByName(name);
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Mealwright", version, description: "The meal planner that checks its own work." },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, "output") },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, [name, description]]) => [
          name,
          refusalResponse(Number(status), description),
        ]),
      ),
      securitySchemes: {
        session: cookie(SESSION_COOKIE, "Somebody signed in."),
        adminSession: cookie(ADMIN_COOKIE, "Who has unlocked the admin screen: `adminLogin` sets it."),
        providerSignature: { type: "apiKey", in: "header", name: "stripe-signature" },
      },
    },
  };
}
