import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { can, lowestTierWith } from "@mealwright/schema/rules/entitlements";
import { useSession } from "../../api/session.ts";
import { LinkButton } from "../../components/button.tsx";
import { Page } from "../../components/page/page.tsx";
import { KitchenList } from "../../features/kitchen/kitchen-list.tsx";
import { PAGES } from "../../pages/pages.ts";
import { PATHS } from "../../pages/paths.ts";

/** `/kitchen`: what was bought and not eaten, in one place where it can be corrected. */
export default function KitchenScreen() {
  const { user } = useSession();
  if (!user) return null;
  if (can(user.tier, "grocery_list")) {
    return (
      <Page
        title={PAGES.kitchen.heading}
        width="text"
        compact
        lead="What you ticked on your shopping lists, less what your meals have used since. New plans use it up, and their lists take it off. Where something is not so, change it here."
      >
        <KitchenList system={user.units} />
        <LinkButton to={`${PATHS.mealPlan}?tab=grocery`} variant="secondary" className="mt-6">
          Open my shopping list
        </LinkButton>
      </Page>
    );
  }
  return (
    <Page
      title={PAGES.kitchen.heading}
      width="text"
      compact
      lead={`What you buy from your shopping lists and have not eaten yet. It comes with your own list, from ${TIER_NAMES[lowestTierWith("grocery_list")]} on.`}
    >
      <LinkButton to={PATHS.pricing}>See the plans</LinkButton>
    </Page>
  );
}
