import { TIME_ZONE_HEADER } from "@mealwright/schema/constants/timings";
import { localTimeZone } from "../lib/time-zone.ts";

/** The one shape of our requests: cookies always, a content type only with a body (specification §7). */
export function requestInit(
  method: string,
  accept: string,
  body: unknown,
  signal: AbortSignal | undefined,
): RequestInit & { method: string; headers: Record<string, string> } {
  const headers: Record<string, string> = { accept, [TIME_ZONE_HEADER]: localTimeZone() };
  if (body !== undefined) headers["content-type"] = "application/json";
  return {
    method,
    credentials: "include",
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
}
