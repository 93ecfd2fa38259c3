import type { Food } from "../../catalogue/food.ts";
import { findUnit } from "../../catalogue/units.ts";
import { readBracketed } from "../amounts/amount.ts";
import { spaceAmounts } from "../amounts/amount-text.ts";
import { NUMBER_WORDS } from "../amounts/amount-words.ts";
import { ALARM_WORDS, ALTERING_WORDS, COLOUR_WORDS, PLAIN_WORDS } from "../preparation.ts";
import { isKnownWord, isPlainEnglish, isStranger } from "../spelling.ts";
import { foldedWords, foldText, singular, wordsOf } from "../words.ts";
import { matchWords } from "./match-name.ts";
import { hidesNothing, namesFoodAside } from "./match-name-phrase.ts";
import { englishWords, nameVocabulary } from "./name-index.ts";
import { showsBeside } from "./shows.ts";

/** A shortened line, and whether a food that it names may count for the whole line. */
interface LooserLine {
  readonly text: string;
  readonly admits: (food: Food) => boolean;
  /** The alternative named by the words that were left out. */
  readonly others: readonly string[];
}

/** Longer lines are prose, not an ingredient with a remark. */
const MAX_LENGTH = 160;
/** With more unknown words than this, give the line up. */
const MAX_UNKNOWN = 4;
/** "Pâte levée", "pâte à tartiner": a dough or paste of anything, one accent away from a pâté. */
const FRENCH_DOUGH = /(?<!\p{L})p[aâ]te(?!\p{L})/iu;
const NOTHING_LESS: LooserLine = { text: "", admits: () => false, others: [] };

/** The words left out must not name another animal either: "milk, bacon" is not just milk. */
function isPartOfIt(whole: Food, part: Food): boolean {
  return showsBeside(whole, part) && (part.animal === "none" || part.animal === whole.animal);
}

function withDropped(line: LooserLine, text: string, dropped: readonly string[]): LooserLine {
  return { ...line, text, admits: (food) => line.admits(food) && hidesNothing(food, dropped, isPartOfIt) };
}

