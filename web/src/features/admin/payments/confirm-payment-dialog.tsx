import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { TRANSACTION_ID_MAX_LENGTH } from "@mealwright/schema/constants/payments";
import type { AdminPayment } from "@mealwright/schema/contract/admin";
import { formatDollars } from "@mealwright/schema/rules/money";
import { confirmPayment } from "../../../api/admin.ts";
import { useForm } from "../../../api/hooks/use-form.ts";
import { HttpError } from "../../../api/transport/http-error.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { TextField } from "../../../components/form/text-field.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useToast } from "../../../components/toast/toast.tsx";

interface ConfirmPaymentDialogProps {
  /** Null closes it. */
  readonly payment: AdminPayment | null;
  readonly onClose: () => void;
}

/** Asks for the transfer's transaction id, and confirms. */
export function ConfirmPaymentDialog({ payment, onClose }: ConfirmPaymentDialogProps) {
  return (
    <Dialog
      open={payment !== null}
      onClose={onClose}
      title="Confirm a payment"
      subtitle={payment === null ? undefined : `${formatDollars(payment.amount)} from ${payment.userName}`}
    >
      {payment === null ? null : <ConfirmForm key={payment.id} payment={payment} onDone={onClose} />}
    </Dialog>
  );
}

function ConfirmForm({ payment, onDone }: { readonly payment: AdminPayment; readonly onDone: () => void }) {
  const toast = useToast();
  const { values, change, faults, outcome, sending, submit } = useForm({
    initial: { wiseTransactionId: "" },
    check: ({ wiseTransactionId }) =>
      wiseTransactionId.trim() === "" ? { wiseTransactionId: "Please enter the transaction id." } : {},
    async write({ wiseTransactionId }) {
      await confirmPayment(payment.id, wiseTransactionId.trim());
      onDone();
      toast.show({ title: LATE_MESSAGES.paymentConfirmed, tone: "good" });
      return null;
    },
    describe: (error) =>
      error instanceof HttpError && error.status === 409
        ? `${LATE_MESSAGES.confirmPaymentFailed} ${error.text ?? ""}`.trim()
        : LATE_MESSAGES.confirmPaymentFailed,
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <TextField
        label="Transaction id"
        name="transaction-id"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={TRANSACTION_ID_MAX_LENGTH}
        help="The transfer’s id, as the bank or Wise shows it."
        value={values.wiseTransactionId}
        error={faults.wiseTransactionId}
        onChange={(event) => change({ wiseTransactionId: event.target.value })}
      />
      <Button type="submit" inactive={sending} className="justify-self-end">
        {sending ? "Confirming…" : "Confirm payment"}
      </Button>
    </form>
  );
}
