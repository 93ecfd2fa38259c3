import type { MealRequest } from "../../domain/model-ports.ts";

/** How an endpoint is held to the shape, the strictest first. */
export const SHAPES = ["json_schema", "json_object", "plain"] as const;
export type Shape = (typeof SHAPES)[number];

/** A day's dishes are some 1,500 tokens. */
const MAX_TOKENS = 4_000;
const TEMPERATURE = 0.8;

function responseFormat(shape: Shape, schema: object): object {
  if (shape === "json_schema")
    return { response_format: { type: "json_schema", json_schema: { name: "day", strict: true, schema } } };
  return shape === "json_object" ? { response_format: { type: "json_object" } } : {};
}

/** The body of a streamed chat completion; where the endpoint takes no schema, it stands in the prompt. */
export function chatBody(model: string, { prompt, schema }: MealRequest, shape: Shape): string {
  const system =
    shape === "json_schema"
      ? prompt.system
      : `${prompt.system}\nThe JSON follows this schema:\n${JSON.stringify(schema)}`;
  return JSON.stringify({
    model,
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: MAX_TOKENS,
    temperature: TEMPERATURE,
    messages: [
      { role: "system", content: system },
      { role: "user", content: prompt.user },
    ],
    ...responseFormat(shape, schema),
  });
}
