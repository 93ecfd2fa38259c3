import { Buffer } from "node:buffer";
import type { PasskeyVerifier } from "../../domain/passkey-ports.ts";

/** EdDSA, ES256 and RS256: what browsers' authenticators make (COSE algorithm ids). */
const ALGORITHMS = [-8, -7, -257];

/**
 * Loaded with the first passkey of an isolate: its ASN.1 parts take longer to start than all the rest of the worker.
 */
const loadLibrary = () => import("@simplewebauthn/server");

/** The library throws for anything that is wrong with a response; callers need not know what it was. */
async function orNull<Value>(check: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

/** Passkeys for one site, `appOrigin`, with user verification; attestation is not asked for. */
export function createPasskeyVerifier(appOrigin: string): PasskeyVerifier {
  const { hostname } = new URL(appOrigin);
  const expectedFor = (expectedChallenge: string) =>
    ({ expectedChallenge, expectedOrigin: appOrigin, expectedRPID: hostname, requireUserVerification: true }) as const;

  return {
    async readRegistration({ id, rawId, type, response }, challenge) {
      const { verifyRegistrationResponse } = await loadLibrary();
      return orNull(async () => {
        const { clientDataJSON, attestationObject } = response;
        const checked = await verifyRegistrationResponse({
          response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
          supportedAlgorithmIDs: ALGORITHMS,
          ...expectedFor(challenge),
        });
        if (!checked.verified) return null;
        const { credential } = checked.registrationInfo;
        return {
          id: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString("base64url"),
          counter: credential.counter,
          transports: response.transports ?? [],
        };
      });
    },

    async readAssertion({ id, rawId, type, response }, challenge, passkey) {
      const { verifyAuthenticationResponse } = await loadLibrary();
      return orNull(async () => {
        const { clientDataJSON, authenticatorData, signature } = response;
        const checked = await verifyAuthenticationResponse({
          response: {
            id,
            rawId,
            type,
            response: { clientDataJSON, authenticatorData, signature },
            clientExtensionResults: {},
          },
          credential: {
            id: passkey.id,
            publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, "base64url")),
            counter: passkey.counter,
          },
          ...expectedFor(challenge),
        });
        return checked.verified ? { counter: checked.authenticationInfo.newCounter } : null;
      });
    },
  };
}
