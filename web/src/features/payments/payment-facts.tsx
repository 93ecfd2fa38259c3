import type { ReactNode } from "react";

interface Fact {
  readonly label: string;
  readonly value: string;
  /** Beside the value: a button. */
  readonly action?: ReactNode;
}

/** What has to be written on a transfer, line by line. */
export function PaymentFacts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-card px-5">
      {facts.map(({ label, value, action }) => (
        <div key={label} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <dt className="w-20 shrink-0 sm:w-36 text-small text-ink-soft">{label}</dt>
          <dd className="tabular min-w-0 grow font-semibold wrap-anywhere">{value}</dd>
          {action === undefined ? null : <dd>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