/** A condition, or what happens to a part: neither turns the food named before into another one. */
const CONDITION = /,?\s+(?:if|when|unless) (?!\d)[^,()]*/gi;
/** The purpose of a food, if it hides nothing. */
const PURPOSE = /,?\s+for (?!\d)([^,()]*)/gi;
const FATE_OF_PART =
  /(,\s*(?:and )?)(?![^,()]*\b(?:skin|drained)\b)[^,()]{1,40}\b(?:reserved|discarded|removed|separated|trimmed(?: off| away)?|saved|intact|attached|snapped off|cut off|left on|left whole|set aside|off)(?=\s*(?:,|\(|$))/gi;
/** The name ends before the first of these words. */
const NAMED_BEFORE = /[a-z]{3}.*\s(?:if|when|unless|for) /i;

function withoutClauses(line: LooserLine): LooserLine {
  const text = line.text.replace(FATE_OF_PART, "");
  if (!NAMED_BEFORE.test(text)) return { ...line, text };
  const dropped: string[] = [];
  const less = text.replace(CONDITION, "").replace(PURPOSE, (_, purpose: string) => {
    dropped.push(...wordsOf(purpose));
    return "";
  });
  return withDropped(line, less, dropped);
}

const BRACKET = /\s*[([]([^()[\]]*)[)\]]/g;
const OTHER_CHOICE =
  /^\s*(?:or\b|(?:you )?(?:can|could|may) (?:also )?(?:sub|use|replace|swap)|sub(?:stitute)?s?\b|swap\b)/i;
const OTHER_CHOICE_FIRST =
  /^[\s,]*(?:or\b|(?:you )?(?:can|could|may) (?:also )?(?:sub|use|replace|swap)|sub(?:stitute)?s?|swap)(?: (?:in|with|for))?\s+/i;
/** "Tahini, or almond butter": an alternative after a comma. */
const OTHER_CHOICE_BEHIND = /,\s*or (?!more\b|less\b|to taste\b|as needed\b)[^()]*$/i;

/** "Almond milk (or any plant milk)": the first one counts; the other one too if it is known. */
function withoutOtherChoice(line: LooserLine): LooserLine {
  const others: string[] = [];
  const leaveOut = (choice: string) => {
    others.push(choice.replace(OTHER_CHOICE_FIRST, ""));
    return "";
  };
  const text = line.text
    .replace(BRACKET, (bracket, inside: string) => (OTHER_CHOICE.test(inside) ? leaveOut(inside) : bracket))
    .replace(OTHER_CHOICE_BEHIND, leaveOut);
  return { ...line, text, others };
}

const OF_BOTH = /(\p{L}{3,}) or (\p{L}{3,}) (\p{L}{3,})(?=\s*(?:,|\(|$))/u;

/** "Bomba or Calasparra rice": the first of two kinds. */
function withFirstKind(line: LooserLine): LooserLine {
  const found = OF_BOTH.exec(line.text);
  if (found === null) return NOTHING_LESS;
  const [, first = "", second = "", kind = ""] = found;
  // "Beef or vegetale stock": a word that is no name may be a typo of anything, unless it is written like a name.
  if (!CAPITAL.test(second) && matchWords(foldedWords(`${second} ${kind}`)) === null) return NOTHING_LESS;
  return withDropped(line, line.text.replace(OF_BOTH, `${first} ${kind}`), [...wordsOf(second), ...wordsOf(kind)]);
}

/** Drops bracketed parts, except amounts. */
function withoutBrackets(line: LooserLine): LooserLine {
  const dropped: string[] = [];
  const text = line.text.replace(BRACKET, (bracket, inside: string) => {
    const folded = foldText(spaceAmounts(inside)).trim();
    if (readBracketed(folded) !== null) return bracket;
    dropped.push(...foldedWords(folded));
    return "";
  });
  return withDropped(line, text, dropped);
}

const COUNTED = /^\s*(?:\d|[½⅓⅔¼¾⅛])/;
const ASIDE = /\s*[,;]\s*|\s+[–—]\s+/;

/** Drops what follows a comma, except plain words ("cooked", "drained"). */
function withoutAsides(line: LooserLine): LooserLine {
  const dropped: string[] = [];
  const parts = line.text.split(ASIDE);
  const named = parts.findIndex((part) => wordsOf(part).some((word) => nameVocabulary().has(word)));
  // "2 onions, 1 bell pepper": a second food with its own amount is not a remark.
  if (parts.some((part, at) => at > named && COUNTED.test(part) && namesFoodAside(wordsOf(spaceAmounts(part)))))
    return NOTHING_LESS;
  const kept = parts.flatMap((part, at) => {
    if (at <= named) return [part];
    const words = wordsOf(spaceAmounts(part));
    if (!namesFoodAside(words) && words.every(isKnownWord)) return [part];
    dropped.push(...words);
    return words.filter((word) => PLAIN_WORDS.has(word)).join(" ") || [];
  });
  return withDropped(line, kept.join(", "), dropped);
}

const MAX_STRUCK = 3;
const LETTERS = /\p{L}[\p{L}'’]*/gu;
const CAPITAL = /^\p{Lu}/u;
const TOLD_OF = /(?:ed|ly)$/;
/** Words of this form that make another food. */
const CHANGED: ReadonlySet<string> = new Set(
  `fermented smoked cured pickled candied breaded battered crumbed fortified condensed evaporated powdered sweetened malted flavored
  flavoured stuffed filled glazed buttered creamed salted seasoned spiced honeyed sugared coated processed textured refried marinated
  infused enriched caramelized caramelised blackened curried devilled deviled jellied iced frosted corned potted scalloped jerked
  loaded smothered sauced dipped covered wrapped topped layered rolled stewed hashed cultured clabbered soured shirred rubbed laced
  spiked blended whipped tempered dusted crusted sandwiched capped slathered drenched jelly barley`.split(/\s+/),
);
/** Kinds too broad to trust: with an unknown word ("Acme spread") they could be anything. */
const KINDS_OF_ANYTHING: ReadonlySet<string> = new Set(
  wordsOf(
    `bread cheese milk sauce paste powder meat fish nut leaf bar chip crisp cracker cookie biscuit cake seasoning mix spice root
    fruit berry starch soup roll bun wrap pudding spread dip pickle relish salad dough pastry cereal ice chocolate protein drink
    liqueur spirit chili ball burger patty mince noodle seed sausage dressing slice pepper tofu hummus granola muesli pesto
    mochi stew curry`,
  ),
);
/** Kinds of food: an unknown word may turn one into another food ("tigernut flour"), unless it looks like a brand. */
const KINDS_OF_MANY: ReadonlySet<string> = new Set(
  wordsOf(
    `flour oil butter sugar syrup juice vinegar cream yogurt jam jelly wine stock broth tea coffee salt water chutney vegetable green
    steak chop liver ham beer honey egg bacon gum`,
  ),
);

interface Word {
  readonly raw: string;
  readonly isLast: boolean;
}

/** A word that is in no food name, no typo of one, and no kitchen English. */
function isStrange({ raw }: Word): boolean {
  const folded = foldText(raw);
  const word = singular(folded);
  // "Sundries" is a typo of "sundried", "sundry" is not.
  return NUMBER_WORDS[word] === undefined && findUnit(word) === null && isStranger(word) && isStranger(folded);
}

/** "Spooned", "frenched": words for what was done, if no food is called that. */
function isDone(word: Word): boolean {
  const folded = foldText(word.raw);
  return TOLD_OF.test(folded) && !CHANGED.has(folded) && isStrange(word);
}

/** Words that turn the food beside them into a dish. */
const MAKES_A_DISH: ReadonlySet<string> = new Set(
  `muscle batter barbecue stuffed loaded nutty crumble crumbled dressing drink protein mix spread snack waffle roll wrap wrapped bowl bowlful traybake
  stew casserole cake pie burger sandwich creamy crispy crunchy spicy sweet tangy glaze glazed marinated marinate coated covered crumbs
  filled filling topped topping infused layered tart pudding smoothie shake soup salad frosting icing vegetarian vegan non less no without
  free instead hawaiian fusion powder smoky seasoned salted caramelized caramelised blackened bed boat feast`.split(
    /\s+/,
  ),
);

/** "Slab bacon", "country bread": plain English beside a name. */
function isAside({ raw }: Word): boolean {
  const word = singular(foldText(raw));
  if (PLAIN_WORDS.has(word) || ALTERING_WORDS.has(word) || ALARM_WORDS.has(word)) return false;
  if (MAKES_A_DISH.has(word) || CHANGED.has(word) || findUnit(word) !== null || NUMBER_WORDS[word] !== undefined)
    return false;
  return isPlainEnglish(word);
}

/** The words of the name, without the remarks beside it. */
function isOfName({ raw }: Word): boolean {
  const word = singular(foldText(raw));
  return nameVocabulary().has(word) && !PLAIN_WORDS.has(word) && !COLOUR_WORDS.has(word) && findUnit(word) === null;
}

/**
 * Drops unknown words beside a food's name, mostly brands and breeds ("Lurpak butter", "Cara Cara oranges"). For animal
 * foods and broad kinds, only capitalized brands are dropped.
 */
function withoutStrangers(line: LooserLine): LooserLine {
  const end = line.text.search(/[,(;[]/);
  const head = end < 0 ? line.text : line.text.slice(0, end);
  const words = [...head.matchAll(LETTERS)].map(([raw], at, all) => ({ raw, isLast: at === all.length - 1 }));
  const done = words.filter((word) => isDone(word) || (!word.isLast && isAside(word)));
  const struck = words.filter((word) => !done.includes(word) && isStrange(word));
  if (struck.length + done.length === 0 || struck.length > MAX_STRUCK) return NOTHING_LESS;
  if (struck.some(({ isLast }) => isLast)) return NOTHING_LESS;
  const names = words.filter((word) => !done.includes(word) && isOfName(word));
  const last = names.at(-1);
  if (last === undefined) return NOTHING_LESS;
  const left = [...struck, ...done].reduce((rest, { raw }) => rest.replace(raw, ""), head);
  const text = left + line.text.slice(head.length);
  if (struck.length === 0) return { ...line, text };
  const kind = names.length === 1 ? singular(foldText(last.raw)) : "";
  if (KINDS_OF_ANYTHING.has(kind)) return NOTHING_LESS;
  const isMaker = struck.every(({ raw }) => CAPITAL.test(raw)) && !CAPITAL.test(last.raw);
  // "Martabak manis": an unknown word beside a foreign one may make any dish of it.
  if (!isMaker && names.every(({ raw }) => !englishWords().has(singular(foldText(raw))))) return NOTHING_LESS;
  const isBelieved = (food: Food) => isMaker || (food.animal === "none" && !KINDS_OF_MANY.has(kind));
  return { ...line, text, admits: (food) => line.admits(food) && isBelieved(food) };
}

/** Ever shorter versions of a line for which nothing was found. */
export function looserLines(text: string): readonly LooserLine[] {
  if (text.length > MAX_LENGTH || FRENCH_DOUGH.test(text)) return [];
  if (wordsOf(text).filter((word) => !isKnownWord(word)).length > MAX_UNKNOWN) return [];
  const whole: LooserLine = { text, admits: () => true, others: [] };
  const chosen = withoutClauses(withoutOtherChoice(whole));
  const unbracketed = withoutBrackets(chosen);
  const lines = [chosen, unbracketed, withoutAsides(unbracketed), withFirstKind(unbracketed)];
  const seen = new Set([text, ""]);
  return [...lines, ...[whole, ...lines].map(withoutStrangers)].filter((line) => {
    const isNew = !seen.has(line.text.trim());
    seen.add(line.text.trim());
    return isNew;
  });
}
