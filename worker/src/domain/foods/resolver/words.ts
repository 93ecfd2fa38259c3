import { table } from "../table.ts";

/** Letters that Unicode does not decompose, as cooks type them on a plain keyboard. */
const LIGATURES: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d", ı: "i" };

/** Plurals for which the rules below are wrong. */
const IRREGULAR: Readonly<Record<string, string>> = table({
  leaves: "leaf",
  halves: "half",
  loaves: "loaf",
  knives: "knife",
  chilli: "chili",
  chillies: "chili",
  chillis: "chili",
  chilies: "chili",
  chile: "chili",
  chiles: "chili",
  cookies: "cookie",
  brownies: "brownie",
  smoothies: "smoothie",
  veggies: "veggie",
  pies: "pie",
  avocadoes: "avocado",
  shoes: "shoe",
  geese: "goose",
  fishes: "fish",
  olives: "olive",
  yoghurt: "yogurt",
  yoghurts: "yogurt",
  pates: "pates",
  bigas: "bigas",
  sarsons: "sarsons",
  rawas: "rawas",
  yoghourt: "yogurt",
  yoghert: "yogurt",
  yogert: "yogurt",
  yougurt: "yogurt",
  soya: "soy",
  sause: "sauce",
  siracha: "sriracha",
  tomatoe: "tomato",
  toms: "tomato",
  potatoe: "potato",
  haloumi: "halloumi",
  brocolli: "broccoli",
  broccolli: "broccoli",
  raddish: "radish",
  chiken: "chicken",
  chicen: "chicken",
  sausge: "sausage",
  celary: "celery",
  yogart: "yogurt",
  yoghart: "yogurt",
  salmom: "salmon",
  lentile: "lentil",
  lentiles: "lentil",
  asparagas: "asparagus",
  rasins: "raisin",
  lentle: "lentil",
  vinager: "vinegar",
  mushrom: "mushroom",
  mushroms: "mushroom",
  cauliflour: "cauliflower",
  avacado: "avocado",
  paprica: "paprika",
  parmesean: "parmesan",
  cinammon: "cinnamon",
  bulgar: "bulgur",
  filet: "fillet",
  filets: "fillet",
  mlk: "milk",
  unsweet: "unsweetened",
  chkn: "chicken",
  olve: "olive",
  cherrie: "cherry",
  berrie: "berry",
  gelatine: "gelatin",
  gelatines: "gelatin",
  wholemeal: "wholemeal",
  chilis: "chili",
  doughs: "dough",
  gherkins: "gherkin",
  brest: "breast",
  brests: "breast",
  peper: "pepper",
  pepers: "pepper",
  worcestshire: "worcestershire",
  cheder: "cheddar",
  carot: "carrot",
  carots: "carrot",
  almon: "almond",
  almons: "almond",
  pistacio: "pistachio",
  pistacios: "pistachio",
  vanila: "vanilla",
  suger: "sugar",
  samon: "salmon",
  tunna: "tuna",
  beaf: "beef",
  lentel: "lentil",
  lentels: "lentil",
  egs: "egg",
  butterr: "butter",
  buter: "butter",
  creem: "cream",
  cheeze: "cheese",
  chease: "cheese",
  chees: "cheese",
  nutmaig: "nutmeg",
  powdr: "powder",
  pwder: "powder",
  oyl: "oil",
  bullion: "bouillon",
  noddle: "noodle",
  noddles: "noodle",
  weat: "wheat",
  tofuu: "tofu",
  fsh: "fish",
  grond: "ground",
  bacan: "bacon",
  ryce: "rice",
  sirup: "syrup",
  thime: "thyme",
  gekocht: "cooked",
  gekochte: "cooked",
  gekochter: "cooked",
  cocido: "cooked",
  cocidos: "cooked",
  cocida: "cooked",
  cocidas: "cooked",
  cozido: "cooked",
  cozidos: "cooked",
  cozida: "cooked",
  cozidas: "cooked",
  cuit: "cooked",
  cuite: "cooked",
  cuits: "cooked",
  cuites: "cooked",
  escurrido: "drained",
  escurridos: "drained",
  escurridas: "drained",
  abgetropft: "drained",
  egoutte: "drained",
  egouttes: "drained",
  grams: "gram",
});

/** Words that never help to identify a food, in all languages of the names. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  "of the a an some in l de di du des d del da do la le les von vom my your our few".split(" "),
);

const singulars = new Map<string, string>();
const MAX_MEMORY = 20_000;

function stripEnding(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss") || word.endsWith("us")) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith("oes") || word.endsWith("shes") || word.endsWith("ches") || word.endsWith("xes")) {
    return word.slice(0, -2);
  }
  if (word.endsWith("sses")) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The singular by rule: not always a dictionary word, but the same for singular and plural. */
export function singular(word: string): string {
  const known = singulars.get(word);
  if (known !== undefined) return known;
  const found = stripEnding(word);
  if (singulars.size < MAX_MEMORY) singulars.set(word, found);
  return found;
}

const NOT_ASCII = /[^\0-\x7f]/;
const MARKS = /\p{M}+/gu;
const SPECIAL = /[ßœæøłđı]/g;
const ELISION = /\b([dl])['´‘’ʼ]/g;
const ANY_APOSTROPHE = /['`´‘’ʼ]/;
const APOSTROPHES = /['`´‘’ʼ]/g;

/** "Pâte" is a dough or paste, "pâtes" are pasta; only the last accent makes it a pâté. */
const FRENCH_PASTE = /\bpa\u0302te(s?)(?![\u0301s])/g;

/** Lower case, without accents and apostrophes: "Crème fraîche" is "creme fraiche". */
export function foldText(text: string): string {
  let folded = text.toLowerCase();
  if (NOT_ASCII.test(folded)) {
    folded = folded
      .normalize("NFKD")
      .replace(FRENCH_PASTE, (_, plural) => (plural === "" ? "paste" : "pasta"))
      .replace(MARKS, "")
      .replace(SPECIAL, (letter) => LIGATURES[letter] ?? letter);
  }
  if (!ANY_APOSTROPHE.test(folded)) return folded;
  return folded.replace(ELISION, "$1 ").replace(APOSTROPHES, "");
}

const WORD = /[a-z0-9][a-z0-9./]*%?|&/g;

const wordsOfNames = new Map<string, readonly string[]>();
const MAX_NAMES = 4_000;
const LONGEST_NAME = 60;

/**
 * Singular words of already folded text, without those that add nothing; "2 %" is one word, "&" is "and". Cached,
 * because a line's readings and a week's lines ask for the same names again and again.
 */
export function foldedWords(folded: string): readonly string[] {
  const known = wordsOfNames.get(folded);
  if (known !== undefined) return known;
  const words = splitWords(folded);
  if (folded.length > LONGEST_NAME) return words;
  if (wordsOfNames.size >= MAX_NAMES) wordsOfNames.clear();
  wordsOfNames.set(folded, words);
  return words;
}

/** The same for a text that is read only once. */
export function splitWords(folded: string): readonly string[] {
  const words: string[] = [];
  const joined = folded.includes(" %") ? folded.replaceAll(" %", "%") : folded;
  for (const raw of joined.match(WORD) ?? []) {
    const word = raw.endsWith(".") ? raw.slice(0, -1) : raw;
    if (word === "&") words.push("and");
    else if (!STOP_WORDS.has(word)) words.push(singular(word));
  }
  return words;
}

/** Singular, folded words of any text. */
export function wordsOf(text: string): readonly string[] {
  return foldedWords(foldText(text));
}
