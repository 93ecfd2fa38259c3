import { expect, test } from "vitest";
import { layOutDish } from "./lay-out-dish.ts";
import { layOutPlate } from "./layout.ts";
import { lookOf } from "./motifs/plate-foods.ts";
import { servingOf } from "./vessel.ts";

function foods(text: string) {
  return text.split(", ").map((part) => {
    const [foodId = "", grams = ""] = part.split(" ");
    return { foodId, name: foodId, grams: Number(grams) };
  });
}

const MUESLI = { name: "Oat muesli", ingredients: foods("rolled-oats 60, apple 80, almonds 15") };
const LASSI = { name: "Mango Lassi", ingredients: foods("mango 150, whole-milk 150") };
const idsOf = ({ patches }: ReturnType<typeof layOutPlate>) => patches.map(({ foodId }) => foodId).toSorted();

test("a drink is a glass in a blend of its foods' colors", () => {
  const { main, drinks } = layOutDish(LASSI);
  expect(main).toMatchObject({ vessel: "glass", patches: [], garnish: [] });
  expect(drinks).toEqual([]);
  const greenOf = (color: string | null) => Number.parseInt(color?.slice(3, 5) ?? "", 16);
  const [mango, milk] = ["mango", "whole-milk"].map((id) => greenOf(lookOf(id).tint));
  expect(greenOf(main.liquid)).toBeGreaterThan(Math.min(mango ?? 0, milk ?? 0));
  expect(greenOf(main.liquid)).toBeLessThan(Math.max(mango ?? 0, milk ?? 0));
});

test("cocoa darkens milk far more than its weight suggests", () => {
  const redOf = (text: string) =>
    Number.parseInt(layOutDish({ name: "Hot Cocoa", ingredients: foods(text) }).main.liquid?.slice(1, 3) ?? "", 16);
  expect(redOf("whole-milk 250, cocoa-powder-unsweetened 10")).toBeLessThan(redOf("whole-milk 250") - 20);
});

test("porridge shows fruit and nuts on top, a blended soup only its topping", () => {
  const porridge = layOutDish({ name: "Oat porridge", ingredients: foods("rolled-oats 60, whole-milk 250, apple 80") });
  expect([porridge.main.vessel, idsOf(porridge.main)]).toEqual(["bowl", ["apple"]]);
  const soup = layOutDish({ name: "Velvety Carrot Soup", ingredients: foods("carrot 250, almonds 12") });
  expect([soup.main.vessel, idsOf(soup.main)]).toEqual(["bowl", ["almonds"]]);
});

test("a meal's drink is drawn beside the dish, which looks the same as without it", () => {
  const both = { name: MUESLI.name, ingredients: [...MUESLI.ingredients, ...LASSI.ingredients] };
  const picture = layOutDish({ ...both, parts: [MUESLI, LASSI] });
  expect(picture.main).toBe(layOutDish(MUESLI).main);
  expect(picture.drinks).toEqual([layOutPlate(LASSI.ingredients, servingOf(LASSI.name))]);
  // Whichever dish the meal is named after.
  expect(layOutDish({ ...both, name: LASSI.name, parts: [LASSI, MUESLI] })).toEqual(picture);
});
