import type * as z from "zod";
import type { Capability } from "../rules/entitlements.ts";

/** Who may make a call: anybody, a signed-in user, an unlocked admin, or a provider with its signature. */
export type Access = "visitor" | "member" | "admin" | "provider";

/** The word that names the call's files at every layer. */
export type Word =
  | "auth"
  | "user"
  | "passkeys"
  | "preferences"
  | "meal-plan"
  | "meals"
  | "favorites"
  | "never-again"
  | "calendar"
  | "grocery"
  | "payments"
  | "admin"
  | "contact"
  | "system";

export interface Call {
  readonly method: "GET" | "POST" | "DELETE";
  /** With `{name}` for a path parameter. */
  readonly path: `/api/${string}`;
  readonly word: Word;
  readonly access: Access;
  readonly summary: string;
  readonly body?: z.ZodType;
  /** Query parameters, all optional. */
  readonly query?: z.ZodObject;
  /** JSON of a success; absent for redirects and files. */
  readonly reply?: z.ZodType;
  /** Status of a success. */
  readonly status: number;
  /** Content type of a success where it is not JSON. */
  readonly contentType?: string;
  /** A capability that the caller's tier must have, in all cases. */
  readonly capability?: Capability;
  /** Answered as server-sent events with these names, where `Accept` asks for them. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  /** Further statuses of refusals, besides those that follow from the rest of the entry. */
  readonly refusals?: readonly (400 | 401 | 403 | 404 | 409 | 413)[];
}
