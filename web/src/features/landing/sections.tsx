import { HEI_MOST_POINTS, US_AVERAGE_HEI } from "@mealwright/schema/constants/food/healthy-eating-index";
import { LABELS } from "@mealwright/schema/constants/messages";
import { MEASURED } from "@mealwright/schema/constants/samples/measured.data";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "../../components/button.tsx";
import { Link } from "../../components/link.tsx";
import { classNames } from "../../lib/class-names.ts";
import { authPath, LANDING_ANCHORS, PATHS } from "../../pages/paths.ts";
import { COMPARISON, HOW_IT_WORKS, QUESTIONS, REVIEWS, TRUST_BADGES } from "./landing-texts.ts";

interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
  readonly tinted?: boolean;
  /** Puts the heading beside the content where there is room. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** A section of the landing page with its heading; one with an id can be jumped to. */
export function Section({ id, title, lead, tinted = false, beside = false, children }: SectionProps) {
  return (
    <section
      {...(id === undefined ? {} : { id, tabIndex: -1 })}
      aria-label={title}
      className={classNames(tinted && "bg-sage")}
    >
      <div
        className={classNames(
          "mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16",
          beside && "lg:grid lg:grid-cols-[1fr_2fr] lg:gap-14",
        )}
      >
        <h2 className="text-section">{title}</h2>
        {lead === undefined ? null : <p className="mt-3 max-w-2xl text-lead text-ink-soft">{lead}</p>}
        <div className={classNames("mt-8", beside && "lg:mt-2")}>{children}</div>
      </div>
    </section>
  );
}

export function HowItWorks() {
  return (
    <Section id={LANDING_ANCHORS.howItWorks} title="How it works">
      <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
        {HOW_IT_WORKS.map(({ name, text }, index) => (
          <li key={name} className="flex gap-4 border-t border-line pt-5 md:block">
            <span
              aria-hidden="true"
              className="w-6 shrink-0 font-display text-4xl leading-none font-semibold text-tomato"
            >
              {index + 1}
            </span>
            <div className="md:mt-3">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Reviews() {
  const [first, ...others] = REVIEWS;
  return (
    <Section id={LANDING_ANCHORS.testimonials} title="What people say" tinted>
      <div className="grid gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-14">
        {first === undefined ? null : (
          <figure>
            <blockquote className="font-display text-closing leading-snug text-pretty">“{first.text}”</blockquote>
            <figcaption className="mt-4">
              <span className="font-semibold">{first.name}</span>, {first.about}
            </figcaption>
          </figure>
        )}
        <div className="grid content-start gap-7">
          {others.map((review) => (
            <figure key={review.name}>
              <blockquote>“{review.text}”</blockquote>
              <figcaption className="mt-1.5 text-small">
                <span className="font-semibold">{review.name}</span>, {review.about}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}

export function Comparison() {
  return (
    <Section title="Compared with free recipe blogs">
      <table className="w-full border-collapse text-left leading-snug max-sm:text-small max-[23.4rem]:text-tiny max-[16rem]:table-fixed">
        <caption className="sr-only">Mealwright and free blogs, point by point</caption>
        <thead>
          <tr className="border-b-2 border-ink align-bottom">
            <td />
            <th scope="col" className="py-3 pr-3 font-display font-semibold text-herb sm:text-lg">
              Mealwright
            </th>
            <th scope="col" className="py-3 font-display font-semibold sm:text-lg">
              Free blogs
            </th>
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(({ point, mealwright, blogs }) => (
            <tr key={point} className="border-b border-line align-top">
              <th scope="row" className="w-1/4 py-3 pr-3 font-semibold">
                {point}
              </th>
              <td className="py-3 pr-3">{mealwright}</td>
              <td className="py-3 text-ink-soft">{blogs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

export function TrustBadges() {
  return (
    <Section title="Why you can trust it">
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {TRUST_BADGES.map(({ title, text }) => (
          <li key={title} className="border-l-3 border-herb pl-4">
            <p className="font-semibold">{title}</p>
            <p className="text-small text-balance text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10 flex flex-wrap items-baseline gap-x-5 gap-y-2 border-t border-line pt-6">
        <span className="font-display text-[1.4rem] leading-snug">
          {formatFigure(MEASURED.safety.violations)} broken rules in {formatFigure(MEASURED.safety.meals)} planned meals
        </span>
        <span>
          Healthy Eating Index {Math.floor(MEASURED.health.heiMean)} of {HEI_MOST_POINTS}; US average{" "}
          {US_AVERAGE_HEI.score}
        </span>
        <Link to={PATHS.howWeCheck} className="text-link font-medium">
          How we check every meal
        </Link>
      </p>
    </Section>
  );
}

export function Faq() {
  return (
    <Section id={LANDING_ANCHORS.faq} title="Questions people ask" beside>
      <div className="border-t border-line">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-herb transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-2xl pr-9 pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

export function ClosingCall() {
  return (
    <section aria-label="Start now" className="bg-herb text-on-herb">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-6 px-4 py-14 sm:px-6">
        <h2 className="max-w-xl text-section">
          <span className="inline-block">What’s for dinner?</span>{" "}
          <span className="inline-block">Know it for the whole week.</span>
        </h2>
        <LinkButton
          to={authPath("sign-up")}
          size="large"
          variant="secondary"
          className="outline-on-herb border-transparent"
        >
          {LABELS.getStarted}
        </LinkButton>
      </div>
    </section>
  );
}
