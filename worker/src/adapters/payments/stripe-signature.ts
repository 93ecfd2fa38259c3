import { Buffer } from "node:buffer";
import { WEBHOOK_TOLERANCE_SECONDS } from "@mealwright/schema/constants/payments";

const HMAC = { name: "HMAC", hash: "SHA-256" };
const encoder = new TextEncoder();

/** The time and the signatures of a header "t=1700000000,v1=…,v1=…"; null for any other text. */
function readHeader(header: string): { time: number; signatures: readonly string[] } | null {
  const pairs = header.split(",").map((part) => part.trim().split("="));
  const time = Number(pairs.find(([name]) => name === "t")?.[1]);
  const signatures = pairs.flatMap(([name, value]) => (name === "v1" && value ? [value] : []));
  return Number.isInteger(time) && signatures.length > 0 ? { time, signatures } : null;
}

/**
 * Whether a message was signed with the secret, by Stripe's scheme: HMAC-SHA-256 over the time, a dot and the raw body
 * (docs.stripe.com/webhooks, "Verify webhook signatures manually"), not more than five minutes from now.
 */
export async function isSigned(rawBody: string, header: string, secret: string, now: Date): Promise<boolean> {
  const parts = readHeader(header);
  if (parts === null) return false;
  if (Math.abs(now.getTime() / 1000 - parts.time) > WEBHOOK_TOLERANCE_SECONDS) return false;
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), HMAC, false, ["verify"]);
  const message = encoder.encode(`${parts.time}.${rawBody}`);
  for (const signature of parts.signatures) {
    if (await crypto.subtle.verify(HMAC, key, Buffer.from(signature, "hex"), message)) return true;
  }
  return false;
}
