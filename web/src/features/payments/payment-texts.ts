import { type PaymentStatus, RENEWAL_GRACE_HOURS } from "@mealwright/schema/constants/payments";
import { FREE_TIER, PAID_TIER_TERMS, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { Payment, Subscription } from "@mealwright/schema/contract/payments";
import { formatDollars } from "@mealwright/schema/rules/money";
import { capitalized, QUESTIONS_AHEAD } from "@mealwright/schema/rules/text/count-text";
import { formatDay } from "@mealwright/schema/rules/text/date-text";
import { PATHS } from "../../pages/paths.ts";

/** "$18". The pricing flow is in US dollars. */
export function priceText({ amount }: Pick<Payment, "amount">): string {
  return formatDollars(amount);
}

/** "Monthly Saver, a month". */
export function purchaseText({ tier }: Pick<Payment, "tier">): string {
  return `${TIER_NAMES[tier]}, one ${PAID_TIER_TERMS[tier].periodWord}`;
}

/** "$6 of it refunded"; null where nothing was. */
export function paidBackText({ refundedAmount }: Pick<Payment, "refundedAmount">): string | null {
  return refundedAmount === 0 ? null : `${priceText({ amount: refundedAmount })} of it refunded`;
}

const isOver = (time: string, now: Date) => Date.parse(time) < now.getTime();

type OfPaid = Pick<Payment, "status" | "createdAt" | "confirmedAt">;

/** The payment of these states that was made last. */
function lastOf(payments: readonly OfPaid[], statuses: readonly PaymentStatus[]): OfPaid | undefined {
  const timeOf = ({ confirmedAt, createdAt }: OfPaid) => Date.parse(confirmedAt ?? createdAt);
  const [last] = payments
    .filter(({ status }) => statuses.includes(status))
    .toSorted((one, other) => timeOf(other) - timeOf(one));
  return last;
}

/** The day of the payment that was made last, if the payer's bank has reversed it; null otherwise. */
function disputedDay(payments: readonly OfPaid[]): string | null {
  const last = lastOf(payments, ["confirmed", "disputed"]);
  return last?.status === "disputed" ? formatDay(last.confirmedAt ?? last.createdAt) : null;
}

/** Whether the last payment has been refunded. */
function isPaidBack(payments: readonly OfPaid[]): boolean {
  return lastOf(payments, ["confirmed", "refunded"])?.status === "refunded";
}

/** What `standingText` says of a paid plan, in a few words; empty where nothing was paid. */
export function endText(
  { paidUntil, renews }: Pick<Subscription, "paidUntil" | "renews">,
  payments: readonly OfPaid[],
  now: Date,
): string {
  if (paidUntil === null) return "";
  const day = formatDay(paidUntil);
  if (!renews) return `It is paid until ${day}.`;
  if (!isOver(paidUntil, now)) return `It renews on ${day}.`;
  const disputed = disputedDay(payments);
  return disputed === null ? `Its renewal on ${day} is not paid yet.` : `Its payment of ${disputed} is disputed.`;
}

const MAY_GO_ON = "It may still renew: end the renewal at the card provider if you do not want that.";

/** Until when a plan is paid, or why it ended; null where none ever was. */
export function standingText(
  { tier, paidUntil, renews, manageUrl }: Subscription,
  payments: readonly OfPaid[],
  now: Date,
): string | null {
  const disputed = disputedDay(payments);
  const isUnpaid = tier === FREE_TIER || (renews && paidUntil !== null && isOver(paidUntil, now));
  if (disputed !== null && isUnpaid) {
    const opens = "If the bank decides that the payment stands, the plan is yours again.";
    const told = `The card’s bank has taken back the payment of ${disputed}: it is disputed.`;
    const end =
      tier === FREE_TIER ? "The plan is locked in the meantime." : `The plan ends within ${RENEWAL_GRACE_HOURS} hours.`;
    const renewal = renews ? ` ${MAY_GO_ON}` : "";
    return `${told} ${end} ${opens}${renewal} Everything you made is still here.`;
  }
  if (tier === FREE_TIER && renews && (paidUntil === null || isPaidBack(payments)))
    return `Your last payment was refunded, so the plan has ended. ${MAY_GO_ON} Everything you made is still here.`;
  if (paidUntil === null) return null;
  const day = formatDay(paidUntil);
  if (tier === FREE_TIER) {
    const next =
      manageUrl === null
        ? "The card provider may charge the card again: the plan is back once the payment arrives."
        : "Change the card, and it is back once the payment arrives.";
    return renews
      ? `The renewal on ${day} was not paid, so the plan has ended. ${next} Everything you made is still here.`
      : `Your last paid plan ended on ${day}. Everything you made is still here.`;
  }
  if (!renews)
    return `It is paid until ${day} and then ends by itself: there is nothing to cancel, and nothing more is charged.`;
  return isOver(paidUntil, now)
    ? `Its renewal on ${day} is not paid yet. If the card was declined, change it now: otherwise the plan ends within ${RENEWAL_GRACE_HOURS} hours.`
    : `It renews on ${day}. To cancel, end the renewal at the card provider: the plan then stays yours until that day.`;
}

interface WayOn {
  /** Whether a payment is pending. */
  readonly isWaiting: boolean;
  /** Whether the provider may still renew a plan that has ended. */
  readonly stillRuns: boolean;
  readonly hasAnswers: boolean;
}

/** What somebody signed in should know before they choose a plan. */
export function wayOnText({ isWaiting, stillRuns, hasAnswers }: WayOn): string {
  if (isWaiting) return "This page updates by itself once it has arrived. Your meals are open to you in the meantime.";
  if (stillRuns) return "An earlier plan may still renew at the card provider. Settings says how to end that.";
  return hasAnswers
    ? "Go straight to your plan. You can change what you pay for whenever you like."
    : `${capitalized(QUESTIONS_AHEAD)}.`;
}

/** The page of a payment. */
export function checkoutPath({ id }: Pick<Payment, "id">): string {
  return PATHS.checkout.replace(":paymentId", id);
}
