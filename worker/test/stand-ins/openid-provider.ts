import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import { importJWK, SignJWT } from "jose";
import Provider, { type Configuration } from "oidc-provider";
import { vi } from "vitest";
import { findFreePort } from "../../launch/processes/ports.ts";

/** A person with an account at the provider, who signs in there with their subject. */
export interface Person {
  readonly email: string;
  readonly isVerified: boolean;
  readonly name?: string;
}

/** Changes the token endpoint's answer, as an attacker or a broken provider would. */
type Tamper = (idToken: string) => string | Promise<string>;

export interface OpenIdProvider {
  readonly people: Map<string, Person>;
  readonly client: { readonly clientId: string; readonly clientSecret: string };
  /** Null leaves the answers as they are. */
  tamper: Tamper | null;
  /** Runs before every answer; if it returns a number, that is the status to answer with instead. */
  before: ((path: string) => Promise<number> | number | undefined) | null;
  /** Paths asked for, in order. */
  readonly asked: string[];
  /** A token like the given one with other claims, signed with the provider's own key. */
  sign(idToken: string, change: Readonly<Record<string, unknown>>): Promise<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const CLIENT = { clientId: "meals.apps.googleusercontent.com", clientSecret: "GOCSPX-a-secret-of-the-tests" };
const KEY_ID = "provider-key";

/** One for all: a worker remembers a provider and its key by the port, which may come again. */
const KEY = makeKey();

function makeKey() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), kty: "RSA" as const, alg: "RS256", use: "sig", kid: KEY_ID };
}

function configure(origin: string, people: ReadonlyMap<string, Person>): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${origin}/api/auth/google/callback`],
        token_endpoint_auth_method: "client_secret_post",
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    jwks: { keys: [KEY] },
    cookies: { keys: ["a key of the tests' provider"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Like Google, put the person's claims into the id token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => {
        const person = people.get(accountId);
        return {
          sub: accountId,
          ...(person ? { email: person.email, email_verified: person.isVerified } : {}),
          ...(person?.name === undefined ? {} : { name: person.name }),
        };
      },
    }),
  };
}

/** Removes the expiry of a cookie, except of one that is being deleted. */
function forgetExpiry(cookie: string): string {
  return cookie.includes("expires=Thu, 01 Jan 1970") ? cookie : cookie.replace(/; expires=[^;]+/, "");
}

/** A port for the provider: the product is told its issuer's address before the provider starts. */
export function findProviderPort(): Promise<number> {
  return findFreePort("127.0.0.1");
}

/**
 * A certified OpenID provider on this machine (issuer `http://127.0.0.1:<port>`) that stands in for Google; not started
 * yet.
 */
export function createOpenIdProvider(port: number, origin: string): OpenIdProvider {
  const people = new Map<string, Person>();
  // Silences its warnings that it is configured for development.
  const silence = [vi.spyOn(console, "info"), vi.spyOn(console, "warn")].map((spy) => spy.mockReturnValue());
  const provider = new Provider(`http://127.0.0.1:${port}`, configure(origin, people));
  for (const spy of silence) spy.mockRestore();
  const server = createServer();

  const self: OpenIdProvider = {
    people,
    client: CLIENT,
    tamper: null,
    before: null,
    asked: [],

    async sign(idToken, change) {
      const payload = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8"));
      return new SignJWT({ ...payload, ...change })
        .setProtectedHeader({ alg: "RS256", kid: KEY_ID })
        .sign(await importJWK(KEY, "RS256"));
    },

    start: () => new Promise((resolve) => server.listen(port, "127.0.0.1", resolve)),

    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  provider.use(async (context, next) => {
    self.asked.push(context.path);
    const status = await self.before?.(context.path);
    if (status !== undefined) {
      context.status = status;
      return;
    }
    await next();
    // The browser uses the real time, the provider that of the tests: turn cookies into session cookies.
    const cookies = context.response.headers["set-cookie"];
    if (Array.isArray(cookies)) context.set("set-cookie", cookies.map(forgetExpiry));
    const { body } = context;
    if (self.tamper && context.path === "/token" && typeof body === "object" && body !== null && "id_token" in body) {
      context.body = { ...body, id_token: await self.tamper(String(body.id_token)) };
    }
  });
  // Created last, because it includes only the middleware registered by then.
  server.on("request", provider.callback());
  return self;
}

const MAX_STEPS = 12;

/** Goes through the provider's pages as a person; returns the address that the browser is sent back to. */
export async function visitProvider(
  address: string,
  subject: string,
  answer: "allow" | "deny" = "allow",
): Promise<string> {
  const home = new URL(address).origin;
  const jar = new Map<string, string>();
  const go = async (url: string, form?: Record<string, string>) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const body = form ? { method: "POST", body: new URLSearchParams(form) } : {};
    const response = await fetch(url, { redirect: "manual", headers: { cookie }, ...body });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  let response = await go(address);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const location = response.headers.get("location");
    if (location !== null) {
      const next = new URL(location, home).href;
      if (!next.startsWith(home)) return next;
      response = await go(next);
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (action === undefined || prompt === undefined)
      throw new Error(`the provider shows no form: ${page.slice(0, 500)}`);
    const form = new URL(action, home).href;
    if (prompt === "consent" && answer === "deny") response = await go(`${form}/abort`);
    else response = await go(form, { prompt, login: subject, password: "x" });
  }
  throw new Error("the provider goes round in circles");
}
