import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { AdminPayment } from "@mealwright/schema/contract/admin";
import { formatDollars } from "@mealwright/schema/rules/money";
import { formatWeek } from "@mealwright/schema/rules/text/week-text";
import { Button } from "../../../components/button.tsx";
import { Chip } from "../../../components/chip.tsx";
import { When } from "../page-frame.tsx";
import { RefundDecision } from "./refund-decision.tsx";

interface PaymentRowProps {
  readonly payment: AdminPayment;
  readonly isAskedBack: boolean;
  readonly onConfirm: () => void;
  /** Called once the refund was made or declined. */
  readonly onDecided: () => void;
}

/** A payment with what the administrator can do about it. */
export function PaymentRow({ payment, isAskedBack, onConfirm, onDecided }: PaymentRowProps) {
  const { id, userId, userName, userEmail, tier, amount, status, weekOf, createdAt, reference } = payment;
  return (
    <li className="grid items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5 md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_13rem]">
      <div className="min-w-0">
        <p className="font-semibold break-words">{userName}</p>
        <p className="text-small break-all text-ink-soft">{userEmail}</p>
        <p className="text-tiny break-words text-ink-soft">Payment {id}</p>
        <p className="text-tiny break-words text-ink-soft">User {userId}</p>
      </div>
      <div className="text-small text-ink-soft">
        <p>
          <strong className="tabular text-ink">{formatDollars(amount)}</strong> {TIER_NAMES[tier]}{" "}
          <Chip tone={status === "pending" ? "butter" : "sage"}>{status}</Chip>
        </p>
        <p>
          Made <When at={createdAt} kind="day" />
        </p>
        <p className="tabular">Week of {formatWeek(weekOf)}</p>
        {payment.refundedAmount === 0 ? null : <p>{formatDollars(payment.refundedAmount)} of it refunded</p>}
        {reference === null ? null : <p className="break-all">Reference {reference}</p>}
        {payment.wiseTransactionId === null ? null : (
          <p className="break-all">Transaction {payment.wiseTransactionId}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 md:justify-end">
        {status === "pending" ? (
          <Button size="small" onClick={onConfirm}>
            Confirm<span className="sr-only">: {userName}</span>
          </Button>
        ) : null}
        {isAskedBack ? <RefundDecision payment={payment} onDecided={onDecided} /> : null}
      </div>
    </li>
  );
}
