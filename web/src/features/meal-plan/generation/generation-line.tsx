import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { MouseEvent } from "react";
import type { Generation } from "../../../api/generation/generation.ts";
import { type PlanDraft, progressText, stoppedText } from "../../../api/generation/plan-draft.ts";
import { Button } from "../../../components/button.tsx";
import { Progress } from "../../../components/progress.tsx";

/** Screen readers announce every few meals, and the end. */
const SPOKEN_EVERY = 7;

interface GenerationLineProps {
  readonly draft: PlanDraft;
  readonly onStop: () => void;
  /** Completes the plan from the cookbook at once. */
  readonly onFill: () => void;
}

/** The progress of a generation, with buttons to complete it from the cookbook or to stop it. */
export function GenerationLine({ draft, onStop, onFill }: GenerationLineProps) {
  const text = progressText(draft);
  return (
    <div className="grid gap-2.5 rounded-card border border-line bg-card px-5 py-4 shadow-lift">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular font-semibold">{text}</p>
        <div className="flex flex-wrap gap-2">
          {draft.progress.length > 0 ? (
            <Button variant="secondary" size="small" onClick={once(onFill)}>
              Fill the rest now
            </Button>
          ) : null}
          <Button variant="secondary" size="small" onClick={once(onStop)}>
            <span aria-hidden="true" className="size-3 rounded-xs border-6" />
            Stop
          </Button>
        </div>
      </div>
      <Progress
        value={draft.meals.length}
        max={Math.max(draft.slots.length, 1)}
        label={MESSAGES.generatingYourPlan}
        valueText={text}
      />
      <SpokenProgress draft={draft} />
    </div>
  );
}

/** Stop and Continue stand in the same place: the second half of a double click on one must not press the other. */
function once(action: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) action();
  };
}

/** The same for screen readers, but only at every `SPOKEN_EVERY`th meal. */
function SpokenProgress({ draft }: { readonly draft: PlanDraft }) {
  const { meals, slots } = draft;
  const spoken = meals.length === slots.length ? meals.length : meals.length - (meals.length % SPOKEN_EVERY);
  return (
    <p role="status" className="sr-only">
      {progressText({ ...draft, meals: meals.slice(0, spoken) })}
    </p>
  );
}

function brokenOffText({ meals }: PlanDraft): string {
  return meals.length === 0 ? "It has no meals yet." : "The meals so far are checked and saved.";
}

interface UnfinishedNoticeProps {
  readonly generation: Generation;
  readonly draft: PlanDraft;
  readonly onResume: () => void;
}

/** For a plan that was stopped or interrupted: its meals stay, and one press continues. */
export function UnfinishedNotice({ generation, draft, onResume }: UnfinishedNoticeProps) {
  if (draft.complete || generation.status === "running") return null;
  const isFailed = generation.status === "failed";
  const isStopped = draft.stopped && !isFailed;
  const title = isStopped ? "Stopped." : isFailed ? "The plan was interrupted." : "The plan is not finished.";
  return (
    <div
      role={isFailed ? "alert" : "status"}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-l-4 border-line border-l-butter bg-card px-5 py-4"
    >
      <p>
        <strong className="font-semibold">{title}</strong> {isStopped ? stoppedText(draft) : brokenOffText(draft)}
      </p>
      <Button size="small" onClick={once(onResume)}>
        {isStopped ? "Resume" : "Continue"}
      </Button>
    </div>
  );
}
