import { capitalized, FREE_MEALS_TEXT } from "@mealwright/schema/rules/text/count-text";
import { useEffect } from "react";
import { LinkButton } from "../components/button.tsx";
import { SiteFooter } from "../components/page/site-footer.tsx";
import { startLanding } from "../features/landing/behavior.ts";
import { CountdownBanner } from "../features/landing/countdown-banner.tsx";
import { GoalPicker } from "../features/landing/goal-picker.tsx";
import { Hero } from "../features/landing/hero.tsx";
import { LandingBar } from "../features/landing/landing-bar.tsx";
import {
  ClosingCall,
  Comparison,
  Faq,
  HowItWorks,
  Reviews,
  Section,
  TrustBadges,
} from "../features/landing/sections.tsx";
import { PricingGrid } from "../features/pricing/pricing-grid.tsx";
import { authPath, LANDING_ANCHORS, PATHS } from "../pages/paths.ts";

/**
 * The landing page, its sections in the order of the specification (§2). The build writes it as a page that runs
 * `landing.ts` and no framework, so nothing here may depend on state; only inside the app does React draw it.
 */
export default function HomeScreen() {
  useEffect(() => startLanding(document.documentElement), []);
  return (
    <>
      <CountdownBanner />
      <LandingBar />
      <main id="main" tabIndex={-1} className="grow">
        <Hero />
        <HowItWorks />
        <Section title="What is your goal?" lead="Pick one and the first question is answered." tinted>
          <GoalPicker />
        </Section>
        <Section
          id={LANDING_ANCHORS.pricing}
          title="Plans and prices"
          lead={`${capitalized(FREE_MEALS_TEXT)} for free, the whole week for the price of a sandwich.`}
        >
          <PricingGrid
            chosen={null}
            headingLevel={3}
            renderAction={({ tier, isFree, children }) => (
              <LinkButton
                to={isFree ? PATHS.questionnaire : authPath("sign-up")}
                data-tier={tier}
                variant={isFree ? "secondary" : "primary"}
                className="w-full"
              >
                {children}
              </LinkButton>
            )}
          />
        </Section>
        <Reviews />
        <Comparison />
        <TrustBadges />
        <Faq />
        <ClosingCall />
      </main>
      <SiteFooter />
    </>
  );
}
