import { quantile } from "../planner/planner-people.ts";
import { judgeWeek, MEASURES } from "../weeks/judge-week.ts";
import { planForPerson } from "../weeks/plan-for-person.ts";
import { Counter, countOf, mean, percentOf, type Section, tenths, valuesOf } from "./section.ts";

/** A held-out sample: none of these people was used while the planner was tuned. */
const FIRST_SEED = 5001;

/** The weeks of `size` random people with budgets, judged as sent to the browser. */
export const weeks: Section = {
  measure: ({ number, of }, size) => {
    const counter = new Counter();
    for (let person = number; person < size; person += of) {
      const { answers, wire, meals } = planForPerson(FIRST_SEED + person);
      const figures = judgeWeek(wire, meals, answers, (measure, isHeld) => {
        counter.add(`${measure}: looked at`);
        if (isHeld) counter.add(measure);
      });
      counter.note("hei", figures.hei);
      counter.note("lines", figures.lines);
      counter.note("leftOver", figures.leftOverShare);
      counter.note("perished", figures.perishedShare);
      counter.note("nutrients", figures.nutrientsReached);
    }
    return counter;
  },
  figures: (tally) => ({
    firstSeed: FIRST_SEED,
    people: valuesOf(tally, "hei").length,
    heiMean: tenths(mean(valuesOf(tally, "hei"))),
    heiFifthPercentile: tenths(quantile(valuesOf(tally, "hei"), 0.05)),
    nutrientsOf22Mean: tenths(mean(valuesOf(tally, "nutrients"))),
    listLinesMedian: quantile(valuesOf(tally, "lines"), 0.5),
    leftOverMoneyPercentMedian: tenths(100 * quantile(valuesOf(tally, "leftOver"), 0.5)),
    perishedMoneyPercentMedian: tenths(100 * quantile(valuesOf(tally, "perished"), 0.5)),
    heldPercent: Object.fromEntries(
      MEASURES.map((measure) => [measure, percentOf(countOf(tally, measure), countOf(tally, `${measure}: looked at`))]),
    ),
  }),
};
