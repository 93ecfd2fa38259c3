import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** The specification is in American English, and so is every text that a person reads. */
const BRITISH =
  /\b(?:(?:dis)?colour|favour|flavour|neighbour|behaviour|harbour|honour|labour|savour|vapour|centre|(?:milli|kilo)?litre|(?:centi|kilo|milli)metre|fibre|grey|yoghurt|learnt|spelt it|whilst|programme|catalogue|cancell(?:ed|ing)|labell(?:ed|ing)|travell(?:ed|ing)|(?:organ|personal|recogn|real|summar|apolog|custom|minim|optim)is(?:e|ed|es|ing|ation)|analys(?:e|ed|es|ing))s?\w*\b/i;
/** People may type either spelling, and foods are named as on their packages, so these files may hold British words. */
const READS_WHAT_PEOPLE_TYPE = /domain\/(?:foods|safety\/lexicon)\/|[.](?:test|data|fixture)[.]|\/gallery\//;

/** Finds strings (those with a space are texts) and what stands between tags. */
const TEXTS = /(["'`])((?:\\.|(?!\1)[^\\\n])*)\1|>([^<>{}=;"'`]+)</g;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

test("texts that people read use no British spelling", () => {
  const files = globSync("{schema,web,worker}/{src,build}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (path) => !READS_WHAT_PEOPLE_TYPE.test(path),
  );
  const found = files.flatMap((path) =>
    [...readFileSync(join(ROOT, path), "utf8").replaceAll(COMMENTS, "").matchAll(TEXTS)].flatMap(
      ([, , quoted, drawn]) => {
        // Whatever is in braces is code.
        const text = (quoted ?? drawn ?? "").replaceAll(/\$?\{[^}]*\}/g, "");
        const word = BRITISH.exec(text)?.[0];
        return word === undefined || !text.includes(" ") ? [] : [`${path}: ${word} in "${text.trim()}"`];
      },
    ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
