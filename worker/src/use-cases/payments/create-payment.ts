import { PAYMENT_ERRORS, REFERENCE_CODE } from "@mealwright/schema/constants/payments";
import { PAID_TIER_TERMS, type PaidTier, PRICING_CURRENCY, TIERS } from "@mealwright/schema/constants/tiers";
import { weekStart } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { StoredPayment } from "../../domain/payments/stored-payment.ts";
import type { Account, Chance } from "../../domain/ports.ts";
import { countOrRefuse } from "../limits/count-or-refuse.ts";

type CreateDeps = Pick<Deps, "clock" | "chance" | "counters" | "digestKey" | "limitScale" | "payments" | "paymentDesk">;

/** A reference that a payer can copy by hand, "MW-7K3QXA2B". */
function newReference(chance: Chance): string {
  const { prefix, letters, length } = REFERENCE_CODE;
  return prefix + Array.from({ length }, () => letters[chance.newSeed() % letters.length]).join("");
}

/** The page to pay at: the provider's, or our own with plan, period and currency in its address. */
function checkoutUrl({ paymentDesk }: Pick<Deps, "paymentDesk">, payment: StoredPayment, email: string): string {
  const query = new URLSearchParams({
    plan: payment.tier,
    period: payment.billingPeriod,
    currency: PRICING_CURRENCY,
  });
  return paymentDesk.linkFor(payment, email) ?? `/checkout/${payment.id}?${query}`;
}

/**
 * Creates a payment for a plan at today's price, or returns the pending one for the same plan. Throws `conflict` for a
 * plan below the member's current one, and `too_many_requests`.
 */
export async function createPayment(
  deps: CreateDeps,
  account: Account,
  tier: PaidTier,
): Promise<{ payment: StoredPayment; checkoutUrl: string }> {
  const { clock, chance, payments, paymentDesk } = deps;
  if (TIERS.indexOf(tier) < TIERS.indexOf(account.tier)) throw new DomainError("conflict", PAYMENT_ERRORS.lowerTier);
  const { priceCents, billingPeriod } = PAID_TIER_TERMS[tier];
  const isSame = ({ status, tier: of, amountCents }: StoredPayment) =>
    status === "pending" && of === tier && amountCents === priceCents;
  const findWaiting = async () => (await payments.list(account.id)).find(isSame);
  const shown = (payment: StoredPayment) => ({
    payment,
    checkoutUrl: checkoutUrl(deps, payment, account.email),
  });
  const waiting = await findWaiting();
  if (waiting) return shown(waiting);
  await countOrRefuse(deps, { paymentsPerUser: account.id });
  const now = clock.now();
  const blank: StoredPayment = {
    id: chance.newId(),
    userId: account.id,
    tier,
    amountCents: priceCents,
    billingPeriod,
    status: "pending",
    weekOf: weekStart(now, account.timeZone),
    wiseTransactionId: null,
    createdAt: now,
    confirmedAt: null,
    provider: "transfer",
    reference: newReference(chance),
    providerRef: null,
    periodStart: null,
    periodEnd: null,
    refundRequestedAt: null,
    refundDeclinedAt: null,
    refundedCents: 0,
  };
  const isLink = paymentDesk.linkFor(blank, account.email) !== null;
  const payment: StoredPayment = { ...blank, provider: isLink ? "link" : "transfer" };
  if (await payments.addWaiting(payment)) return shown(payment);
  // A simultaneous request created the payment first.
  const quicker = await findWaiting();
  if (!quicker) throw new DomainError("conflict", PAYMENT_ERRORS.tryAgain);
  return shown(quicker);
}
