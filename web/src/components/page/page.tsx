import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { classNames } from "../../lib/class-names.ts";

type PageWidth = "text" | "form" | "wide";

const WIDTHS: Readonly<Record<PageWidth, string>> = {
  text: "max-w-3xl",
  form: "max-w-xl",
  wide: "max-w-6xl",
};

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly width?: PageWidth;
  /** For a page whose content must be on a phone's first screen: title and lead take little there. */
  readonly compact?: boolean;
  readonly children?: ReactNode;
}

/** The `main` landmark of a screen with its one `h1`, which takes focus after a move inside the site. */
export function Page({ title, lead, width = "wide", compact = false, children }: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames(
        "mx-auto w-full grow px-4 pb-8 sm:px-6 sm:py-12",
        compact ? "pt-3.5" : "pt-8",
        WIDTHS[width],
      )}
    >
      <PageHeading className={compact ? "text-2xl sm:text-page" : "text-page"}>{title}</PageHeading>
      {lead === undefined ? null : (
        <div
          className={classNames(
            "max-w-2xl text-balance text-ink-soft sm:mt-3 sm:text-[1.1rem]",
            compact ? "text-small" : "mt-3 text-[1.1rem]",
          )}
        >
          {lead}
        </div>
      )}
      {children === undefined ? null : <div className={compact ? "mt-2 sm:mt-8" : "mt-8"}>{children}</div>}
    </main>
  );
}

/** An `h1` that takes focus after navigation inside the site, so that screen readers start reading there. */
export function PageHeading({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const reference = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const navigation = useNavigationType();

  // In a layout effect: any later, and it could take the focus from a field that the reader is already in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation, not on each change of the hash.
  useLayoutEffect(() => {
    if (key !== "default" && navigation !== "POP" && hash === "") reference.current?.focus({ preventScroll: true });
  }, []);

  return (
    <h1 ref={reference} tabIndex={-1} className={classNames("wrap-anywhere", className)}>
      {children}
    </h1>
  );
}
