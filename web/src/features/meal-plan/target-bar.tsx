import { classNames } from "../../lib/class-names.ts";
import { barPercent, TARGET_MARK_PERCENT } from "./bar-percent.ts";

interface TargetBarProps {
  readonly value: number;
  readonly target: number;
  /** Marks a value over the target, for limits such as money. */
  readonly limit?: boolean;
  readonly className?: string;
}

/** A bar with a mark where the target is. The figures always stand beside it in text. */
export function TargetBar({ value, target, limit = false, className }: TargetBarProps) {
  const isOver = limit && value > target;
  return (
    <div
      aria-hidden="true"
      className={classNames("relative h-2 rounded-full bg-sage forced-color-adjust-none", className)}
    >
      <div
        className={classNames(
          "h-full rounded-full transition-[width] duration-240 ease-calm",
          isOver ? "bg-tomato" : "bg-herb",
        )}
        style={{ width: `${barPercent(value, target)}%` }}
      />
      <div className="absolute -inset-y-0.5 w-0.5 rounded-full bg-ink" style={{ left: `${TARGET_MARK_PERCENT}%` }} />
    </div>
  );
}
