import { SUGGESTION_SECONDS, SUGGESTIONS_KEPT } from "@mealwright/schema/constants/model";
import type { Meal } from "@mealwright/schema/contract/meals";
import { describe, expect, test } from "vitest";
import { expectError } from "../expectations.ts";
import { ANSWERS } from "../factories.ts";
import { honest, streaming } from "../stand-ins/model-endpoint.ts";
import type { ModelStack } from "./model-stack.ts";
import { type Planned, REPLACE, type suggestionsOf } from "./suggesting.ts";

/** Tests of what happens to suggestions, and of what may be requested and shown. */
export function describeKeptSuggestions(
  model: () => ModelStack,
  { planned, plannedBefore, suggest, rowsOf, reread }: ReturnType<typeof suggestionsOf>,
): void {
  describe("the id of a model's suggestion", () => {
    async function offered(person: Planned): Promise<Meal> {
      const { fromModel } = await suggest(person);
      const [choice] = fromModel;
      if (!choice) throw new Error("nothing was offered");
      return choice;
    }

    test("works for its owner only", async () => {
      const owner = await planned();
      const stranger = await planned();
      const { id } = await offered(owner);
      const reply = await stranger.browser.post(REPLACE, { originalMealId: stranger.original.id, newMeal: { id } });
      expectError(reply, 404, "not_found");
      expect((await reread(stranger)).meals).toEqual(stranger.plan.meals);
    });

    test("expires, and is deleted at the next suggestion", async () => {
      const person = await planned();
      const { id } = await offered(person);
      const sql = "update suggestions set expires_at = ? where id = ? and expires_at - created_at = ?";
      const args = [Date.now() - 1, id, SUGGESTION_SECONDS * 1000];
      expect((await model().harness.database.execute({ sql, args })).rowsAffected).toBe(1);
      const body = { originalMealId: person.original.id, newMeal: { id } };
      expectError(await person.browser.post(REPLACE, body), 404, "not_found");
      await offered(person);
      expect((await rowsOf(person.id)).map((row) => row.id)).not.toContain(id);
    });

    test("is checked against the current answers before use", async () => {
      const person = await planned();
      const dairy = streaming((text) =>
        text.replace('"ingredients":[', '"ingredients":[{"name":"cheddar cheese","quantity":40,"unit":"g"},'),
      );
      model().endpoint.behave(dairy);
      const { fromModel } = await suggest(person);
      const choice = fromModel.find(({ allergens }) => allergens.includes("milk"));
      expect(choice).toBeDefined();
      await person.browser.post("/api/save-questionnaire", { ...ANSWERS, allergies: ["Dairy"] });
      const body = { originalMealId: person.original.id, newMeal: { id: choice?.id } };
      expectError(await person.browser.post(REPLACE, body), 422, "no_safe_meal");
    });

    test("is dropped when there are too many, oldest first", async () => {
      const person = await plannedBefore();
      for (let round = 0; round < SUGGESTIONS_KEPT / 2; round++) await suggest(person);
      const { fromModel } = await suggest(person);
      const ids = (await rowsOf(person.id)).map(({ id }) => id);
      expect(ids).toHaveLength(SUGGESTIONS_KEPT);
      expect(ids).toEqual(expect.arrayContaining(fromModel.map(({ id }) => id)));
    });
  });

  describe("limits and privacy of suggestions", () => {
    test("beyond the daily quota only the cookbook suggests", async () => {
      const person = await planned();
      await suggest(person);
      const sql = "update counters set count = 1000000 where key = ? and window = ?";
      const args = [`model-meals:${person.id}`, new Date().setUTCHours(24, 0, 0, 0)];
      expect((await model().harness.database.execute({ sql, args })).rowsAffected).toBe(1);
      model().endpoint.behave(honest);
      const { meals, fromModel } = await suggest(person);
      expect(fromModel).toEqual([]);
      expect(meals.length).toBeGreaterThanOrEqual(3);
      expect(model().endpoint.requests).toEqual([]);
    });

    test("the model receives nothing that identifies the person, nor how much they eat", async () => {
      const person = await planned({
        age: 47,
        weight: "83.7",
        height: 181,
        gender: "male",
        allergies: ["Nuts", "Other"],
        otherAllergies: "kiwi, Ada Lovelace, ada.private@example.test, 0049 170 5551234",
      });
      await suggest(person, { filters: ["vegetarian", "budget"], targetCalories: 613 });
      expect(model().endpoint.requests).toHaveLength(3);
      for (const { text, headers } of model().endpoint.requests) {
        const seen = `${text} ${JSON.stringify({ ...headers, "content-length": "" })}`;
        const secrets = [person.email, person.id, person.plan.id, person.original.id, "Ada", "Lovelace", "ada.private"];
        for (const secret of [...secrets, "5551234", "83.7", "181", "47 ", '"age"', "male", "cookie", "613", "kcal"])
          expect(seen, secret).not.toContain(secret);
        expect(text).toContain("kiwi");
      }
    });
  });
}
