import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Slow files, the slowest first: started last, such a file would run alone at the end. */
export const LONGEST = [
  "web/e2e/offline/changed-answers.test.ts",
  "web/e2e/offline/offline-list.test.ts",
  "web/e2e/offline/other-versions.test.ts",
  "web/e2e/states/states-app.test.ts",
  "web/e2e/states/states-settings.test.ts",
  "web/e2e/states/states-forms.test.ts",
  "web/e2e/states/states-public.test.ts",
  "web/e2e/states/states-plan.test.ts",
  "web/e2e/states/states-meal-and-list.test.ts",
  "web/e2e/meal-plan/stop.test.ts",
  "web/e2e/grocery/shared-list.test.ts",
  "web/e2e/account/settings-account.test.ts",
  "web/e2e/account/payments.test.ts",
  "web/e2e/account/two-screens.test.ts",
  "web/e2e/meal-plan/stale.test.ts",
  "web/e2e/account/google.test.ts",
  "web/e2e/account/google-credentials.test.ts",
  "web/e2e/meal-plan/week-left.test.ts",
  "web/e2e/kit/toasts.test.ts",
  "web/e2e/kit/tooltips-and-tabs.test.ts",
  "web/e2e/script-sizes.test.ts",
  "web/e2e/questionnaire/ways-through.test.ts",
  "web/e2e/questionnaire/account.test.ts",
  "web/e2e/questionnaire/answers.test.ts",
  "web/e2e/journey.test.ts",
  "worker/test/model/model.test.ts",
  "worker/test/stale/stale.test.ts",
  "worker/test/permissions.test.ts",
  "worker/test/model/model-suggestions.test.ts",
  "worker/test/attack/keeping-out.test.ts",
  "worker/test/operations/start.test.ts",
  "worker/test/model/model-survival.test.ts",
  "worker/test/limits.test.ts",
  "worker/test/attack/model-budget.test.ts",
  "worker/test/attack/other-peoples-ids.test.ts",
  "worker/test/grocery/kitchen.test.ts",
  "worker/test/attack/mail-cannon.test.ts",
  "worker/test/meal-plan/stop.test.ts",
  "worker/test/attack/computing.test.ts",
  "worker/src/domain/planner/plan-safety.exhaustive.test.ts",
  "worker/src/domain/planner/plan-week.exhaustive.test.ts",
  "worker/src/domain/foods/resolver/resolve-line.exhaustive.test.ts",
  "worker/src/domain/meal-plan/household-safety.exhaustive.test.ts",
  "worker/src/domain/planner/food-enough.exhaustive.test.ts",
  "worker/src/domain/planner/kitchen.exhaustive.test.ts",
];

/**
 * Without the times of an earlier run, as in a fresh clone, Vitest starts the largest files first; this puts the
 * slowest before them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
