import type { Handlers } from "./handlers.ts";
export const groceryHandlers: Handlers = {};
