import { GOAL_FACTS } from "@mealwright/schema/constants/questionnaire";
import { BMI, type Safeguard } from "@mealwright/schema/rules/energy";
import { DIET_TERMS } from "./diet-terms.ts";
import { GOAL_TERMS } from "./goal-terms.ts";
import type { Explanation, Person, Targets } from "./target-types.ts";
import { explainFilters } from "./wished-targets.ts";

type Figures = Omit<Targets, "explanation">;

const SAFEGUARD_TEXT: Readonly<Record<Safeguard, (figures: Figures) => string>> = {
  "energy-floor": ({ energyKcal }) =>
    `We do not plan less than ${amount(energyKcal)} kcal a day: eating less needs the guidance of a doctor or dietitian.`,
  "energy-ceiling": () =>
    "For your measurements the formula gives more energy than we plan with. It was not tested on such bodies, so please plan with a professional.",
  "deficit-share": () => "We take away at most a quarter of your need, so the deficit is smaller than 500 kcal.",
  "no-deficit-under-18": () =>
    "Under 18 your body is still growing, so we plan no deficit. Talk to a doctor before you try to lose weight.",
  "no-deficit-underweight": () =>
    "Your weight is already low for your height (body mass index under 18.5), so we plan no deficit.",
  "no-surplus-high-bmi": () =>
    "Your body has energy to spare for building muscle (body mass index of 30 or more), so we add none.",
};

const FORMULA_MIN_AGE = 19;
/**
 * Ages at which most calcium and vitamin D are needed: below the first and from the second on (Institute of Medicine
 * 2011).
 */
const BONE_AGES = { below: 19, from: 70 } as const;

const BONE_TEXT =
  "Calcium matters most at your age: have milk, yogurt or a drink with added calcium at two meals a day. Food alone seldom provides enough vitamin D: ask a doctor or pharmacist about a supplement.";
const SLIM_TEXT = `Your weight is in the lower half of the healthy range for your height (body mass index under ${BMI.slim}), and this plan still has a deficit. Talk to a doctor before you lose more.`;

/** What a screen needs to show why the targets are what they are: plain sentences, in reading order. */
export function explainTargets(person: Person, figures: Figures): readonly Explanation[] {
  const explanation: Explanation[] = [{ label: "Energy", text: energyText(person, figures) }];
  for (const safeguard of figures.floorsApplied) {
    explanation.push({ label: "Safeguard", text: SAFEGUARD_TEXT[safeguard](figures) });
  }
  if (figures.basis === "personal" && person.age !== undefined && person.age < FORMULA_MIN_AGE) {
    explanation.push({
      label: "Age",
      text: "The formula was developed with adults of 19 and over, so under 19 it is only a rough guide.",
    });
  }
  explanation.push(
    { label: "Protein", text: proteinText(person, figures) },
    { label: "Carbohydrate", text: carbohydrateText(figures) },
    { label: "Fat", text: `${range(figures.fatRangeG)} g, at most ${figures.saturatedFatMaxG} g of it saturated.` },
    { label: "Fiber and salt", text: `Fiber ${figures.fibreG} g, sodium up to ${amount(figures.sodiumMaxMg)} mg.` },
  );
  const { explanation: dietText, supplement } = DIET_TERMS[person.diet];
  if (dietText !== null) explanation.push({ label: "Diet", text: dietText });
  if (supplement !== null) explanation.push({ label: "Supplement", text: supplement });
  const { age, weightKg, heightCm } = person;
  if (age !== undefined && (age < BONE_AGES.below || age >= BONE_AGES.from)) {
    explanation.push({ label: "Calcium and vitamin D", text: BONE_TEXT });
  }
  if (weightKg !== undefined && heightCm !== undefined && figures.energyKcal < (figures.needKcal ?? 0)) {
    if (weightKg / (heightCm / 100) ** 2 < BMI.slim) explanation.push({ label: "Weight", text: SLIM_TEXT });
  }
  const filterTexts = explainFilters(person, figures);
  if (filterTexts.length > 0) explanation.push({ label: "Your filters", text: filterTexts.join(" ") });
  explanation.push({ label: "How exact this is", text: HONESTY });
  return explanation;
}

/** Frankenfield et al., J Am Diet Assoc 2005;105:775–89: within 10 % of measured resting energy for about 7 of 10. */
const HONESTY =
  "We plan each day within 3 % of this target. That is arithmetic: your true need can differ by 10 % or more, because a formula knows only averages. Watch your weight for a few weeks and adjust. This is not medical advice.";

function energyText(person: Person, figures: Figures): string {
  const { energyKcal, restingKcal, needKcal, activityLevel } = figures;
  if (restingKcal === null || needKcal === null) {
    return `${amount(energyKcal)} kcal a day is the general reference on food labels, not your own figure. Give your age, weight and height for a personal target.`;
  }
  const body = `At rest you use about ${amount(restingKcal)} kcal (Mifflin–St Jeor).`;
  const activity =
    person.activity === undefined
      ? `With ordinary activity (× ${activityLevel}, assumed because you did not state yours)`
      : `With your activity (× ${activityLevel})`;
  const need = `${activity} you need about ${amount(needKcal)} kcal.`;
  const middle =
    person.gender === undefined || person.gender === "other"
      ? " The formula has figures only for women and men, so we use the average of the two."
      : "";
  return `${body}${middle} ${need} ${changeText(person, figures)}`;
}

function changeText(person: Person, { energyKcal, deficitKcal }: Figures): string {
  const target = `the target is ${amount(energyKcal)} kcal a day.`;
  const { purpose } = GOAL_TERMS[person.goal];
  const wants = GOAL_FACTS[person.goal].energy;
  if (purpose !== null && deficitKcal > 0 && wants === "less") {
    return `${purpose}, we take away ${amount(deficitKcal)} kcal: ${target}`;
  }
  if (purpose !== null && deficitKcal < 0 && wants === "more") {
    return `${purpose}, we add ${amount(-deficitKcal)} kcal: ${target}`;
  }
  return deficitKcal === 0 ? `To keep your weight, ${target}` : `With the safeguard below, ${target}`;
}

function proteinText(person: Person, { proteinG, proteinRangeG }: Figures): string {
  const reason =
    person.weightKg === undefined
      ? "a share of the energy, because your weight is not known"
      : `${GOAL_TERMS[person.goal].proteinReason}, kept within the usual share of the energy`;
  return `At least ${proteinG} g (${reason}), at most ${proteinRangeG.max} g.`;
}

function carbohydrateText({ carbohydrateRangeG, netCarbohydrateMaxG }: Figures): string {
  return netCarbohydrateMaxG === null
    ? `${range(carbohydrateRangeG)} g, fiber included.`
    : `At most ${netCarbohydrateMaxG} g without fiber.`;
}

function range({ min, max }: { readonly min: number; readonly max: number }): string {
  return `${min} to ${max}`;
}

/** "1,850": a comma after the thousands; `Intl` would be slow. */
function amount(whole: number): string {
  const digits = String(whole);
  return digits.length > 3 ? `${digits.slice(0, -3)},${digits.slice(-3)}` : digits;
}
