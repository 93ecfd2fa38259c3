import { PAID_TIER_TERMS, PAID_TIERS, PRICING_CURRENCY, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { centsToUnits } from "@mealwright/schema/rules/money";
import type { FAQPage, HowTo, Offer, Organization, Review, Service, SoftwareApplication } from "schema-dts";
import { HOW_IT_WORKS, QUESTIONS, REVIEWS } from "../../src/features/landing/landing-texts.ts";
import { PATHS } from "../../src/pages/paths.ts";

const NAME = "Mealwright";
const SERVICE_NAME = "Personalized meal planning";
const DESCRIPTION = "AI-assisted, personalized meal plans whose every meal is checked before it is shown.";

type Leaf<Schema> = Exclude<Schema, string>;
type Item = Leaf<Organization> | Leaf<Service> | Leaf<FAQPage> | Leaf<SoftwareApplication> | Leaf<Review> | Leaf<HowTo>;
export type StructuredItem = Item & { readonly "@context": "https://schema.org" };

/** What search engines are told of the site (specification §2), from the same texts and prices that people see. */
export function structuredData(origin: string): readonly StructuredItem[] {
  const organization: Leaf<Organization> = {
    "@type": "Organization",
    name: NAME,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
  const offers = offersOf(origin);
  const items: readonly Item[] = [
    organization,
    {
      "@type": "Service",
      name: SERVICE_NAME,
      serviceType: "Meal planning",
      description: DESCRIPTION,
      provider: organization,
      offers,
    },
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
    ...REVIEWS.map(reviewOf),
    {
      "@type": "HowTo",
      name: "How to get a personal meal plan",
      step: HOW_IT_WORKS.map(({ name, text }) => ({ "@type": "HowToStep", name, text })),
    },
  ];
  return items.map((item) => ({ "@context": "https://schema.org", ...item }));
}

function offersOf(origin: string): readonly Leaf<Offer>[] {
  const url = `${origin}${PATHS.pricing}`;
  const offer = (name: string, price: number): Leaf<Offer> => ({
    "@type": "Offer",
    name,
    price,
    priceCurrency: PRICING_CURRENCY,
    url,
  });
  return [
    offer(TIER_NAMES["free-starter"], 0),
    ...PAID_TIERS.map((tier) => offer(TIER_NAMES[tier], centsToUnits(PAID_TIER_TERMS[tier].priceCents))),
  ];
}

function reviewOf({ name, text }: (typeof REVIEWS)[number]): Leaf<Review> {
  return {
    "@type": "Review",
    itemReviewed: { "@type": "Service", name: SERVICE_NAME },
    author: { "@type": "Person", name },
    reviewBody: text,
  };
}
