import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppEnv } from "../context.ts";

/** The platform's own request id: sixteen hexadecimal digits and a place. */
const RAY_ID = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

/** Adds request id and `Server-Timing`, and logs one structured line per request, without secrets or personal data. */
export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const start = performance.now();
  const ray = c.req.header("cf-ray");
  const requestId = ray !== undefined && RAY_ID.test(ray) ? ray : crypto.randomUUID();
  const meter = { calls: 0, milliseconds: 0 };
  c.set("requestId", requestId);
  c.set("meter", meter);
  await next();
  const milliseconds = performance.now() - start;
  const { headers } = c.res;
  headers.set("x-request-id", requestId);
  headers.set("Server-Timing", `total;dur=${milliseconds.toFixed(1)}, db;dur=${meter.milliseconds.toFixed(1)}`);
  const line = {
    level: c.res.status >= 500 ? "error" : "info",
    event: "request",
    requestId,
    method: c.req.method,
    route: routePath(c, -1),
    status: c.res.status,
    ms: Math.round(milliseconds),
    dbCalls: meter.calls,
    dbMs: Math.round(meter.milliseconds),
    code: c.get("errorCode"),
  };
  console.log(JSON.stringify(line));
};
