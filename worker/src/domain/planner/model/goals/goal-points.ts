import { at } from "../typed-arrays.ts";
import { WEIGHTS } from "../weights.ts";
import { echoPoints } from "./echo.ts";
import {
  ADDED_FAT,
  type Assignment,
  BESIDE,
  DAIRY,
  FIGURE_COUNT,
  FLESH,
  type GoalModel,
  lineOf,
  NET,
  PLATE,
  PORTION_COUNT,
  REFINED_GRAIN,
  TABLE,
  WHOLE_GRAIN,
} from "./goal-model.ts";
import { KIND_COUNT, KIND_TABLE_SIZE } from "./pattern.ts";
import {
  dayPoints,
  furtherPoints,
  leftPoints,
  moneyPoints,
  overUsePoints,
  packCents,
  slotPoints,
  templatePoints,
} from "./points.ts";
import { WEEK_FIGURE_COUNT, weekPoints } from "./week-nutrients.ts";

/**
 * The goal function: all points of a choice, computed from scratch. The search maintains the same sum incrementally.
 */
export function goalPoints(model: GoalModel, choice: Assignment): number {
  const { dishes, foods } = model;
  const sums = model.days.map((day) => Array.from(day.base));
  const dishUses = Array.from(model.baseDishUses);
  const templateUses = Array.from(model.baseTemplateUses);
  const dayGroup = Array.from(model.baseDayGroup);
  const dayProtein = Array.from(model.baseDayProtein);
  const dayFamily = Array.from(model.baseDayFamily);
  const week = model.baseWeek.slice();
  const kindUses = Array.from(model.baseKindUses);
  const slotEnergy = new Int32Array(model.slotKcal.length);
  const slotGrams = new Int32Array(model.slotKcal.length);
  const slotNet = new Int32Array(model.slotKcal.length);
  const slotTable = new Int32Array(model.slotKcal.length);
  const slotFlesh = new Int32Array(model.slotKcal.length);
  const slotFat = new Int32Array(model.slotKcal.length);
  const slotBeside = new Int32Array(model.slotKcal.length);
  const dayTemplate = Array.from(model.baseDayTemplate);
  const foodGrams = Array.from(foods.baseGrams);
  const foodByDay = foods.baseByDay.slice();
  const foodUses = foods.baseUses.slice();
  let paid = 0;
  let points = 0;

  model.units.forEach((unit, index) => {
    const pick = at(choice.pick, index);
    const portion = at(choice.portion, index);
    const dish = at(unit.pool, pick);
    const row = dish * PORTION_COUNT + portion;
    points += at(unit.own, pick * PORTION_COUNT + portion);
    slotEnergy[unit.slot] = at(slotEnergy, unit.slot) + at(dishes.figures, row * FIGURE_COUNT);
    slotGrams[unit.slot] = at(slotGrams, unit.slot) + at(dishes.figures, row * FIGURE_COUNT + PLATE);
    slotTable[unit.slot] = at(slotTable, unit.slot) + at(dishes.figures, row * FIGURE_COUNT + TABLE);
    slotFlesh[unit.slot] = at(slotFlesh, unit.slot) + at(dishes.figures, row * FIGURE_COUNT + FLESH);
    slotFat[unit.slot] = at(slotFat, unit.slot) + at(dishes.figures, row * FIGURE_COUNT + ADDED_FAT);
    slotBeside[unit.slot] = at(slotBeside, unit.slot) + at(dishes.figures, row * FIGURE_COUNT + BESIDE);
    slotNet[unit.slot] = at(slotNet, unit.slot) + at(dishes.figures, row * FIGURE_COUNT + NET);
    for (let figure = 0; figure < WEEK_FIGURE_COUNT; figure++) {
      week[figure] = at(week, figure) + unit.days.length * at(dishes.week, row * WEEK_FIGURE_COUNT + figure);
    }
    dishUses[dish] = (dishUses[dish] ?? 0) + 1;
    const template = at(dishes.template, dish);
    templateUses[template] = (templateUses[template] ?? 0) + 1;
    for (const day of unit.days) {
      const sum = sums[day] ?? [];
      for (let figure = 0; figure < FIGURE_COUNT; figure++) {
        sum[figure] = (sum[figure] ?? 0) + at(dishes.figures, row * FIGURE_COUNT + figure);
      }
      const ofDay = day * model.templateCount + template;
      dayTemplate[ofDay] = (dayTemplate[ofDay] ?? 0) + 1;
      if (!unit.main) continue;
      for (let kind = 0; kind < KIND_COUNT; kind++) {
        if ((at(dishes.kinds, dish) & (1 << kind)) !== 0) kindUses[kind] = (kindUses[kind] ?? 0) + 1;
      }
      const family = day * model.familyCount + at(dishes.family, dish);
      dayFamily[family] = (dayFamily[family] ?? 0) + 1;
      const group = at(dishes.group, dish);
      if (group >= 0) {
        dayGroup[day * model.groupCount + group] = (dayGroup[day * model.groupCount + group] ?? 0) + 1;
      }
      const protein = at(dishes.protein, dish);
      if (protein >= 0) {
        dayProtein[day * model.proteinCount + protein] = (dayProtein[day * model.proteinCount + protein] ?? 0) + 1;
      }
    }
    const start = at(dishes.foodStart, dish);
    for (let position = start; position < at(dishes.foodStart, dish + 1); position++) {
      const food = at(dishes.foods, position);
      const grams = at(dishes.bought, lineOf(dishes, dish, portion) + position - start);
      foodUses[food] = at(foodUses, food) + unit.days.length;
      foodGrams[food] = Math.max(0, foodGrams[food] ?? 0) + grams * unit.days.length;
      for (const day of unit.days) {
        const place = food * model.days.length + day;
        foodByDay[place] = at(foodByDay, place) + grams;
      }
    }
  });

  model.days.forEach((day, index) => {
    const [energy = 0, protein = 0, carbohydrate = 0, fat = 0, fibre = 0, sodium = 0, net = 0, ...more] =
      sums[index] ?? [];
    const [saturated = 0, fruit = 0, calcium = 0] = more;
    const dairy = sums[index]?.[DAIRY] ?? 0;
    const grain = sums[index]?.[WHOLE_GRAIN] ?? 0;
    const main = [energy, protein, carbohydrate, fat, fibre, sodium, net, saturated, fruit, calcium] as const;
    points += dayPoints(day, ...main, dairy, grain, sums[index]?.[REFINED_GRAIN] ?? 0);
    for (let family = 0; family < model.familyCount; family++) {
      const today = dayFamily[index * model.familyCount + family] ?? 0;
      const next = dayFamily[(index + 1) * model.familyCount + family] ?? 0;
      if (today > 1) points += (today - 1) * WEIGHTS.sameDayFamily;
      if (today > 0 && next > 0 && model.neighbours[index] === true) points += WEIGHTS.neighbourFamily;
    }
    for (let template = 0; template < model.templateCount; template++) {
      const times = dayTemplate[index * model.templateCount + template] ?? 0;
      if (times > 1) points += (times - 1) * at(model.templateSameDayPoints, template);
    }
    for (let group = 0; group < model.groupCount && model.neighbours[index] === true; group++) {
      const today = dayGroup[index * model.groupCount + group] ?? 0;
      const next = dayGroup[(index + 1) * model.groupCount + group] ?? 0;
      if (today > 0 && next > 0) points += WEIGHTS.neighbour;
    }
    for (let protein = 0; protein < model.proteinCount; protein++) {
      const times = dayProtein[index * model.proteinCount + protein] ?? 0;
      if (times > 1) points += (times - 1) * WEIGHTS.sameDayProtein;
    }
  });
  for (let dish = 0; dish < dishes.count; dish++) {
    const extra = (dishUses[dish] ?? 0) - 1;
    if (extra > 0) points += extra * at(dishes.repeatPoints, dish);
  }
  for (let template = 0; template < model.templateCount; template++) {
    const base = at(model.baseTemplateUses, template);
    for (let uses = base; uses < (templateUses[template] ?? 0); uses++) points += templatePoints(model, template, uses);
    for (let uses = 1; uses < base; uses++) points += templatePoints(model, template, uses);
  }
  slotEnergy.forEach((energy, slot) => {
    const plate = [at(slotGrams, slot), at(slotNet, slot), at(slotTable, slot)] as const;
    points += slotPoints(model, slot, energy, ...plate, at(slotFlesh, slot), at(slotFat, slot), at(slotBeside, slot));
  });
  const dishOf = (unit: number) => at(model.units[unit]?.pool ?? dishes.template, at(choice.pick, unit));
  for (const units of model.units.length === 0 ? [] : model.unitsOfSlot) {
    units.forEach((one, place) => {
      for (const other of units.slice(0, place)) points += echoPoints(dishes.echo, dishOf(one), dishOf(other));
    });
  }
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    points += at(model.kindPoints, kind * KIND_TABLE_SIZE + Math.min(KIND_TABLE_SIZE - 1, kindUses[kind] ?? 0));
  }
  const openOfGroup = new Int32Array(foods.ofGroup.length);
  for (let food = 0; food < foods.count; food++) {
    const grams = foodGrams[food] ?? -1;
    if (grams < 0) continue;
    const group = at(foods.group, food);
    if (group >= 0) {
      points += furtherPoints(model, group, at(openOfGroup, group));
      openOfGroup[group] = at(openOfGroup, group) + 1;
    }
    const cents = packCents(model, food, grams, foodByDay);
    points += at(foods.openedPoints, food) + leftPoints(model, food, cents, grams);
    points += overUsePoints(model, food, at(foodUses, food));
    paid += cents;
  }
  return points + weekPoints(model, week, 0, 0) + moneyPoints(model, paid);
}
