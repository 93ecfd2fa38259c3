import type { CallName } from "@mealwright/schema/calls";
import type { AppContext } from "./context.ts";

export type Handler = (c: AppContext) => Promise<Response>;

/** Handlers of one word's calls, by the names of the table of calls. */
export type Handlers = Readonly<Partial<Record<CallName, Handler>>>;
