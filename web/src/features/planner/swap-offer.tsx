import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { NamedSwap } from "@mealwright/schema/contract/coaching";
import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { replaceMeal } from "../../api/meals.ts";
import { serverText } from "../../api/transport/http-error.ts";
import { Button } from "../../components/button.tsx";
import { useToast } from "../../components/toast/toast.tsx";

/** A swap in words, with the press that makes it. */
export function SwapOffer({ text, swap: { meal, instead } }: { readonly text: string; readonly swap: NamedSwap }) {
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const make = async () => {
    setSending(true);
    try {
      await replaceMeal(meal, instead);
      toast.show({ title: MESSAGES.mealUpdated, tone: "good" });
    } catch (error) {
      const description = serverText(error);
      const title = MESSAGES.replaceMealFailed;
      toast.show({ title, ...(description === undefined ? {} : { description }), tone: "bad" });
    }
    setSending(false);
  };
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p>{text}</p>
      <Button disabled={sending} onClick={() => void make()}>
        <ArrowLeftRight aria-hidden="true" className="size-4.5" />
        {sending ? "Putting it in…" : "Make this swap"}
      </Button>
    </div>
  );
}
