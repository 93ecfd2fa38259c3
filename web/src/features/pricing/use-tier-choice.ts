import { FREE_TIER, PAID_TIERS, type Tier } from "@mealwright/schema/constants/tiers";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../api/session.ts";
import { trackConversion } from "../../lib/conversion.ts";
import { authPath, PATHS } from "../../lib/paths.ts";
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
  return {
    chosen,
    choose(tier) {
      storeTier(tier);
      setChosen(tier);
      const paid = PAID_TIERS.find((candidate) => candidate === tier);
      if (paid !== undefined) trackConversion(paid);
      if (!user) navigate(authPath("sign-up"));
      else if (tier === FREE_TIER) navigate(PATHS.mealPlan);
    },
  };
}
