import type { CallName } from "@mealwright/schema/calls";
import type { AppContext } from "./context.ts";

export type Handler = (c: AppContext) => Promise<Response>;

/** Some of the handlers, by the names that the table of calls gives them. */
export type Handlers = Readonly<Partial<Record<CallName, Handler>>>;
