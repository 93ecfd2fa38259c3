import { requireFood } from "./catalogue.ts";
import type { FoodId } from "./food.ts";
import { LARDER } from "./tables/larder.data.ts";

/** Foods that can replace each other. */
export interface LarderGroup {
  readonly name: string;
  /** How many of them a kitchen needs in a week. */
  readonly enough: number;
  readonly foodIds: readonly FoodId[];
}

/** Reads the table. Throws if it names a food twice or one that the catalogue lacks. */
function readLarder(): readonly LarderGroup[] {
  const seen = new Set<FoodId>();
  return LARDER.trim()
    .split("\n")
    .map((line) => {
      const [name = "", enough = "", foods = ""] = line.split("|");
      const foodIds = foods.split(" ");
      for (const id of foodIds) {
        requireFood(id);
        if (seen.has(id)) throw new Error(`larder: ${id} is listed twice`);
        seen.add(id);
      }
      return { name, enough: Number(enough), foodIds };
    });
}

let groups: readonly LarderGroup[] | undefined;
let groupsOfFoods: ReadonlyMap<FoodId, number> | undefined;

/** The groups in the table's order; read on the first call. */
export function larderGroups(): readonly LarderGroup[] {
  groups ??= readLarder();
  return groups;
}

/** The index of a food's group in `larderGroups()`; -1 if it has none. */
export function larderGroupOf(foodId: FoodId): number {
  groupsOfFoods ??= new Map(
    larderGroups().flatMap(({ foodIds }, group) => foodIds.map((id): [FoodId, number] => [id, group])),
  );
  return groupsOfFoods.get(foodId) ?? -1;
}
