import type * as z from "zod";
import { ADMIN_CALLS } from "./calls/admin.ts";
import { AUTH_CALLS } from "./calls/auth.ts";
import { CALENDAR_CALLS } from "./calls/calendar.ts";
import type { Call } from "./calls/call.ts";
import { CONTACT_CALLS } from "./calls/contact.ts";
import { FAVORITES_CALLS } from "./calls/favorites.ts";
import { GROCERY_CALLS } from "./calls/grocery.ts";
import { MEAL_PLAN_CALLS } from "./calls/meal-plan.ts";
import { MEALS_CALLS } from "./calls/meals.ts";
import { NEVER_AGAIN_CALLS } from "./calls/never-again.ts";
import { PASSKEYS_CALLS } from "./calls/passkeys.ts";
import { PAYMENTS_CALLS } from "./calls/payments.ts";
import { PREFERENCES_CALLS } from "./calls/preferences.ts";
import { SYSTEM_CALLS } from "./calls/system.ts";
import { USER_CALLS } from "./calls/user.ts";

/** Every HTTP call, once, by word: routes, client, OpenAPI document and tests read this table (api.md). */
export const CALLS = {
  ...AUTH_CALLS,
  ...USER_CALLS,
  ...PREFERENCES_CALLS,
  ...PASSKEYS_CALLS,
  ...MEAL_PLAN_CALLS,
  ...CALENDAR_CALLS,
  ...MEALS_CALLS,
  ...FAVORITES_CALLS,
  ...NEVER_AGAIN_CALLS,
  ...GROCERY_CALLS,
  ...PAYMENTS_CALLS,
  ...ADMIN_CALLS,
  ...CONTACT_CALLS,
  ...SYSTEM_CALLS,
};

export type CallName = keyof typeof CALLS;
export type CallOf<Name extends CallName> = (typeof CALLS)[Name];
/** What a client may send as the body of a call. */
export type CallInput<Name extends CallName> =
  CallOf<Name> extends { body: infer Body extends z.ZodType } ? z.input<Body> : undefined;
/** What a call answers on success. */
export type CallReply<Name extends CallName> =
  CallOf<Name> extends { reply: infer Reply extends z.ZodType } ? z.output<Reply> : undefined;

/** A call by name, seen as the plain interface. */
export function callByName(name: CallName): Call {
  return CALLS[name];
}

/** Names of all calls, in the table's order. */
export const CALL_NAMES = Object.keys(CALLS).filter((name): name is CallName => name in CALLS);
