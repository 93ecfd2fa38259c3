import { FREE_TIER, PAID_TIERS, type Tier } from "@mealwright/schema/constants/tiers";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../api/session.ts";
import { trackConversion } from "../../lib/conversion.ts";
import { type AuthArrival, authPath, PATHS } from "../../lib/paths.ts";
import { isAtAddress } from "../../lib/second-press.ts";
import { storedTier, storeTier } from "../../lib/stored-choices.ts";

interface TierChoice {
  readonly chosen: Tier | null;
  readonly choose: (tier: Tier) => void;
}

/**
 * A chosen plan is stored. Free Starter leads to the meal plan, a visitor makes an account first, and a paid plan stays
 * chosen until it can be paid for.
 */
export function useTierChoice(): TierChoice {
  const [chosen, setChosen] = useState(storedTier);
  const { user } = useSession();
  const navigate = useNavigate();
  const told = useRef<Tier | null>(null);
  return {
    chosen,
    choose(tier) {
      storeTier(tier);
      setChosen(tier);
      const paid = PAID_TIERS.find((candidate) => candidate === tier);
      // A second press of the same button is no second choice.
      if (paid !== undefined && told.current !== paid) trackConversion(paid);
      told.current = tier;
      // A member whose name is still on its way is no visitor.
      if (user !== null) {
        if (tier === FREE_TIER) navigate(PATHS.mealPlan);
        return;
      }
      const arrival: AuthArrival = { from: tier === FREE_TIER ? PATHS.mealPlan : PATHS.pricing };
      const signUp = authPath("sign-up");
      navigate(signUp, { state: arrival, replace: isAtAddress(signUp) });
    },
  };
}
