import { DISH_WISH_FACTS, DISH_WISHES, type DishWish } from "@mealwright/schema/constants/dish-wishes";
import type { Meal } from "@mealwright/schema/contract/meals";
import { Ban, type LucideIcon, ThumbsDown, ThumbsUp } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useCall } from "../../../api/hooks/use-call.ts";
import { addNeverAgain, removeNeverAgain } from "../../../api/never-again.ts";
import { serverText } from "../../../api/transport/http-error.ts";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { classNames } from "../../../lib/class-names.ts";

const ICONS: Readonly<Record<DishWish, LucideIcon>> = { never: Ban, less: ThumbsDown, more: ThumbsUp };
/** A button for each wish, the kindest first. */
const CHOICES = DISH_WISHES.map((wish) => ({ wish, Icon: ICONS[wish] })).reverse();

interface NeverAgainProps {
  readonly meal: Meal;
  /** Opens the choice of another dish for the meal's place. */
  readonly onReplace: (meal: Meal) => void;
}

/**
 * Marks a dish as wanted never, less or more often, offers to replace it now, and undoes the mark. It answers in place,
 * because a sheet covers toasts.
 */
export function NeverAgain({ meal, onReplace }: NeverAgainProps) {
  const dishes = useCall("neverAgain").data;
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<{ readonly text: string; readonly wasMarked: boolean } | null>(null);
  // Found by the id of a mark made here, or by name when it was made on another day.
  const [markedId, setMarkedId] = useState<string | null>(null);
  const marked = dishes?.find(({ id, name }) => id === markedId || name === meal.name);

  // The pressed button disappears, so focus moves to what replaces it.
  const block = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const isMarked = marked !== undefined;
  // If only the reply was lost, the next one brings the mark.
  const failure = failed?.wasMarked === isMarked ? failed.text : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the one has taken the place of the other.
  useLayoutEffect(() => {
    if (isBusy || !hasPressed.current) return;
    hasPressed.current = false;
    block.current?.querySelector("button")?.focus();
  }, [isMarked, isBusy]);

  const run = async (write: () => Promise<unknown>) => {
    hasPressed.current = true;
    setIsBusy(true);
    setFailed(null);
    try {
      await write();
    } catch (error) {
      const text = serverText(error) ?? "That did not reach us. Please try again.";
      setFailed({ text, wasMarked: isMarked });
    } finally {
      setIsBusy(false);
    }
  };
  const mark = (wish: DishWish) => run(async () => setMarkedId((await addNeverAgain(meal.id, wish)).id));
  const takeBack = (id: string) => run(() => removeNeverAgain(id));

  return (
    <div ref={block} className={classNames("grid gap-3", (isMarked || failure !== null) && "basis-full")}>
      {marked === undefined ? (
        <div className="flex flex-wrap gap-2">
          {CHOICES.map(({ wish, Icon }) => (
            <Button key={wish} variant="secondary" size="small" inactive={isBusy} onClick={() => void mark(wish)}>
              <Icon aria-hidden="true" className="size-4.5" />
              {DISH_WISH_FACTS[wish].name}
            </Button>
          ))}
        </div>
      ) : (
        <Notice>
          <p>
            <strong className="font-semibold">{DISH_WISH_FACTS[marked.wish].said}</strong>
            {DISH_WISH_FACTS[marked.wish].rest}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {meal.locked || !DISH_WISH_FACTS[marked.wish].offersAnother ? null : (
              <Button size="small" onClick={() => onReplace(meal)}>
                Replace it now
              </Button>
            )}
            <Button size="small" variant="quiet" inactive={isBusy} onClick={() => void takeBack(marked.id)}>
              Undo
            </Button>
          </div>
        </Notice>
      )}
      {failure === null ? null : <Notice tone="bad">{failure}</Notice>}
    </div>
  );
}
