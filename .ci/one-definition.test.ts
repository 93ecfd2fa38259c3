import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FREE_TIER_MEALS } from "../schema/src/constants/meals.ts";
import { QUESTIONNAIRE_STEP_COUNT } from "../schema/src/constants/questionnaire-steps.ts";
import { LIVE_CHAT_HOURS } from "../schema/src/constants/support.ts";
import {
  CONVERSION_CURRENCY,
  CURRENCY_SIGN,
  DASHBOARD_CURRENCY_SIGN,
  PAID_TIER_TERMS,
  PRICING_CURRENCY,
} from "../schema/src/constants/tiers.ts";
import { PROGRESS_DEFAULT_MAX, SLIDER_DEFAULTS } from "../schema/src/constants/timings.ts";
import { countWord } from "../schema/src/rules/text/count-text.ts";

const ROOT = join(import.meta.dirname, "..");
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The product's own code without its comments; what constants, generated data and tests hold is not a second copy. */
const SOURCES = globSync("{schema,web,worker}/src/**/*.{ts,tsx}", { cwd: ROOT })
  .filter((path) => !/constants\/|[.]data[.]ts$|[.]test[.]tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(ROOT, path), "utf8").replaceAll(COMMENTS, "") }));

test("the number of questions and of free meals is never typed by hand", () => {
  const counts = [countWord(QUESTIONNAIRE_STEP_COUNT), String(QUESTIONNAIRE_STEP_COUNT)].join("|");
  const free = [countWord(FREE_TIER_MEALS), String(FREE_TIER_MEALS)].join("|");
  const typed = new RegExp(
    `\\b(?:(?:${counts}) (?:short )?questions|(?:${free}) (?:personalized meals|meals for free))\\b`,
    "i",
  );
  expect("Answer nine questions").toMatch(typed);
  expect("Three personalized meals").toMatch(typed);
  expect(SOURCES.filter(({ code }) => typed.test(code)).map(({ path }) => path)).toEqual([]);
});

test("K03: each screen uses the currency that the specification gives it", () => {
  expect({ PRICING_CURRENCY, CONVERSION_CURRENCY, DASHBOARD_CURRENCY_SIGN, CURRENCY_SIGN }).toEqual({
    PRICING_CURRENCY: "USD",
    CONVERSION_CURRENCY: "EUR",
    DASHBOARD_CURRENCY_SIGN: "€",
    CURRENCY_SIGN: "$",
  });
});

test("only one place puts the currency sign before an amount", () => {
  const signed = /[\s`(]\$\$\{/;
  expect("`about $${cents / 100}`").toMatch(signed);
  expect(SOURCES.filter(({ code }) => signed.test(code)).map(({ path }) => path)).toEqual([]);
});

test("the worker never spells out the address of a page of the site", () => {
  const page = /rigin\}\/(?!api\/|\.well-known\/)/;
  expect("origin}/settings").toMatch(page);
  const naming = SOURCES.filter(({ path, code }) => path.startsWith("worker/") && page.test(code));
  expect(naming.map(({ path }) => path)).toEqual([]);
});

test("K06: by default a slider goes from 0 to 100 by 1 and a progress bar ends at 100", () => {
  const codeOf = (path: string) => SOURCES.find((source) => source.path === path)?.code ?? "";
  expect({ ...SLIDER_DEFAULTS, progress: PROGRESS_DEFAULT_MAX }).toEqual({ min: 0, max: 100, step: 1, progress: 100 });
  for (const name of ["min", "max", "step"])
    expect(codeOf("web/src/components/form/slider.tsx")).toContain(`${name} = SLIDER_DEFAULTS.${name}`);
  expect(codeOf("web/src/components/progress.tsx")).toContain("max = PROGRESS_DEFAULT_MAX");
});

/** Ways to write the specification's numbers that cannot mean anything else, wherever they occur. */
const PRICES = Object.values(PAID_TIER_TERMS).map(({ priceCents }) => `[$€]${priceCents / 100}(?!\\d|[.,]\\d)`);
test.each([
  ["prices", new RegExp(PRICES.join("|"))],
  ["the rating", /4\.8\/5/],
  ["the chat's hours", new RegExp(LIVE_CHAT_HOURS.slice(0, 4))],
  ["hours until an answer", /\b24 hours\b/],
  ["steps of the questionnaire", /\b(?:of 9|nine) steps\b|Step \d of 9/i],
  ["how long a toast stays", /\b1_?000_?000 ?ms|delay = 5_?000\b/],
  ["the delays after signing up and after a reset", /setTimeout\([^;]{0,200}, (?:500|2_?000|3_?000)\)/],
])("K07: %s from the specification appear only in the constants", (_, copy) => {
  expect(SOURCES.length).toBeGreaterThan(300);
  expect(SOURCES.filter(({ code }) => copy.test(code)).map(({ path }) => path)).toEqual([]);
});
