import type { Aisle } from "@mealwright/schema/constants/meals";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { kindOf } from "@mealwright/schema/rules/text/grocery-text";
import { useCallback, useMemo, useState } from "react";
import { aislesOf, noteTick, type Shops } from "../../product/shop/shops.ts";
import { loadShops, storeShops } from "../../storage/stored-shops.ts";

interface ShopsInUse {
  readonly shops: Shops;
  /** In the order of the chosen shop. */
  readonly aisles: readonly Aisle[];
  readonly changeShops: (change: (shops: Shops) => Shops) => void;
  /** Learns where in the shop something was found. */
  readonly noteTick: (item: GroceryItem) => void;
}

/** The shops that this device knows, kept as they change. */
export function useShops(): ShopsInUse {
  const [shops, setShops] = useState(() => loadShops(Date.now()));
  const changeShops = useCallback((change: (shops: Shops) => Shops) => {
    // Starts from what was stored last: another tab may have changed it.
    const next = change(loadShops(Date.now()));
    storeShops(next);
    setShops(next);
  }, []);
  const note = useCallback((item: GroceryItem) => {
    if (kindOf(item) === "bought") storeShops(noteTick(loadShops(Date.now()), item.aisle, Date.now()));
  }, []);
  const aisles = useMemo(() => aislesOf(shops), [shops]);
  return { shops, aisles, changeShops, noteTick: note };
}
