import { stemsIn } from "./stems.ts";
import { type Underdone, underdoneIn } from "./underdone-words.ts";

/** One action of a step: "fry the onion for 4 minutes". */
export interface Clause {
  /** In lower case. */
  readonly text: string;
  /** Stems of its words, and of what the action is done to: the text before its first preposition. */
  readonly stems: readonly string[];
  readonly objectStems: readonly string[];
  /** What it says of food that is taken off the heat too early. */
  readonly underdone: readonly Underdone[];
  readonly heats: boolean;
  /** Whether it puts food into something that may be on the heat for a while: "crack in the eggs and let them set". */
  readonly adds: boolean;
}

const HEAT_VERBS =
  "(?:air-|deep-|pan-|stir-|shallow-|flash-|oven-|slow-|pressure-|par|pre|re)?(?:boil|simmer|poach|fry|sear|roast|bake|grill|broil|steam|braise|cook|scramble|blanch|char|griddle|barbecue|bbq|microwave|sizzle|saut[eé]|render|caramelize|bubble|scald|blacken|confit|blister|parboil|casserole|toast|brown|stew|smoke|deglaze)(?:ing)?|(?:bak|brais|sautee?|smok|scrambl|poach)ing";
const AFTER_VERB = "(?! (?:rice|sugar|bread|meat|lentils?|butter|onions?|soldiers|points)\\b)";
/** Words before nouns that look like verbs: "on toast", "the grill". */
const BEFORE_NOUN =
  "(?<!\\b(?:an?|the|on|onto|of|with|your|hot|over|under|from|this|each|slow|pressure|rice|french|cinnamon|melba|serve as|beef|pork|lamb|chicken|pot|sunday|no|not|no need to|don['’]t|do not|without|never) )";
const HEATS = new RegExp(`${BEFORE_NOUN}\\b(?:${HEAT_VERBS})\\b${AFTER_VERB}`, "iu");
/** "Warm", "heat" and "crisp" are verbs if something follows that can be warmed. */
const WARMS =
  /(?<!\b(?:the|of|medium|high|low|gentle|off|serve|still|until|just) )\b(?:warm|heat|reheat|crisp|melt|soften|wilt|sweat) (?:the|it|them|this|both|all|everything|through|up|until|gently|for|in an?|over|each|slowly|briefly|together)\b/iu;
const ON_THE_HEAT =
  /\bto (?:a|the) (?:gentle |rolling |full )?(?:boil|simmer)\b|\bover (?:a )?(?:very )?(?:low|medium|high|gentle|moderate|medium-low|medium-high|the)[- ]?(?:low |high )?(?:heat|flame|coals)\b|\breturn to the heat\b|\blet (?:it|them) (?:set|cook|steam|bubble)\b(?!.*\b(?:hours?|fridge|chill\w*|refrigerat\w*)\b)/iu;
/** A hot place where something stays for minutes or until it is done. */
const HOT_PLACE =
  /\b(?:oven|air[- ]fryer|microwave|slow cooker|crock[- ]?pot|pressure cooker|instant pot|grill|broiler|barbecue|hot (?:pan|skillet|wok|oil|griddle)|boiling|simmering|pan|skillet|wok|pot|steamer|rice cooker|waffle iron|panini press)\b/iu;
const LASTS = /\b\d+ ?(?:-|–|to)? ?\d* ?(?:min|hour|hr)|\buntil\b|\bper side|\ba side\b|\beach side\b/iu;
/** Signs that something has been cooked; in juice or vinegar they prove nothing. */
const IS_DONE =
  /\b(?:until|till|once)\b[^.;]*\b(?:cooked|opaque|set|flak\w+|firm|golden|brown\w*|no longer (?:pink|raw)|juices|done|tender|crisp\w*|puffed|bubbl\w+|curdl\w+|thicken\w*|piping|steaming|hot|shells? (?:open|have opened)|they open|open)\b|\bcooked through\b|\bfor the (?:last|final)\b/iu;
const IN_ACID =
  /\b(?:lime|lemon|citrus|orange|vinegar|calamansi|marinat\w*|cur(?:e|ed|ing)|chill\w*|refrigerat\w*|fridge|freez\w*)\b/iu;
const COLD_PLACE = /\b(?:fridge|refrigerat\w*|freez\w*|chill\w*|off the heat|ice bath)\b/iu;
const HEATS_A_TOOL =
  /\b(?:pre)?heat (?:up )?(?:the |an? |your )?(?:[\w-]+ ){0,3}?(?:oven|grill|broiler|pan|skillet|wok|griddle|air[- ]fryer|barbecue|waffle iron|pot|saucepan|frying pan)\b/iu;

