import { GENERATION_DAYS_SHOWN } from "@mealwright/schema/constants/admin";
import { DISH_FAULT_TEXTS } from "@mealwright/schema/constants/model";
import { readGeneration } from "../../api/admin.ts";
import { useUncached } from "../../api/hooks/use-uncached.ts";
import { Skeleton } from "../../components/skeleton.tsx";
import { AdminCallFailed } from "./admin-gate.tsx";

/** How generations with the model went during the last days: how many, how long, and which dishes the gate refused. */
export function GenerationFigures() {
  const { value, failed, retry } = useUncached("generation", readGeneration);
  if (failed) return <AdminCallFailed onRetry={retry} />;
  if (value === undefined) return <Skeleton className="h-32" />;
  const { plans, meanSeconds, modelMeals, cookbookMeals, refused } = value;
  return (
    <section aria-label="Generation figures">
      <h3 className="mb-2 text-lg">Plans of the last {GENERATION_DAYS_SHOWN} days</h3>
      <p className="tabular text-ink-soft">
        {plans} made with the model{meanSeconds === null ? "" : `, ${meanSeconds.toFixed(1)} s on average`};{" "}
        {modelMeals} meals by the model, {cookbookMeals} by the cookbook.
      </p>
      {refused.length === 0 ? null : (
        <ul className="mt-3 grid gap-1 text-small">
          {refused.map(({ reason, count }) => (
            <li key={reason}>
              <span className="tabular font-semibold">{count}</span> refused:{" "}
              {DISH_FAULT_TEXTS[reason].replace("{what}", "something")}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
