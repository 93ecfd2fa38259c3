import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

interface Axe {
  run(
    context: string | Document,
    options: object,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly ({ readonly target: readonly string[] } & Record<
        "any" | "all" | "none",
        readonly { readonly message: string }[]
      >)[];
    }[];
  }>;
}

declare global {
  interface Window {
    readonly axe?: Axe;
  }
}

/**
 * The copy of axe that comes with `@axe-core/playwright`, whose builder sends it unminified twice per look and also
 * fetches what passes.
 */
const axeFile = createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js");
const AXE_SOURCE = readFileSync(axeFile, "utf8");

/** Listed one by one, because axe skips the rules added in 2.2 unless they are requested. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The rules that another color scheme can affect, as it changes only colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Elements that cover a page for some seconds. */
const PASSING_COVERS =
  '[aria-label^="Notifications"] :is(li, p), [role="tooltip"], [data-radix-popper-content-wrapper]';

interface Violation {
  readonly rule: string;
  readonly selector: string;
  readonly reasons: string;
}

/**
 * What axe finds against WCAG 2.2 A and AA and its best practices in the current document. Sizes of partly covered
 * elements are checked again without toasts and tooltips, scrolled into view.
 */
export async function findViolations(page: Page, rules: "all" | "color" = "all"): Promise<string[]> {
  const found = await analyze(page, rules === "all" ? { tags: AXE_TAGS } : { rules: COLOR_RULES });
  const covered = found.filter(isCoveredTarget);
  const rest = found.filter((violation) => !isCoveredTarget(violation));
  return [...rest, ...(await judgeUncovered(page, covered))].map(
    ({ rule, selector, reasons }) => `${rule}: ${selector}: ${reasons}`,
  );
}

const isCoveredTarget = ({ rule, reasons }: Violation) => rule === "target-size" && reasons.includes("obscured");

async function judgeUncovered(page: Page, covered: readonly Violation[]): Promise<Violation[]> {
  if (covered.length === 0) return [];
  const scrolledTo = await page.evaluate(() => window.scrollY);
  await page.locator(PASSING_COVERS).evaluateAll((covers: HTMLElement[]) => {
    for (const cover of covers) cover.style.setProperty("visibility", "hidden", "important");
  });
  const left: Violation[] = [];
  for (const { selector } of covered) {
    await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: "center", behavior: "instant" }));
    left.push(...(await analyze(page, { within: selector, rules: ["target-size"] })));
  }
  await page.locator(PASSING_COVERS).evaluateAll((covers: HTMLElement[]) => {
    for (const cover of covers) cover.style.removeProperty("visibility");
  });
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scrolledTo);
  return left;
}

interface Narrowing {
  readonly tags?: readonly string[];
  readonly rules?: readonly string[];
  /** Only what is below this element. */
  readonly within?: string;
}

/** One run of axe in the page; returns only what is read here. */
async function analyze(page: Page, narrowing: Narrowing): Promise<Violation[]> {
  const { tags, rules, within } = narrowing;
  const runOnly = tags ? { type: "tag", values: tags } : { type: "rule", values: rules };
  const run = ([selector, only]: readonly [string | undefined, typeof runOnly]) =>
    window.axe?.run(selector ?? document, { runOnly: only, resultTypes: ["violations"] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => ({
          rule: id,
          selector: target.join(" "),
          reasons: [...any, ...all, ...none].map(({ message }) => message).join("; "),
        })),
      ),
    );
  const found = await page.evaluate(run, [within, runOnly] as const);
  if (found !== undefined) return found;
  // As text, to which the page's script policy does not apply.
  await page.evaluate(AXE_SOURCE);
  return analyze(page, narrowing);
}
