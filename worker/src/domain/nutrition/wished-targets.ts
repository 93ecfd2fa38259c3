import type { WeekFilter } from "@mealwright/schema/constants/meals";
import { KCAL_PER_G, type Person, type Targets } from "./target-types.ts";

type Figures = Omit<Targets, "explanation">;

/** Below this age a growing body keeps the usual ranges. */
const GROWN_UP_YEARS = 19;
/** Share of a day's energy from protein in the high-protein diets of Larsen et al., N Engl J Med 2010;363:2102-13. */
export const HIGH_PROTEIN_DAY_SHARE = 0.25;
/** Room below the maximum, so that a day can meet every range at once. */
const PROTEIN_MARGIN = 0.05;
/** Low but not very low in carbohydrate: shares of energy (Feinman et al., Nutrition 2015;31:1-13). */
export const LOW_CARBOHYDRATE_DAY = { min: 0.1, max: 0.26 } as const;
/** Fat takes the place of the missing carbohydrate. */
const FAT_MAX_SHARE = 0.65;
/** Adequate intake from 14 years on (National Academies 2019); the American Heart Association's ideal limit. */
export const LOW_SODIUM_DAY_MG = 1_500;

const FILTERS: Readonly<Record<WeekFilter, (person: Person, figures: Figures) => Figures>> = {
  highProtein(person, figures) {
    if (isGrowing(person)) return figures;
    const { energyKcal, proteinG, proteinRangeG } = figures;
    const kcalPerG = KCAL_PER_G.protein;
    const most = Math.floor(proteinRangeG.max - (energyKcal * PROTEIN_MARGIN) / kcalPerG);
    const wished = Math.max(proteinG, Math.min(most, Math.ceil((energyKcal * HIGH_PROTEIN_DAY_SHARE) / kcalPerG)));
    return { ...figures, proteinG: wished, proteinRangeG: { ...proteinRangeG, min: wished } };
  },
  lowCarb(person, figures) {
    if (isGrowing(person) || figures.netCarbohydrateMaxG !== null) return figures;
    const { energyKcal, fatRangeG } = figures;
    const gramsOf = (share: number, kcalPerG: number) => Math.floor((energyKcal * share) / kcalPerG);
    return {
      ...figures,
      carbohydrateRangeG: {
        min: gramsOf(LOW_CARBOHYDRATE_DAY.min, KCAL_PER_G.carbohydrate),
        max: gramsOf(LOW_CARBOHYDRATE_DAY.max, KCAL_PER_G.carbohydrate),
      },
      fatRangeG: { ...fatRangeG, max: gramsOf(FAT_MAX_SHARE, KCAL_PER_G.fat) },
    };
  },
  lowSodium: (_, figures) => ({ ...figures, sodiumMaxMg: Math.min(figures.sodiumMaxMg, LOW_SODIUM_DAY_MG) }),
};

/**
 * The day's targets after the person's wishes for the week; a growing person keeps the usual protein and carbohydrate.
 */
export function withFilters(person: Person, figures: Figures): Figures {
  return (person.filters ?? []).reduce((wished, filter) => FILTERS[filter](person, wished), figures);
}

/** What the filters do to the targets, for the explanation; empty without any. */
export function explainFilters(person: Person, figures: Figures): readonly string[] {
  const keepsUsual = isGrowing(person)
    ? "is not planned under 19: a growing body keeps the usual ranges."
    : figures.netCarbohydrateMaxG !== null
      ? "is part of your diet already."
      : null;
  const texts: Readonly<Record<WeekFilter, string>> = {
    highProtein: isGrowing(person)
      ? `High protein ${keepsUsual}`
      : `High protein: at least ${figures.proteinG} g, about a quarter of the energy.`,
    lowCarb: `Low carbohydrate${keepsUsual === null ? `: at most ${figures.carbohydrateRangeG.max} g, a quarter of the energy.` : ` ${keepsUsual}`}`,
    lowSodium: `Low sodium: at most ${figures.sodiumMaxMg} mg instead of the usual limit.`,
  };
  return (person.filters ?? []).map((filter) => texts[filter]);
}

function isGrowing({ age }: Person): boolean {
  return age !== undefined && age < GROWN_UP_YEARS;
}
