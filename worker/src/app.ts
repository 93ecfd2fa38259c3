import { CALL_NAMES, type CallName, callByName } from "@mealwright/schema/calls";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { Hono } from "hono";
import { createDeps } from "./deps.ts";
import { DomainError } from "./domain/errors.ts";
import { type Config, type Env, readConfig } from "./env.ts";
import { answerError } from "./http/answer/on-error.ts";
import { requestLog } from "./http/answer/request-log.ts";
import { securityHeaders } from "./http/answer/security-headers.ts";
import { networkOf } from "./http/caller/limits.ts";
import { hasSessionCookie } from "./http/caller/session.ts";
import { readSessionFacts } from "./http/caller/session-facts.ts";
import type { AppContext, AppEnv } from "./http/context.ts";
import { mayLag, noteWriting } from "./http/freshness.ts";
import type { Handler } from "./http/handler.ts";
import { httpsOnly } from "./http/https-only.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { adminHandlers } from "./routes/admin.ts";
import { authHandlers } from "./routes/auth.ts";
import { calendarHandlers } from "./routes/calendar.ts";
import { contactHandlers } from "./routes/contact.ts";
import { favoritesHandlers } from "./routes/favorites.ts";
import { groceryHandlers } from "./routes/grocery.ts";
import { mealPlanHandlers } from "./routes/meal-plan.ts";
import { mealsHandlers } from "./routes/meals.ts";
import { neverAgainHandlers } from "./routes/never-again.ts";
import { passkeysHandlers } from "./routes/passkeys.ts";
import { paymentsHandlers } from "./routes/payments.ts";
import { preferencesHandlers } from "./routes/preferences.ts";
import { systemHandlers } from "./routes/system.ts";
import { userHandlers } from "./routes/user.ts";

const HANDLERS: Readonly<Record<CallName, Handler>> = {
  ...authHandlers,
  ...adminHandlers,
  ...userHandlers,
  ...passkeysHandlers,
  ...preferencesHandlers,
  ...mealPlanHandlers,
  ...calendarHandlers,
  ...mealsHandlers,
  ...favoritesHandlers,
  ...neverAgainHandlers,
  ...groceryHandlers,
  ...paymentsHandlers,
  ...contactHandlers,
  ...systemHandlers,
};

/** RFC 9116 asks for less than a year. */
const SECURITY_TEXT_DAYS = 180;

const configs = new WeakMap<Env, Config>();

/** The configuration, parsed once per isolate. Throws `unavailable`. */
export function configOf(env: Env): Config {
  const config = configs.get(env) ?? readConfig(env);
  configs.set(env, config);
  return config;
}

/** `/api/meal-plans/{id}` as Hono writes it. */
function routePathOf(name: CallName): string {
  return callByName(name).path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function mountCalls(app: Hono<AppEnv>): void {
  const methodsOf = new Map<string, Set<string>>();
  for (const name of CALL_NAMES) {
    const path = routePathOf(name);
    const { method } = callByName(name);
    app.on(method, path, HANDLERS[name]);
    methodsOf.set(path, (methodsOf.get(path) ?? new Set<string>()).add(method));
  }
  // Fixed paths first, because a path with a parameter may match them too.
  const fixedFirst = [...methodsOf].sort(([one], [other]) => Number(one.includes(":")) - Number(other.includes(":")));
  for (const [path, methods] of fixedFirst) {
    app.all(path, async (c) => {
      // OPTIONS too: no call is open to other origins, so there is no preflight to answer (OWASP ASVS 5.0, 4.1.4).
      c.header("Allow", [...methods].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", "));
      throw new DomainError("method_not_allowed", CALL_ERRORS.methodNotAllowed);
    });
  }
}

/** An unknown path: JSON under /api/, elsewhere the web app's own page with a real 404. */
async function answerNotFound(c: AppContext): Promise<Response> {
  if (c.req.path === "/api" || c.req.path.startsWith("/api/")) {
    return answerError(new DomainError("not_found", CALL_ERRORS.notFound), c);
  }
  const page = await c.env.ASSETS.fetch(new URL("/404", c.req.url));
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "no-store");
  return new Response(c.req.method === "HEAD" ? null : page.body, { status: 404, headers });
}

/** `/` is the landing page; a browser with a session gets the app instead, so that the dashboard needs no redirect. */
async function answerHome(c: AppContext): Promise<Response> {
  const address = new URL(hasSessionCookie(c) ? "/dashboard" : "/", c.req.url);
  const page = await c.env.ASSETS.fetch(new Request(address, c.req.raw));
  const answer = new Response(page.body, page);
  answer.headers.set("Vary", "Cookie");
  return answer;
}

/** Tells whom to contact about a vulnerability (RFC 9116). */
async function answerSecurityText(c: AppContext): Promise<Response> {
  const { appOrigin, mail } = configOf(c.env);
  const expires = new Date(Date.now() + SECURITY_TEXT_DAYS * 24 * 3600 * 1000).toISOString();
  const lines = [
    `Contact: mailto:${mail.supportEmail}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${appOrigin}/.well-known/security.txt`,
  ];
  return c.text(`${lines.join("\n")}\n`);
}

/** The application: middleware, and every call of the table mounted once. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestLog);
  app.use(httpsOnly);
  app.use("/api/*", securityHeaders);
  app.use("/api/*", async (c, next) => {
    const config = configOf(c.env);
    c.set("config", config);
    const caller = {
      network: networkOf(c),
      userAgent: c.req.header("user-agent") ?? "",
      sessionFacts: readSessionFacts(c),
    };
    c.set("deps", createDeps(config, c.get("meter"), caller, mayLag(c)));
    await next();
    noteWriting(c);
  });
  app.use("/api/*", sameOrigin);
  mountCalls(app);
  app.get("/.well-known/security.txt", answerSecurityText);
  app.get("/", answerHome);
  app.onError(answerError);
  app.notFound(answerNotFound);
  return app;
}
