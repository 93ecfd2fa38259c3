import { DEFAULT_UNIT_SYSTEM, type UnitSystem } from "@mealwright/schema/constants/units";
import type { MealIngredient } from "@mealwright/schema/contract/meals";
import { can } from "@mealwright/schema/rules/entitlements";
import { useSession } from "../../api/session.ts";
import { useCall } from "../../api/use-call.ts";
import { ingredientAmount, ingredientGrams } from "./meal-texts.ts";

/** The ingredients of one serving as amounts for all who eat. */
export function useIngredients(ingredients: readonly MealIngredient[]): {
  readonly lines: readonly MealIngredient[];
  readonly servings: number;
  readonly units: UnitSystem;
} {
  const units = useSession().user?.units ?? DEFAULT_UNIT_SYSTEM;
  const servings = useServings();
  const lines = ingredients.map((one) => ({ ...one, quantity: one.quantity * servings, grams: one.grams * servings }));
  return { lines, servings, units };
}

/** What goes in for all who eat, with the cook's amount and the scale's beside it. */
export function IngredientList({ ingredients }: { readonly ingredients: readonly MealIngredient[] }) {
  const { lines, servings, units } = useIngredients(ingredients);
  return (
    <>
      {servings === 1 ? null : (
        <p className="mb-2 text-small text-ink-soft">Amounts for {servings} people, as on your shopping list.</p>
      )}
      <ul className="divide-y divide-line">
        {lines.map((ingredient, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and a food may stand in two
          <li key={index} className="flex items-baseline gap-3 py-1.5">
            <span className="tabular w-24 shrink-0 font-semibold">{ingredientAmount(ingredient, units)}</span>
            <span className="min-w-0 grow">{ingredient.name}</span>
            <Grams ingredient={ingredient} units={units} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many a recipe is cooked for: the household, where the tier has family portions; else one. */
function useServings(): number {
  const { user } = useSession();
  const hasFamily = user ? can(user.tier, "family_portions") : false;
  const { data } = useCall("preferences", { enabled: hasFamily });
  return (hasFamily && data?.household) || 1;
}

function Grams({ ingredient, units }: { readonly ingredient: MealIngredient; readonly units: UnitSystem }) {
  const grams = ingredientGrams(ingredient, units);
  return grams === null ? null : <span className="tabular shrink-0 text-note text-ink-soft">{grams}</span>;
}
