import { type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { LoadingPage } from "../components/page/loading-page.tsx";
import { SkipLink } from "../components/page/skip-link.tsx";
import type { Page } from "../pages/pages.ts";
import { AppShell } from "./app-shell.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ScreenReady } from "./screen-ready.tsx";

interface FramedProps {
  readonly page: Page;
  /** Leaves out the site header; defaults to the page's row. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** A screen with what every page has: title, header, footer, a loading state and an error boundary. */
export function Framed({ page: { title, description, ...page }, isBare = page.isBare, children }: FramedProps) {
  const { pathname } = useLocation();

  // The build wrote the canonical address of the first page; this keeps it right after navigation.
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical !== null) canonical.href = new URL(pathname, canonical.href).href;
  }, [pathname]);

  const content = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<LoadingPage {...page} />}>
        {children}
        <ScreenReady />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isBare ? (
        <div className="flex min-h-dvh flex-col">
          <SkipLink />
          {content}
        </div>
      ) : (
        <AppShell isMembers={page.kind === "members"}>{content}</AppShell>
      )}
    </>
  );
}
