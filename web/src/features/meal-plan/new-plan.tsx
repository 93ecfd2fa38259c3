import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { LateDialog } from "../../components/late-dialog.tsx";

interface NewPlanOfferProps {
  /** The reader has just changed the answers that plans are made from. */
  readonly hasNewAnswers: boolean;
  /** Nothing is asked where the plan would not be made: the press leads to what it needs. */
  readonly asksFirst: boolean;
  readonly onConfirm: () => void;
}

/** A new plan in the place of this one: asked for once more before the old one goes. */
export function NewPlanOffer({ hasNewAnswers, asksFirst, onConfirm }: NewPlanOfferProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-5 py-4">
      <p>
        {hasNewAnswers
          ? "Your new answers are saved. This plan was made from the old ones."
          : "Nothing here that you would like to eat? Have the whole week planned anew."}
      </p>
      <Button
        variant={hasNewAnswers ? "primary" : "secondary"}
        size="small"
        onClick={() => (asksFirst ? setIsAsking(true) : onConfirm())}
      >
        Make a new plan
      </Button>
      <LateDialog open={isAsking} onClose={() => setIsAsking(false)} title="Make a new plan?">
        <p>
          The meals of this week are replaced by new ones, and the shopping list with them. Locked meals and your
          favorites stay.
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
            Keep this plan
          </Button>
          <Button
            onClick={() => {
              setIsAsking(false);
              onConfirm();
            }}
          >
            Make a new plan
          </Button>
        </div>
      </LateDialog>
    </div>
  );
}
