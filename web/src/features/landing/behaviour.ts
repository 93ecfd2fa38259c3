import { WARM_UP_GOALS } from "@mealwright/schema/constants/questionnaire";
import { PAID_TIERS } from "@mealwright/schema/constants/tiers";
import { COUNTDOWN_START_MINUTES, COUNTDOWN_TICK_MS } from "@mealwright/schema/constants/timings";
import { trackConversion } from "../../lib/conversion.ts";
import { formatCountdown, nextCountdownMinutes } from "../../lib/countdown.ts";
import { storeTier, storeWarmUpGoal, tierNamed } from "../../lib/stored-choices.ts";

/** What the landing page does, without a framework: the countdown, the goal, the chosen plan. Returns what ends it. */
export function startLanding(page: HTMLElement): () => void {
  const countdown = page.querySelector("[data-countdown]");
  let minutes = COUNTDOWN_START_MINUTES;
  const timer = window.setInterval(() => {
    minutes = nextCountdownMinutes(minutes);
    if (countdown !== null) countdown.textContent = formatCountdown(minutes);
  }, COUNTDOWN_TICK_MS);
  page.addEventListener("change", keepGoal);
  page.addEventListener("click", keepTier);
  return () => {
    window.clearInterval(timer);
    page.removeEventListener("change", keepGoal);
    page.removeEventListener("click", keepTier);
  };
}

function keepGoal({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const goal = WARM_UP_GOALS.find((candidate) => candidate === target.value);
  if (goal !== undefined) storeWarmUpGoal(goal);
}

/** The link itself leads to the sign-up. */
function keepTier({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>("a[data-tier]") : null;
  const tier = tierNamed(link?.dataset.tier ?? null);
  if (tier === null) return;
  storeTier(tier);
  const paid = PAID_TIERS.find((candidate) => candidate === tier);
  if (paid !== undefined) trackConversion(paid);
}
