import { WARM_UP_GOALS } from "@mealwright/schema/constants/questionnaire";
import { PAID_TIERS } from "@mealwright/schema/constants/tiers";
import { COUNTDOWN_TICK_MS } from "@mealwright/schema/constants/timings";
import { keepToSection } from "../../lib/focus/keep-to-section.ts";
import { trackConversion } from "../../product/conversion.ts";
import { storeTier, storeWarmUpGoal, tierNamed } from "../../storage/stored-choices.ts";
import { countdownMinutes, formatCountdown } from "./countdown.ts";

/**
 * What the landing page does, without a framework: the countdown, the goal, the chosen plan, the section in the
 * address. Returns a function that ends it all.
 */
export function startLanding(page: HTMLElement): () => void {
  const countdown = page.querySelector("[data-countdown]");
  const startedAt = Date.now();
  const showCountdown = () => {
    if (countdown !== null) countdown.textContent = formatCountdown(countdownMinutes(Date.now() - startedAt));
  };
  const timer = window.setInterval(showCountdown, COUNTDOWN_TICK_MS);
  document.addEventListener("visibilitychange", showCountdown);
  // Goals that were picked before this ran.
  for (const picked of page.querySelectorAll<HTMLInputElement>("input:checked")) keepGoalOf(picked);
  page.addEventListener("change", keepGoal);
  page.addEventListener("click", keepTier);
  const stopKeeping = keepToSection();
  return () => {
    stopKeeping();
    window.clearInterval(timer);
    document.removeEventListener("visibilitychange", showCountdown);
    page.removeEventListener("change", keepGoal);
    page.removeEventListener("click", keepTier);
  };
}

function keepGoal({ target }: Event): void {
  if (target instanceof HTMLInputElement) keepGoalOf(target);
}

function keepGoalOf({ value }: HTMLInputElement): void {
  const goal = WARM_UP_GOALS.find((candidate) => candidate === value);
  if (goal !== undefined) storeWarmUpGoal(goal);
}

/** The link itself does the navigation. */
function keepTier({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>("a[data-tier]") : null;
  const tier = tierNamed(link?.dataset.tier ?? null);
  if (tier === null) return;
  storeTier(tier);
  const paid = PAID_TIERS.find((candidate) => candidate === tier);
  if (paid !== undefined) trackConversion(paid);
}
