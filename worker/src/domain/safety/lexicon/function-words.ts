/** Words at which the range of a qualifier ends. */
export const BOUNDARIES: ReadonlySet<string> = new Set(
  (
    "and met en med och og z i ve with then in on or plus over into for to from of served topped until add stir und mit oder auf zu et avec ou dans sur au aux de du des en y con " +
    "d di del della dell dal dalla e com ed o com a al alla alle per sobre ao com"
  ).split(" "),
);
export const LIST_WORDS: ReadonlySet<string> = new Set([
  "or",
  "nor",
  "of",
  "eller",
  "oder",
  "ou",
  "o",
  "ni",
  "ne",
  "nem",
]);
export const AND_WORDS: ReadonlySet<string> = new Set(["and", "und", "et", "y", "e", "en", "och", "og", "i", "ve"]);
export const FILLERS: ReadonlySet<string> = new Set(
  "any the a an added all extra real regular de d of el la le les der die das den i il lo visible".split(" "),
);
export const LABELS: ReadonlySet<string> = new Set(
  "certified labelled labeled guaranteed marked naturally completely 100 is are its if possible needed optional brand version variety".split(
    " ",
  ),
);
export const DENIALS: ReadonlySet<string> = new Set(
  "not non isnt arent dont doesnt never nicht pas no wont cannot hardly nearly almost".split(" "),
);
/** "eggs free range": the eggs are not absent. */
export const AFTER_FREE: ReadonlySet<string> = new Set(["range", "roaming", "roam", "from", "of", "flow", "run"]);
/** Words that may stand alone before "and dairy-free" without being an ingredient. */
export const PURE_CLASSES: ReadonlySet<string> = new Set([
  "gluten",
  "dairy",
  "nut",
  "lactose",
  "soy",
  "soya",
  "wheat",
  "laktose",
]);
export const SCOPE_WORDS = 6;
export const NOUN_FOLLOWERS: ReadonlySet<string> = new Set(
  "with and or is are point points soldier soldiers topped filled stuffed for rack slice slices".split(" "),
);
export const VERB_LEADERS: ReadonlySet<string> = new Set(
  (
    "and then to you can will lightly gently tightly carefully well now dry briefly quickly until before loosely immediately firmly also next " +
    "finally finely roughly coarsely or must should just deeply evenly"
  ).split(" "),
);
/** "Clam-shaped", "ham-free": after a hyphen these turn a food into something else. */
export const NON_FOOD_ENDINGS: ReadonlySet<string> = new Set(
  "free fed red pink shaped sized size coloured colored scented vrij vrije fri fritt frei freie freier freies freien".split(
    " ",
  ),
);
