import { LABELS } from "@mealwright/schema/constants/messages";
import { LinkButton } from "../../components/button.tsx";
import { PageHeading } from "../../components/page/page.tsx";
import { PATHS } from "../../pages/paths.ts";
import { HERO_HELP } from "./landing-texts.ts";
import { WeekStrip } from "./week-strip.tsx";

/** One sentence and one button, above a week to look at. */
export function Hero() {
  return (
    <>
      <section className="mx-auto grid max-w-6xl gap-x-12 gap-y-6 px-4 pt-9 pb-8 sm:px-6 lg:grid-cols-[1.5fr_1fr] lg:items-center lg:pt-14 lg:pb-10">
        <PageHeading className="text-hero leading-[1.04]">A week of meals, checked before you see it.</PageHeading>
        <div>
          <p className="max-w-xl text-[1.12rem] text-ink-soft">
            AI-powered, personal meal plans for real kitchens. Allergies, diet, time and budget are verified for every
            meal, and every number is computed.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <LinkButton to={PATHS.questionnaire} size="large">
              {LABELS.getMyPlan}
            </LinkButton>
            <p className="max-w-56 text-small text-ink-soft">{HERO_HELP}</p>
          </div>
        </div>
      </section>
      <WeekStrip />
    </>
  );
}
