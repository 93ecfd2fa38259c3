import type { AdminPayment } from "@mealwright/schema/contract/admin";
import { formatDollars } from "@mealwright/schema/rules/money";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { askAdminSession, saysLocked } from "../../../api/admin.ts";
import { useCall } from "../../../api/hooks/use-call.ts";
import { Skeleton } from "../../../components/skeleton.tsx";
import { focusWhenDrawn } from "../../../lib/focus/focus-when-drawn.ts";
import { AdminCallFailed } from "../admin-gate.tsx";
import { ConfirmPaymentDialog } from "./confirm-payment-dialog.tsx";
import { PaymentRow } from "./payment-row.tsx";

const isAskedBack = ({ status, refundRequestedAt, refundDeclinedAt }: AdminPayment) =>
  status === "confirmed" && refundRequestedAt !== null && refundDeclinedAt === null;

/** The revenue, payments that need the administrator, and the newest confirmed ones. */
export function PaymentsList() {
  const { data, error, retry } = useCall("adminPayments");
  const [confirming, setConfirming] = useState<AdminPayment | null>(null);
  const block = useRef<HTMLDivElement>(null);
  // The pressed button disappears once its payment has another status.
  const keepFocus = () => focusWhenDrawn(() => block.current);
  const isLocked = saysLocked(error);
  useEffect(() => {
    if (isLocked) void askAdminSession();
  }, [isLocked]);
  if (error !== undefined) return <AdminCallFailed onRetry={retry} />;
  if (data === undefined) return <Skeleton className="h-64" />;
  const { payments, revenue } = data;
  const confirmed = payments
    .filter(({ status }) => status === "confirmed")
    .toSorted((one, other) => (other.confirmedAt ?? "").localeCompare(one.confirmedAt ?? ""));
  const rowsOf = (shown: readonly AdminPayment[]) =>
    shown.map((payment) => (
      <PaymentRow
        key={payment.id}
        payment={payment}
        isAskedBack={isAskedBack(payment)}
        onConfirm={() => setConfirming(payment)}
        onDecided={keepFocus}
      />
    ));
  return (
    <div ref={block} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="text-lead">
        Total revenue: <strong className="tabular">{formatDollars(revenue)}</strong>
      </p>
      <Group title="Waiting" empty="No payment is waiting.">
        {rowsOf(payments.filter(({ status }) => status === "pending"))}
      </Group>
      <Group title="Refund requested" empty="Nobody has asked for a refund.">
        {rowsOf(payments.filter(isAskedBack))}
      </Group>
      <Group
        title="Confirmed"
        empty={confirmed.length === 0 ? "Nothing is confirmed yet." : "Nothing else is confirmed."}
      >
        {rowsOf(confirmed.filter((payment) => !isAskedBack(payment)))}
      </Group>
      <ConfirmPaymentDialog
        payment={confirming}
        onClose={() => {
          setConfirming(null);
          keepFocus();
        }}
      />
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly empty: string;
  readonly children: readonly ReactNode[];
}

function Group({ title, empty, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">{children}</ul>
      )}
    </section>
  );
}
