import type { Goal } from "@mealwright/schema/constants/questionnaire";

interface GoalTerms {
  /**
   * Muscle 1.6: gains level off at 1.62 (Morton et al., Br J Sports Med 2018;52:376–84). Weight loss 1.2: the lower end
   * of the US Dietary Guidelines 2025–2030's 1.2–1.6, which spares lean mass. Otherwise 1.0: above the RDA of 0.8
   * (National Academies 2005) and EFSA's 0.83, which are minima.
   */
  readonly proteinGPerKg: number;
  /** Protein share of energy when the weight is not known. */
  readonly proteinShare: number;
  /** Why this much protein. */
  readonly proteinReason: string;
  /** The beginning of the explanation why the energy differs from the need; null if the goal does not change it. */
  readonly purpose: string | null;
  /** How a language model is told about the goal. */
  readonly meals: string;
}

const ABOVE_MINIMUM = "about 1 g per kg of body weight, above the official minimum";

/** What each goal means for the nutrients and the dishes; for the energy: `GOAL_FACTS`. */
export const GOAL_TERMS: Readonly<Record<Goal, GoalTerms>> = {
  lose_weight: {
    proteinGPerKg: 1.2,
    proteinShare: 0.2,
    proteinReason: "about 1.2 g per kg of body weight protects muscle while you lose weight",
    purpose: "To lose weight",
    meals: "filling meals that are light in energy: plenty of vegetables, lean protein",
  },
  gain_muscle: {
    proteinGPerKg: 1.6,
    proteinShare: 0.2,
    proteinReason: "about 1.6 g per kg of body weight helps muscle most; more adds little",
    purpose: "To gain muscle",
    meals: "protein-rich meals",
  },
  eat_healthier: {
    proteinGPerKg: 1,
    proteinShare: 0.15,
    proteinReason: ABOVE_MINIMUM,
    purpose: null,
    meals: "varied meals with plenty of vegetables, pulses and whole grains where the diet has them",
  },
  save_time: {
    proteinGPerKg: 1,
    proteinShare: 0.15,
    proteinReason: ABOVE_MINIMUM,
    purpose: null,
    meals: "meals with little work and few pans",
  },
};
