import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { EARLY_WEEK } from "../src/before-app/early-week.ts";
import { Skeleton } from "../src/components/skeleton.tsx";
import { PAGES } from "../src/pages/pages.ts";

/**
 * Today's meals as the screens draw them on a phone, without pictures and buttons. They are written into a page's frame
 * as soon as the data has arrived (`before-app/early-week.ts`), with each word where the screen will draw it.
 */

const Text = ({ of, className }: { readonly of: string; readonly className?: string }) => (
  <span data-text={of} className={className} />
);

function EarlyPlan() {
  return (
    <div aria-hidden="true">
      <p className="font-display text-2xl">{PAGES.mealPlan.heading}</p>
      <p className="text-small text-ink-soft">
        The week of <Text of="week" />
      </p>
      <Skeleton className="mt-2 h-13" />
      <Days />
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <Text of="day" className="font-display text-xl" />
        <Text of="date" className="text-note text-ink-soft" />
      </p>
      <Skeleton className="mt-2 mb-3 h-8" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div data-meal="" className="flex flex-wrap gap-x-3 rounded-card border border-line bg-card p-3 shadow-lift">
          <Skeleton className="size-22 shrink-0 rounded-full! min-[24rem]:size-27" />
          <div className="flex min-h-64 min-w-0 grow basis-0 flex-col gap-1.5">
            <p className="text-tiny font-semibold text-herb">
              <Text of="day" /> · <Text of="type" className="capitalize inline-block" />
            </p>
            <p className="font-display text-[1.12rem] leading-snug">
              <Text of="name" />
            </p>
            <p data-text="detail" className="text-small leading-snug text-ink-soft" />
          </div>
        </div>
      </div>
    </div>
  );
}

function EarlyDashboard() {
  return (
    <div aria-hidden="true">
      <p className="font-display text-2xl wrap-anywhere">
        Welcome, <Text of="firstName" />
      </p>
      <Skeleton className="h-6 w-40" />
      <div className="mt-2 grid grid-cols-2 gap-3">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-29.5 rounded-card!" />
        ))}
      </div>
      <Skeleton className="mt-5 h-26" />
      <Skeleton className="mt-5 h-12.5" />
      <p className="mt-4 font-display text-2xl">Today</p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <div data-meal="" className="flex items-center gap-4 rounded-card border border-line bg-card p-4 shadow-lift">
          <Skeleton className="size-24 shrink-0 rounded-full!" />
          <span className="min-w-0 wrap-anywhere">
            <span data-text="type" className="block text-small text-ink-soft capitalize" />
            <span data-text="name" className="block leading-snug font-semibold" />
            <span data-text="detail" className="block text-small leading-snug text-ink-soft" />
            <Skeleton className="mt-1 h-5 w-32" />
          </span>
        </div>
      </div>
    </div>
  );
}

function EarlyPlanner() {
  return (
    <div aria-hidden="true">
      <p className="font-display text-2xl">{PAGES.planner.heading}</p>
      <p className="mt-2 flex h-12.5 flex-col items-center leading-tight">
        <span className="font-display text-xl font-semibold">This week</span>
        <Text of="week" className="text-small text-ink-soft" />
      </p>
      <Skeleton className="mt-4 mb-5 h-12" />
      <Days />
      <p className="font-display text-xl">
        <Text of="day" /> <Text of="date" className="font-sans text-note font-normal text-ink-soft" />
      </p>
      <div className="mt-2 divide-y divide-line rounded-card border border-line bg-card shadow-lift">
        <div data-meal="" className="p-2">
          <p data-text="type" className="px-2 text-note font-semibold text-ink-soft capitalize" />
          <div className="flex items-center gap-4 p-2">
            <Skeleton className="size-18 shrink-0 rounded-full!" />
            <span className="grid gap-0.5">
              <Text of="name" className="text-note leading-snug font-semibold" />
              <Text of="detail" className="text-tiny leading-snug text-ink-soft" />
              <Skeleton className="h-5 w-32" />
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}

function Days() {
  return <Skeleton className="my-4 h-14" />;
}

/** On wider screens the plan is a board, and the planner a table. */
const FITS = "(width < 40rem)";

const EARLY_WEEKS: Readonly<Record<string, ReactNode>> = {
  [PAGES.mealPlan.path]: <EarlyPlan />,
  [PAGES.dashboard.path]: <EarlyDashboard />,
  [PAGES.planner.path]: <EarlyPlanner />,
};

/** The template of a page; empty where it shows no meals. */
export function earlyWeekOf(path: string): string {
  const content = EARLY_WEEKS[path];
  if (content === undefined) return "";
  return renderToStaticMarkup(
    <template id={EARLY_WEEK} data-fits={FITS}>
      {content}
    </template>,
  );
}
