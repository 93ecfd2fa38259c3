import { PAYMENT_PROVIDER_NAMES, PAYMENT_STATUS_FACTS } from "@mealwright/schema/constants/payments";
import { PRICING_CURRENCY } from "@mealwright/schema/constants/tiers";
import type { Payment } from "@mealwright/schema/contract/payments";
import { formatFullDate } from "@mealwright/schema/rules/text/date-text";
import { jsPDF } from "jspdf";
import { inStandardFont } from "../../lib/standard-font.ts";
import { priceText, purchaseText } from "./payment-texts.ts";

const LEFT_MM = 20;
const VALUE_MM = 75;
const LINE_MM = 9;
const INK = "#22301F";
const SOFT = "#5C6757";

interface Payer {
  readonly name: string;
  readonly email: string;
}

/** The rows of a receipt, in the order in which they stand on it. */
export function receiptRows(payment: Payment, payer: Payer): readonly (readonly [string, string])[] {
  const rows: readonly (readonly [string, string | null])[] = [
    ["Receipt", payment.reference ?? payment.id],
    ["Paid on", payment.confirmedAt === null ? null : formatFullDate(payment.confirmedAt)],
    ["Paid by", PAYMENT_PROVIDER_NAMES[payment.provider]],
    ["Transaction", payment.wiseTransactionId],
    ["For", payer.name],
    ["Account", payer.email],
    ["Plan", purchaseText(payment)],
    ["Amount", `${priceText(payment)} (${PRICING_CURRENCY})`],
    ["Refunded", payment.refundedAmount === 0 ? null : priceText({ amount: payment.refundedAmount })],
    ["Status", PAYMENT_STATUS_FACTS[payment.status].name],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

/** A receipt as a PDF of one A4 page. */
export function receiptPdf(payment: Payment, payer: Payer): Blob {
  const pdf = new jsPDF({ unit: "mm", format: "a4" });
  pdf.setProperties({ title: "Mealwright receipt", creator: "Mealwright" });
  pdf.setFont("times", "bold").setFontSize(24).setTextColor(INK).text("Mealwright: receipt", LEFT_MM, 32);
  pdf.setFont("helvetica", "normal").setFontSize(11);
  for (const [index, [label, value]] of receiptRows(payment, payer).entries()) {
    const y = 50 + index * LINE_MM;
    pdf.setTextColor(SOFT).text(label, LEFT_MM, y);
    pdf.setTextColor(INK).text(inStandardFont(value), VALUE_MM, y);
  }
  return pdf.output("blob");
}
