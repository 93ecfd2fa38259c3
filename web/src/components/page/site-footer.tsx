import { SUPPORT_PROMISE } from "@mealwright/schema/constants/support";
import { type FooterGroup, PAGE_NAMES, pageOf } from "../../pages/pages.ts";
import { landingAnchorPath } from "../../pages/paths.ts";
import { Link } from "../link.tsx";
import { Brand } from "./brand.tsx";

const HEADINGS: Readonly<Record<FooterGroup, string>> = { help: "Help", mealwright: "Mealwright", legal: "Legal" };
const GROUPS: readonly FooterGroup[] = ["help", "mealwright", "legal"];

/** Sections of the landing page; whole pages come from the table. */
const SECTION_LINKS = [
  { group: "help", to: landingAnchorPath("faq"), text: "Help Center" },
  { group: "help", to: landingAnchorPath("faq"), text: "FAQ" },
] as const;

const PAGE_LINKS = PAGE_NAMES.map(pageOf).flatMap(({ path, footer }) => (footer ? [{ ...footer, to: path }] : []));

function linksOf(group: FooterGroup) {
  return [...SECTION_LINKS, ...PAGE_LINKS].filter((link) => link.group === group);
}

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
          {GROUPS.map((group) => (
            <div key={group}>
              <p className="font-semibold">{HEADINGS[group]}</p>
              <ul className="mt-1">
                {linksOf(group).map((link) => (
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
