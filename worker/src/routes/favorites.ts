import { CALLS } from "@mealwright/schema/calls";
import { readBody } from "../http/body.ts";
import { pathId } from "../http/guards.ts";
import type { Handlers } from "../http/handler.ts";
import { refuseComputingFlood } from "../http/limits.ts";
import { reply } from "../http/reply.ts";
import { requireMember } from "../http/session.ts";
import { addFavorite, listFavorites, removeFavorite } from "../use-cases/favorites/manage-favorites.ts";
import { listCollection, openCollectionDish, openFavorite } from "../use-cases/favorites/shelves.ts";
import { requireCapability } from "../use-cases/require-capability.ts";

export const favoritesHandlers = {
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

  favoriteDish: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.favoriteDish.capability);
    return reply(c, "favoriteDish", await openFavorite(c.get("deps"), account, pathId(c, "id")));
  },

  collection: async (c) => {
    const { account } = await requireMember(c);
    await refuseComputingFlood(c, account);
    requireCapability(account, CALLS.collection.capability);
    return reply(c, "collection", await listCollection(c.get("deps"), account));
  },

  collectionDish: async (c) => {
    const { account } = await requireMember(c);
    await refuseComputingFlood(c, account);
    requireCapability(account, CALLS.collectionDish.capability);
    return reply(c, "collectionDish", await openCollectionDish(c.get("deps"), account, pathId(c, "id")));
  },

  removeFavorite: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.removeFavorite.capability);
    await removeFavorite(c.get("deps"), account, pathId(c, "id"));
    return reply(c, "removeFavorite", { success: true });
  },
} satisfies Handlers;
