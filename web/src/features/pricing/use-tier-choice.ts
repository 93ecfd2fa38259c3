import { MESSAGES } from "@mealwright/schema/constants/messages";
import { PAID_TIERS, type PaidTier, type Tier } from "@mealwright/schema/constants/tiers";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { createPayment } from "../../api/payments.ts";
import { isSignedIn, useSession } from "../../api/session.ts";
import { isUnauthorized, serverText } from "../../api/transport/http-error.ts";
import { isAtAddress } from "../../lib/second-press.ts";
import { type AuthArrival, type AuthMode, authPath, chosenTierPath, PATHS } from "../../pages/paths.ts";
import { trackConversion } from "../../product/conversion.ts";
import { storedTier, storeTier } from "../../storage/stored-choices.ts";

/** How far opening the checkout of a plan has come. */
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

/** Sends a tab that was opened inside the click to an address; that page must not be able to control ours. */
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
  const isAsking = useRef(false);

  const toAccount = (tier: PaidTier, mode: AuthMode) => {
    const arrival: AuthArrival = { from: chosenTierPath(tier) };
    const path = authPath(mode);
    navigate(path, { state: arrival, replace: isAtAddress(path) });
  };

  /** Without a tab, checkout replaces this page. */
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
      if (isUnauthorized(error)) toAccount(tier, "sign-in");
      setCheckout({ step: "failed", tier, text: serverText(error) ?? MESSAGES.somethingWentWrong });
    }
  };

  // Once the member's plan has changed, an earlier checkout is over.
  const held = user?.tier;
  const heldBefore = useRef(held);
  useEffect(() => {
    // Learning the plan for the first time is not a change.
    if (heldBefore.current !== undefined && heldBefore.current !== held) setCheckout(null);
    heldBefore.current = held;
  }, [held]);

  const waiting = user ? paidTier(params.get("checkout")) : undefined;
  const goOn = useEffectEvent((tier: PaidTier) => {
    navigate(PATHS.pricing, { replace: true });
    // Only what was chosen in this browser: the address alone could be anybody's.
    if (tier === storedTier()) void open(tier, null, true);
  });
  useEffect(() => {
    if (waiting !== undefined) goOn(waiting);
  }, [waiting]);

  const chooseAsMember = (paid: PaidTier | undefined, openTab: () => Window | null, isHere: boolean) => {
    if (paid === undefined) navigate(PATHS.mealPlan);
    else if (checkout?.step !== "opening") void open(paid, openTab(), isHere);
  };
  const chooseAsVisitor = (paid: PaidTier | undefined) => {
    // The free meals are made from answers, and the questions end with the account.
    if (paid === undefined) navigate(PATHS.questionnaire, { replace: isAtAddress(PATHS.questionnaire) });
    else toAccount(paid, "sign-up");
  };

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
        chooseAsMember(paid, () => window.open("about:blank", "_blank"), false);
        return;
      }
      if (isAsking.current) return;
      isAsking.current = true;
      // A browser that remembers nobody may still be signed in. After the answer no tab can be opened, so checkout opens here.
      void isSignedIn().then((isMember) => {
        isAsking.current = false;
        if (isMember) chooseAsMember(paid, () => null, true);
        else chooseAsVisitor(paid);
      });
    },
  };
}
