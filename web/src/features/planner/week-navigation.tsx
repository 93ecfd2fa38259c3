import { WEEK_OFFSET } from "@mealwright/schema/constants/timings";
import { formatWeek } from "@mealwright/schema/rules/text/week-text";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { focusWhenDrawn } from "../../lib/focus/focus-when-drawn.ts";
import { offsetText } from "./weeks.ts";

interface WeekNavigationProps {
  readonly offset: number;
  readonly weekOf: string;
  readonly onGo: (offset: number) => void;
}

/** Previous and next week; each button is disabled at its end of the range. */
export function WeekNavigation({ offset, weekOf, onGo }: WeekNavigationProps) {
  const go = (to: number, pressed: HTMLButtonElement) => {
    onGo(to);
    // At the end of the range the button is disabled and loses the focus: the other one takes it.
    focusWhenDrawn(() =>
      pressed.disabled ? (pressed.parentElement?.querySelector("button:enabled") ?? null) : pressed,
    );
  };
  return (
    <nav aria-label="Weeks" className="flex items-center gap-2">
      <Button
        variant="secondary"
        className="size-11 px-0!"
        aria-label="Previous week"
        disabled={offset <= WEEK_OFFSET.min}
        onClick={({ currentTarget }) => go(offset - 1, currentTarget)}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Button>
      <p aria-live="polite" className="min-w-40 grow text-center print:text-left leading-tight sm:min-w-60">
        <span className="block font-display text-xl font-semibold">{offsetText(offset)}</span>
        <span className="text-small text-ink-soft">{formatWeek(weekOf)}</span>
      </p>
      <Button
        variant="secondary"
        className="size-11 px-0!"
        aria-label="Next week"
        disabled={offset >= WEEK_OFFSET.max}
        onClick={({ currentTarget }) => go(offset + 1, currentTarget)}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </nav>
  );
}
