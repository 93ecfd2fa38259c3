import type { MealSource } from "@mealwright/schema/constants/meals";
import { type ReactNode, Suspense, useState } from "react";
import { Button } from "../../components/button.tsx";
import { late } from "../../components/late.tsx";
import { LateDialog } from "../../components/late-dialog.tsx";
import { Skeleton } from "../../components/skeleton.tsx";

const NewPlanQuestion = late(async () => (await import("./new-plan-question.tsx")).NewPlanQuestion);

interface NewPlanOfferProps {
  /** The reader has just changed the answers that plans are made from. */
  readonly hasNewAnswers: boolean;
  /** False where a new plan is not allowed: the press then opens the upgrade instead of the question. */
  readonly asksFirst: boolean;
  /** Some dishes come from an AI model, so a plan from the cookbook alone can be offered. */
  readonly isOfModel: boolean;
  readonly onConfirm: (source?: MealSource) => void;
  /** The way back to the plan that this one has replaced. */
  readonly lastVersion: ReactNode;
}

/** Replaces the plan, after a confirmation. */
export function NewPlanOffer({ hasNewAnswers, asksFirst, isOfModel, onConfirm, lastVersion }: NewPlanOfferProps) {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = (source?: MealSource) => {
    setIsAsking(false);
    onConfirm(source);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-5 py-4 print:hidden">
      <p>
        {hasNewAnswers
          ? "Your new answers are saved. This plan was made from the old ones."
          : "Nothing here you would like to eat? Have the whole week planned again."}
      </p>
      <div className="flex flex-wrap gap-3">
        {lastVersion}
        <Button
          variant={hasNewAnswers ? "primary" : "secondary"}
          size="small"
          onClick={() => (asksFirst ? setIsAsking(true) : onConfirm())}
        >
          Make a new plan
        </Button>
      </div>
      <LateDialog open={isAsking} onClose={() => setIsAsking(false)} title="Make a new plan?">
        <Suspense fallback={<Skeleton className="h-40" />}>
          <NewPlanQuestion isOfModel={isOfModel} onKeep={() => setIsAsking(false)} onConfirm={confirm} />
        </Suspense>
      </LateDialog>
    </div>
  );
}
