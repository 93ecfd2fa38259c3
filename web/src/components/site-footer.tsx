import { SUPPORT_PROMISE } from "@mealwright/schema/constants/support";
import { Link } from "react-router-dom";
import { landingAnchorPath, PATHS } from "../lib/paths.ts";
import { Brand } from "./brand.tsx";

const LINKS = [
  {
    heading: "Help",
    links: [
      { to: landingAnchorPath("faq"), text: "Help Center" },
      { to: landingAnchorPath("faq"), text: "FAQ" },
      { to: PATHS.contact, text: "Contact Us" },
    ],
  },
  {
    heading: "Mealwright",
    links: [
      { to: PATHS.howWeCheck, text: "How we check" },
      { to: PATHS.pricing, text: "Pricing" },
      { to: PATHS.questionnaire, text: "Start the questionnaire" },
    ],
  },
  {
    heading: "Legal",
    links: [
      { to: PATHS.privacy, text: "Privacy" },
      { to: PATHS.terms, text: "Terms" },
      { to: PATHS.cookies, text: "Cookies" },
    ],
  },
] as const;

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:px-6 md:grid-cols-[1.4fr_2fr]">
        <div>
          <Brand />
          <p className="mt-2 text-small text-ink-soft">A meal planner that checks its own work.</p>
          <p className="max-w-xs text-small text-balance text-ink-soft">Support: {SUPPORT_PROMISE}.</p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-6 sm:grid-cols-3">
          {LINKS.map((group) => (
            <div key={group.heading}>
              <p className="font-semibold">{group.heading}</p>
              <ul className="mt-1">
                {group.links.map((link) => (
                  <li key={link.text}>
                    <Link
                      to={link.to}
                      className="inline-block py-1.5 text-small text-ink-soft underline-offset-3 hover:text-herb hover:underline"
                    >
                      {link.text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
