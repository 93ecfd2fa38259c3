import { useStandIn } from "../../lib/hooks/use-loading.ts";
import { Skeleton } from "../skeleton.tsx";

interface LoadingPageProps {
  readonly heading?: string | undefined;
  readonly lead?: string | undefined;
}

/** Shown while a screen loads; `heading` and `lead` are where the page's own will be. */
export function LoadingPage({ heading, lead }: LoadingPageProps) {
  useStandIn();
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl grow px-4 pt-3.5 pb-8 sm:px-6 sm:py-12">
      <div role="status" className="sr-only">
        <h1>Loading</h1>
      </div>
      {heading === undefined ? (
        <Skeleton className="h-8 w-64 max-w-full" />
      ) : (
        <p aria-hidden="true" className="font-display text-2xl sm:text-page">
          {heading}
        </p>
      )}
      {lead === undefined ? (
        <Skeleton className="mt-2 h-5 w-96 max-w-full sm:mt-4" />
      ) : (
        <p aria-hidden="true" className="max-w-2xl text-balance text-small text-ink-soft sm:mt-3 sm:text-[1.1rem]">
          {lead}
        </p>
      )}
      <div className="mt-5 grid gap-4 sm:mt-10 sm:grid-cols-3">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    </main>
  );
}
