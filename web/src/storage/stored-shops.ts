import { NO_SHOPS, readShops, type Shops, settleWalk } from "../product/shop/shops.ts";
import { readStored, writeStored } from "./stored.ts";

/** The shops of this device, after learning from a walk that has ended. */
export function loadShops(now: number): Shops {
  const text = readStored("shops");
  if (text === null) return NO_SHOPS;
  try {
    return settleWalk(readShops(JSON.parse(text)), now);
  } catch {
    return NO_SHOPS;
  }
}

export function storeShops(shops: Shops): void {
  writeStored("shops", JSON.stringify(shops));
}
