import {
  DEFAULT_GROCERY_ORDER,
  GROCERY_ORDERS,
  type GroceryOrder,
  SHOPS_MAX,
  WALK_PAUSE_MS,
} from "@mealwright/schema/constants/grocery";
import { AISLES, type Aisle } from "@mealwright/schema/constants/meals";
import { asRecord, textOf } from "../../lib/unknown-values.ts";
import { type Leads, learnedOrder, learnWalk } from "./shop-walk.ts";

export interface Shop {
  readonly id: string;
  readonly name: string;
  readonly leads: Leads;
  /** The order that somebody has set; null if it is learned from ticks. */
  readonly byHand: readonly Aisle[] | null;
}

/** The shopping settings of this device. */
export interface Shops {
  readonly order: GroceryOrder;
  /** At least one shop. */
  readonly shops: readonly Shop[];
  /** The id of the shop whose aisles are shown. */
  readonly chosen: string;
  /** The ticks of the current walk through the chosen shop. */
  readonly walk: { readonly ticks: readonly Aisle[]; readonly lastAt: number };
}

const NO_WALK = { ticks: [], lastAt: 0 };
const FIRST_SHOP: Shop = { id: "first", name: "My store", leads: {}, byHand: null };

export const NO_SHOPS: Shops = {
  order: DEFAULT_GROCERY_ORDER,
  shops: [FIRST_SHOP],
  chosen: FIRST_SHOP.id,
  walk: NO_WALK,
};

export function chosenShop({ shops, chosen }: Shops): Shop {
  return shops.find(({ id }) => id === chosen) ?? shops[0] ?? FIRST_SHOP;
}

/** All aisles in the order of the chosen shop. */
export function aislesOf(shops: Shops): readonly Aisle[] {
  const { byHand, leads } = chosenShop(shops);
  return byHand ?? learnedOrder(leads);
}

export function changeChosen(shops: Shops, change: Partial<Pick<Shop, "byHand" | "leads">>): Shops {
  const { id } = chosenShop(shops);
  return { ...shops, shops: shops.shops.map((shop) => (shop.id === id ? { ...shop, ...change } : shop)) };
}

/**
 * Learns from a walk once it has ended, by leaving the shop or after a pause; until then the order stays, so that
 * nothing moves on screen.
 */
export function settleWalk(shops: Shops, now: number): Shops {
  const { ticks, lastAt } = shops.walk;
  if (ticks.length === 0 || (now - lastAt < WALK_PAUSE_MS && now >= lastAt)) return shops;
  return { ...changeChosen(shops, { leads: learnWalk(chosenShop(shops).leads, ticks) }), walk: NO_WALK };
}

/** Something from an aisle was ticked. */
export function noteTick(shops: Shops, aisle: Aisle, now: number): Shops {
  const settled = settleWalk(shops, now);
  return { ...settled, walk: { ticks: [...settled.walk.ticks, aisle], lastAt: now } };
}

export function chooseShop(shops: Shops, id: string): Shops {
  return { ...settleWalk(shops, Number.POSITIVE_INFINITY), chosen: id };
}

/** Adds a shop and chooses it; changes nothing if there are too many. */
export function addShop(shops: Shops, id: string, name: string): Shops {
  if (shops.shops.length >= SHOPS_MAX) return shops;
  return chooseShop({ ...shops, shops: [...shops.shops, { id, name, leads: {}, byHand: null }] }, id);
}

/** Deletes the chosen shop; the last one stays. */
export function removeChosen(shops: Shops): Shops {
  const { id } = chosenShop(shops);
  const rest = shops.shops.filter((shop) => shop.id !== id);
  const [first] = rest;
  return first === undefined ? shops : { ...shops, shops: rest, chosen: first.id, walk: NO_WALK };
}

const isAisle = (value: unknown): value is Aisle => AISLES.some((aisle) => aisle === value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * What was stored, as far as it is readable. An order that lacks an aisle, or has one that no longer exists, is
 * ignored.
 */
export function readShops(value: unknown): Shops {
  const { order, shops, chosen, walk } = asRecord(value);
  const read = listOf(shops).map(readShop).slice(0, SHOPS_MAX);
  const { ticks, lastAt } = asRecord(walk);
  return {
    order: GROCERY_ORDERS.find((known) => known === order) ?? DEFAULT_GROCERY_ORDER,
    shops: read.length > 0 ? read : NO_SHOPS.shops,
    chosen: textOf(chosen),
    walk: typeof lastAt === "number" ? { ticks: listOf(ticks).filter(isAisle), lastAt } : NO_WALK,
  };
}

function readShop(value: unknown): Shop {
  const { id, name, leads, byHand } = asRecord(value);
  const order = listOf(byHand).filter(isAisle);
  const isWhole = AISLES.every((aisle) => order.includes(aisle)) && order.length === AISLES.length;
  const known = Object.entries(asRecord(leads)).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number" && entry[0].split("|").every(isAisle),
  );
  return { id: textOf(id), name: textOf(name), leads: Object.fromEntries(known), byHand: isWhole ? order : null };
}
