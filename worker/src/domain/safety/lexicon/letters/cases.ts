/**
 * Endings for case, number and article, and of adjectives derived from names, in Slavic languages, Romanian, Finnish,
 * Hungarian, Turkish and the Nordic ones, with the ending of the name itself. Endings that mean "without" ("-siz",
 * "-ton", "-mentes") are not included.
 */
const ENDINGS: readonly (readonly [endings: string, own: string])[] = [
  ["ami emi ama", "a y i e o"],
  ["imi ima om em ov ow u", " a o e y"],
  ["ovi owi iem iowi", " o"],
  ["y i e ou ej o", "a"],
  ["ych ich ymi ego eho emu", "y a e"],
  ["a", " o e"],
  ["owy owa owe owego owej owym ovy ova ove ovou oveho ovym", " a y o"],
  ["ul ului ilor elor lor ea", " e a i"],
  ["ei ii", "a e"],
  ["le", ""],
  ["a n aa ta tta lla lle lta ssa sta ja ia ien jen ita iden jen", ""],
  ["oita oiden oilla oja ojen", "a o"],
  ["eita eiden eilla eja", "i e"],
  ["en in illa ia ien", "i"],
  ["t k ok ek ak ot et at os es as s val vel ban ben bol", ""],
  ["li lu yi yu i u lar ler lari leri", ""],
  ["en n et ene erne arna erna orna ne na rna", " e a"],
];
/** "Sajttal", "kenyérrel": "with", which doubles the name's last letter. */
const WITH = /^(.+?)(.)\2[ae]l$/;
const MIN_NAME = 4;
const MIN_WORD = 6;

const BY_ENDING: readonly (readonly [ending: string, own: readonly string[]])[] = ENDINGS.flatMap(([endings, own]) =>
  endings.split(" ").map((ending) => [ending, own.split(" ")] as const),
);

/** The names of which a folded word may be an inflected form, longest stem first. */
export function namesOfCase(word: string): readonly string[] {
  if (word.length < MIN_WORD) return [];
  const names = BY_ENDING.flatMap(([ending, own]) => {
    if (!word.endsWith(ending)) return [];
    const rest = word.slice(0, -ending.length);
    return own.map((one) => rest + one).filter((name) => name.length >= MIN_NAME);
  });
  const withName = WITH.exec(word);
  if (withName !== null) names.push(`${withName[1]}${withName[2]}`);
  return names.sort((left, right) => right.length - left.length);
}
