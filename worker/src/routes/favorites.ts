import { CALLS } from "@mealwright/schema/calls";
import { reply } from "../http/answer/reply.ts";
import { readBody } from "../http/body.ts";
import { pathId } from "../http/caller/guards.ts";
import { refuseComputingFlood } from "../http/caller/limits.ts";
import { claimMember, entitled, readBeside, readFor, requireMember } from "../http/caller/session.ts";
import type { Handlers } from "../http/handler.ts";
import { addFavorite, listFavorites, removeFavorite } from "../use-cases/favorites/manage-favorites.ts";
import { listCollection, openCollectionDish, openFavorite } from "../use-cases/favorites/shelves.ts";
import { requireCapability } from "../use-cases/require-capability.ts";

export const favoritesHandlers = {
  favorites: async (c) => {
    const list = (userId: string) => listFavorites(c.get("deps"), userId);
    return reply(c, "favorites", (await readBeside(c, list, CALLS.favorites.capability)).data);
  },

  addFavorite: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.addFavorite.capability);
    const { mealId } = await readBody(c, CALLS.addFavorite.body);
    return reply(c, "addFavorite", await addFavorite(c.get("deps"), account, mealId));
  },

  favoriteDish: async (c) => {
    const user = entitled(await claimMember(c), CALLS.favoriteDish.capability);
    const id = await readFor(user, () => pathId(c, "id"));
    return reply(c, "favoriteDish", await openFavorite(c.get("deps"), user, id));
  },

  collection: async (c) => {
    const user = entitled(await claimMember(c), CALLS.collection.capability);
    await refuseComputingFlood(c, user);
    return reply(c, "collection", await listCollection(c.get("deps"), user));
  },

  collectionDish: async (c) => {
    const user = entitled(await claimMember(c), CALLS.collectionDish.capability);
    await refuseComputingFlood(c, user);
    const id = await readFor(user, () => pathId(c, "id"));
    return reply(c, "collectionDish", await openCollectionDish(c.get("deps"), user, id));
  },

  removeFavorite: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.removeFavorite.capability);
    await removeFavorite(c.get("deps"), account, pathId(c, "id"));
    return reply(c, "removeFavorite", { success: true });
  },
} satisfies Handlers;
