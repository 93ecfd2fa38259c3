import type { Handlers } from "./handlers.ts";
export const mealsHandlers: Handlers = {};
