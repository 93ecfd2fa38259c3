import { PAYMENT_ERRORS } from "@mealwright/schema/constants/payments";
import { PAID_TIER_TERMS, PRICING_CURRENCY } from "@mealwright/schema/constants/tiers";
import { DomainError } from "../../domain/errors.ts";
import type { PaymentDesk } from "../../domain/payments/payment-ports.ts";
import type { PaymentSettings } from "../../payment-variables.ts";
import { readStripeEvent } from "./stripe-events.ts";
import { isSigned } from "./stripe-signature.ts";

/** Payment by link for tiers with a configured link, by transfer for the others. */
export function createPaymentDesk(settings: PaymentSettings): PaymentDesk {
  return {
    manageUrl: settings.portalUrl,
    bankDetails: settings.bankDetails,

    linkFor({ id, tier }, email) {
      const link = settings.links[tier];
      if (link === null) return null;
      const url = new URL(link);
      url.searchParams.set("client_reference_id", id);
      url.searchParams.set("prefilled_email", email);
      // The provider hands this one back in its reports and passes nothing else on.
      url.searchParams.set("utm_content", `${PAID_TIER_TERMS[tier].billingPeriod}-${PRICING_CURRENCY}`);
      return url.href;
    },

    async readEvent(rawBody, signature, now) {
      const { webhookSecret } = settings;
      if (webhookSecret === null) throw new DomainError("not_found", PAYMENT_ERRORS.noProvider);
      if (signature === undefined || !(await isSigned(rawBody, signature, webhookSecret, now))) {
        throw new DomainError("invalid_token", PAYMENT_ERRORS.badSignature);
      }
      return readStripeEvent(JSON.parse(rawBody));
    },
  };
}
