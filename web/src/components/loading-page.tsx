import { Skeleton } from "./skeleton.tsx";

/** Shown while a screen loads. */
export function LoadingPage() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl grow px-4 py-12 sm:px-6">
      <div role="status" className="sr-only">
        <h1>Loading</h1>
      </div>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="mt-4 h-5 w-96 max-w-full" />
      <div className="mt-10 grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    </main>
  );
}
