import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { classNames } from "../lib/class-names.ts";

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
  readonly children?: ReactNode;
}

/** The `main` landmark of a screen with its one `h1`, which takes focus after a move inside the site. */
export function Page({ title, lead, width = "wide", children }: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames("mx-auto w-full grow px-4 py-8 sm:px-6 sm:py-12", WIDTHS[width])}
    >
      <PageHeading className="text-page">{title}</PageHeading>
      {lead === undefined ? null : (
        <div className="mt-3 max-w-2xl text-[1.1rem] text-balance text-ink-soft">{lead}</div>
      )}
      {children === undefined ? null : <div className="mt-8">{children}</div>}
    </main>
  );
}

/** An `h1` that takes focus when it comes in by a move inside the site, so that screen readers start there. */
export function PageHeading({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const reference = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const navigation = useNavigationType();

  // Together with the drawing: a moment later, whoever has gone into a field by then would be taken out of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival, not for each change of the hash.
  useLayoutEffect(() => {
    if (key !== "default" && navigation !== "POP" && hash === "") reference.current?.focus({ preventScroll: true });
  }, []);

  return (
    <h1 ref={reference} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
