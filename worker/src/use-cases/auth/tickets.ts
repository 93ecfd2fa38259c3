import * as z from "zod";
import type { Deps } from "../../deps.ts";
import type { SealPurpose } from "../../domain/identity-ports.ts";

/** Data that we hand out encrypted, in a cookie or in a mail's link, and read again when it comes back. */
interface TicketKind<Schema extends z.ZodType> {
  readonly purpose: SealPurpose;
  readonly schema: Schema;
}

/** Between leaving for Google and returning. */
export const FLOW_TICKET = {
  purpose: "google-flow",
  schema: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
} as const;

/** Between returning from Google and giving the account's password. */
export const LINK_TICKET = {
  purpose: "google-link",
  schema: z.object({ issuer: z.string(), subject: z.string(), userId: z.string() }),
} as const;

/** Between registering and following the link in the mail. */
export const EMAIL_TICKET = {
  purpose: "email-verification",
  schema: z.object({ userId: z.string(), email: z.string() }),
} as const;

/** Between a challenge and the passkey's response. */
export const PASSKEY_TICKET = {
  purpose: "passkey-flow",
  schema: z.object({
    challenge: z.string(),
    purpose: z.enum(["sign-in", "add", "confirm"]),
    userId: z.string().nullable(),
  }),
} as const;

const sealedTicket = z.object({ endsAt: z.number(), ticket: z.unknown() });

/** Encrypts a ticket that is valid for some seconds. */
export function sealTicket<Schema extends z.ZodType>(
  { clock, sealer }: Pick<Deps, "clock" | "sealer">,
  { purpose }: TicketKind<Schema>,
  ticket: z.input<Schema>,
  seconds: number,
): Promise<string> {
  return sealer.seal(purpose, JSON.stringify({ endsAt: clock.now().getTime() + seconds * 1000, ticket }));
}

/** The ticket in an encrypted text; null if it is none, is of another kind, or has expired. */
export async function openTicket<Schema extends z.ZodType>(
  { clock, sealer }: Pick<Deps, "clock" | "sealer">,
  { purpose, schema }: TicketKind<Schema>,
  sealed: string | undefined,
): Promise<{ readonly ticket: z.output<Schema>; readonly endsAt: Date } | null> {
  const opened = sealed === undefined ? null : await sealer.open(purpose, sealed);
  if (opened === null) return null;
  const { endsAt, ticket } = sealedTicket.parse(JSON.parse(opened.text));
  return endsAt > clock.now().getTime() ? { ticket: schema.parse(ticket), endsAt: new Date(endsAt) } : null;
}
