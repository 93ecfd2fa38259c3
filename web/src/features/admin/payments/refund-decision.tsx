import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { PaymentProvider } from "@mealwright/schema/constants/payments";
import type { AdminPayment } from "@mealwright/schema/contract/admin";
import { formatDollars } from "@mealwright/schema/rules/money";
import { useState } from "react";
import { decideRefund, saysLocked, wasDecided } from "../../../api/admin.ts";
import { serverText } from "../../../api/transport/http-error.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useToast } from "../../../components/toast/toast.tsx";
import { When } from "../page-frame.tsx";

/** What the administrator does outside of Mealwright to send the money, by how it came. */
const WAYS_BACK: Readonly<Record<PaymentProvider, readonly string[]>> = {
  link: [
    "At Stripe, find the payment by the address, the amount and the day, and refund it.",
    "Cancel the subscription there too, or the card is charged again for the next period.",
  ],
  transfer: ["At the bank, send the amount to the account that the transfer came from, with the same reference."],
  gift: ["Nothing was paid for it: there is nothing to send."],
};

interface RefundDecisionProps {
  readonly payment: AdminPayment;
  readonly onDecided: () => void;
}

/** The administrator's answer to a member's refund request. */
export function RefundDecision({ payment, onDecided }: RefundDecisionProps) {
  const { id, userName, userEmail, provider, confirmedAt } = payment;
  const [asking, setAsking] = useState<"pay-back" | "decline" | null>(null);
  const [sending, setSending] = useState(false);
  const toast = useToast();
  // In place, because a dialog covers toasts.
  const [failure, setFailure] = useState<string | null>(null);
  const ask = (what: typeof asking) => {
    setAsking(what);
    setFailure(null);
  };
  const decide = async (approve: boolean) => {
    setSending(true);
    setFailure(null);
    try {
      await decideRefund(id, approve);
      ask(null);
      onDecided();
      toast.show({ title: approve ? "The payment is marked as refunded." : "The refund is declined.", tone: "good" });
    } catch (error) {
      const text = serverText(error) ?? MESSAGES.somethingWentWrong;
      if (saysLocked(error) || wasDecided(error)) {
        ask(null);
        toast.show({ title: text, tone: "bad" });
      } else setFailure(text);
    }
    setSending(false);
  };
  const notice = failure === null ? null : <Notice tone="bad">{failure}</Notice>;
  const sum = formatDollars(payment.amount - payment.refundedAmount);
  return (
    <>
      <Button size="small" inactive={sending} onClick={() => ask("pay-back")}>
        Refund…<span className="sr-only">: {userName}</span>
      </Button>
      <Button size="small" variant="secondary" inactive={sending} onClick={() => ask("decline")}>
        Decline…<span className="sr-only">: {userName}</span>
      </Button>
      <Dialog open={asking === "pay-back"} onClose={() => ask(null)} title={`Refund ${sum}`} subtitle={userName}>
        <div className="grid gap-5">
          {notice}
          <p>
            Mealwright sends no money itself: send {sum} back first, then mark it here. Marking it ends what the payment
            unlocked and emails {userName} that the money is on its way.
          </p>
          <ol className="grid list-decimal gap-2 pl-5">
            {WAYS_BACK[provider].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className="text-small break-words text-ink-soft">
            <p>{userEmail}</p>
            {confirmedAt === null ? null : (
              <p>
                Paid <When at={confirmedAt} kind="day" />
              </p>
            )}
            {payment.reference === null ? null : <p>Reference {payment.reference}</p>}
            {payment.wiseTransactionId === null ? null : <p>Transaction {payment.wiseTransactionId}</p>}
          </div>
          <Button inactive={sending} className="justify-self-end" onClick={() => void decide(true)}>
            {sending ? "Marking…" : "Mark as refunded"}
          </Button>
        </div>
      </Dialog>
      <Dialog
        open={asking === "decline"}
        onClose={() => ask(null)}
        title={`Decline to refund ${sum}`}
        subtitle={userName}
      >
        <div className="grid gap-5">
          {notice}
          <p>{userName} is told by mail, and cannot ask for this payment again. The plan stays open.</p>
          <Button inactive={sending} className="justify-self-end" onClick={() => void decide(false)}>
            {sending ? "Declining…" : "Decline the refund"}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
