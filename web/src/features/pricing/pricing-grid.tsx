import { FREE_TIER, TIERS, type Tier } from "@mealwright/schema/constants/tiers";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Chip } from "../../components/chip.tsx";
import { classNames } from "../../lib/class-names.ts";
import { TIER_CARDS, type TierCard } from "./tier-cards.ts";

interface TierAction {
  readonly tier: Tier;
  readonly isFree: boolean;
  /** Its text. */
  readonly children: ReactNode;
}

interface PricingGridProps {
  readonly chosen: Tier | null;
  /** The plan that is held now, where that is known. */
  readonly current?: Tier | undefined;
  /** The control that chooses a plan: a button inside the app, a link on the static page. */
  readonly renderAction: (action: TierAction) => ReactNode;
  /** The level of the plans' headings: one below the heading of their section. */
  readonly headingLevel: 2 | 3;
}

/** As many columns as plans, where there is room. */
const COLUMNS: Readonly<Record<(typeof TIERS)["length"], string>> = { 4: "lg:grid-cols-4" };

/** The plans side by side, with matching lines at the same height. */
export function PricingGrid({ chosen, current, renderAction, headingLevel }: PricingGridProps) {
  return (
    <ul className={classNames("grid gap-4 max-sm:grid-cols-[minmax(0,1fr)] sm:grid-cols-2", COLUMNS[TIERS.length])}>
      {TIER_CARDS.map((card) => (
        <TierItem
          key={card.tier}
          card={card}
          isChosen={card.tier === chosen}
          isCurrent={card.tier === current}
          headingLevel={headingLevel}
          renderAction={renderAction}
        />
      ))}
    </ul>
  );
}

interface TierItemProps {
  readonly card: TierCard;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly headingLevel: 2 | 3;
  readonly renderAction: PricingGridProps["renderAction"];
}

function TierItem({ card, isChosen, isCurrent, headingLevel, renderAction }: TierItemProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <li
      className={classNames(
        "row-span-7 grid grid-rows-subgrid gap-y-0 rounded-card border bg-card p-5 shadow-lift",
        isChosen ? "border-herb ring-2 ring-herb" : "border-line",
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <Heading className="text-xl">{card.name}</Heading>
        {isCurrent ? <Chip>Your plan</Chip> : null}
      </div>
      <p className="tabular mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-[2.5rem] leading-none font-semibold">{card.price}</span>
        {card.period === null ? null : <span className="text-ink-soft">{card.period}</span>}
      </p>
      {card.listPrice === null ? (
        <p className="mt-2 text-small text-ink-soft">{card.terms}</p>
      ) : (
        <p className="tabular mt-2 flex flex-wrap items-center gap-2">
          <s className="text-tomato">
            <span className="sr-only">instead of </span>
            {card.listPrice}
          </s>
          <Chip tone="butter">{card.saving}</Chip>
          {card.perMonth === null ? null : <span className="text-small text-ink-soft">{card.perMonth}</span>}
        </p>
      )}
      <p className="mt-5 text-small font-semibold">{card.includes}</p>
      <ul className="mt-3 grid content-start gap-2">
        {card.features.map((feature) => (
          <li key={feature} className="flex gap-2 text-small leading-snug">
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-herb" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="self-end pt-6 pb-3 text-center text-note text-ink-soft">{card.guarantee}</p>
      <div>
        {renderAction({
          tier: card.tier,
          isFree: card.tier === FREE_TIER,
          children: (
            <>
              {isChosen ? <Check aria-hidden="true" className="size-4.5" /> : null}
              <span>
                {isChosen ? "Chosen" : "Choose"}
                <span className="sr-only"> {card.name}</span>
              </span>
            </>
          ),
        })}
      </div>
    </li>
  );
}
