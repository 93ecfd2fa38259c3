import { GOOGLE_ANSWERS_MS, GOOGLE_METADATA_SECONDS } from "@mealwright/schema/constants/timings";
import * as oauth from "oauth4webapi";
import { type ForeignIdentity, type IdentityProvider, SignInRefused } from "../../domain/identity-ports.ts";

const SCOPE = "openid email profile";
/** What Google signs with. A token that names anything else, `none` above all, is refused. */
const SIGNATURE = "RS256";
const CLOCK_TOLERANCE_SECONDS = 10;

/** The provider's endpoints and, cached by the library, its keys; kept for an hour in each isolate. */
const knownServers = new Map<string, { readonly server: oauth.AuthorizationServer; readonly until: number }>();

/** The provider cannot be reached, or answers that it is unavailable. */
class ProviderAway extends Error {}

type FetchOptions = oauth.CustomFetchOptions<"GET" | "POST", URLSearchParams | undefined>;

/** `fetch` within the time limit of the signal; 5xx and 429 count as no answer. */
function boundedFetch(signal: AbortSignal) {
  return async (url: string, { method, headers, body }: FetchOptions): Promise<Response> => {
    try {
      const init = { method, headers, redirect: "manual", signal } as const;
      const response = await fetch(url, body === undefined ? init : { ...init, body });
      if (response.status >= 500 || response.status === 429) throw new ProviderAway(`answered ${response.status}`);
      // Read the body here, so that one that never ends counts as `away` too.
      return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers });
    } catch (cause) {
      throw new ProviderAway("no answer", { cause });
    }
  };
}

function optionsFor(issuer: string) {
  const signal = AbortSignal.timeout(GOOGLE_ANSWERS_MS);
  return {
    [oauth.customFetch]: boundedFetch(signal),
    // Plain http is for a provider on this machine only (env.ts).
    [oauth.allowInsecureRequests]: issuer.startsWith("http:"),
  };
}

async function findServer(issuer: string, options: ReturnType<typeof optionsFor>): Promise<oauth.AuthorizationServer> {
  const known = knownServers.get(issuer);
  if (known && known.until > Date.now()) return known.server;
  const url = new URL(issuer);
  const server = await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, options));
  knownServers.set(issuer, { server, until: Date.now() + GOOGLE_METADATA_SECONDS * 1000 });
  return server;
}

/** Why sign-in failed. Of the provider's message only the error code is logged. */
function toRefusal(error: unknown): SignInRefused {
  if (error instanceof ProviderAway) return new SignInRefused("google-away", error);
  if (error instanceof oauth.AuthorizationResponseError) {
    return new SignInRefused(error.error === "access_denied" ? "google-denied" : "google-failed", error);
  }
  // The code was used before, or is too old.
  if (error instanceof oauth.ResponseBodyError && error.error === "invalid_grant") {
    return new SignInRefused("google-expired", error);
  }
  const isKnown = error instanceof oauth.OperationProcessingError || error instanceof oauth.ResponseBodyError;
  const what = isKnown ? error.code : error instanceof Error ? error.name : typeof error;
  const said = error instanceof oauth.ResponseBodyError ? error.error : undefined;
  console.error(JSON.stringify({ level: "error", event: "google_failed", what, said }));
  return new SignInRefused("google-failed", error);
}

async function refusing<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw toRefusal(error);
  }
}

function toIdentity({ iss, sub, email, email_verified: isVerified, name }: oauth.IDToken): ForeignIdentity {
  return {
    issuer: iss,
    subject: sub,
    email: typeof email === "string" ? email : null,
    isEmailVerified: isVerified === true,
    name: typeof name === "string" ? name : null,
  };
}

/**
 * Google, or another OpenID provider: authorization code with PKCE (S256), state and nonce; RFC 9700, OIDC Core 3.1.
 */
export function createGoogle(issuer: string): IdentityProvider {
  return {
    begin: ({ clientId }, redirectUri) =>
      refusing(async () => {
        const server = await findServer(issuer, optionsFor(issuer));
        if (!server.authorization_endpoint) throw new Error("the provider has no authorization endpoint");
        const flow = {
          state: oauth.generateRandomState(),
          nonce: oauth.generateRandomNonce(),
          verifier: oauth.generateRandomCodeVerifier(),
        };
        const url = new URL(server.authorization_endpoint);
        const parameters = {
          client_id: clientId,
          redirect_uri: redirectUri,
          response_type: "code",
          scope: SCOPE,
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await oauth.calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: "S256",
        };
        for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
        return { url: url.href, flow };
      }),

    finish: ({ clientId, clientSecret }, redirectUri, { state, nonce, verifier }, parameters) =>
      refusing(async () => {
        const options = optionsFor(issuer);
        const server = await findServer(issuer, options);
        const client: oauth.Client = {
          client_id: clientId,
          id_token_signed_response_alg: SIGNATURE,
          [oauth.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
        };
        const answer = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.ClientSecretPost(clientSecret),
          oauth.validateAuthResponse(server, client, parameters, state),
          redirectUri,
          verifier,
          options,
        );
        const expected = { expectedNonce: nonce, requireIdToken: true };
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, expected);
        await oauth.validateApplicationLevelSignature(server, answer, options);
        const claims = oauth.getValidatedIdTokenClaims(tokens);
        if (!claims) throw new Error("the answer holds no id token");
        return toIdentity(claims);
      }),
  };
}
