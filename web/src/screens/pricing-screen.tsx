import { SUPPORT_PROMISE } from "@mealwright/schema/constants/support";
import { FREE_TIER, GUARANTEE_DAYS, TIER_NAMES, type Tier } from "@mealwright/schema/constants/tiers";
import { useSession } from "../api/session.ts";
import { Button, LinkButton } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { Page } from "../components/page.tsx";
import { SampleListButton } from "../features/grocery/sample-list-button.tsx";
import { PricingGrid } from "../features/pricing/pricing-grid.tsx";
import { useTierChoice } from "../features/pricing/use-tier-choice.ts";
import { PATHS } from "../lib/paths.ts";

export function PricingScreen() {
  const { user } = useSession();
  const { chosen, choose } = useTierChoice();
  return (
    <Page
      title="Plans and prices"
      lead="Start with three meals for free, or take the whole week. Every plan keeps to your allergies and your diet: safety is not an extra."
    >
      {user ? <MemberNotice chosen={chosen} isPremium={user.isPremium} tier={user.tier} /> : null}
      <PricingGrid
        chosen={chosen}
        current={user?.tier}
        headingLevel={2}
        renderAction={({ tier, isFree, children }) => (
          <>
            <Button
              className="w-full"
              variant={isFree || tier === chosen ? "secondary" : "primary"}
              onClick={() => choose(tier)}
            >
              {children}
            </Button>
            {tier === chosen && !isFree && user !== null && user?.tier !== tier ? (
              <p className="mt-3 text-center text-note text-balance">Payment opens soon. Nothing is charged.</p>
            ) : null}
          </>
        )}
      />
      <p className="mt-8 text-ink-soft">
        Prices in US dollars. Cancel any time. {GUARANTEE_DAYS.elsewhere}-day guarantee on Monthly Saver and Annual VIP.
        Support: {SUPPORT_PROMISE}.
      </p>
      <section
        aria-labelledby="bonus"
        className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-sage px-5 py-4"
      >
        <div className="max-w-xl">
          <h2 id="bonus" className="text-xl">
            Bonus: your grocery list as a PDF
          </h2>
          <p className="mt-1">Every paid week comes with one: by aisle, in packs a shop sells, ready to print.</p>
        </div>
        <div>
          <SampleListButton />
        </div>
      </section>
    </Page>
  );
}

interface MemberNoticeProps {
  readonly chosen: Tier | null;
  readonly isPremium: boolean;
  readonly tier: Tier;
}

/** Where somebody signed in stands, and the way on. */
function MemberNotice({ chosen, isPremium, tier }: MemberNoticeProps) {
  const waiting = chosen !== null && chosen !== FREE_TIER && chosen !== tier;
  return (
    <div className="mb-8">
      <Notice tone={waiting ? "plain" : "good"}>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-1">
          <div className="max-w-2xl">
            <p className="font-semibold">
              {waiting
                ? `You chose ${TIER_NAMES[chosen]}. Payment opens soon.`
                : isPremium
                  ? `You have ${TIER_NAMES[tier]}.`
                  : "Your account is ready, and your first meals are too."}
            </p>
            <p className="text-small text-ink-soft">
              {waiting
                ? "Nothing is charged, and your choice is kept here. Your plan is open to you in the meantime."
                : "Go straight to your plan. You can change what you pay for whenever you like."}
            </p>
          </div>
          <LinkButton to={PATHS.mealPlan} className="max-sm:w-full">
            Go to my meal plan
          </LinkButton>
        </div>
      </Notice>
    </div>
  );
}
