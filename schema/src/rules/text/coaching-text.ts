import { COACHED_FIGURES } from "../../constants/food/coaching.ts";
import { DAY_NAMES } from "../../constants/meals.ts";
import type { CoachedWeekFigure, Coaching } from "../../contract/coaching.ts";
import { capitalized } from "./count-text.ts";
import { formatFigure } from "./figure-text.ts";

type Change = NonNullable<Coaching["change"]>;
type Swap = NonNullable<Change["swap"]>;

function amount(figure: CoachedWeekFigure["figure"], value: number): string {
  return `${formatFigure(value)} ${COACHED_FIGURES[figure].unit}`;
}

function aimText({ figure, aim }: CoachedWeekFigure): string {
  const { aim: kind } = COACHED_FIGURES[figure];
  return kind === "least" ? `your aim is at least ${amount(figure, aim)}` : `your limit is ${amount(figure, aim)}`;
}

/** "Protein: 112 g on an average day; your aim is at least 95 g." */
export function figureText(one: CoachedWeekFigure): string {
  const { name } = COACHED_FIGURES[one.figure];
  return `${capitalized(name)}: ${amount(one.figure, one.average)} on an average day; ${aimText(one)}.`;
}

/** "Less sodium", "More protein". */
export function changeTitle({ figure }: CoachedWeekFigure): string {
  const { name, aim } = COACHED_FIGURES[figure];
  return `${aim === "least" ? "More" : "Less"} ${name}`;
}

/** "Thursday's dinner is Miso Noodles. Soba Salad instead would mean 620 mg less sodium that day." */
export function swapText(figure: CoachedWeekFigure["figure"], { meal, instead, difference }: Swap): string {
  const day = DAY_NAMES[meal.day - 1] ?? "";
  const how = `${amount(figure, Math.abs(difference))} ${difference < 0 ? "less" : "more"} ${COACHED_FIGURES[figure].name}`;
  return `${day}'s ${meal.type} is ${meal.name}. ${instead.name} instead would mean ${how} that day.`;
}

/** Whether a figure meets its aim: nothing has to change, though something could be better still. */
export function keepsAim({ figure, average, aim }: CoachedWeekFigure): boolean {
  return COACHED_FIGURES[figure].aim === "least" ? average >= aim : average <= aim;
}

/** "Since last week: sodium went from 2,300 mg to 1,900 mg on an average day." */
export function sinceText({ figure, before, average }: NonNullable<Coaching["since"]>): string {
  const { name } = COACHED_FIGURES[figure];
  if (amount(figure, before) === amount(figure, average)) {
    return `Since last week: ${name} has stayed at ${amount(figure, average)} on an average day.`;
  }
  return `Since last week: ${name} went from ${amount(figure, before)} to ${amount(figure, average)} on an average day.`;
}
