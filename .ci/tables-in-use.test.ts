import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AUDIT_TEXTS } from "../schema/src/constants/admin.ts";
import { STATUS_OF_ERROR } from "../schema/src/constants/errors/error-statuses.ts";
import { ALLERGEN_FACTS } from "../schema/src/constants/food/allergens.ts";
import { LABEL_CODES } from "../schema/src/constants/food/labels.ts";
import { MAILS } from "../schema/src/constants/mails.ts";
import { COUNT_LIMITS, LOGIN_DELAYS } from "../schema/src/constants/rate-limits.ts";
import { CAPABILITY_TEXTS } from "../schema/src/rules/entitlements.ts";

/** Left out: allergens are named by the foods and the lexicon, which have their own tests. */
const MARKS_OF_DIETS = LABEL_CODES.filter((code) => !Object.hasOwn(ALLERGEN_FACTS, code));

const ROOT = join(import.meta.dirname, "..");

/** A table of one text for each capability: types demand its rows, whether or not anything asks for the capability. */
const TEXTS = "schema/src/rules/text/capability-phrases.ts";

/** Every name and word in the product's code, file by file; data, tests and that table do not count as use. */
const WORDS = globSync("{schema,worker,web}/src/**/*.{ts,tsx}", { cwd: ROOT })
  .filter((path) => !/[.](?:test|data)[.]/.test(path) && path !== TEXTS)
  .map((path) => ({ path, words: new Set(readFileSync(join(ROOT, path), "utf8").match(/[A-Za-z_][\w-]*/g)) }));

/**
 * Tables whose rows compile even if nothing uses them, and do nothing until some code names them: a limit, an event, a
 * capability.
 */
const TABLES = {
  "schema/src/constants/rate-limits.ts": { ...COUNT_LIMITS, ...LOGIN_DELAYS },
  "schema/src/constants/admin.ts": AUDIT_TEXTS,
  "schema/src/constants/mails.ts": MAILS,
  "schema/src/constants/errors/error-statuses.ts": STATUS_OF_ERROR,
  "schema/src/constants/food/labels.ts": Object.fromEntries(MARKS_OF_DIETS.map((code) => [code, true])),
  "schema/src/rules/entitlements.ts": CAPABILITY_TEXTS,
};

test("the table that does not count as use is where it is expected", () => {
  expect(globSync(TEXTS, { cwd: ROOT })).toEqual([TEXTS]);
});

test.each(Object.entries(TABLES))("every entry of %s is used somewhere else in the code", (home, table) => {
  expect(WORDS.some(({ path }) => path === home)).toBe(true);
  const others = WORDS.filter(({ path }) => path !== home);
  expect(Object.keys(table).filter((key) => !others.some(({ words }) => words.has(key)))).toEqual([]);
});
