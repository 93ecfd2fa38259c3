/** What a model may not write: figures, promises and commands. */
const NOT_A_STEP =
  /k?cal(?:orie)?s?\b|\bmacros?\b|\bnutrition\b|\bnutritional (?:value|info)|\bkj\b|\d\s*g(?:rams)? (?:of )?(?:protein|carb|fat|fibre|fiber)|allerg|\bintoleran|\bcoeliac|\bceliac|\bsafe (?:for|to)\b|https?:|www\.|[<>{}\\`$|=@#]|\bignore\b|\bsystem\b|\bprompt\b|\binstructions?\b|\bassistant\b|\buser\b|\badmin\b|\bdatabase\b|\bdelete\b|\bjson\b/i;
/** "Mi(lk)": no cook writes a word like that, except "clove(s)". */
const SPLIT_WORD = /\p{L}[([](?!e?s[)\]])|[)\]]\p{L}/u;
/** Leaves ingredients to the cook, which the gate cannot check. */
const OPEN_ENDED =
  /\bfavou?rite\b|\bof (?:your )?choice\b|\b(?:store|shop)[- ]bought\b|\boptional|\bwhatever\b|\bif (?:you )?(?:like|want|wish|desired)\b|\bany (?:kind|type|sort) of\b|\bgravy\b/i;

/** Whether no step and no name of a dish may say this, whatever is in the dish. */
export function isUnfit(text: string): boolean {
  return NOT_A_STEP.test(text) || OPEN_ENDED.test(text) || SPLIT_WORD.test(text);
}
