import type { CallName } from "@mealwright/schema/calls";
import type { AppContext } from "../http/context.ts";

export type Handler = (c: AppContext) => Promise<Response>;

/** Handlers of one word's calls; a call of the table without one answers 501. */
export type Handlers = Readonly<Partial<Record<CallName, Handler>>>;
