/** Words of a step or name that take meat off the heat too early. */
const UNDERDONE =
  /\b(?:medium[- ])?rare(?! (?:treat|find|spice|breed))\b|\b(?:stays?|still|left|kept|remains?|served?|is|are|be|cooked|seared|medium|left|cook|sear|keep|leave|leaving|keeping)\b[^.;]{0,30}\b(?:raw|bloody|blue|underdone|undercooked|uncooked|translucent|half[- ]cooked)\b|\b(?:raw|bloody|blue|red|underdone|undercooked|uncooked|translucent)[^.;]{0,12}\b(?:inside|center|centre|middle|core)\b|\bblue steak\b|\bblack and blue\b|\b(?:barely|half|under|hardly|just barely)[- ]?cooked\b/iu;
const PINK =
  /\b(?:still|just|slightly|faintly|barely|nicely|a (?:little|bit|touch|hint)(?: of)?|some|stays?|stay|staying|leav\w+|remains?|keep\w*|be|is|are|served?)\b[^.;]{0,24}\b(?:pink|rosy|rosé|blush\w*)\b|\b(?:pink|rosy|rosé|blush\w*)[^.;]{0,14}\b(?:in(?:side)?|at|within|center|centre|middle|core|bone)\b|^(?:rosé|blushing|pink)\b/iu;
const NOT_PINK =
  /\b(?:no|not|never|without|isn['’]t|until it is no|lost|loses?)\b[^.;]{0,24}\b(?:pink|red|rosy|raw|rare)\b/iu;
const LIKING =
  /\b(?:done|doneness|cook\w*|grill\w*|sear\w*|fr(?:y|ied)|roast\w*|broil\w*)\b[^.;]{0,60}\b(?:to|as) (?:your|the|their|you|one['’]s) (?:own )?(?:liking|taste|preference|like|prefer)|\b(?:desired|preferred|chosen|favou?rite) (?:degree of )?doneness\b|\b(?:desired|preferred) (?:degree|level)\b|\bas (?:done|rare) as you like\b|\bhowever you like (?:it|them)\b|\bto your liking\b/iu;
/** So short a time only browns the outside. */
const SECONDS =
  /\b(?:\d+|thirty|twenty|ten|a few)(?: ?(?:-|–|to) ?\d+)? ?sec(?:ond)?s?\b|\bflash[- ]?(?:fry|sear|fried)\b/iu;
/** Eggs whose yolk or white is still liquid. */
const SOFT_EGG =
  /\b(?:runny|soft[- ](?:boil|poach|set|cook|scrambl|yolk|yolked)\w*|jammy|over[- ]easy|sunny[- ]side|(?<!\bno )liquid (?:yolk|egg)s?|oozing|oozy|dippy|wobbly|onsen|coddled)\b|\b(?:yolks?|whites?)\b[^.;]{0,24}\b(?:soft|liquid|flows?|flowing|loose|wet|raw|creamy|ooz\w+)\b|\bloosely set\b|\bstill (?:soft|loose|wet|creamy|glossy)\b/iu;
/** Dough, batter or eggs that the text says are eaten raw. */
const RAW_EGG =
  /\b(?:raw|uncooked|unbaked) (?:eggs?|yolks?|egg (?:yolks?|whites?)|(?:cookie |cake )?(?:dough|batter)s?)\b/iu;

export type UnderdoneKind = "underdone" | "pink" | "liking" | "seconds" | "soft-egg" | "raw-egg";

/** The words of a text that take food off the heat too early, and their meaning. */
export interface Underdone {
  readonly what: UnderdoneKind;
  readonly words: string;
}

const WORDS: readonly (readonly [UnderdoneKind, RegExp])[] = [
  ["underdone", UNDERDONE],
  ["pink", PINK],
  ["liking", LIKING],
  ["seconds", SECONDS],
  ["soft-egg", SOFT_EGG],
  ["raw-egg", RAW_EGG],
];

/** All that a text says of food that is taken off the heat too early. */
export function underdoneIn(text: string): readonly Underdone[] {
  return WORDS.flatMap(([what, pattern]) => {
    if ((what === "underdone" || what === "pink") && NOT_PINK.test(text)) return [];
    const found = pattern.exec(text);
    return found === null ? [] : [{ what, words: found[0] }];
  });
}
