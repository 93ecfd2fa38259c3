import type { CallInput, CallName, CallOf } from "@mealwright/schema/calls";
import type { PathParameter, QueryValues } from "./paths-of-calls.ts";

type PathParams<Name extends CallName> = [PathParameter<CallOf<Name>["path"]>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<PathParameter<CallOf<Name>["path"]>, string>> };
type BodyOption<Name extends CallName> =
  undefined extends CallInput<Name> ? { readonly body?: CallInput<Name> } : { readonly body: CallInput<Name> };

/** A call's options; `body` and `params` are required exactly where the contract has them. */
export type SendOptions<Name extends CallName> = BodyOption<Name> &
  PathParams<Name> & { readonly query?: QueryValues; readonly signal?: AbortSignal };
/** The same as arguments: none where nothing is required. */
export type SendArguments<Name extends CallName> =
  Record<never, never> extends SendOptions<Name> ? [options?: SendOptions<Name>] : [options: SendOptions<Name>];
