import { MESSAGES } from "@mealwright/schema/constants/messages";
import { FREE_TIER, PAID_TIERS, type PaidTier, type Tier } from "@mealwright/schema/constants/tiers";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { createPayment } from "../../api/payments.ts";
import { useSession } from "../../api/session.ts";
import { serverText } from "../../api/transport/http-error.ts";
import { isAtAddress } from "../../lib/second-press.ts";
import { type AuthArrival, authPath, chosenTierPath, PATHS } from "../../pages/paths.ts";
import { trackConversion } from "../../product/conversion.ts";
import { storedTier, storeTier } from "../../storage/stored-choices.ts";

/** How far the way to checkout has come for a plan. */
export type CheckoutState =
  | { readonly step: "opening"; readonly tier: PaidTier }
  /** `url` opens it again, or for the first time where the browser allowed no new tab. */
  | { readonly step: "open"; readonly tier: PaidTier; readonly url: string; readonly isBlocked: boolean }
  | { readonly step: "failed"; readonly tier: PaidTier; readonly text: string };

interface TierChoice {
  readonly chosen: Tier | null;
  readonly checkout: CheckoutState | null;
  readonly choose: (tier: Tier) => void;
}

const paidTier = (name: string | null) => PAID_TIERS.find((candidate) => candidate === name);

/** Shows another address in a tab that was opened inside the click; it must not be able to steer ours. */
function lead(tab: Window, url: string): void {
  tab.opener = null;
  tab.location.replace(url);
}

/**
 * A chosen plan is stored. Free Starter leads to the meal plan, a visitor to the questions; a paid plan opens its checkout
 * in a new tab, for a visitor by itself once there is an account.
 */
export function useTierChoice(): TierChoice {
  const [chosen, setChosen] = useState(storedTier);
  const [checkout, setCheckout] = useState<CheckoutState | null>(null);
  const [params] = useSearchParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const told = useRef<Tier | null>(null);

  /** Without a tab, checkout takes the place of this page. */
  const open = async (tier: PaidTier, tab: Window | null, isHere: boolean) => {
    setCheckout({ step: "opening", tier });
    try {
      const url = new URL(await createPayment(tier), window.location.origin);
      if (tab !== null) lead(tab, url.href);
      setCheckout({ step: "open", tier, url: url.href, isBlocked: tab === null });
      if (!isHere) return;
      if (url.origin === window.location.origin) navigate(url.pathname + url.search, { replace: true });
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      setCheckout({ step: "failed", tier, text: serverText(error) ?? MESSAGES.somethingWentWrong });
    }
  };

  // Once the member's plan has changed, an earlier checkout is over.
  const held = user?.tier;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the plan that is held, and nothing else.
  useEffect(() => setCheckout(null), [held]);

  const waiting = user ? paidTier(params.get("checkout")) : undefined;
  const goOn = useEffectEvent((tier: PaidTier) => {
    navigate(PATHS.pricing, { replace: true });
    // Only what was chosen in this browser: the address alone could be anybody's.
    if (tier === storedTier()) void open(tier, null, true);
  });
  useEffect(() => {
    if (waiting !== undefined) goOn(waiting);
  }, [waiting]);

  return {
    chosen,
    checkout,
    choose(tier) {
      storeTier(tier);
      setChosen(tier);
      const paid = paidTier(tier);
      // Pressing the same button again is not a second conversion.
      if (paid !== undefined && told.current !== paid) trackConversion(paid);
      told.current = tier;
      // While the session is loading, a member must not be treated as a visitor.
      if (user !== null) {
        if (paid === undefined) navigate(PATHS.mealPlan);
        else if (checkout?.step !== "opening") void open(paid, window.open("about:blank", "_blank"), false);
        return;
      }
      // The free meals are made from answers, and the questions end with the account.
      if (tier === FREE_TIER) {
        navigate(PATHS.questionnaire, { replace: isAtAddress(PATHS.questionnaire) });
        return;
      }
      const arrival: AuthArrival = { from: chosenTierPath(tier) };
      const signUp = authPath("sign-up");
      navigate(signUp, { state: arrival, replace: isAtAddress(signUp) });
    },
  };
}
