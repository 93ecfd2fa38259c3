import { PAID_TIER_TERMS, PAID_TIERS, PRICING_CURRENCY, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { centsToUnits } from "@mealwright/schema/rules/money";
import { PATHS } from "../../lib/paths.ts";
import { HOW_IT_WORKS, QUESTIONS, REVIEWS } from "./landing-texts.ts";

const NAME = "Mealwright";
const DESCRIPTION = "AI-assisted, personalised meal plans whose every meal is checked before it is shown.";

/** What search engines are told of the site (specification §2), from the same texts and prices that people see. */
export function structuredData(origin: string): readonly Readonly<Record<string, unknown>>[] {
  const organization = { "@type": "Organization", name: NAME, url: `${origin}/`, logo: `${origin}/icon-512.png` };
  const offers = [
    { "@type": "Offer", name: TIER_NAMES["free-starter"], price: 0, priceCurrency: PRICING_CURRENCY },
    ...PAID_TIERS.map((tier) => ({
      "@type": "Offer",
      name: TIER_NAMES[tier],
      price: centsToUnits(PAID_TIER_TERMS[tier].priceCents),
      priceCurrency: PRICING_CURRENCY,
      url: `${origin}${PATHS.pricing}`,
    })),
  ];
  const service = {
    "@type": "Service",
    name: "Personalised meal planning",
    serviceType: "Meal planning",
    description: DESCRIPTION,
    provider: organization,
    offers,
  };
  return [
    organization,
    service,
    {
      "@type": "FAQPage",
      mainEntity: QUESTIONS.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
    {
      "@type": "SoftwareApplication",
      name: NAME,
      applicationCategory: "LifestyleApplication",
      operatingSystem: "Any",
      description: DESCRIPTION,
      offers,
    },
    ...REVIEWS.map(({ name, text }) => ({
      "@type": "Review",
      itemReviewed: { "@type": "Service", name: service.name },
      author: { "@type": "Person", name },
      reviewBody: text,
    })),
    {
      "@type": "HowTo",
      name: "How to get a personal meal plan",
      step: HOW_IT_WORKS.map(({ name, text }) => ({ "@type": "HowToStep", name, text })),
    },
  ].map((item) => ({ "@context": "https://schema.org", ...item }));
}
