import { formatDayDate, formatWeek } from "@mealwright/schema/rules/text/week-text";
import { asRecord, textOf } from "../lib/unknown-values.ts";
import { dayName, todayIn } from "../product/week-days.ts";
import { memberOf } from "../storage/stored-user.ts";

/**
 * The id of the template that the build writes into a page's frame; its `data-fits` is the media query of screens that
 * it is right for.
 */
export const EARLY_WEEK = "early-week";

/**
 * Writes today's meals into the page's frame, where the app's code will draw them: a slow phone shows the text long
 * before the code arrives. Only for paid members with a complete week, and not if the address names another part of
 * the page.
 */
export function drawEarlyWeek(page: Document, user: unknown, plan: unknown): void {
  const template = page.getElementById(EARLY_WEEK);
  const frame = page.querySelector("[data-frame-of] main");
  if (!(template instanceof HTMLTemplateElement) || frame === null || page.location.search !== "") return;
  const { weekOf, meals, complete } = asRecord(plan);
  if (!memberOf(user)?.isPremium || complete !== true || !Array.isArray(meals)) return;
  const today = todayIn(textOf(weekOf), new Date());
  const ofToday = meals.map(asRecord).filter(({ day }) => day === today);
  if (today === null || ofToday.length === 0 || !matchMedia(template.dataset.fits ?? "").matches) return;
  const drawn = template.content.cloneNode(true) as DocumentFragment;
  const row = drawn.querySelector("[data-meal]");
  for (const { type, name, detail } of ofToday) {
    const place = row?.cloneNode(true);
    if (!(place instanceof Element)) continue;
    fill(place, { type: textOf(type), name: textOf(name), detail: textOf(detail) });
    row?.before(place);
  }
  row?.remove();
  fill(drawn, {
    firstName: textOf(asRecord(user).name).trim().split(/\s+/)[0] ?? "",
    week: formatWeek(textOf(weekOf)),
    day: dayName(today),
    date: formatDayDate(textOf(weekOf), today),
  });
  // The loading message for screen readers stays until the page is rendered.
  frame.replaceChildren(...[...frame.children].slice(0, 1), drawn);
}

/** Fills the elements that name a text, and removes those whose text is missing. */
function fill(part: ParentNode, texts: Readonly<Record<string, string>>): void {
  for (const element of part.querySelectorAll<HTMLElement>("[data-text]")) {
    const text = texts[element.dataset.text ?? ""];
    if (text === undefined) continue;
    if (text === "") element.remove();
    else element.textContent = text;
  }
}
