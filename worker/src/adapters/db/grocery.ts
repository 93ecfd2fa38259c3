import { groceryChecks } from "@mealwright/schema/tables/grocery";
import type { GroceryStore } from "../../domain/ports.ts";
import type { Database } from "./client.ts";

export function createGroceryStore(database: Database): GroceryStore {
  return {
    async setTick(userId, weekOf, tick, now) {
      const row = { userId, weekOf, ...tick, updatedAt: now };
      await database
        .insert(groceryChecks)
        .values(row)
        .onConflictDoUpdate({
          target: [groceryChecks.userId, groceryChecks.weekOf, groceryChecks.item],
          set: { checked: tick.checked, buyGrams: tick.buyGrams, system: tick.system, updatedAt: now },
        });
    },
  };
}
