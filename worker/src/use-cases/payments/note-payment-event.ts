import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { type PaymentEvent, subjectsOf } from "../../domain/payments/payment-fact.ts";
import { settle } from "../../domain/payments/settle.ts";

/** How often to start again when other events of the same payer are stored meanwhile. */
const MOST_TRIES = 20;

type NoteDeps = Pick<Deps, "clock" | "chance" | "payments">;

/** The event together with the user whom it names, if it names one. */
async function withPayer({ payments }: Pick<Deps, "payments">, event: PaymentEvent): Promise<PaymentEvent> {
  const reference = event.fact.kind === "checkout" ? event.fact.reference : null;
  return { ...event, userId: reference === null ? null : await payments.findPayer(reference) };
}

/**
 * Stores an event of the provider and everything that follows from all events so far, so that repeated or reordered
 * ones make no difference; an event of an unknown payer waits for the one that names them. Throws `unavailable` when
 * others are always faster; the provider then sends it again.
 */
export async function notePaymentEvent(deps: NoteDeps, received: PaymentEvent): Promise<void> {
  const { clock, chance, payments } = deps;
  const event = await withPayer(deps, received);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { events, book } = await payments.readWorld(subjectsOf(event));
    const isNoted = events.some(({ id }) => id === event.id);
    if (book === null) {
      if (isNoted) return;
      await payments.addEvent(event, clock.now());
      continue;
    }
    const change = settle(book, isNoted ? events : [...events, event], chance.newId);
    if (isNoted && change === null) return;
    const noChange = { payments: [], standing: book.standing };
    await payments.change(book, change ?? noChange, isNoted ? null : event, clock.now());
  }
  throw new DomainError("unavailable", "Too much happens at once.", { retryAfterSeconds: 5 });
}
