import { LABELS } from "@mealwright/schema/constants/messages";
import { LinkButton } from "../../components/button.tsx";
import { Link } from "../../components/link.tsx";
import { Brand } from "../../components/page/brand.tsx";
import { authPath, LANDING_ANCHORS, PATHS } from "../../pages/paths.ts";

const ANCHORS = [
  { id: LANDING_ANCHORS.howItWorks, text: "How it works" },
  { id: LANDING_ANCHORS.testimonials, text: "Reviews" },
  { id: LANDING_ANCHORS.faq, text: "FAQ" },
];

/** On a phone all five stand in one row, down to 320 px. */
const LINK =
  "inline-flex min-h-11 items-center rounded-full px-1.5 font-medium whitespace-nowrap hover:bg-sage max-[23.4rem]:px-0.5 min-[50rem]:px-2 lg:px-3.5";

/** The landing page's own bar, always in view. */
export function LandingBar() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper [@media(max-height:30rem)]:static">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-2 px-4 pt-1.5 [reading-flow:flex-visual] sm:px-6 min-[50rem]:pb-1.5">
        <Brand />
        <LinkButton to={authPath("sign-up")} size="small" className="max-[23.4rem]:px-2.5 min-[50rem]:order-3">
          {LABELS.getStarted}
        </LinkButton>
        <nav
          aria-label="Main"
          className="-mx-1.5 flex w-[calc(100%+0.75rem)] flex-wrap justify-between text-bar sm:justify-start sm:gap-x-4 sm:text-small min-[50rem]:order-2 min-[50rem]:mx-0 min-[50rem]:ml-auto min-[50rem]:w-auto min-[50rem]:gap-x-0 lg:text-base"
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
