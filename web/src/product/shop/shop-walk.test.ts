import { AISLES, type Aisle } from "@mealwright/schema/constants/meals";
import { expect, test } from "vitest";
import { type Leads, learnedOrder, learnWalk, moveAisle } from "./shop-walk.ts";

const afterWalks = (...walks: readonly (readonly Aisle[])[]) => walks.reduce<Leads>(learnWalk, {});
const placesOf = (leads: Leads, ...aisles: readonly Aisle[]) =>
  learnedOrder(leads).filter((aisle) => aisles.includes(aisle));

const BACKWARDS: readonly Aisle[] = AISLES.toReversed();

test("a store without any walks has the usual aisle order", () => {
  expect(learnedOrder({})).toEqual(AISLES);
});

test("two walks in a new order change the aisles, and four walks back undo that", () => {
  expect(learnedOrder(afterWalks(BACKWARDS))).toEqual(AISLES);
  const turned = afterWalks(BACKWARDS, BACKWARDS);
  expect(learnedOrder(turned)).toEqual(BACKWARDS);
  const forGood = afterWalks(...Array.from({ length: 50 }, () => BACKWARDS));
  const back = [AISLES, AISLES, AISLES, AISLES].reduce<Leads>(learnWalk, forGood);
  expect(learnedOrder(back)).toEqual(AISLES);
});

test("unvisited aisles are placed behind the one they usually follow", () => {
  const order = learnedOrder(afterWalks(["Drinks", "Meat", "Produce"], ["Drinks", "Meat", "Produce"]));
  expect(order.slice(0, 3)).toEqual(["Drinks", "Other", "Meat"]);
  expect(order.slice(-2)).toEqual(["Produce", "Bakery"]);
  expect(order.toSorted()).toEqual(AISLES.toSorted());
});

test("a single tick out of order does not move an aisle", () => {
  const walk: readonly Aisle[] = ["Meat", "Produce", "Produce", "Produce", "Meat", "Meat", "Meat", "Meat"];
  expect(placesOf(afterWalks(walk, walk, walk), "Produce", "Meat")).toEqual(["Produce", "Meat"]);
});

test.each([
  ["Bakery", -1, ["Bakery", "Produce", "Meat"]],
  ["Bakery", 1, ["Produce", "Meat", "Bakery"]],
  ["Produce", -1, ["Produce", "Bakery", "Meat"]],
  ["Meat", 1, ["Produce", "Bakery", "Meat"]],
  ["Drinks", 1, ["Produce", "Bakery", "Meat"]],
] as const)("%s moved by %i", (aisle, by, expected) => {
  expect(moveAisle(["Produce", "Bakery", "Meat"], aisle, by)).toEqual(expected);
});
