import { GROCERY_TAB, TAB_PARAM } from "@mealwright/schema/constants/page-paths";
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
        lead="What you checked off on your shopping lists, minus what your meals have used since. New plans use it up, and their lists leave it out. If something is wrong, change it here."
      >
        <KitchenList system={user.units} />
        <LinkButton to={`${PATHS.mealPlan}?${TAB_PARAM}=${GROCERY_TAB}`} variant="secondary" className="mt-6">
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
      lead={`What you bought from your shopping lists and have not eaten yet. It comes with your own list, starting with ${TIER_NAMES[lowestTierWith("grocery_list")]}.`}
    >
      <LinkButton to={PATHS.pricing}>See the plans</LinkButton>
    </Page>
  );
}
