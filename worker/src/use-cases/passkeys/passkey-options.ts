import { Buffer } from "node:buffer";
import { PASSKEY_FLOW_SECONDS } from "@mealwright/schema/constants/auth/sign-in-methods";
import type { StoredPasskey } from "../../domain/passkey-ports.ts";
import type { Account } from "../../domain/ports.ts";

const RP_NAME = "Mealwright";
/** COSE ids of EdDSA, ES256 and RS256, in order of preference. */
const ALGORITHMS = [-8, -7, -257];
const timeout = PASSKEY_FLOW_SECONDS * 1000;

const describe = ({ id, transports }: StoredPasskey) => ({ id, transports, type: "public-key" });

/**
 * The browser's options for creating a passkey (`PublicKeyCredentialCreationOptionsJSON`); it is discoverable, so that
 * signing in needs no address.
 */
export function creationOptions(
  origin: string,
  { id, email, name }: Account,
  existing: readonly StoredPasskey[],
  challenge: string,
) {
  return {
    rp: { id: new URL(origin).hostname, name: RP_NAME },
    user: { id: Buffer.from(id, "utf8").toString("base64url"), name: email, displayName: name },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    timeout,
    excludeCredentials: existing.map(describe),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
}

/**
 * The browser's options for using a passkey. With `allowed` empty the person chooses one, and the request reveals
 * nobody's keys.
 */
export function requestOptions(origin: string, allowed: readonly StoredPasskey[], challenge: string) {
  return {
    challenge,
    timeout,
    rpId: new URL(origin).hostname,
    userVerification: "required",
    allowCredentials: allowed.map(describe),
  };
}
