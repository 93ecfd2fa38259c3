import * as z from "zod";
import { CALL_NAMES, type Call, callByName } from "./calls.ts";
import { errorBody } from "./contract/errors.ts";

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
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

function successResponse(call: Call): Json {
  if (call.status === 302) return { description: "Redirect" };
  if (call.contentType)
    return { description: "Success", content: { [call.contentType]: { schema: { type: "string" } } } };
  if (!call.reply) return { description: "Success" };
  return { description: "Success", content: { "application/json": { schema: jsonSchema(call.reply, "output") } } };
}

const SECURITY_OF: Readonly<Record<Call["access"], readonly Json[]>> = {
  visitor: [],
  member: [{ session: [] }],
  admin: [{ session: [] }],
  provider: [{ providerSignature: [] }],
};

function operation(name: string, call: Call): Json {
  return {
    operationId: name,
    tags: [call.word],
    summary: call.summary,
    ...(call.capability ? { "x-capability": call.capability } : {}),
    security: SECURITY_OF[call.access],
    parameters: pathParameters(call.path),
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
      default: {
        description: "Error",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

/** The contract as an OpenAPI 3.1 document, made from the table of calls and nothing else. */
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
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "session" },
        providerSignature: { type: "apiKey", in: "header", name: "stripe-signature" },
      },
    },
  };
}
