import { WEEK_OFFSET } from "@mealwright/schema/constants/timings";
import { formatWeek } from "@mealwright/schema/rules/text/week-text";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { offsetText } from "./weeks.ts";

interface WeekNavigationProps {
  readonly offset: number;
  readonly weekOf: string;
  readonly onGo: (offset: number) => void;
}

/** Previous and next week; each button is disabled at its end of the range. */
export function WeekNavigation({ offset, weekOf, onGo }: WeekNavigationProps) {
  return (
    <nav aria-label="Weeks" className="flex items-center gap-2">
      <Button
        variant="secondary"
        className="size-11 px-0!"
        aria-label="The week before"
        inactive={offset <= WEEK_OFFSET.min}
        onClick={() => onGo(offset - 1)}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Button>
      <p aria-live="polite" className="min-w-40 grow text-center leading-tight sm:min-w-60">
        <span className="block font-display text-xl font-semibold">{offsetText(offset)}</span>
        <span className="text-small text-ink-soft">{formatWeek(weekOf)}</span>
      </p>
      <Button
        variant="secondary"
        className="size-11 px-0!"
        aria-label="The week after"
        inactive={offset >= WEEK_OFFSET.max}
        onClick={() => onGo(offset + 1)}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </nav>
  );
}
