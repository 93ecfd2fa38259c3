import { CALL_ERRORS, MESSAGES } from "@mealwright/schema/constants/messages";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { User } from "@mealwright/schema/contract/user";
import { can } from "@mealwright/schema/rules/entitlements";
import { mondayOf } from "@mealwright/schema/rules/week";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { isUpgradeRequired, serverText } from "../../api/http-error.ts";
import { send } from "../../api/send.ts";
import { keyOf, useCache } from "../../api/use-call.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useToast } from "../../components/toast.tsx";
import { UpgradeDialog } from "../../components/upgrade-dialog.tsx";
import { PATHS } from "../../lib/paths.ts";
import { formatWeek } from "../../lib/week-days.ts";

type Ask = "nothing" | "confirm" | "upgrade";

interface GeneratePlanProps {
  readonly user: User;
  /** Whether the week has a plan that a new one would replace. */
  readonly hasPlan: boolean;
  /** A Monday, YYYY-MM-DD; without it, this week. */
  readonly weekOf?: string;
  readonly label?: string;
  readonly onMade: (plan: MealPlan) => void;
}

/** Makes a week's plan; asks once before it takes the place of another, which is for paid tiers. */
export function GeneratePlan({ user, hasPlan, weekOf, label = "Generate new plan", onMade }: GeneratePlanProps) {
  const [ask, setAsk] = useState<Ask>("nothing");
  const [generating, setGenerating] = useState(false);
  const { replace, refresh } = useCache();
  const toast = useToast();
  const navigate = useNavigate();

  const generate = async () => {
    setAsk("nothing");
    setGenerating(true);
    try {
      const body = { ...(hasPlan ? { forceRegenerate: true } : {}), ...(weekOf === undefined ? {} : { weekOf }) };
      const plan = await send("generateMealPlan", hasPlan || weekOf !== undefined ? { body } : {});
      await replace<"mealPlan">(keyOf("mealPlan", { id: plan.id }), plan);
      if (plan.weekOf === mondayOf(new Date()))
        await replace<"activeMealPlan">(keyOf("activeMealPlan", { userId: user.id }), plan);
      await refresh(keyOf("mealPlans"), keyOf("user"));
      toast.show({ title: MESSAGES.mealPlanGenerated, tone: "good" });
      onMade(plan);
    } catch (error) {
      if (serverText(error) === CALL_ERRORS.userOrPreferencesNotFound) {
        toast.show({ title: MESSAGES.completeYourProfile, tone: "bad" });
        navigate(PATHS.questionnaire);
      } else if (isUpgradeRequired(error)) {
        setAsk("upgrade");
      } else {
        toast.show({ title: MESSAGES.generateMealPlanFailed, tone: "bad" });
      }
    }
    setGenerating(false);
  };

  return (
    <>
      <Button
        variant="secondary"
        disabled={generating}
        onClick={() => {
          if (!hasPlan) void generate();
          else setAsk(can(user.tier, "regeneration") ? "confirm" : "upgrade");
        }}
      >
        <Sparkles aria-hidden="true" className="size-4.5" />
        {generating ? MESSAGES.generatingYourPlan : label}
      </Button>
      <Dialog
        open={ask === "confirm"}
        onClose={() => setAsk("nothing")}
        title={weekOf === undefined ? "Replace this week’s plan?" : `Replace the plan of ${formatWeek(weekOf)}?`}
      >
        <p>A new plan takes the place of the one you have, and the grocery list follows it. Favourites stay.</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setAsk("nothing")}>
            Keep my plan
          </Button>
          <Button onClick={() => void generate()}>Make a new one</Button>
        </div>
      </Dialog>
      <UpgradeDialog
        capability={ask === "upgrade" ? "regeneration" : null}
        onClose={() => setAsk("nothing")}
        upgradeTo={PATHS.pricing}
      />
    </>
  );
}
