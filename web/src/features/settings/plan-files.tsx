import { readPlan } from "../../api/generation/plan-file.ts";
import { useCall } from "../../api/hooks/use-call.ts";
import { useSending } from "../../api/hooks/use-sending.ts";
import { fillPath, PATHS_OF_CALLS } from "../../api/transport/paths-of-calls.ts";
import { Button, buttonClasses } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { saveFile } from "../../lib/save-file.ts";

/** The newest plan for other programs: as data, and its dishes as recipes. */
export function PlanFiles() {
  const { data } = useCall("mealPlans");
  const { outcome, sending, run } = useSending();
  const [newest] = data ?? [];
  if (newest === undefined) return null;
  const saveRecipes = () =>
    run(async () => {
      const [plan, { recipesOf }] = await Promise.all([readPlan(newest.id), import("../../product/recipe-files.ts")]);
      const text = JSON.stringify(recipesOf(plan), null, 2);
      saveFile("mealwright-recipes.json", new Blob([text], { type: "application/ld+json" }));
      return null;
    });
  return (
    <div className="mb-6 grid gap-3">
      <p>
        Your newest plan for other programs: as data, or its dishes as recipes (schema.org), one serving each. Dishes of
        the premium collection are left out of the recipes.
      </p>
      <div className="flex flex-wrap gap-3">
        <a
          href={fillPath(PATHS_OF_CALLS.mealPlan.path, { id: newest.id })}
          download="mealwright-plan.json"
          className={buttonClasses("secondary", "medium", undefined)}
        >
          Download the plan
        </a>
        <Button variant="secondary" inactive={sending} onClick={() => void saveRecipes()}>
          Download its recipes
        </Button>
      </div>
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </div>
  );
}