const ADDS =
  /\b(?:add|stir|crack|break|pour|tuck|drop|slide|lower|nestle|tip|return|put|lay|let|toss|fold|mix)\b[^.;]*\b(?:in|into|through|over|on|set|among)\b/iu;

const PREPOSITION =
  /\s(?:with|in|on|onto|over|into|under|to|for|until|till|at|from|using|alongside|beside|per|by|as|so|without|before|after|about|around)\s/iu;

/** Verbs that start another action after "and" or a comma. */
const VERBS =
  "add|air-fry|allow|arrange|assemble|bake|barbecue|beat|blanch|blend|boil|braise|bring|broil|brown|brush|build|butterfly|char|chill|chop|coat|combine|cook|cool|core|cover|crack|crisp|crumble|cube|cure|cut|deglaze|dice|dip|divide|drain|dredge|dress|drizzle|drop|dust|eat|fill|finish|flake|flatten|flip|fold|freeze|fry|garnish|grate|griddle|grill|halve|heat|keep|knead|ladle|lay|layer|leave|let|lift|lower|marinate|mash|melt|microwave|mince|mix|nestle|open|pan-fry|pan-sear|pat|peel|pile|place|poach|pop|pound|pour|press|process|pulse|push|put|reduce|refrigerate|reheat|remove|rest|return|rinse|roast|roll|rub|salt|saute|sauté|scatter|scramble|sear|season|separate|serve|set|shape|shred|shuck|simmer|sizzle|slice|slide|smash|smoke|soak|soften|spoon|spread|sprinkle|squeeze|stack|start|steam|steep|stew|stir|stir-fry|strain|stuff|sweat|swirl|take|thaw|thread|tip|toast|top|toss|transfer|turn|warm|wash|whisk|whip|wilt|wrap";
const NEXT_ACTION = new RegExp(
  `[.!?;:]+\\s+|,?\\s+(?:(?:and|then|while|but|or)\\s+)+(?=(?:then |also |gently |quickly |lightly |finely |thinly |just |slowly |finally |meanwhile )?(?:${VERBS})\\b)|,\\s+(?=(?:then |and |gently |quickly |lightly |finely |thinly |meanwhile,? )?(?:${VERBS})\\b)|\\b(?:meanwhile|in the meantime),?\\s+`,
  "iu",
);

function heats(text: string): boolean {
  if (HEATS_A_TOOL.test(text) && !LASTS.test(text)) return false;
  if (HEATS.test(text) || WARMS.test(text) || ON_THE_HEAT.test(text)) return true;
  if (IN_ACID.test(text)) return false;
  return IS_DONE.test(text) || (HOT_PLACE.test(text) && LASTS.test(text) && !COLD_PLACE.test(text));
}

function adds(text: string): boolean {
  return ADDS.test(text) && LASTS.test(text) && !IN_ACID.test(text) && !COLD_PLACE.test(text);
}

/** The cookbook's steps come again in many weeks, and all of a week's whenever it is read. */
const KEPT_STEPS = 2_000;
const kept = new Map<string, readonly Clause[]>();

/** The actions of all steps, in order. */
export function clausesOf(steps: readonly string[]): readonly Clause[] {
  return steps.flatMap((step) => {
    let clauses = kept.get(step);
    if (clauses === undefined) {
      clauses = clausesOfStep(step);
      if (kept.size >= KEPT_STEPS) kept.clear();
      kept.set(step, clauses);
    }
    return clauses;
  });
}

/** "Grill or broil the pork": the first verb has the second one's object. */
function withLoneVerbs([next, ...later]: readonly string[], part: string): string[] {
  if (next === undefined) return [part];
  return /^[a-z-]+$/u.test(part) ? [`${part} or ${next}`, ...later] : [part, next, ...later];
}

function clausesOfStep(step: string): readonly Clause[] {
  return step
    .toLowerCase()
    .split(NEXT_ACTION)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .reduceRight<string[]>(withLoneVerbs, [])
    .map((text) => {
      const object = text.split(PREPOSITION)[0] ?? text;
      return {
        text,
        stems: stemsIn(text),
        objectStems: stemsIn(object),
        underdone: underdoneIn(text),
        heats: heats(text),
        adds: adds(text),
      };
    });
}
