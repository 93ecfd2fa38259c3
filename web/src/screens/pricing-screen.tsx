import { SUPPORT_PROMISE } from "@mealwright/schema/constants/support";
import { FREE_MEALS_TEXT } from "@mealwright/schema/rules/text/count-text";
import { MONEY_BACK_ON } from "@mealwright/schema/rules/text/guarantee-text";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useCall } from "../api/hooks/use-call.ts";
import { useSession } from "../api/session.ts";
import { late } from "../components/late.tsx";
import { Page } from "../components/page/page.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { SampleListButton } from "../features/grocery/export/sample-list-button.tsx";
import { MemberNotice } from "../features/payments/member-notice.tsx";
import { PricingGrid } from "../features/pricing/pricing-grid.tsx";
import { TierAction } from "../features/pricing/tier-action.tsx";
import { useTierChoice } from "../features/pricing/use-tier-choice.ts";
import { showsFirstMeal } from "../pages/paths.ts";

const FirstMeal = late(async () => (await import("../features/meal-plan/generation/first-meal.tsx")).FirstMeal);

export default function PricingScreen() {
  const { user } = useSession();
  const { chosen, checkout, choose } = useTierChoice();
  const { data: subscription } = useCall("subscription", { enabled: Boolean(user) });
  const isNew = showsFirstMeal(useLocation().state);
  return (
    <Page
      title="Plans and prices"
      lead={`Start with ${FREE_MEALS_TEXT} for free, or take the whole week. Every plan keeps to your allergies and your diet: safety is not an extra.`}
    >
      {user ? (
        <div className="mb-8">
          {isNew ? (
            <Suspense fallback={<Skeleton className="mb-6 h-64 sm:h-52" />}>
              <FirstMeal user={user} />
            </Suspense>
          ) : null}
          <MemberNotice user={user} />
        </div>
      ) : null}
      <PricingGrid
        chosen={chosen}
        current={user?.tier}
        headingLevel={2}
        renderAction={({ tier, children }) => (
          <TierAction
            tier={tier}
            current={user?.tier}
            renews={subscription?.renews ?? false}
            checkout={checkout}
            onChoose={choose}
          >
            {children}
          </TierAction>
        )}
      />
      <p className="mt-8 text-ink-soft">
        Prices in US dollars. You see how to pay, by card or by bank transfer, before you pay anything. Cancel any time:
        a plan ends with the period you paid for. {MONEY_BACK_ON} Support: {SUPPORT_PROMISE}.
      </p>
      <section
        aria-labelledby="bonus"
        className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-sage px-5 py-4"
      >
        <div className="max-w-xl">
          <h2 id="bonus" className="text-xl">
            Bonus: your grocery list as a PDF
          </h2>
          <p className="mt-1">Every paid week comes with one: by aisle, in packs a store sells, ready to print.</p>
        </div>
        <div>
          <SampleListButton />
        </div>
      </section>
    </Page>
  );
}
