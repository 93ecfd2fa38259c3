import { ADMIN_PAGE_ROWS } from "@mealwright/schema/constants/admin";
import { formatDay, formatMoment } from "@mealwright/schema/rules/text/date-text";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { type ReactNode, useEffect } from "react";
import { askAdminSession, saysLocked } from "../../api/admin.ts";
import type { PageState } from "../../api/hooks/use-page.ts";
import { Button } from "../../components/button.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { AdminCallFailed } from "./admin-gate.tsx";

interface PageFrameProps<Row> {
  readonly state: PageState<readonly Row[]>;
  /** What the list contains, for screen readers. */
  readonly label: string;
  /** Shown when the list is empty. */
  readonly empty: string;
  readonly row: (row: Row) => ReactNode;
  readonly keyOf: (row: Row) => string;
}

/** A page of one of the administrator's lists, with the range of its rows and the way to the other pages. */
export function PageFrame<Row>({ state, label, empty, row, keyOf }: PageFrameProps<Row>) {
  const { items, isLate, total, error, page, goOn, goBack, retry } = state;
  const isLocked = saysLocked(error);
  useEffect(() => {
    if (isLocked) void askAdminSession();
  }, [isLocked]);
  if (error !== undefined) return <AdminCallFailed onRetry={retry} />;
  if (items === undefined) return <Skeleton className="h-64" />;
  const first = (page - 1) * ADMIN_PAGE_ROWS.default + 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {items.length === 0 ? (
        <p className="text-ink-soft">{isLate ? null : empty}</p>
      ) : (
        <ul
          aria-label={label}
          aria-busy={isLate}
          className="divide-y divide-line rounded-card border border-line bg-card"
        >
          {items.map((item) => (
            <li key={keyOf(item)} className="px-4 py-3 sm:px-5">
              {row(item)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="tabular mr-auto text-small text-ink-soft">
          {isLate ? "One moment…" : rangeText(first, items.length, total)}
        </p>
        {goBack === undefined && goOn === undefined ? null : (
          <>
            <Button variant="secondary" size="small" inactive={goBack === undefined} onClick={goBack}>
              Previous page
            </Button>
            <Button variant="secondary" size="small" inactive={goOn === undefined} onClick={goOn}>
              Next page
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function rangeText(first: number, count: number, total: number): string {
  if (count === 0) return `${formatFigure(total)} in all`;
  return `${formatFigure(first)} to ${formatFigure(first + count - 1)} of ${formatFigure(total)}`;
}

/** When something happened, in words; the exact instant is in the markup. */
export function When({ at, kind = "moment" }: { readonly at: string; readonly kind?: "moment" | "day" }) {
  return (
    <time dateTime={at} className="tabular">
      {kind === "day" ? formatDay(at) : formatMoment(at)}
    </time>
  );
}
