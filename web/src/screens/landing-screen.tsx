import { SiteFooter } from "../components/site-footer.tsx";
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
import { useTierChoice } from "../features/pricing/use-tier-choice.ts";
import { LANDING_ANCHORS } from "../lib/paths.ts";

/** The first page, its sections in the order of the specification (§2). */
export function LandingScreen() {
  const { chosen, choose } = useTierChoice();
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
          lead="Three meals for free, the whole week for the price of a sandwich."
        >
          <PricingGrid chosen={chosen} onChoose={choose} headingLevel={3} />
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
