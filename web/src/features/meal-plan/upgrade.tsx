import { FREE_TIER_MEALS } from "@mealwright/schema/constants/meals";
import { LABELS } from "@mealwright/schema/constants/messages";
import { TIER_NAMES, UPGRADE_PROMPT_PRICE } from "@mealwright/schema/constants/tiers";
import {
  CAPABILITY_TEXTS,
  type Capability,
  lowestTierWith,
  TIER_CAPABILITIES,
} from "@mealwright/schema/rules/entitlements";
import { Check } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { PATHS } from "../../lib/paths.ts";

/** What the upgrade is offered for: a locked action, or the page's own card. */
export type UpgradeReason = Capability | "card";

const PROMOTED: readonly Capability[] = [
  "full_week",
  "grocery_list",
  "complete_nutrition",
  "replacement",
  "regeneration",
  "favorites",
];

/** For the free tier: how much of the week is shown. */
export function ShownMealsBanner() {
  return (
    <p className="rounded-card bg-sage px-5 py-3">
      <strong className="font-semibold">{FREE_TIER_MEALS} meals are shown.</strong> They are yours to cook, with recipes
      and basic nutrition.
    </p>
  );
}

/** What more there is, once, at the end of what is there. */
export function UpgradeCard({ onUpgrade }: { readonly onUpgrade: () => void }) {
  return (
    <section
      aria-labelledby="upgrade-card-title"
      className="rounded-card border border-line bg-card p-6 shadow-lift sm:p-8"
    >
      <h2 id="upgrade-card-title" className="text-2xl">
        The rest of the week, and its shopping list
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">
        {TIER_NAMES["weekly-flex"]} plans all seven days for {UPGRADE_PROMPT_PRICE} a week.
      </p>
      <div className="mt-5">
        <PromotedList />
      </div>
      <Button className="mt-6" onClick={onUpgrade}>
        See what is included
      </Button>
    </section>
  );
}

interface UpgradeModalProps {
  /** null closes it. */
  readonly reason: UpgradeReason | null;
  readonly onClose: () => void;
}

/** Opened by the upgrade card and by anything locked; says what is locked and what would open it. */
export function UpgradeModal({ reason, onClose }: UpgradeModalProps) {
  const navigate = useNavigate();
  return (
    <Dialog open={reason !== null} onClose={onClose} title="Plan your whole week">
      {reason === null ? null : (
        <>
          <p className="mb-4">{reasonText(reason)}</p>
          <PromotedList />
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              {LABELS.maybeLater}
            </Button>
            <Button onClick={() => void navigate(PATHS.dashboard)}>{LABELS.upgradeNow}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function reasonText(reason: UpgradeReason): string {
  const from = `From ${UPGRADE_PROMPT_PRICE} a week.`;
  if (reason === "card") return `Seven days of meals that suit you, checked one by one. ${from}`;
  const tier = lowestTierWith(reason);
  const price = tier === "weekly-flex" ? from : "";
  return `${CAPABILITY_TEXTS[reason]}: part of ${TIER_NAMES[tier]}. ${price}`.trim();
}

function PromotedList() {
  return (
    <ul className="grid gap-2">
      {PROMOTED.filter((capability) => TIER_CAPABILITIES["weekly-flex"].includes(capability)).map((capability) => (
        <li key={capability} className="flex items-start gap-2.5">
          <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-herb" />
          {CAPABILITY_TEXTS[capability]}
        </li>
      ))}
    </ul>
  );
}
