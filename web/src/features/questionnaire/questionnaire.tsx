import { LABELS } from "@mealwright/schema/constants/messages";
import { OTHER_ALLERGY } from "@mealwright/schema/constants/questionnaire";
import type { QuestionnaireStep } from "@mealwright/schema/constants/questionnaire-steps";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import type { User } from "@mealwright/schema/contract/user";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { Button } from "../../components/button.tsx";
import { FormNotice } from "../../components/form/form-notice.tsx";
import { preloadSlider } from "../../components/form/slider.tsx";
import { Link } from "../../components/link.tsx";
import { Progress } from "../../components/progress.tsx";
import { onNextInteraction } from "../../lib/next-interaction.ts";
import { PATHS } from "../../pages/paths.ts";
import { choose, takenInBy } from "./answer-choice.ts";
import { CHOICES } from "./choices.ts";
import { DetailsStep, OTHER_BOX_ID, StepContent } from "./step-content.tsx";
import { missingOn } from "./steps.ts";
import { useGoOnSoon } from "./use-go-on-soon.ts";
import type { useQuestionnaire } from "./use-questionnaire.ts";
import { useQuestionnaireKeys } from "./use-questionnaire-keys.ts";
import { useSubmission } from "./use-submission.ts";

/** The last button's text when a member changes their answers. */
const SAVE_LABEL = "Save my answers";

interface QuestionnaireProps {
  /** A member changes saved answers, in steps 1 to 8. Null: a visitor, who creates an account in step 9. */
  readonly user: User | null;
  readonly questionnaire: ReturnType<typeof useQuestionnaire>;
  /** A member's saved answers; null if there are none. */
  readonly saved: Preferences | null;
}

/** The questionnaire, one question per screen (specification §2). */
export function Questionnaire({ user, questionnaire, saved }: QuestionnaireProps) {
  const { answers, account, step, stepNumber, steps, goTo, changeAnswers, changeAccount, startOver } = questionnaire;
  const navigate = useNavigate();
  const { submit, submitting, failure } = useSubmission(user, answers, account, saved);
  const continueButton = useRef<HTMLButtonElement>(null);

  useEffect(preloadSlider, []);
  useEffect(() => onNextInteraction(() => void DetailsStep.preload().catch(() => undefined)), []);

  const missing = missingOn(step, answers, account);
  const isLast = stepNumber === steps;

  const goOn = () => {
    if (missing.length > 0 || submitting) return;
    if (isLast) void submit();
    else goTo(stepNumber + 1);
  };
  const goOnSoon = useGoOnSoon(stepNumber, goOn);

  // Synchronously, so that the field a choice reveals can be focused within the same gesture.
  const chooseOption = (value: string) => flushSync(() => changeAnswers(choose(step, answers, value)));

  /** Where a question takes one answer, a tap completes it; on a phone, "Other" scrolls its box into view. */
  const pressOption = (value: string) => {
    if (step !== "allergies") goOnSoon();
    // The press comes before its change. A microtask later is still the same gesture, as iOS requires to open the keyboard.
    else if (value === OTHER_ALLERGY) queueMicrotask(showOtherBox);
  };

  useQuestionnaireKeys({
    onDigit: (digit) => {
      const option = CHOICES[step]?.find((candidate) => candidate.digit === digit);
      if (option === undefined || takenInBy(option.value, answers) !== undefined) return;
      chooseOption(option.value);
      if (step !== "allergies") continueButton.current?.focus();
    },
    onEnter: goOn,
    onEscape: () => navigate(PATHS.home),
  });

  return (
    <form
      noValidate
      className="flex grow flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <header className="sticky top-0 z-20 bg-paper [@media(max-height:30rem)]:static">
        <div className="mx-auto flex max-w-2xl items-center gap-4 px-4 pt-3 pb-2 sm:px-6">
          <p className="tabular shrink-0 text-small font-medium text-ink-soft">
            Step {stepNumber} of {steps}
          </p>
          <div className="grow">
            <Progress label="Progress" value={stepNumber} max={steps} valueText={`Step ${stepNumber} of ${steps}`} />
          </div>
          <Link
            to={PATHS.home}
            className="-mr-3 inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-herb hover:bg-sage"
          >
            {LABELS.exit}
          </Link>
        </div>
      </header>

      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-2xl grow px-4 pt-6 pb-10 sm:px-6 sm:pt-[clamp(2.5rem,9vh,6rem)]"
      >
        {startOver === null ? null : (
          <p className="mb-4 flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
            We kept your answers.
            <Button variant="quiet" size="small" onClick={startOver}>
              Start over
            </Button>
          </p>
        )}
        <StepContent
          key={step}
          step={step}
          answers={answers}
          account={account}
          onAnswers={(change) => changeAnswers({ ...answers, ...change })}
          onAccount={changeAccount}
          onChoose={chooseOption}
          onPress={pressOption}
        />
        {failure === null ? null : (
          <div className="mt-6">
            <FormNotice tone="bad">{failure}</FormNotice>
          </div>
        )}
      </main>

      <footer className="sticky bottom-0 z-20 border-t border-line bg-paper [@media(max-height:30rem)]:static">
        {/* What is missing is shown above both buttons on a phone, elsewhere between them. */}
        <div className="mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-x-2 px-4 py-3 sm:flex-nowrap sm:gap-x-4 sm:px-6">
          <p
            id="missing"
            role="status"
            className="basis-full text-small leading-snug text-ink-soft not-empty:max-sm:mb-2 sm:order-1 sm:grow sm:basis-0 sm:text-right"
          >
            {submitting
              ? user === null
                ? "Creating your account…"
                : "Saving your answers…"
              : missingText(step, missing)}
          </p>
          <Button
            variant="secondary"
            className="max-[26rem]:px-4 max-[22rem]:px-3"
            disabled={stepNumber === 1}
            onClick={() => goTo(stepNumber - 1)}
          >
            <ArrowLeft aria-hidden="true" className="size-4.5 max-[26rem]:hidden" />
            {LABELS.previous}
          </Button>
          <Button
            ref={continueButton}
            type="submit"
            size="large"
            className="sm:order-2 max-[26rem]:px-5 max-[22rem]:px-3"
            disabled={missing.length > 0}
            inactive={submitting}
            aria-describedby="missing"
          >
            {isLast ? (user === null ? LABELS.generateMyPlan : SAVE_LABEL) : LABELS.continue}
            {isLast ? null : <ArrowRight aria-hidden="true" className="size-4.5" />}
          </Button>
        </div>
      </footer>
    </form>
  );
}

/** Focuses the field that "Other" reveals, if it is there. */
function showOtherBox(): void {
  const box = document.getElementById(OTHER_BOX_ID);
  box?.focus({ preventScroll: true });
  void box?.parentElement?.parentElement?.scrollIntoView({ block: "nearest" });
}

/** Why the button cannot be pressed; an error already shown beside its field is not repeated. */
function missingText(step: QuestionnaireStep, missing: readonly string[]): string | undefined {
  return step === "details" && missing.length > 0 ? "A number above needs another look." : missing[0];
}
