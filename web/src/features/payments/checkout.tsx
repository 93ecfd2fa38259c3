import { ENDED_PAYMENT_TEXTS } from "@mealwright/schema/constants/payments";
import { PAID_TIER_TERMS, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { PaymentDetails } from "@mealwright/schema/contract/payments";
import { formatDay } from "@mealwright/schema/rules/text/date-text";
import { useCall } from "../../api/hooks/use-call.ts";
import { useSending } from "../../api/hooks/use-sending.ts";
import { cancelPayment } from "../../api/payments.ts";
import { Button, buttonClasses, LinkButton } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { Page } from "../../components/page/page.tsx";
import { StateScreen } from "../../components/page/state-screen.tsx";
import { PATHS } from "../../pages/paths.ts";
import { priceText } from "./payment-texts.ts";
import { ReceiptButton } from "./receipt-button.tsx";
import { TransferSteps } from "./transfer-steps.tsx";

/** A pending payment, by the provider's link or by transfer. */
export function WaitingCheckout({ payment }: { readonly payment: PaymentDetails }) {
  const { sending, outcome, run } = useSending();
  const name = TIER_NAMES[payment.tier];
  const { periodWord } = PAID_TIER_TERMS[payment.tier];
  const { linkUrl } = payment;
  const cancel = () =>
    run(async () => {
      await cancelPayment(payment);
      return null;
    });
  return (
    <Page
      title={`Pay for ${name}`}
      lead={`${priceText(payment)} for one ${periodWord}, ${linkUrl === null ? "by bank transfer" : "by card"}. You see everything before you pay anything.`}
      width="text"
    >
      <div className="grid gap-8">
        <Notice>
          <p className="font-semibold">
            {linkUrl === null ? "We are waiting for your transfer." : "We are waiting for the card payment."}
          </p>
          <p className="text-small text-ink-soft">This page updates by itself once it has arrived. You can close it.</p>
        </Notice>
        {linkUrl === null ? (
          <TransferSteps payment={payment} />
        ) : (
          <a href={linkUrl} target="_blank" rel="noopener" className={buttonClasses("primary", "large", "w-full")}>
            Pay {priceText(payment)} by card
            <span className="sr-only"> (opens a new tab)</span>
          </a>
        )}
        <div className="flex flex-wrap gap-3">
          <LinkButton to={PATHS.mealPlan} variant="secondary">
            Open my meal plan
          </LinkButton>
          <Button variant="quiet" inactive={sending} onClick={() => void cancel()}>
            I no longer want it
          </Button>
        </div>
        {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      </div>
    </Page>
  );
}

/** A payment that has arrived. */
export function ConfirmedCheckout({ payment }: { readonly payment: PaymentDetails }) {
  const { data } = useCall("subscription");
  const name = TIER_NAMES[payment.tier];
  const until = data?.paidUntil ? ` You have it until ${formatDay(data.paidUntil)}.` : "";
  return (
    <StateScreen
      title={`${name} is yours`}
      lead={`Your payment of ${priceText(payment)} has arrived. Thank you.${until}`}
      actions={
        <>
          <LinkButton to={PATHS.mealPlan}>Open my meal plan</LinkButton>
          <LinkButton to={`${PATHS.settings}#payments`} variant="secondary">
            Plan and payments
          </LinkButton>
          <ReceiptButton payment={payment} />
        </>
      }
    />
  );
}

/** A payment that is over. */
export function EndedCheckout({ status }: { readonly status: keyof typeof ENDED_PAYMENT_TEXTS }) {
  return (
    <StateScreen
      {...ENDED_PAYMENT_TEXTS[status]}
      actions={<LinkButton to={PATHS.pricing}>Back to the plans</LinkButton>}
    />
  );
}
