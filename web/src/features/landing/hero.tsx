import { LABELS } from "@mealwright/schema/constants/messages";
import { LinkButton } from "../../components/button.tsx";
import { PageHeading } from "../../components/page.tsx";
import { Plate } from "../../components/plate/plate.tsx";
import { SAMPLE_DISHES } from "../../components/sample-dishes.ts";
import { PATHS } from "../../lib/paths.ts";
import { HERO_HELP } from "./landing-texts.ts";

export function Hero() {
  return (
    <section className="overflow-hidden">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 py-10 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:gap-4 lg:py-16">
        <div>
          <PageHeading className="text-[clamp(2.4rem,1.5rem+4.2vw,4.4rem)] leading-[1.04]">
            A week of meals, checked before you see it.
          </PageHeading>
          <p className="mt-5 max-w-xl text-[1.12rem] text-ink-soft">
            AI-powered, personal meal plans for real kitchens. Allergies, diet, time and budget are verified for every
            meal, and every number is computed.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <LinkButton to={PATHS.questionnaire} size="large">
              {LABELS.getMyPlan}
            </LinkButton>
            <p className="max-w-56 text-[0.94rem] text-ink-soft">{HERO_HELP}</p>
          </div>
        </div>
        <div aria-hidden="true" className="relative mx-auto aspect-square w-full max-w-[30rem] lg:max-w-none">
          <Plate
            ingredients={SAMPLE_DISHES.salmon.ingredients}
            label=""
            className="absolute top-[16%] left-[14%] w-[64%]"
          />
          <Plate ingredients={SAMPLE_DISHES.porridge.ingredients} label="" className="absolute top-0 right-0 w-[36%]" />
          <Plate
            ingredients={SAMPLE_DISHES.salad.ingredients}
            label=""
            className="absolute bottom-[2%] left-0 w-[38%]"
          />
          <Plate
            ingredients={SAMPLE_DISHES.eggs.ingredients}
            label=""
            className="absolute right-[2%] bottom-0 w-[33%]"
          />
        </div>
      </div>
    </section>
  );
}
