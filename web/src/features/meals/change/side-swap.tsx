import { MESSAGES } from "@mealwright/schema/constants/messages";
import { SIDE_TEXTS } from "@mealwright/schema/constants/plan-texts";
import type { Meal, SideSuggestion } from "@mealwright/schema/contract/meals";
import { ArrowLeftRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { undoReplacement } from "../../../api/meals.ts";
import { replaceSide, suggestSides } from "../../../api/sides.ts";
import { isAbort, serverText } from "../../../api/transport/http-error.ts";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { useToast } from "../../../components/toast/toast.tsx";
import { replacedToast } from "../../../product/replaced-toast.ts";
import { differenceText } from "./meal-difference.ts";

interface SideSwapProps {
  readonly meal: Meal;
  /** The side's index among the meal's parts. */
  readonly place: number;
  readonly name: string;
  /** Whether the tier allows it; offers the upgrade when it does not. */
  readonly allows: () => boolean;
  /** Called once the side is replaced; said in place, because a sheet covers toasts. */
  readonly onReplaced: () => void;
}

/** Alternatives to a side, fetched on a press. */
export function SideSwap({ meal, place, name, allows, onReplaced }: SideSwapProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (isOpen)
    return (
      <Choices
        meal={meal}
        place={place}
        name={name}
        onReplaced={onReplaced}
        onKeep={() => {
          setIsOpen(false);
          // Keyboard focus stays where it was.
          requestAnimationFrame(() => opener.current?.focus());
        }}
      />
    );
  return (
    <Button
      ref={opener}
      variant="secondary"
      size="small"
      className="justify-self-start"
      inactive={meal.locked === true}
      onClick={() => setIsOpen(allows())}
    >
      <ArrowLeftRight aria-hidden="true" className="size-4.5" />
      {SIDE_TEXTS.another}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}

interface ChoicesProps extends Omit<SideSwapProps, "allows"> {
  readonly onKeep: () => void;
}

function Choices({ meal, place, name, onReplaced, onKeep }: ChoicesProps) {
  const toast = useToast();
  const [sides, setSides] = useState<readonly SideSuggestion[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    block.current?.focus();
    const controller = new AbortController();
    suggestSides(meal, place, controller.signal).then(setSides, (error: unknown) => {
      if (!isAbort(error)) setFailure(serverText(error) ?? MESSAGES.loadSuggestionsFailed);
    });
    return () => controller.abort();
  }, [meal, place]);

  const take = async (sideId: string) => {
    setChosenId(sideId);
    setFailure(null);
    try {
      const now = await replaceSide(meal, place, sideId);
      onReplaced();
      const putBack = () => undoReplacement(now, meal);
      const onRefused = () => toast.show({ title: MESSAGES.replaceMealFailed, tone: "bad" });
      toast.show(replacedToast({ name, putBack, say: toast.show, onRefused }));
    } catch (error) {
      setFailure(serverText(error) ?? MESSAGES.replaceMealFailed);
      setChosenId(null);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={block}
      tabIndex={-1}
      role="group"
      aria-label={`${SIDE_TEXTS.choices} ${name}`}
      aria-busy={sides === null && failure === null}
      className="grid gap-3 rounded-card bg-sage p-3 outline-none"
    >
      {sides === null && failure === null ? (
        <>
          <p className="text-small text-ink-soft">{SIDE_TEXTS.looking}</p>
          <Skeleton className="h-40" />
        </>
      ) : null}
      {sides?.length === 0 ? <p className="text-small">{SIDE_TEXTS.none}</p> : null}
      {sides === null || sides.length === 0 ? null : (
        <ul className="grid gap-2">
          {sides.map(({ side, meal: then }) => (
            <li
              key={side.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-line bg-card px-3 py-2.5"
            >
              <div className="min-w-0">
                <p className="font-semibold">{side.name}</p>
                <p className="tabular text-small text-ink-soft">{differenceText(meal, then)}</p>
              </div>
              <Button size="small" inactive={chosenId !== null} onClick={() => void take(side.id)}>
                {chosenId === side.id ? SIDE_TEXTS.taking : SIDE_TEXTS.take}
                <span className="sr-only">: {side.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failure === null ? null : <Notice tone="bad">{failure}</Notice>}
      <Button variant="quiet" size="small" className="justify-self-start" inactive={chosenId !== null} onClick={onKeep}>
        {SIDE_TEXTS.keep}
      </Button>
    </div>
  );
}
