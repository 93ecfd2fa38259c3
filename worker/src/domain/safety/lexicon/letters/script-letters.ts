/** Text in the form in which `SCRIPT_TERMS` are compared, with a mapping back to the original offsets. */
export interface ScriptText {
  readonly text: string;
  /** Original offset of each character, and one past the last. */
  readonly offsets: readonly number[];
}

const MARKS = /\p{M}/gu;
const ONE_MARK = /^\p{M}$/u;
/** The smallest code of any mark. */
const FIRST_MARK = 0x300;
const LAST_OF_ONE_UNIT = 0xffff;
const FORMAT = /[\p{Cf}\u0640]/gu;
/** Scripts in which writers often omit marks (accents, vowel points). */
const MARKS_OPTIONAL = /[\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ONE_LETTER: Readonly<Record<string, string>> = {
  ё: "е",
  ς: "σ",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  "’": "'",
  ʼ: "'",
};
/** Nukta and chandrabindu, which Hindi writers omit or exchange. */
const NUKTA = /\u093c/g;
const CHANDRABINDU = /\u0901/g;

const foldedClusters = new Map<string, string>();
const CLUSTERS_LIMIT = 4_096;
const LONGEST_CLUSTER = 8;

function foldCluster(cluster: string): string {
  const known = foldedClusters.get(cluster);
  if (known !== undefined) return known;
  const folded = computeFold(cluster);
  if (foldedClusters.size >= CLUSTERS_LIMIT) foldedClusters.clear();
  if (cluster.length <= LONGEST_CLUSTER) foldedClusters.set(cluster, folded);
  return folded;
}

function computeFold(cluster: string): string {
  let folded = cluster.normalize("NFKC").toLowerCase().replace(FORMAT, "");
  if (MARKS_OPTIONAL.test(folded)) folded = folded.normalize("NFD").replace(MARKS, "");
  folded = folded.replace(NUKTA, "").replace(CHANDRABINDU, "\u0902");
  return [...folded].map((letter) => ONE_LETTER[letter] ?? letter).join("");
}

const marks = new Map<number, boolean>();

function isMark(code: number): boolean {
  if (code < FIRST_MARK) return false;
  const known = marks.get(code);
  if (known !== undefined) return known;
  const found = ONE_MARK.test(String.fromCodePoint(code));
  if (marks.size >= CLUSTERS_LIMIT) marks.clear();
  marks.set(code, found);
  return found;
}

/** The position after the character at `at` and its marks. */
function endOfCluster(text: string, at: number): number {
  let end = at;
  do end += (text.codePointAt(end) ?? 0) > LAST_OF_ONE_UNIT ? 2 : 1;
  while (end < text.length && isMark(text.codePointAt(end) ?? 0));
  return end;
}

/** Lower case, with one spelling for each letter; Greek accents and Arabic and Hebrew points are omitted. */
export function foldScripts(text: string): ScriptText {
  const offsets: number[] = [];
  let folded = "";
  let end = 0;
  for (let at = 0; at < text.length; at = end) {
    end = endOfCluster(text, at);
    // A leading mark belongs to no letter.
    if (isMark(text.codePointAt(at) ?? 0)) continue;
    const cluster = foldCluster(text.slice(at, end));
    for (let index = 0; index < cluster.length; index += 1) offsets.push(at);
    folded += cluster;
  }
  offsets.push(text.length);
  return { text: folded, offsets };
}
