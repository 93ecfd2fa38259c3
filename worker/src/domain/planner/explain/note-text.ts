import { DAY_NAMES } from "@mealwright/schema/constants/meals";

export function dayName(day: number): string {
  return DAY_NAMES[day - 1] ?? `day ${day}`;
}

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

export function list(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join();
  return `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}

/** 2400 -> "2,400", the same in every locale. */
export function whole(number: number): string {
  return String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ",");
}
