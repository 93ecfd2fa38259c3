import { MESSAGES, SHOWN_CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { KEPT_MEALS_TEXT, WEEK_CHOICE } from "@mealwright/schema/constants/plan-texts";
import type { User } from "@mealwright/schema/contract/user";
import { can } from "@mealwright/schema/rules/entitlements";
import { formatWeek } from "@mealwright/schema/rules/text/week-text";
import { Sparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { GenerationOutcome } from "../../api/generation/generation.ts";
import { useGeneration } from "../../api/hooks/use-generation.ts";
import { useNextWeek } from "../../api/hooks/use-next-week.ts";
import { restorePlan } from "../../api/meal-plan.ts";
import { isUpgradeRequired, serverText } from "../../api/transport/http-error.ts";
import { Button } from "../../components/button.tsx";
import { LateDialog, LateUpgradeDialog } from "../../components/late-dialog.tsx";
import { useToast } from "../../components/toast/toast.tsx";
import { PATHS } from "../../pages/paths.ts";
import { undoOf } from "../../product/last-version.ts";
import { NEXT_WEEK_PATH } from "../../product/next-week.ts";

type Ask = "nothing" | "week" | "confirm" | "upgrade";

interface GeneratePlanProps {
  readonly user: User;
  /** Whether the week has a plan that a new one would replace; undefined until that is known, and the button waits. */
  readonly hasPlan: boolean | undefined;
  /** The first day of a week, YYYY-MM-DD; null for this week. */
  readonly weekOf: string | null;
  readonly label?: string;
  /** Called when the plan is complete, if this is still mounted. */
  readonly onMade: () => void;
}

/** Makes a week's plan; asks first when it would replace one, which is for paid tiers. */
export function GeneratePlan({ user, hasPlan, weekOf, label = "Generate new plan", onMade }: GeneratePlanProps) {
  const [ask, setAsk] = useState<Ask>("nothing");
  const { store, generation } = useGeneration(user.id, weekOf);
  const generating = generation.status === "running";
  const toast = useToast();
  const navigate = useNavigate();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const generate = async () => {
    setAsk("nothing");
    toast.forget("generateMealPlan");
    const startedAt = new Date().toISOString();
    const ended = store.start({ userId: user.id, weekOf, base: null, force: hasPlan === true, startedAt });
    if (ended) report(await ended);
  };
  const next = useNextWeek(user);
  const goToNext = async () => {
    setAsk("nothing");
    toast.forget("generateMealPlan");
    const ended = next.plan();
    void navigate(NEXT_WEEK_PATH);
    if (ended) report(await ended);
  };
  const askOrGenerate = () => {
    if (!hasPlan) void generate();
    else setAsk(can(user.tier, "regeneration") ? "confirm" : "upgrade");
  };
  const report = ({ status, plan, error }: GenerationOutcome) => {
    if (status === "done") {
      store.settle();
      toast.show({
        title: MESSAGES.mealPlanGenerated,
        tone: "good",
        ...undoOf(plan, { restore: restorePlan, say: toast.show }),
      });
      if (here.current) onMade();
    } else if (status === "failed") {
      if (serverText(error) === SHOWN_CALL_ERRORS.userOrPreferencesNotFound) {
        toast.show({ title: MESSAGES.completeYourProfile, tone: "bad" });
        if (here.current) navigate(PATHS.questionnaire);
      } else if (isUpgradeRequired(error)) {
        setAsk("upgrade");
      } else {
        toast.show({ title: MESSAGES.generateMealPlanFailed, tone: "bad", failed: "generateMealPlan" });
      }
    }
  };

  return (
    <>
      <Button
        variant="secondary"
        inactive={generating || hasPlan === undefined}
        onClick={() => (weekOf === null && next.isOffered ? setAsk("week") : askOrGenerate())}
      >
        <Sparkles aria-hidden="true" className="size-4.5" />
        {generating ? MESSAGES.generatingYourPlan : label}
      </Button>
      <LateDialog open={ask === "week"} onClose={() => setAsk("nothing")} title={WEEK_CHOICE.title}>
        <p>{WEEK_CHOICE.lead}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={askOrGenerate}>
            {WEEK_CHOICE.rest}
          </Button>
          <Button onClick={() => void goToNext()}>{next.isPlanned ? WEEK_CHOICE.seeNext : WEEK_CHOICE.next}</Button>
        </div>
      </LateDialog>
      <LateDialog
        open={ask === "confirm"}
        onClose={() => setAsk("nothing")}
        title={weekOf === null ? "Replace this week’s plan?" : `Replace the plan for ${formatWeek(weekOf)}?`}
      >
        <p>A new plan takes the place of the one you have, and the grocery list follows it. {KEPT_MEALS_TEXT}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setAsk("nothing")}>
            Keep my plan
          </Button>
          <Button onClick={() => void generate()}>Make a new one</Button>
        </div>
      </LateDialog>
      <LateUpgradeDialog
        capability={ask === "upgrade" ? "regeneration" : null}
        onClose={() => setAsk("nothing")}
        upgradeTo={PATHS.pricing}
      />
    </>
  );
}
