import { HEI_FACTS, REFERENCE_FACTS } from "@mealwright/schema/constants/food/health";
import { US_AVERAGE_HEI } from "@mealwright/schema/constants/food/healthy-eating-index";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { Health, MealPlan } from "@mealwright/schema/contract/meal-plan";
import {
  healthSwapText,
  intakeText,
  isUnknown,
  referenceText,
  shortOf,
  shortText,
} from "@mealwright/schema/rules/text/health-text";
import { AVERAGE_TEXT, scoreText } from "@mealwright/schema/rules/text/healthy-eating-index-text";
import type { ReactNode } from "react";
import { readHealthSwap } from "../../api/coaching.ts";
import { useUncached } from "../../api/hooks/use-uncached.ts";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { ShareBars } from "./late-charts.tsx";
import { SwapOffer } from "./swap-offer.tsx";

interface HealthPictureProps {
  readonly plan: MealPlan;
  readonly health: Health;
}

/** How healthy a week is: its index by components, its vitamins and minerals, what it is short of, and what would help. */
export function HealthPicture({ plan, health }: HealthPictureProps) {
  const { score, parts, intakes } = health;
  return (
    <section className="mt-10">
      <h2 className="text-2xl">How healthy this week is</h2>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-4xl font-semibold text-herb">{scoreText(score)}</span>
        <span className="font-semibold">Healthy Eating Index</span>
      </p>
      <p className="mt-1 max-w-2xl text-ink-soft">
        It measures how closely a diet follows the Dietary Guidelines for Americans. {AVERAGE_TEXT}
      </p>
      <div className="mt-5 grid items-start gap-3 lg:grid-cols-2">
        <Picture
          title="What the index counts"
          note="A full bar means full points. From refined grains on, less is better."
        >
          <ShareBars
            bars={parts.map(({ part, points }) => ({
              name: HEI_FACTS[part].label,
              share: points / HEI_FACTS[part].mostPoints,
            }))}
          />
        </Picture>
        <Picture title="Vitamins, minerals, fiber" note="An average day; the line marks what is advised for you.">
          <ShareBars
            line={1}
            bars={intakes
              .filter((intake) => !isUnknown(intake))
              .map(({ nutrient, perDay, reference }) => ({
                name: REFERENCE_FACTS[nutrient].label,
                share: perDay / reference,
              }))}
          />
        </Picture>
      </div>
      <AllFigures health={health} />
      <Short health={health} />
      <HelpfulSwap plan={plan} />
      <p className="mt-6 max-w-2xl text-small text-ink-soft">
        Source of the average: {US_AVERAGE_HEI.source}. These figures leave out salt you add yourself and anything you
        eat or drink besides these meals. They are not medical advice.
      </p>
    </section>
  );
}

interface PictureProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Picture({ title, note, children }: PictureProps) {
  return (
    <figure className="rounded-card border border-line bg-card p-3 shadow-lift sm:p-4">
      <figcaption>
        <span className="block font-semibold">{title}</span>
        <span className="text-tiny text-ink-soft">{note}</span>
      </figcaption>
      {children}
    </figure>
  );
}

const CELL = "tabular py-1.5 pl-4 text-right";

/** The pictures in figures, for whoever cannot see them or wants to know exactly. */
function AllFigures({ health: { parts, intakes } }: { readonly health: Health }) {
  const rows = [
    ...parts.map(({ part, points }) => ({
      name: HEI_FACTS[part].label,
      value: `${points} points`,
      aim: `of ${HEI_FACTS[part].mostPoints}`,
    })),
    ...intakes.map((intake) => ({
      name: REFERENCE_FACTS[intake.nutrient].label,
      value: intakeText(intake),
      aim: `of ${referenceText(intake)}`,
    })),
  ];
  return (
    <details className="mt-3 max-w-2xl">
      <summary className="min-h-11 content-center">
        <span className="text-link">All the figures</span>
      </summary>
      <table className="w-full border-collapse text-left text-small">
        <caption className="sr-only">Points of the index, and nutrients of an average day</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <th scope="col">This week</th>
            <th scope="col">Full or advised</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ name, value, aim }) => (
            <tr key={name}>
              <th scope="row" className="py-1.5 font-normal">
                {name}
              </th>
              <td className={CELL}>{value}</td>
              <td className={`${CELL} text-ink-soft`}>{aim}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** What the week is short of, and what food alone cannot give. */
function Short({ health: { intakes } }: { readonly health: Health }) {
  const short = shortOf(intakes);
  return (
    <section className="mt-6 max-w-2xl">
      <h3 className="text-xl">{short.length === 0 ? "Nothing is short" : "What it is short of"}</h3>
      {short.length === 0 ? (
        <p className="mt-2">Every nutrient here reaches at least 90% of what is advised.</p>
      ) : (
        <dl className="mt-2 grid gap-3">
          {short.map((intake) => (
            <div key={intake.nutrient}>
              <dt className="font-semibold">{REFERENCE_FACTS[intake.nutrient].label}</dt>
              <dd className="text-ink-soft">{shortText(intake)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** The swap that raises the index most; a swap of a meal that is gone is hidden until the next one arrives. */
function HelpfulSwap({ plan }: { readonly plan: MealPlan }) {
  const contents = plan.meals.map(({ id }) => id).join();
  const { value, failed, retry } = useUncached(`health ${plan.id} ${contents}`, () => readHealthSwap(plan.id));
  const swapped = value?.swap?.meal.id;
  const isGone = swapped !== undefined && !plan.meals.some(({ id }) => id === swapped);
  return (
    <section className="mt-6 max-w-2xl">
      <h3 className="text-xl">One swap that helps</h3>
      {failed ? (
        <FailedNotice onRetry={retry}>{MESSAGES.somethingWentWrong} Your plan is safe.</FailedNotice>
      ) : value === undefined || isGone ? (
        <Skeleton className="mt-3 h-24" />
      ) : value.swap === null || value.score === null ? (
        <p className="mt-2 text-ink-soft">We found no swap that raises the index by a point.</p>
      ) : (
        <SwapOffer text={healthSwapText(value.score, value.swap)} swap={value.swap} />
      )}
    </section>
  );
}
