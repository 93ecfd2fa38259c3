import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";

interface NewPlanOfferProps {
  /** The reader has just changed the answers that plans are made from. */
  readonly hasNewAnswers: boolean;
  readonly onConfirm: () => void;
}

/** A new plan in the place of this one: asked for once more before the old one goes. */
export function NewPlanOffer({ hasNewAnswers, onConfirm }: NewPlanOfferProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-5 py-4">
      <p>
        {hasNewAnswers
          ? "Your new answers are saved. This plan was made from the old ones."
          : "Nothing here that you would like to eat? Have the whole week planned anew."}
      </p>
      <Button variant={hasNewAnswers ? "primary" : "secondary"} size="small" onClick={() => setIsAsking(true)}>
        Make a new plan
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Make a new plan?">
        <p>
          The meals of this week are replaced by new ones, and the shopping list with them. Locked meals and your
          favourites stay.
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
      </Dialog>
    </div>
  );
}
