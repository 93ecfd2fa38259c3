/** Which files each folder of the domain lets others import, and which folder builds on which. */

/**
 * Each room of the domain with its doors: the files that the rest of the worker may import. Tests and benchmarks may
 * import anything.
 */
export const DOORS = {
  foods: [
    "catalogue/(food|food-groups|larder|twins|micronutrients|retention|catalogue|measures|units)",
    "resolver/(resolve-(line|ingredient)|words/kitchen-(words|abroad)[.]data)",
  ],
  safety: [
    "gate/(verify|avoidance|avoided-words|other-allergies|diets|eater|raw-food|label-checks|heat/cooking-faults)",
    "lexicon/(find-terms|letters/fold)",
  ],
  nutrition: ["targets", "target-types", "goal-terms", "diet-terms", "sum", "day", "reference-intakes", "week-health"],
  cookbook: [
    "(cookbook|recipe|families|safe|substitutions)",
    "cooking/(cooked-portions|cooking-of)",
    "leftovers/(leftovers|meal-leftovers)",
    "portions/portion-bounds",
    "text/(menu-text|doneness|step-text)",
    "variants/facts",
  ],
  planner: [
    "plan-week",
    "meal-parts",
    "one-meal/(one-meal|one-side|filters|exclusions)",
    "leftover-layout",
    "shop-window",
    "collection",
    "types",
    "slots",
    "explain/(notes|totals)",
    "model/portion",
  ],
};

const PLANNER_TOP = "planner/(plan-week|week/|one-meal/)";

/** Parts of a room, each with the parts that it must not import. */
export const LAYERS = [
  ["foods", ["(?:safety|nutrition|cookbook|planner|grocery|meal-plan|model)/"]],
  ["foods/catalogue", ["foods/resolver"]],
  ["safety/lexicon", ["safety/gate/(?!diets[.]ts)"]],
  ["cookbook/text", ["cookbook/(leftovers|outlines|variants|templates)/"]],
  ["cookbook/cooking/(cooked-portions|cooking-of|read-cooking)", ["cookbook/(outlines|variants|templates)/"]],
  ["cookbook/leftovers", ["cookbook/(outlines|variants|templates)/"]],
  ["planner/model/plate", ["planner/model/(goals|build)/"]],
  ["planner/model/goals", ["planner/model/build/"]],
  ["planner/model", ["planner/(draw|search|serve|explain)/", PLANNER_TOP]],
  ["planner/draw", ["planner/(search|serve|explain)/", PLANNER_TOP]],
  ["planner/search", ["planner/(serve|explain)/", PLANNER_TOP]],
  ["planner/serve", ["planner/explain/", PLANNER_TOP]],
  ["planner/explain", ["planner/(draw|search|serve)/", PLANNER_TOP]],
];

/** Rooms within the features, and their doors. */
export const FEATURE_ROOMS = {
  "meals/cook": ["cook-mode"],
  "meals/change": ["leave-place", "leftover-choice", "move-meal", "never-again", "side-swap", "swap-dialog"],
  "settings/account": ["email-form", "password-form", "sessions-list", "sign-in-methods"],
  "admin/payments": ["payments-list"],
  "admin/second-factor": ["second-factor-section"],
  "grocery/export": ["list-actions", "sample-list-button", "meals-text"],
};
