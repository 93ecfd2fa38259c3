import { describe, expect, test } from "vitest";
import { unlocked } from "../account/sign-up.ts";
import { registerPaid } from "../factories.ts";
import { GENERATE, named, readStream } from "../meal-plan/plan-calls.ts";
import { expectSound } from "../meal-plan/sound-meals.ts";
import { askedFor } from "../stand-ins/model-endpoint.ts";
import { generate, type ModelStack, storedOf } from "./model-stack.ts";

/** The days of this week, starting from today. */
function fromToday(): number[] {
  const today = ((new Date().getUTCDay() + 6) % 7) + 1;
  return Array.from({ length: 7 }, (_, index) => ((today - 1 + index) % 7) + 1);
}

/** Tests of a week from an honest model. */
export function describeHonestModel(model: () => ModelStack): void {
  describe("a model that follows the rules", () => {
    test("gets its dishes stored, streamed, labeled as its own and scaled to the targets", async () => {
      const member = await registerPaid(model().harness, "weekly-flex");
      const events = await generate(member);
      const plan = await storedOf(member);
      const fromModel = plan.meals.filter(({ source }) => source === "model");
      expect(plan.complete).toBe(true);
      expect(plan.meals).toHaveLength(21);
      expect(fromModel.length).toBeGreaterThanOrEqual(15);
      expectSound(plan.meals, [], false);
      expect(new Set(named(events, "meal").map(({ data }) => data.id))).toEqual(
        new Set(plan.meals.map(({ id }) => id)),
      );
      const near = plan.totals?.days.filter(({ calories }) => Math.abs(calories / plan.targets.energyKcal - 1) <= 0.03);
      expect(near?.length).toBeGreaterThanOrEqual(6);
      const first = model().endpoint.requests.filter(({ text }) => !text.includes("Refused before"));
      expect(first.map(({ text }) => askedFor(text).day)).toEqual(fromToday());
      expect(new Set(model().endpoint.requests.map(({ body }) => body.response_format?.type))).toEqual(
        new Set(["json_schema"]),
      );
      expect(model().endpoint.requests.every(({ headers }) => headers.authorization === "Bearer test-key-1234")).toBe(
        true,
      );
    });

    test("over budget: a note says what the cookbook alone would cost, and that plan can be made", async () => {
      const member = await registerPaid(model().harness, "weekly-flex", { budget: "75" });
      await generate(member);
      const plan = await storedOf(member);
      expect(model().endpoint.requests[0]?.text).toContain("cost at most $75");
      expect(plan.totals?.basketCost).toBeGreaterThan(75);
      const [note] = plan.notes.filter((text) => text.includes("over your budget of $75"));
      const least = Number(/our cookbook alone is about \$([\d.]+)\./.exec(note ?? "")?.[1]);
      expect(least).toBeLessThan(plan.totals?.basketCost ?? 0);

      const asked = model().endpoint.requests.length;
      await readStream(member.browser.stream(GENERATE, { forceRegenerate: true, source: "cookbook" }));
      const own = await storedOf(member);
      expect(model().endpoint.requests).toHaveLength(asked);
      expect(new Set(own.meals.map(({ source }) => source))).toEqual(new Set(["cookbook"]));
      const ownBasket = own.totals?.basketCost ?? 0;
      expect(ownBasket).toBeLessThan(plan.totals?.basketCost ?? 0);
      // The cookbook's own week keeps the budget or has a note: such weeks differ in cost.
      expect(ownBasket <= 75 || own.notes.some((text) => text.includes("over your budget of $75"))).toBe(true);
    });

    test("gets a note about what was changed in its dishes", async () => {
      const member = await registerPaid(model().harness, "weekly-flex", { allergies: ["Dairy"] });
      await generate(member);
      const plan = await storedOf(member);
      expectSound(plan.meals, ["milk"], false);
      expect(plan.notes.join("\n")).toMatch(/became .*milk/);
      expect(plan.meals.some(({ source }) => source === "model")).toBe(true);
    });

    test("has its accepted and refused meals counted for the admin", async () => {
      await model().harness.database.execute("delete from generation_counts");
      const member = await registerPaid(model().harness, "weekly-flex");
      await generate(member);
      const plan = await storedOf(member);
      const admin = await unlocked(model().harness);
      const { json } = await admin.get("/api/admin/generation");
      const bySource = (source: string) => plan.meals.filter((meal) => meal.source === source).length;
      expect(json).toMatchObject({ plans: 1, modelMeals: bySource("model"), cookbookMeals: bySource("cookbook") });
      expect(json.meanSeconds).toBeGreaterThan(0);
    });

    test("is a separate model for tiers with priority generation", async () => {
      await generate(await registerPaid(model().harness, "monthly-saver"));
      expect(new Set(model().endpoint.requests.map(({ body }) => body.model))).toEqual(
        new Set(["test-model-priority"]),
      );
    });

    test("is told the wishes for the week, while a VIP's premium dishes come from the cookbook", async () => {
      const wishes = { weekFilters: ["lowSodium"], weekCuisine: "greek", premiumDishes: true };
      const answers = { ...wishes, prepTime: 60, cookingLevel: "advanced", budget: 200 };
      const vip = await registerPaid(model().harness, "annual-vip", answers);
      await generate(vip);
      expect(model().endpoint.requests.every(({ text }) => /low in salt.*Greek cuisine/s.test(text))).toBe(true);
      const { meals } = await storedOf(vip);
      const mains = meals.filter(({ type }) => type === "lunch" || type === "dinner");
      expect(mains.filter(({ premium }) => premium).length).toBeGreaterThanOrEqual(mains.length / 4);
      expect(mains.some(({ source }) => source === "model")).toBe(true);
      model().endpoint.requests.length = 0;
      await generate(await registerPaid(model().harness, "weekly-flex", answers));
      expect(model().endpoint.requests.some(({ text }) => /low in salt|Greek cuisine/.test(text))).toBe(false);
    });

    test("receives nothing that identifies the person", async () => {
      const member = await registerPaid(model().harness, "weekly-flex", {
        age: 47,
        weight: "83.7",
        height: 181,
        gender: "male",
        allergies: ["Nuts", "Other"],
        otherAllergies: "kiwi, Ada Lovelace, ada.private@example.test, 0049 170 5551234",
      });
      await generate(member);
      expect(model().endpoint.requests.length).toBeGreaterThan(0);
      for (const { text, headers } of model().endpoint.requests) {
        const words = askedFor(text);
        expect(words.types.length).toBeGreaterThan(0);
        const seen = `${text} ${JSON.stringify({ ...headers, "content-length": "" })}`;
        for (const secret of [
          member.email,
          member.id,
          "Ada",
          "Lovelace",
          "ada.private",
          "5551234",
          "83.7",
          "181",
          "47 ",
          '"age"',
          "male",
          "cookie",
        ])
          expect(seen, secret).not.toContain(secret);
        expect(text).toContain("kiwi");
        expect(text).toContain("tree nuts");
      }
    });
  });
}
