import type { Food } from "../../catalogue/food.ts";
import type { Reading } from "../line/reading.ts";
import { foldText } from "../words.ts";

/** The line says that bone, shell or head is included. */
const AS_BOUGHT =
  /\bbones? in\b|\bbone-in\b|\bon the bone\b|\bshell[- ]on\b|\bin (?:the |their |its )?shells?\b|\bunshelled\b|\bwith (?:shell|bone)s?\b|\bhead[- ]on\b|\bdebearded\b|\bscrubbed\b|\bgiblets\b|\b(?:meat|bones?) (?:is |are )?(?:removed|discarded|picked|pulled off|taken off)\b/;
/** Removed before weighing. */
const WITHOUT_BONE =
  /\bbone(?:less|d)\b|\bdeboned\b|\bgammon\b|\bboned\b|\bfillets?\b|\bmeat\b|\bcubed\b|\bdiced\b|\bground\b|\bminced?\b|\bcooked\b|\bshucked\b|\bshelled\b|\b(?:shredd|slic|chopp|flak|pull|smok|cann|tinn)ed\b|\bstrips\b|\bleftover\b|\bbreasts?\b|\b(?:grill|roast|poach|steam|bak|sear|fri|brais)ed\b/;
/** Frozen fish and shellfish are sold without bones and shells. */
const FROZEN = /\bfrozen\b/;
/** The most that is eaten of whole birds, legs and ribs, which are sold with bones unless the line says otherwise. */
const ALWAYS_WITH_BONE_SHARE = 0.73;
/** Says that bones are included in food usually sold without them ("goat meat"). */
const BONE_IN = /\bbones? in\b|\bbone-in\b|\bon the bone\b|\bwith bones?\b/;
/** USDA's refuse of shoulders, legs and shanks is 19 to 28 %, and of thighs and drumsticks 18 %. */
const BONE_IN_SHARES: Readonly<Record<string, number>> = { meat: 0.75, poultry: 0.82 };
const SHELLFISH: ReadonlySet<string> = new Set(["crustacean", "mollusc"]);
const FLESH: ReadonlySet<string> = new Set(["meat", "poultry", "fish", ...SHELLFISH]);
/**
 * The edible share of nuts in the shell, from USDA's refuse (SR28: pistachios 53 %, almonds 40 %, walnuts 45 %, peanuts
 * 73 %).
 */
const NUT_SHARES: Readonly<Record<string, number>> = {
  pistachios: 0.53,
  almonds: 0.4,
  walnuts: 0.45,
  peanuts: 0.73,
};

/**
 * The edible share of a stated weight, 0 to 1: "3 lb bone-in thighs" and "1 kg mussels" include bones and shells.
 * Counts and cups already exclude them.
 */
export function edibleShareOfWeight(food: Food, { name, brackets }: Reading): number {
  if (!FLESH.has(food.animal) && NUT_SHARES[food.id] === undefined) return 1;
  const said = foldText([name, ...brackets].join(" , "));
  const isAsBought = AS_BOUGHT.test(said);
  const isFrozenFish = FROZEN.test(said) && (food.animal === "fish" || SHELLFISH.has(food.animal));
  if (!isAsBought && (isFrozenFish || WITHOUT_BONE.test(said))) return 1;
  if (food.edibleYield === 1 && BONE_IN.test(said)) return BONE_IN_SHARES[food.animal] ?? 1;
  if (!FLESH.has(food.animal)) return isAsBought ? (NUT_SHARES[food.id] ?? 1) : 1;
  return isAsBought || food.edibleYield <= ALWAYS_WITH_BONE_SHARE ? food.edibleYield : 1;
}
