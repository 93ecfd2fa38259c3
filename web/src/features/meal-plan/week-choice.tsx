import { MESSAGES } from "@mealwright/schema/constants/messages";
import { WEEK_CHOICE } from "@mealwright/schema/constants/plan-texts";
import type { User } from "@mealwright/schema/contract/user";
import { useNavigate } from "react-router-dom";
import { useNextWeek } from "../../api/hooks/use-next-week.ts";
import { Button } from "../../components/button.tsx";
import { StateScreen } from "../../components/page/state-screen.tsx";
import { useToast } from "../../components/toast/toast.tsx";
import { NEXT_WEEK_PATH } from "../../product/next-week.ts";

interface WeekChoiceProps {
  readonly user: User;
  readonly onRest: () => void;
}

/** Asked when there is no plan and the week is nearly over: next week is offered first. */
export function WeekChoice({ user, onRest }: WeekChoiceProps) {
  const next = useNextWeek(user);
  const navigate = useNavigate();
  const toast = useToast();
  const goToNext = async () => {
    toast.forget("generateMealPlan");
    const ended = next.plan();
    void navigate(NEXT_WEEK_PATH);
    const outcome = await ended;
    if (outcome?.status === "done") toast.show({ title: MESSAGES.mealPlanGenerated, tone: "good" });
    else if (outcome?.status === "failed")
      toast.show({ title: MESSAGES.generateMealPlanFailed, tone: "bad", failed: "generateMealPlan" });
  };
  return (
    <StateScreen
      title={WEEK_CHOICE.title}
      lead={WEEK_CHOICE.lead}
      actions={
        <>
          <Button onClick={() => void goToNext()}>{next.isPlanned ? WEEK_CHOICE.seeNext : WEEK_CHOICE.next}</Button>
          <Button variant="secondary" onClick={onRest}>
            {WEEK_CHOICE.rest}
          </Button>
        </>
      }
    />
  );
}
