import { CALLS } from "@mealwright/schema/calls";
import { readBody } from "../http/body.ts";
import { pathId } from "../http/guards.ts";
import { reply } from "../http/reply.ts";
import { requireMember } from "../http/session.ts";
import { addFavorite, listFavorites, removeFavorite } from "../use-cases/favorites/manage-favorites.ts";
import { requireCapability } from "../use-cases/require-capability.ts";
import type { Handlers } from "./handlers.ts";

export const favoritesHandlers: Handlers = {
  favorites: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.favorites.capability);
    return reply(c, "favorites", await listFavorites(c.get("deps"), account));
  },

  addFavorite: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.addFavorite.capability);
    const { mealId } = await readBody(c, CALLS.addFavorite.body);
    return reply(c, "addFavorite", await addFavorite(c.get("deps"), account, mealId));
  },

  removeFavorite: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.removeFavorite.capability);
    await removeFavorite(c.get("deps"), account, pathId(c, "id"));
    return reply(c, "removeFavorite", { success: true });
  },
};
