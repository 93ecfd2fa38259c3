import { PAID_TIER_TERMS, QUESTIONNAIRE_CURRENCY_SIGN, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { Payment } from "@mealwright/schema/contract/payments";
import { formatMoney } from "@mealwright/schema/rules/money";
import { PATHS } from "../../pages/paths.ts";

/** "$18". The pricing flow is in US dollars. */
export function priceText({ amount }: Pick<Payment, "amount">): string {
  return formatMoney(Math.round(amount * 100), QUESTIONNAIRE_CURRENCY_SIGN);
}

/** "Monthly Saver, a month". */
export function whatText({ tier }: Pick<Payment, "tier">): string {
  return `${TIER_NAMES[tier]}, one ${PAID_TIER_TERMS[tier].periodWord}`;
}

/** "$6 of it paid back"; null where nothing was. */
export function paidBackText({ refundedAmount }: Pick<Payment, "refundedAmount">): string | null {
  return refundedAmount === 0 ? null : `${priceText({ amount: refundedAmount })} of it paid back`;
}

/** The page of a payment. */
export function checkoutPath({ id }: Pick<Payment, "id">): string {
  return PATHS.checkout.replace(":paymentId", id);
}
