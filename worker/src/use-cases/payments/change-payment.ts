import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { PAYMENT_ERRORS } from "@mealwright/schema/constants/payments";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { standingOf } from "../../domain/payments/standing.ts";
import type { StoredPayment } from "../../domain/payments/stored-payment.ts";

/** How often a change that loses a race may start again from the winner's result. */
const MOST_TRIES = 8;

export type PaymentDeps = Pick<Deps, "clock" | "chance" | "payments" | "auditLog">;

/**
 * Changes one payment and its owner's standing in one batch. `decide` returns the changed payment; it is called again
 * if somebody else was faster. Throws `not_found` for a payment that does not exist or is not `ownerId`'s, and whatever
 * `decide` throws.
 */
export async function changePayment(
  { clock, payments }: Pick<PaymentDeps, "clock" | "payments">,
  paymentId: string,
  ownerId: string | null,
  decide: (payment: StoredPayment, now: Date) => StoredPayment,
): Promise<StoredPayment> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const book = await payments.readBook(paymentId);
    const found = book?.payments.find(({ id }) => id === paymentId);
    if (!book || !found || (ownerId !== null && book.userId !== ownerId)) {
      throw new DomainError("not_found", CALL_ERRORS.notFound);
    }
    const now = clock.now();
    const changed = decide(found, now);
    const all = book.payments.map((payment) => (payment.id === paymentId ? changed : payment));
    const change = { payments: [changed], standing: standingOf(all, book.standing.renews) };
    if ((await payments.change(book, change, null, now)) === "done") return changed;
  }
  throw new DomainError("conflict", PAYMENT_ERRORS.tryAgain);
}

/** Throws `conflict` for a payment that is no longer pending. */
export function requirePending({ status }: StoredPayment): void {
  if (status !== "pending") throw new DomainError("conflict", PAYMENT_ERRORS.notPending);
}
