import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { NamedSwap } from "@mealwright/schema/contract/coaching";
import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { replaceMeal, undoReplacement } from "../../api/meals.ts";
import { serverText } from "../../api/transport/http-error.ts";
import { Button } from "../../components/button.tsx";
import { useToast } from "../../components/toast/toast.tsx";
import { replacedToast } from "../../product/replaced-toast.ts";

/** A swap in words, with the button that makes it. */
export function SwapOffer({ text, swap: { meal, instead } }: { readonly text: string; readonly swap: NamedSwap }) {
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const explain = (error: unknown) => {
    const description = serverText(error);
    const title = MESSAGES.replaceMealFailed;
    toast.show({ title, ...(description === undefined ? {} : { description }), tone: "bad", failed: "replaceMeal" });
  };
  const make = async () => {
    setSending(true);
    toast.forget("replaceMeal");
    try {
      const now = await replaceMeal(meal, instead);
      const putBack = () => undoReplacement(now, meal);
      toast.show(replacedToast({ name: meal.name, putBack, say: toast.show, onRefused: explain }));
    } catch (error) {
      explain(error);
    }
    setSending(false);
  };
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p>{text}</p>
      <Button inactive={sending} onClick={() => void make()}>
        <ArrowLeftRight aria-hidden="true" className="size-4.5" />
        {sending ? "Adding it…" : "Make this swap"}
      </Button>
    </div>
  );
}
