import { Buffer } from "node:buffer";
import { PASSKEY_FLOW_SECONDS } from "@mealwright/schema/constants/auth/sign-in-methods";
import type { StoredPasskey } from "../../domain/passkey-ports.ts";
import type { Account } from "../../domain/ports.ts";

const RP_NAME = "Mealwright";
/** EdDSA, ES256, RS256 in the order of our liking (COSE algorithm ids). */
const ALGORITHMS = [-8, -7, -257];
const timeout = PASSKEY_FLOW_SECONDS * 1000;

const describe = ({ id, transports }: StoredPasskey) => ({ id, transports, type: "public-key" });

/** What the browser makes a new passkey with (`PublicKeyCredentialCreationOptionsJSON`): one that says itself who it is. */
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

/** What the browser asks a passkey with; `allowed` empty: whichever the person chooses, so that nobody is named. */
export function requestOptions(origin: string, allowed: readonly StoredPasskey[], challenge: string) {
  return {
    challenge,
    timeout,
    rpId: new URL(origin).hostname,
    userVerification: "required",
    allowCredentials: allowed.map(describe),
  };
}
