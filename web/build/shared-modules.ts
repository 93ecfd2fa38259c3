/** Modules that the pages of a week share, in one file instead of twenty. */
const OF_A_WEEK = [
  "web/src/components/tabs.tsx",
  "web/src/components/macro-ring.tsx",
  "web/src/components/meal-detail.tsx",
  "web/src/components/plate/plate.tsx",
  "web/src/components/plate/empty-plate.tsx",
  "web/src/components/plate/describe-plate.ts",
  "web/src/components/plate/points.ts",
  "web/src/components/plate/macro-shares.ts",
  "web/src/features/meals/macro-figures.tsx",
  "web/src/features/meals/meal-texts.ts",
  "web/src/features/meals/use-meal-dialogs.tsx",
  "web/src/features/meals/use-meal-actions.ts",
  "web/src/features/meal-plan/last-version.tsx",
  "web/src/components/late-dialog.tsx",
  "web/src/lib/hooks/use-paper.ts",
  "web/src/product/last-version.ts",
  "web/src/product/next-week.ts",
  "web/src/product/amount.ts",
  "web/src/pages/tab-params.ts",
  "web/src/product/place-name.ts",
  "web/src/api/hooks/use-generation.ts",
  "schema/src/rules/week.ts",
  "schema/src/rules/text/basket-text.ts",
  "schema/src/rules/text/leftover-text.ts",
  "schema/src/constants/food/nutrients.ts",
];
/** Modules that other pages need as well. */
const OF_PLAIN_PAGES = [
  "schema/src/rules/money.ts",
  "schema/src/constants/limits.ts",
  "web/src/api/hooks/use-call.ts",
  "web/src/components/late.tsx",
];
/** What can be answered: pages without a form of answers do not need it. */
const OF_ANSWERS = [
  "schema/src/constants/questionnaire.ts",
  "schema/src/constants/food/allergens.ts",
  "schema/src/constants/food/cuisines.ts",
];
/** Modules that Settings and the prices need as well; the questionnaire does not. */
const OF_MEMBERS = [
  "schema/src/rules/amounts.ts",
  "schema/src/rules/entitlements.ts",
  "schema/src/rules/text/week-text.ts",
  "web/src/product/week-days.ts",
  "web/src/lib/hooks/use-ever.ts",
  "web/src/lib/hooks/use-media-query.ts",
];

/** Modules that pages load together, by the name of their file. A test tells when one of them has moved. */
export const SHARED_MODULES = { calls: OF_PLAIN_PAGES, answers: OF_ANSWERS, tiers: OF_MEMBERS, week: OF_A_WEEK };

/** Matches the path of any of these modules, with the separators of any system. */
export function anyOf(modules: readonly string[]): RegExp {
  const paths = modules.map((path) => path.replaceAll(".", "[.]").replaceAll("/", "[\\\\/]"));
  return new RegExp(`[\\\\/](?:${paths.join("|")})$`);
}
