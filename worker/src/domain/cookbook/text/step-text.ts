import type { Step } from "../template.ts";

/** Ovens have marks every 25 °F. */
const FAHRENHEIT_STEP = 25;

/** "200 °C (400 °F)", rounded to the marks of both scales. */
export function ovenText(celsius: number): string {
  const fahrenheit = Math.round((celsius * 1.8 + 32) / FAHRENHEIT_STEP) * FAHRENHEIT_STEP;
  return `${celsius} °C (${fahrenheit} °F)`;
}

/** "12 minutes", "1 minute", "10–12 minutes", "2 hours". */
function timeText(time: NonNullable<Step["time"]>): string {
  const [least, most] = typeof time === "number" ? [time, time] : time;
  const inHours = least >= 120 && least % 60 === 0 && most % 60 === 0;
  const [from, to, unit] = inHours ? [least / 60, most / 60, "hour"] : [least, most, "minute"];
  return `${from === to ? from : `${from}–${to}`} ${unit}${to === 1 ? "" : "s"}`;
}

/** A step's text with its time and oven temperature inserted; placeholders for parts stay. */
export function sayStep({ text, time, oven }: Step): string {
  const timed = time === undefined ? text : text.replace("{time}", timeText(time));
  return oven === undefined ? timed : timed.replace("{oven}", ovenText(oven));
}

/** Minutes that an oven takes to get hot. */
const HEATING_MINUTES = 10;
const HEATS_OVEN = /\bheat the oven to\b/i;

/**
 * The steps' texts with a reminder to turn on the oven `HEATING_MINUTES` before it is needed, or at the start of a
 * shorter recipe.
 */
export function withOvenHeated(texts: readonly string[], steps: readonly Step[]): readonly string[] {
  let at = steps.findIndex(({ oven }) => oven !== undefined);
  const oven = steps[at]?.oven;
  if (oven === undefined || texts.some((text) => HEATS_OVEN.test(text))) return texts;
  for (let minutes = 0; at > 0 && minutes < HEATING_MINUTES; minutes += steps[at]?.minutes ?? 0) at--;
  return texts.map((text, index) => (index === at ? `Heat the oven to ${ovenText(oven)}. ${text}` : text));
}

/** The time for a timer: the least minutes, after which the cook checks; null without a wait. */
export function timerMinutes({ time }: Step): number | null {
  if (time === undefined) return null;
  return typeof time === "number" ? time : time[0];
}

/** A wait this long starts the evening before. */
const OVERNIGHT_MINUTES = 300;

/** Whether a step starts the evening before; the dish's minutes exclude its wait, so its card mentions it. */
export function isDayBefore(step: Step): boolean {
  return (timerMinutes(step) ?? 0) >= OVERNIGHT_MINUTES;
}
