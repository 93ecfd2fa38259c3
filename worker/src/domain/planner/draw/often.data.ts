/**
 * Templates that would otherwise be in well over a sixth of all weeks, or in most weeks of a diet, because they fit
 * most budgets and lists; with the share of weeks in which they are offered. `worker/bench/weeks/weeks.ts` prints the
 * most common ones.
 */
export const SHARE_OF_OFTEN: Readonly<Record<string, number>> = {
  "soy-ginger-stir-fry": 0.3,
  "lamb-chop-quick": 0.2,
  "tomato-egg-rice": 0.35,
  "cheese-pasta": 0.4,
  "no-cook-muesli": 0.4,
  "cornmeal-egg-bowl": 0.45,
  "teriyaki-bowl": 0.4,
  "oat-porridge": 0.5,
  "red-lentil-dal": 0.5,
  "cabbage-noodles": 0.5,
  "potato-cabbage-eggs": 0.5,
  "red-lentil-bolognese": 0.5,
  "red-lentil-rice": 0.5,
  "aminos-rice-noodles": 0.55,
  donburi: 0.65,
  "chicken-rice-pot": 0.65,
  "banana-smoothie": 0.65,
  "soba-salad": 0.7,
  "sardine-spaghetti": 0.75,
};
