import { PAYMENT_STATUS_FACTS } from "@mealwright/schema/constants/payments";
import { FREE_TIER, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { Payment, Subscription } from "@mealwright/schema/contract/payments";
import { formatDay } from "@mealwright/schema/rules/text/date-text";
import { useRef } from "react";
import { useCall } from "../../api/hooks/use-call.ts";
import { useSending } from "../../api/hooks/use-sending.ts";
import { cancelPayment, requestRefund } from "../../api/payments.ts";
import { Button, LinkButton } from "../../components/button.tsx";
import { Chip } from "../../components/chip.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { focusWhenDrawn } from "../../lib/focus/focus-when-drawn.ts";
import { PATHS } from "../../pages/paths.ts";
import { checkoutPath, paidBackText, priceText, purchaseText, standingText } from "./payment-texts.ts";
import { ReceiptButton } from "./receipt-button.tsx";
import { usePaymentPolling } from "./use-payment-polling.ts";

/** What a member has and until when, what canceling means, and every payment with its receipt. */
export function PaymentHistory() {
  const { data: payments, error, retry } = useCall("payments");
  const { data: subscription } = useCall("subscription");
  usePaymentPolling(payments?.find(({ status }) => status === "pending")?.status ?? payments?.[0]?.status, retry);
  const { sending, outcome, run } = useSending();
  const block = useRef<HTMLDivElement>(null);
  const change = (write: () => Promise<string | null>) =>
    run(async () => {
      const text = await write();
      // The pressed button disappears: its payment has another status.
      focusWhenDrawn(() => block.current);
      return text;
    });
  if (error !== undefined) return <FailedNotice onRetry={retry}>Your payments could not be loaded.</FailedNotice>;
  if (payments === undefined || subscription === undefined) return <Skeleton className="h-32" />;
  return (
    <div ref={block} tabIndex={-1} className="grid gap-4">
      <Standing subscription={subscription} payments={payments} />
      {payments.length === 0 ? null : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} disabled={sending} run={change} />
          ))}
        </ul>
      )}
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </div>
  );
}

interface StandingProps {
  readonly subscription: Subscription;
  readonly payments: readonly Payment[];
}

function Standing({ subscription, payments }: StandingProps) {
  const { tier, renews, manageUrl } = subscription;
  const text = standingText(subscription, payments, new Date());
  return (
    <div className="grid gap-2">
      <p className="font-semibold">You have {TIER_NAMES[tier]}.</p>
      {text === null ? null : <p>{text}</p>}
      {renews && manageUrl === null ? <p>Write to us, and we will end the renewal for you.</p> : null}
      <div className="mt-2 flex flex-wrap gap-3">
        {manageUrl !== null ? (
          <a href={manageUrl} target="_blank" rel="noopener" className="text-link self-center">
            Change the card or cancel
          </a>
        ) : null}
        {renews && manageUrl === null ? (
          <LinkButton to={PATHS.contact} variant="secondary">
            Contact us
          </LinkButton>
        ) : null}
        <LinkButton to={PATHS.pricing} variant="secondary">
          {tier === FREE_TIER ? "See the plans" : "Change or extend"}
        </LinkButton>
      </div>
    </div>
  );
}

interface PaymentRowProps {
  readonly payment: Payment;
  readonly disabled: boolean;
  readonly run: (write: () => Promise<string | null>) => Promise<void>;
}

function PaymentRow({ payment, disabled, run }: PaymentRowProps) {
  const { status, refundRequestedAt, refundDeclinedAt, guaranteedUntil, confirmedAt, createdAt, reference } = payment;
  const isGuaranteed = guaranteedUntil !== null && Date.parse(guaranteedUntil) > Date.now();
  const paidBack = paidBackText(payment);
  const canAskBack = isGuaranteed && refundRequestedAt === null;
  const cancel = () =>
    run(async () => {
      await cancelPayment(payment);
      return "That payment is canceled. Nothing was charged.";
    });
  const askBack = () =>
    run(async () => {
      await requestRefund(payment);
      return "We have your request. Our decision will show here, and your plan stays active until then.";
    });
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">
          {purchaseText(payment)}: <span className="tabular">{priceText(payment)}</span>
        </p>
        <Chip tone={status === "confirmed" ? "sage" : "outline"}>{PAYMENT_STATUS_FACTS[status].name}</Chip>
      </div>
      <p className="text-small text-ink-soft">
        {formatDay(confirmedAt ?? createdAt)}
        {reference === null ? "" : ` · ${reference}`}
        {canAskBack ? ` · money back until ${formatDay(guaranteedUntil)}` : ""}
        {status === "confirmed" && refundRequestedAt !== null && refundDeclinedAt === null ? " · refund requested" : ""}
        {refundDeclinedAt === null ? "" : " · refund declined"}
        {paidBack === null ? "" : ` · ${paidBack}`}
      </p>
      <div className="flex flex-wrap items-center gap-x-2">
        {status === "pending" ? (
          <>
            <LinkButton to={checkoutPath(payment)} size="small" variant="secondary">
              How to pay
            </LinkButton>
            <Button variant="quiet" size="small" inactive={disabled} onClick={() => void cancel()}>
              Cancel payment
            </Button>
          </>
        ) : null}
        {PAYMENT_STATUS_FACTS[status].hasReceipt ? <ReceiptButton payment={payment} /> : null}
        {canAskBack ? (
          <Button variant="quiet" size="small" inactive={disabled} onClick={() => void askBack()}>
            Ask for a refund
          </Button>
        ) : null}
      </div>
    </li>
  );
}
