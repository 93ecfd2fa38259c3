import { LAST_VERSION } from "@mealwright/schema/constants/plan-texts";
import { useState } from "react";
import { restorePlan } from "../../api/meal-plan.ts";
import { Button } from "../../components/button.tsx";
import { useToast } from "../../components/toast/toast.tsx";
import { bringBack, hasLastVersion, type ReplacingPlan } from "../../product/last-version.ts";

/** For a day after a plan was replaced, a button that brings the old one back; later, nothing. */
export function LastVersion({ id, replacedAt }: ReplacingPlan) {
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  if (!hasLastVersion({ replacedAt }, new Date())) return null;
  const press = () => {
    setIsAsked(true);
    void bringBack(id, { restore: restorePlan, say: toast.show }).finally(() => setIsAsked(false));
  };
  return (
    <Button variant="secondary" size="small" inactive={isAsked} onClick={press}>
      {LAST_VERSION.bringBack}
    </Button>
  );
}
