import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { classNames } from "../../lib/class-names.ts";
import { useEver } from "../../lib/hooks/use-ever.ts";
import { useMediaQuery } from "../../lib/hooks/use-media-query.ts";
import { BESIDE_QUERY } from "./fold-width.ts";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** It has news when first drawn, so it is open on a phone too and scrolled into view. */
  readonly hasNews?: boolean;
  readonly children: ReactNode;
}

/**
 * One part of Settings: its title on the left, its controls on the right. On a phone it is a row that opens, so that
 * all parts fit on the screen; its content is loaded when first opened, and keeps what was typed.
 */
export function Section({ id, title, lead, hasNews = false, children }: SectionProps) {
  const titleId = useId();
  const isWide = useMediaQuery(BESIDE_QUERY);
  const { hash, key } = useLocation();
  const [isOpened, setIsOpened] = useState(hasNews);
  // A link to the section opens it, pressed again too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each press.
  useEffect(() => {
    if (hash === `#${id}`) setIsOpened(true);
  }, [hash, id, key]);
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on arrival; an address that names a section comes first.
  useEffect(() => {
    if (hasNews && hash === "") section.current?.scrollIntoView({ behavior: "instant" });
  }, []);
  const isOpen = isWide || isOpened;
  const isFilled = useEver(isOpen);
  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-24 gap-x-12 border-t border-line sm:gap-y-5 sm:py-9 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      {isWide ? (
        <div>
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          <Lead>{lead}</Lead>
        </div>
      ) : (
        <h2 className="text-[1.2rem]">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${titleId}-content`}
            className="flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left"
            onClick={() => setIsOpened(!isOpened)}
          >
            <span id={titleId}>{title}</span>
            <ChevronDown
              aria-hidden="true"
              className={classNames("size-5 shrink-0 text-ink-soft transition-transform", isOpen && "rotate-180")}
            />
          </button>
        </h2>
      )}
      <div id={`${titleId}-content`} hidden={!isOpen} className="max-w-xl max-sm:pb-6">
        {isWide ? null : <div className="mb-4 empty:hidden">{<Lead>{lead}</Lead>}</div>}
        {isFilled ? children : null}
      </div>
    </section>
  );
}

function Lead({ children }: { readonly children: ReactNode }) {
  return children === undefined ? null : <p className="text-small text-ink-soft sm:mt-2">{children}</p>;
}
