import { MEAL_TYPES_BY_MEALS_PER_DAY, type MealType } from "@mealwright/schema/constants/meals";
import { COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import type { Highs } from "highs";
import { isMain } from "../../src/domain/planner/model/build/build-dishes.ts";
import { portionTable } from "../../src/domain/planner/model/build/portion-table.ts";
import { type Candidate, eligibleCandidates } from "../../src/domain/planner/model/candidates.ts";
import { FIGURE_COUNT, FIGURES, PORTION_COUNT } from "../../src/domain/planner/model/goals/goal-model.ts";
import type { PlanRequest } from "../../src/domain/planner/types.ts";

/** HiGHS stops when its week is proved to be within this share of the cheapest one. */
const GAP = 0.01;
/**
 * Dishes per meal for each credit: the cheapest after crediting their protein at that price (cents per share of
 * energy).
 */
const DISHES = 24;
const CREDITS = [0, 0.015, 0.03, 0.06, 0.12] as const;
/** As in the planner: harder dishes only if there are fewer than this at the person's level. */
const ENOUGH_AT_LEVEL = 8;
const MOST_NET_DG_OF_MEAL = 245;

/** An acceptable week found by HiGHS, independently of the planner. */
export interface CheapWeek {
  readonly cents: number;
  /** Proved lower bound for every week of these dishes. */
  readonly leastCents: number;
}

function poolOf(eligible: readonly Candidate[], type: MealType, request: PlanRequest): readonly Candidate[] {
  const level = COOKING_LEVELS.indexOf(request.level);
  const all = eligible.filter(({ recipe }) => recipe.mealTypes.includes(type));
  const easy = all.filter((candidate) => candidate.level <= level);
  const own = easy.length >= ENOUGH_AT_LEVEL ? easy : all;
  const chosen = CREDITS.flatMap((credit) => {
    const price = ({ centsPerKcal, proteinPerKcal }: Candidate) => centsPerKcal - credit * proteinPerKcal * 4;
    return [...own].sort((one, other) => price(one) - price(other)).slice(0, DISHES);
  });
  return [...new Set(chosen)];
}

/**
 * The cheapest week that HiGHS finds from safe dishes in the planner's portions: every slot filled, energy within 3 %
 * and the protein goal met on every day, net carbohydrate within the diet's limit, no lunch or dinner twice. Null if it
 * finds none in time.
 */
export function cheapestWeek(highs: Highs, request: PlanRequest, seconds: number): CheapWeek | null {
  const { energyKcal, proteinG, netCarbohydrateMaxG } = request.targets;
  const eligible = eligibleCandidates(request);
  const types = MEAL_TYPES_BY_MEALS_PER_DAY[request.mealsPerDay];
  const pools = types.map((type) => poolOf(eligible, type, request));
  const cost: string[] = [];
  const rows: string[] = [];
  const names: string[] = [];
  const uses = new Map<string, string[]>();
  const sum = (terms: readonly string[]) => terms.join("\n + ");
  for (const day of request.days) {
    const terms = { energy: [] as string[], protein: [] as string[], net: [] as string[] };
    types.forEach((type, typeIndex) => {
      const own: string[] = [];
      (pools[typeIndex] ?? []).forEach(({ recipe }, pick) => {
        const { allowed, figures, cents } = portionTable(recipe);
        const figure = (step: number, name: (typeof FIGURES)[number]) =>
          figures[step * FIGURE_COUNT + FIGURES.indexOf(name)] ?? 0;
        for (let step = 0; step < PORTION_COUNT; step++) {
          if (allowed[step] === 0) continue;
          if (netCarbohydrateMaxG !== null && figure(step, "netDg") > MOST_NET_DG_OF_MEAL) continue;
          const name = `x_${day}_${typeIndex}_${pick}_${step}`;
          own.push(name);
          cost.push(`${Math.round(cents[step] ?? 0)} ${name}`);
          terms.energy.push(`${figure(step, "energyKcal")} ${name}`);
          terms.protein.push(`${figure(step, "proteinDg")} ${name}`);
          terms.net.push(`${figure(step, "netDg")} ${name}`);
          if (isMain(type)) uses.set(recipe.id, [...(uses.get(recipe.id) ?? []), name]);
        }
      });
      names.push(...own);
      rows.push(`${sum(own)} = 1`);
    });
    rows.push(
      `${sum(terms.energy)} >= ${Math.ceil(energyKcal * 0.97)}`,
      `${sum(terms.energy)} <= ${Math.floor(energyKcal * 1.03)}`,
      `${sum(terms.protein)} >= ${proteinG * 10}`,
    );
    if (netCarbohydrateMaxG !== null) rows.push(`${sum(terms.net)} <= ${netCarbohydrateMaxG * 10}`);
  }
  for (const own of uses.values()) rows.push(`${sum(own)} <= 1`);
  const program = [
    "Minimize",
    ` obj: ${sum(cost)}`,
    "Subject To",
    ...rows.map((row, index) => ` c${index}: ${row}`),
    "Binary",
    ...names.map((name) => ` ${name}`),
    "End",
  ].join("\n");
  const solution = highs.solve(program, { time_limit: seconds, mip_rel_gap: GAP });
  if (solution.Status !== "Optimal") return null;
  return { cents: Math.round(solution.ObjectiveValue), leastCents: solution.ObjectiveValue * (1 - GAP) };
}
