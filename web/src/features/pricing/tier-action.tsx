import { FREE_TIER, PAID_TIER_TERMS, PAID_TIERS, TIERS, type Tier } from "@mealwright/schema/constants/tiers";
import type { ReactNode } from "react";
import { Button, LinkButton } from "../../components/button.tsx";
import { PATHS } from "../../pages/paths.ts";
import type { CheckoutState } from "./use-tier-choice.ts";

interface TierActionProps {
  readonly tier: Tier;
  /** The member's own tier; undefined for a visitor, and until it is known. */
  readonly current: Tier | undefined;
  /** The provider renews the member's plan. */
  readonly renews: boolean;
  readonly checkout: CheckoutState | null;
  readonly onChoose: (tier: Tier) => void;
  /** The button's text. */
  readonly children: ReactNode;
}

/** What can be done with a plan: choose it, or open or extend one's own. */
export function TierAction({ tier, current, renews, checkout, onChoose, children }: TierActionProps) {
  const paid = PAID_TIERS.find((candidate) => candidate === tier);
  const choose = () => onChoose(tier);
  if (tier === current && paid !== undefined) {
    return (
      <div className="grid gap-2">
        <LinkButton to={PATHS.mealPlan} className="w-full">
          Go to my meal plan
        </LinkButton>
        {renews ? (
          <p className="text-center text-note">It renews by itself.</p>
        ) : (
          <Button variant="quiet" className="w-full" onClick={choose}>
            Add another {PAID_TIER_TERMS[paid].periodWord}
          </Button>
        )}
        <CheckoutLine tier={tier} checkout={checkout} />
      </div>
    );
  }
  const isBelow = current !== undefined && TIERS.indexOf(tier) < TIERS.indexOf(current);
  if (isBelow) return <p className="py-3 text-center text-small text-ink-soft">Included in your plan</p>;
  // Choosing one's own plan is still stored as a choice, and opens the meal plan.
  const label = tier === current ? "Go to my meal plan" : children;
  const isQuiet = current !== undefined || tier === FREE_TIER;
  return (
    <>
      <Button value={tier} className="w-full" variant={isQuiet ? "secondary" : "primary"} onClick={choose}>
        {label}
      </Button>
      <CheckoutLine tier={tier} checkout={checkout} />
    </>
  );
}

/** The result of the press, under its button. */
function CheckoutLine({ tier, checkout }: Pick<TierActionProps, "tier" | "checkout">) {
  if (checkout?.tier !== tier) return null;
  return (
    <p role="status" className="mt-3 text-center text-note text-balance">
      {checkout.step === "opening" ? "Opening checkout…" : null}
      {checkout.step === "failed" ? <span className="text-tomato">{checkout.text}</span> : null}
      {checkout.step === "open" ? (
        <>
          {checkout.isBlocked ? "Your browser blocked the new tab. " : "Checkout is open in a new tab. "}
          <a href={checkout.url} target="_blank" rel="noopener" className="text-link">
            {checkout.isBlocked ? "Open checkout" : "Open it again"}
          </a>
        </>
      ) : null}
    </p>
  );
}
