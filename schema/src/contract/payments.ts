import * as z from "zod";
import { PAID_TIERS, PRICING_CURRENCY } from "../constants/tiers.ts";
import { isoDateField } from "./fields.ts";

/** `amount` in currency units: 5, 18, 180. */
export const payment = z.object({
  id: z.string(),
  userId: z.string(),
  tier: z.enum(PAID_TIERS),
  amount: z.number(),
  currency: z.literal(PRICING_CURRENCY),
  billingPeriod: z.enum(["W", "M", "Y"]),
  status: z.enum(["pending", "confirmed"]),
  weekOf: z.string(),
  createdAt: isoDateField,
  wiseTransactionId: z.string().nullable(),
});
export type Payment = z.infer<typeof payment>;

export const createPaymentBody = z.object({ tier: z.enum(PAID_TIERS, "Please choose a paid plan.") });
export const createPaymentReply = z.object({ payment, checkoutUrl: z.string() });
export const payments = z.array(payment);
export const confirmPaymentBody = z.object({ wiseTransactionId: z.string().trim().min(1).max(100) });
export const confirmPaymentReply = z.object({ success: z.literal(true), payment });
