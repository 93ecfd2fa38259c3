import { LABELS } from "@mealwright/schema/constants/messages";
import { Link } from "react-router-dom";
import { Brand } from "../../components/brand.tsx";
import { LinkButton } from "../../components/button.tsx";
import { LANDING_ANCHORS, PATHS } from "../../lib/paths.ts";

const ANCHORS = [
  { id: LANDING_ANCHORS.howItWorks, text: "How it works" },
  { id: LANDING_ANCHORS.testimonials, text: "Reviews" },
  { id: LANDING_ANCHORS.faq, text: "FAQ" },
];

const LINK =
  "inline-flex min-h-11 items-center rounded-full px-1.5 font-medium whitespace-nowrap hover:bg-sage sm:px-3.5";

/** The landing page's own bar, always in view. */
export function LandingBar() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper [@media(max-height:30rem)]:static">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 sm:px-6">
        <Brand />
        <LinkButton to={PATHS.auth} size="small" className="sm:order-3">
          {LABELS.getStarted}
        </LinkButton>
        <nav
          aria-label="Main"
          className="-mx-1.5 flex w-[calc(100%+0.75rem)] flex-wrap justify-between text-[0.84rem] sm:order-2 sm:mx-0 sm:ml-auto sm:w-auto sm:text-base"
        >
          {ANCHORS.map(({ id, text }) => (
            <Link key={id} to={`#${id}`} className={LINK}>
              {text}
            </Link>
          ))}
          <Link to={PATHS.contact} className={LINK}>
            {LABELS.contact}
          </Link>
          <Link to={PATHS.pricing} className={LINK}>
            {LABELS.viewPricing}
          </Link>
        </nav>
      </div>
    </header>
  );
}
