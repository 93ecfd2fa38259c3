import { LABELS } from "@mealwright/schema/constants/messages";
import { WARM_UP_GOALS } from "@mealwright/schema/constants/questionnaire";
import { LinkButton } from "../../components/button.tsx";
import { Link } from "../../components/link.tsx";
import { authPath, PATHS } from "../../pages/paths.ts";
import { WARM_UP_GOAL_TEXTS } from "../../product/answers/answer-texts.ts";

/** One goal, or none: the journey starts either way, with the goal answered if there is one (`behavior.ts` keeps it). */
export function GoalPicker() {
  return (
    <div>
      <fieldset className="grid gap-3 md:grid-cols-3">
        <legend className="sr-only">Your goal</legend>
        {WARM_UP_GOALS.map((option) => (
          <label
            key={option}
            className="flex min-h-18 items-center gap-4 rounded-card border border-edge bg-card px-5 py-4 hover:border-herb has-checked:border-herb has-checked:ring-2 has-checked:ring-herb has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-herb"
          >
            <input
              type="radio"
              name="warm-up-goal"
              value={option}
              className="size-5 shrink-0 accent-herb outline-none"
            />
            <span className="leading-snug">
              <span className="block font-semibold">{WARM_UP_GOAL_TEXTS[option].label}</span>
              <span className="block text-small text-pretty text-ink-soft">{WARM_UP_GOAL_TEXTS[option].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton
          to={PATHS.questionnaire}
          size="large"
          className="max-sm:w-full max-sm:px-4 max-[23.4rem]:text-small"
        >
          {LABELS.startJourney}
        </LinkButton>
        <Link to={authPath("sign-up")} className="text-link inline-flex min-h-11 items-center font-medium">
          {LABELS.skip}
        </Link>
      </div>
    </div>
  );
}
