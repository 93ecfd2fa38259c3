import type { Payment } from "@mealwright/schema/contract/payments";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../api/session.ts";
import { Button } from "../../components/button.tsx";
import { saveFile } from "../../lib/save-file.ts";

/** Makes the receipt of a payment and saves it; the code for it comes with the click. */
export function ReceiptButton({ payment }: { readonly payment: Payment }) {
  const { user } = useSession();
  const [state, setState] = useState<"idle" | "making" | "failed">("idle");
  if (!user) return null;
  const make = async () => {
    setState("making");
    try {
      const { receiptPdf } = await import("./receipt-pdf.ts");
      saveFile(`mealwright-receipt-${payment.reference ?? payment.id}.pdf`, receiptPdf(payment, user));
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <Button variant="quiet" size="small" inactive={state === "making"} onClick={() => void make()}>
        <FileDown aria-hidden="true" className="size-4.5" />
        Receipt (PDF)
      </Button>
      <span role="status" className="text-small text-tomato">
        {state === "failed" ? "The file could not be made. Are you online?" : null}
      </span>
    </>
  );
}
