import { reply } from "../http/reply.ts";
import { requireMemberWithStats } from "../http/session.ts";
import { presentUser } from "../use-cases/user/present-user.ts";
import type { Handlers } from "./handlers.ts";

export const userHandlers: Handlers = {
  user: async (c) => {
    const { account, stats } = await requireMemberWithStats(c);
    return reply(c, "user", presentUser(account, stats));
  },
};
