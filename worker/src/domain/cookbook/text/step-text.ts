import type { Step } from "../template.ts";

/** Ovens are marked in steps of 25 °F. */
const FAHRENHEIT_STEP = 25;

/** "200 °C (400 °F)", as the dials of both scales are marked. */
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

/** A step's text with its time and its oven's heat in their holes; the holes of parts stay. */
export function sayStep({ text, time, oven }: Step): string {
  const timed = time === undefined ? text : text.replace("{time}", timeText(time));
  return oven === undefined ? timed : timed.replace("{oven}", ovenText(oven));
}

/** What a timer is set to: the least minutes, after which the cook looks; null where nothing is waited for. */
export function timerMinutes({ time }: Step): number | null {
  if (time === undefined) return null;
  return typeof time === "number" ? time : time[0];
}
