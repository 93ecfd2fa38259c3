import * as z from "zod";
import type { Deps } from "../../deps.ts";
import type { SealPurpose } from "../../domain/identity-ports.ts";

/** What a browser carries in a sealed cookie, or a mail in its link, until it comes back. */
interface TicketKind<Schema extends z.ZodType> {
  readonly purpose: SealPurpose;
  readonly schema: Schema;
}

/** From leaving for Google to coming back. */
export const FLOW_TICKET = {
  purpose: "google-flow",
  schema: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
} as const;

/** From coming back from Google to giving the account's password. */
export const LINK_TICKET = {
  purpose: "google-link",
  schema: z.object({ issuer: z.string(), subject: z.string(), userId: z.string() }),
} as const;

/** From registering to following the link in the mail. */
export const EMAIL_TICKET = {
  purpose: "email-verification",
  schema: z.object({ userId: z.string(), email: z.string() }),
} as const;

/** From a challenge to a passkey's answer. */
export const PASSKEY_TICKET = {
  purpose: "passkey-flow",
  schema: z.object({
    challenge: z.string(),
    purpose: z.enum(["sign-in", "add", "confirm"]),
    userId: z.string().nullable(),
  }),
} as const;

const sealedTicket = z.object({ endsAt: z.number(), ticket: z.unknown() });

/** Seals a ticket that is good for some seconds. */
export function sealTicket<Schema extends z.ZodType>(
  { clock, sealer }: Pick<Deps, "clock" | "sealer">,
  { purpose }: TicketKind<Schema>,
  ticket: z.input<Schema>,
  seconds: number,
): Promise<string> {
  return sealer.seal(purpose, JSON.stringify({ endsAt: clock.now().getTime() + seconds * 1000, ticket }));
}

/** The ticket of a sealed text; null when it is none, is another's, or has ended. */
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
