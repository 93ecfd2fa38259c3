import { LABELS } from "@mealwright/schema/constants/messages";
import { WARM_UP_GOALS, type WarmUpGoal } from "@mealwright/schema/constants/questionnaire";
import { WARM_UP_STEP, WARM_UP_STEP_COUNT } from "@mealwright/schema/constants/questionnaire-steps";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../components/button.tsx";
import { Link } from "../components/link.tsx";
import { Brand } from "../components/page/brand.tsx";
import { PageHeading } from "../components/page/page.tsx";
import { Progress } from "../components/progress.tsx";
import { isAtAddress } from "../lib/second-press.ts";
import { PATHS } from "../pages/paths.ts";
import { WARM_UP_GOAL_TEXTS } from "../product/answers/answer-texts.ts";
import { storeWarmUpGoal } from "../storage/stored-choices.ts";

/** One goal before the questions begin (specification §2). */
export default function WarmUpScreen() {
  const [goal, setGoal] = useState<WarmUpGoal | null>(null);
  const navigate = useNavigate();
  return (
    <>
      <header className="mx-auto flex w-full max-w-2xl items-center justify-between px-4 py-2 sm:px-6">
        <Brand />
        <Link
          to={PATHS.questionnaire}
          className="-mr-3 inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-herb hover:bg-sage"
        >
          {LABELS.skip}
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-2xl grow px-4 pt-6 pb-10 sm:px-6 sm:pt-12">
        <Progress label="Progress" value={WARM_UP_STEP} max={WARM_UP_STEP_COUNT} valueText={LABELS.warmUpStep} />
        <p className="mt-3 font-medium text-ink-soft">{LABELS.warmUpStep}</p>
        <PageHeading className="mt-4 text-[clamp(1.8rem,1.4rem+2.2vw,2.75rem)]">
          What would you like to change?
        </PageHeading>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (goal === null) return;
            storeWarmUpGoal(goal);
            navigate(PATHS.questionnaire, { replace: isAtAddress(PATHS.questionnaire) });
          }}
        >
          <fieldset className="mt-8 grid gap-3">
            <legend className="sr-only">Your goal</legend>
            {WARM_UP_GOALS.map((option) => (
              <label
                key={option}
                className="flex min-h-18 items-center gap-4 rounded-card border border-edge bg-card px-5 py-3 hover:border-herb has-checked:border-herb has-checked:bg-sage has-checked:ring-1 has-checked:ring-herb has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-herb"
              >
                <input
                  type="radio"
                  name="goal"
                  value={option}
                  checked={goal === option}
                  onChange={() => setGoal(option)}
                  className="size-5 shrink-0 accent-herb outline-none"
                />
                <span>
                  <span className="block font-semibold">{WARM_UP_GOAL_TEXTS[option].label}</span>
                  <span className="block text-small text-pretty text-ink-soft">{WARM_UP_GOAL_TEXTS[option].text}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <Button type="submit" size="large" disabled={goal === null} className="mt-8 w-full sm:w-auto">
            {LABELS.continue}
          </Button>
        </form>
      </main>
    </>
  );
}
