import { expect, test } from "vitest";
import { servingOf } from "./vessel.ts";

test.each([
  ["Mango Lassi", "glass", "all"],
  ["Strawberry oat shake", "glass", "all"],
  ["Golden Soy Milk with Honey", "glass", "all"],
  ["Glass of Milk", "glass", "all"],
  ["Hot Cocoa", "glass", "all"],
  ["Oat smoothie bowl", "bowl", "all"],
  ["Velvety Carrot Soup", "bowl", "all"],
  ["Oat porridge", "bowl", "grain"],
  ["Creamy Porridge", "bowl", "grain"],
  ["Miso soup", "bowl", "nothing"],
  ["Salmon Poke Bowl", "bowl", "nothing"],
  ["Texas-Style Beef Chili", "bowl", "nothing"],
  ["Baked banana oats", "plate", "nothing"],
  ["Sweet Chili Tofu", "plate", "nothing"],
  ["Phoenix Roll", "plate", "nothing"],
  ["Salmon with Quinoa", "plate", "nothing"],
] as const)("%s is served on or in a %s and blends %s", (name, vessel, blends) => {
  expect(servingOf(name)).toEqual({ vessel, blends });
});
