import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { User } from "@mealwright/schema/contract/user";
import { useState } from "react";
import { replaceMeal } from "../../api/meals.ts";
import { serverText } from "../../api/transport/http-error.ts";
import { Button } from "../../components/button.tsx";
import { SelectField } from "../../components/form/text-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { useToast } from "../../components/toast/toast.tsx";
import { dayName } from "../../product/week-days.ts";
import { useThisWeek } from "./use-this-week.ts";

interface PutInSlotProps {
  readonly user: User;
  /** The id by which `replaceMeal` finds the dish. */
  readonly dishId: string;
  readonly onDone: () => void;
}

/** Replaces one of this week's meals with the dish, in a portion that fits the day. */
export function PutInSlot({ user, dishId, onDone }: PutInSlotProps) {
  const { plan } = useThisWeek(user);
  const toast = useToast();
  const [mealId, setMealId] = useState("");
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const meals = (plan?.meals ?? []).filter(({ locked }) => locked !== true);
  if (meals.length === 0)
    return <p className="text-ink-soft">Once this week has a plan, you can add this dish to it.</p>;
  const chosen = meals.find(({ id }) => id === mealId) ?? meals[0];
  const put = async () => {
    if (chosen === undefined) return;
    setSending(true);
    setRefusal(null);
    try {
      await replaceMeal(chosen, { id: dishId });
      onDone();
      toast.show({ title: MESSAGES.mealUpdated, tone: "good" });
    } catch (error) {
      setRefusal(serverText(error) ?? MESSAGES.replaceMealFailed);
      setSending(false);
    }
  };
  return (
    <div className="grid gap-3 rounded-xl bg-sage p-4">
      <SelectField
        label="Put it in my week instead of"
        name="slot"
        value={chosen?.id ?? ""}
        onChange={(event) => setMealId(event.target.value)}
      >
        {meals.map(({ id, day, type, name }) => (
          <option key={id} value={id}>
            {dayName(day)} {type}: {name}
          </option>
        ))}
      </SelectField>
      {refusal === null ? null : <Notice tone="bad">{refusal}</Notice>}
      <Button inactive={sending} onClick={() => void put()} className="justify-self-start">
        {sending ? "Adding it…" : "Put it in"}
      </Button>
    </div>
  );
}
